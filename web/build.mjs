// Builds the page into the server's static folder: one script, one for each language, one style sheet, the fonts, one page.
import { build, context } from "esbuild";
import { existsSync } from "node:fs";
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { fonts, licences } from "./fonts.mjs";

const out = new URL("../src/lastcall/server/static/", import.meta.url);
const watch = process.argv.includes("--watch");

// Messages come from the Python side, without their comments. A language that has no file of its own yet takes
// the English one.
const messages = {
  name: "messages",
  setup(job) {
    job.onResolve({ filter: /\.ftl$/ }, ({ path, resolveDir }) => {
      const own = resolve(resolveDir, path);
      return { path: existsSync(own) ? own : own.replace(/text\/\w+\//, "text/en/") };
    });
    job.onLoad({ filter: /\.ftl$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      return { contents: text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n"), loader: "text" };
    });
  },
};

const page = {
  name: "page",
  setup(job) {
    job.onEnd(async (result) => {
      if (result.errors.length) return;
      const made = Object.entries(result.metafile.outputs);
      const [script, { imports, cssBundle: style }] = made.find(([, about]) => about.entryPoint === "src/main.tsx");
      const needed = new Set(imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => path));
      for (const file of needed)
        for (const { kind, path } of result.metafile.outputs[file].imports) if (kind === "import-statement") needed.add(path);
      const html = (await readFile(new URL("index.html", import.meta.url), "utf8"))
        .replace("%SCRIPT%", `/assets/${basename(script)}`)
        .replace("%NEEDED%", [...needed].map((file) => `<link rel="modulepreload" href="/assets/${basename(file)}" />`).join("\n    "))
        .replace("%STYLE%", `/assets/${basename(style)}`);
      await writeFile(new URL("index.html", out), html);
      const icon = await readFile(new URL("icon.svg", import.meta.url), "utf8");
      await writeFile(new URL("icon.svg", out), icon);
      // The table calls: a red light on the same icon.
      await writeFile(new URL("icon-call.svg", out), icon.replace("</svg>", '<circle cx="49" cy="15" r="15" fill="#1d0f17"/><circle cx="49" cy="15" r="12" fill="#ff3b2a"/></svg>'));
      await licences(out);
      for (const file of ["manifest.webmanifest", "icon-180.png", "icon-192.png", "icon-512.png", "icon-full.png"])
        await copyFile(new URL(file, import.meta.url), new URL(file, out));
      // Another page, another worker: its caches begin anew.
      const files = made.map(([file]) => file).sort().join();
      await build({
        absWorkingDir: options.absWorkingDir,
        entryPoints: ["worker/worker.ts"],
        outfile: new URL("sw.js", out).pathname,
        bundle: true,
        minify: !watch,
        format: "esm",
        target: options.target,
        define: { BUILD: JSON.stringify(createHash("sha256").update(files + html).digest("hex").slice(0, 12)) },
      });
      let first = 0; // what a first visit fetches, in the larger language
      let language = 0;
      const type = { latin: 0, cyrillic: 0 };
      for (const [file] of made) {
        const data = await readFile(new URL(`assets/${basename(file)}`, out));
        const packed = gzipSync(data, { level: 9 }).length;
        const cut = /-(latin|cyrillic)-\d+-\w+\.woff2$/.exec(file)?.[1];
        if (cut) type[cut] += data.length;
        else if ([script, style, ...needed].includes(file)) first += packed;
        else language = Math.max(language, packed);
        console.log(`${basename(file)}: ${data.length} bytes, gzip ${packed}, brotli ${brotliCompressSync(data).length}`);
      }
      console.log(`over the wire: ${((first + language) / 1000).toFixed(1)} kB (gzip), type ${(type.latin / 1000).toFixed(1)} kB, with Cyrillic ${((type.latin + type.cyrillic) / 1000).toFixed(1)}`);
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
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  metafile: true,
  format: "esm",
  charset: "utf8",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  plugins: [messages, fonts, page],
};
if (watch) await (await context(options)).watch();
else await build(options);
