// Runs a part of the campaign inside Pyodide: node inside.mjs path/to/pyodide.mjs project part seed count
// Says each case before it is tried, so that whoever listens knows which one took Python along.

import { pathToFileURL } from "node:url";

const [pyodidePath, project, part, seed, count] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodidePath));

const python = await loadPyodide({ stdout: (line) => process.stdout.write(`${line}\n`) });
python.FS.mkdir("/project");
python.FS.mount(python.FS.filesystems.NODEFS, { root: project }, "/project");
python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/project/core", "/project/web", "/project"]
from campaign.inside import say
`);
python.globals.get("say")(part, Number(seed), Number(count));
