// Sets the page's type: cuts `url("font:yeseva-one/latin/400")` in a style sheet from the packaged font, with only
// the letters and features the page uses, and puts the licences beside them.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const run = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

// Every letter of both languages, and those of names one meets most; others come from the machine's own fonts.
const letters = {
  latin: run(0x20, 0x7e) + "\u00a0\u2009\u202f«»·½×°–—‘’‚“”„…•‹›−→←€" + "áàâäãåæçéèêëíïñóôöøœšßúüÁÄÅÇÉÖØÜ",
  cyrillic: run(0x0410, 0x044f) + "ЁёІіЇїЄєҐґ№",
};
// Numbers that stand in line and under each other; without the rest a font weighs half.
const features = ["kern", "lnum", "tnum"];

// Changed fonts may not be called by a reserved name: the sheet names them anew, and their own name is left out.
const options = { targetFormat: "woff2", noHinting: true, keepFeatures: features, dropTables: ["name"] };

const home = (family) => new URL(`node_modules/@fontsource/${family}/`, import.meta.url);

export const fonts = {
  name: "fonts",
  setup(job) {
    job.onResolve({ filter: /^font:/ }, ({ path }) => {
      const [family, script, weight] = path.slice(5).split("/");
      return { path: `${family}-${script}-${weight}.woff2`, namespace: "font", pluginData: { family, script, weight } };
    });
    job.onLoad({ filter: /.*/, namespace: "font" }, async ({ pluginData: { family, script, weight } }) => {
      const whole = await readFile(new URL(`files/${family}-${script}-${weight}-normal.woff2`, home(family)));
      const contents = await subset(whole, letters[script], options);
      return { contents, loader: "file" };
    });
  },
};

/** The licences, served with the fonts. */
export async function licences(out) {
  await mkdir(new URL("fonts/", out), { recursive: true });
  for (const family of ["yeseva-one", "alegreya-sans"]) {
    await writeFile(new URL(`fonts/${family}-licence.txt`, out), await readFile(new URL("LICENSE", home(family))));
  }
}
