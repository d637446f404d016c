// Runs one of the Python files beside this one inside Pyodide: calls its main() with stdin, and prints what that gives.
// Usage: node run.mjs path/to/pyodide.mjs path/to/file.py

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodidePath, scriptPath] = process.argv.slice(2);
// Read before Pyodide starts, because Pyodide takes over stdin.
const input = readFileSync(0, "utf8");
const { loadPyodide } = await import(pathToFileURL(pyodidePath));

// A fixed hash seed keeps the order of set constants, and so the bytes, the same in every build. Bytecode tells the line of
// each instruction; its columns, which only underline a place in a traceback, are left out.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const pyodide = await loadPyodide({ env, stdout: () => {} });
pyodide.runPython(readFileSync(scriptPath, "utf8"));
process.stdout.write(pyodide.globals.get("main")(input));
