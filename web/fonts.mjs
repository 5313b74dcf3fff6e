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

const cut = { noHinting: true, keepFeatures: features };

// A changed font may not go by a reserved name, so that one gets another as long, here and in the style sheet.
const reserved = { "yeseva-one": ["Yeseva", "Tavern"] };
const NAMES = new Set([1, 3, 4, 6]); // family, unique, full and PostScript; the copyright stays as it is

/** Rename a font inside: the records of its `name` table lie in it as plain text of one or two bytes a letter. */
function renamed(font, [from, to]) {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, i) => 12 + i * 16);
  const entry = tables.find((at) => font.toString("latin1", at, at + 4) === "name");
  const table = font.readUInt32BE(entry + 8);
  const strings = table + font.readUInt16BE(table + 4);
  for (let i = 0; i < font.readUInt16BE(table + 2); i++) {
    const record = table + 6 + i * 12;
    if (!NAMES.has(font.readUInt16BE(record + 6))) continue;
    const start = strings + font.readUInt16BE(record + 10);
    const text = font.subarray(start, start + font.readUInt16BE(record + 8));
    for (const encoding of ["latin1", "utf16le"]) {
      const wide = encoding === "utf16le";
      const [old, put] = [from, to].map((word) => (wide ? Buffer.from(word, encoding).swap16() : Buffer.from(word, encoding)));
      for (let at = text.indexOf(old); at >= 0; at = text.indexOf(old, at + 1)) put.copy(text, at);
    }
  }
  return font;
}

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
      const plain = await subset(whole, letters[script], { ...cut, targetFormat: "sfnt" });
      const named = reserved[family] ? renamed(plain, reserved[family]) : plain;
      const contents = await subset(named, letters[script], { ...cut, targetFormat: "woff2" });
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
