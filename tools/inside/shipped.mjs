// Scripts and style sheets without what is only for those who read them. Takes {path: text} as JSON from stdin, and
// prints the same.
import { transform } from "esbuild";
import { readFileSync } from "node:fs";
import { HOW, LINES } from "./how.mjs";

const shipped = async ([path, text]) => {
  const { code } = await transform(text, {
    ...HOW,
    ...(path.endsWith(".css") ? { loader: "css" } : { loader: "js", lineLimit: LINES }),
    sourcefile: path,
  });
  return [path, code];
};

const files = Object.entries(JSON.parse(readFileSync(0, "utf8")));
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(files.map(shipped)))));
