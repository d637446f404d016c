// One script of the page with all that it imports, as one. Takes its path from the folder that it is run in, and prints
// the text and which files are in it, as JSON.
import { build } from "esbuild";
import { HOW, LINES } from "./how.mjs";

/** What is imported only once somebody wants it stays a file of its own. */
const later = {
  name: "later",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

const { outputFiles, metafile } = await build({
  ...HOW,
  entryPoints: [process.argv[2]],
  bundle: true,
  format: "esm",
  lineLimit: LINES,
  plugins: [later],
  metafile: true,
  write: false,
});
process.stdout.write(JSON.stringify({ text: outputFiles[0].text, joined: Object.keys(metafile.inputs) }));
