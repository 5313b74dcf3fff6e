// Builds the page into the server's static folder: one script, one style sheet, one page.
import { build, context } from "esbuild";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const out = new URL("../src/lastcall/server/static/", import.meta.url);
const watch = process.argv.includes("--watch");

const page = {
  name: "page",
  setup(job) {
    job.onEnd(async (result) => {
      if (result.errors.length) return;
      const files = Object.keys(result.metafile.outputs);
      const named = (ending) => basename(files.find((file) => file.endsWith(ending)));
      const html = (await readFile(new URL("index.html", import.meta.url), "utf8"))
        .replace("%SCRIPT%", `/assets/${named(".js")}`)
        .replace("%STYLE%", `/assets/${named(".css")}`);
      await writeFile(new URL("index.html", out), html);
      await writeFile(
        new URL("icon.svg", out),
        await readFile(new URL("icon.svg", import.meta.url)),
      );
      let total = 0;
      for (const ending of [".js", ".css"]) {
        const data = await readFile(new URL(`assets/${named(ending)}`, out));
        const packed = gzipSync(data, { level: 9 }).length;
        total += packed;
        console.log(
          `${named(ending)}: ${data.length} bytes, gzip ${packed}, brotli ${brotliCompressSync(data).length}`,
        );
      }
      console.log(`over the wire: ${(total / 1000).toFixed(1)} kB (gzip)`);
    });
  },
};

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const options = {
  absWorkingDir: new URL(".", import.meta.url).pathname,
  entryPoints: { lastcall: "src/main.tsx" },
  outdir: new URL("assets", out).pathname,
  entryNames: "[name]-[hash]",
  bundle: true,
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  metafile: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".ftl": "text" },
  legalComments: "none",
  plugins: [page],
};
if (watch) await (await context(options)).watch();
else await build(options);
