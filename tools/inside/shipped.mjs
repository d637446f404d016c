// Scripts and style sheets without what is only for those who read them. Takes {path: text} as JSON from stdin, and
// prints the same.
import { transform } from "esbuild";
import { readFileSync } from "node:fs";

const shipped = async ([path, text]) => {
  const { code } = await transform(text, {
    // Scripts keep some lines, so that a report of an error says where.
    ...(path.endsWith(".css") ? { loader: "css" } : { loader: "js", lineLimit: 100 }),
    minifyWhitespace: true, // and comments with it
    sourcefile: path,
    target: "esnext",
    charset: "ascii", // the one-file page is not UTF-8
    legalComments: "none",
    logLevel: "error",
  });
  return [path, code];
};

const files = Object.entries(JSON.parse(readFileSync(0, "utf8")));
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(files.map(shipped)))));
