// Builds the gallery of everything drawn into web/shots/gallery, for us to look at; it is not part of the page.
import { build } from "esbuild";
import { copyFile, mkdir } from "node:fs/promises";

import { fonts } from "./fonts.mjs";

const out = new URL("shots/gallery/", import.meta.url);
await mkdir(out, { recursive: true });
await build({
  absWorkingDir: new URL(".", import.meta.url).pathname,
  entryPoints: { main: "src/art/gallery/main.tsx" },
  outdir: out.pathname,
  bundle: true,
  splitting: true,
  format: "esm",
  charset: "utf8",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  plugins: [fonts],
});
await copyFile(new URL("src/art/gallery/index.html", import.meta.url), new URL("index.html", out));
