// Writes the memory of a Python that has imported some modules, as tools/snapshot.py describes it, and prints which
// files of the standard library and of the wheels are in it, each behind the name of its archive.
// Usage: node snapshot.mjs folder/of/pyodide output.bin module ...
// Wheels in the folder are put where loading them in the page will put them again.

import crypto from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const SITE_PACKAGES = "/lib/python3.13/site-packages";
const LIBRARY = "/lib/python313.zip/"; // python_stdlib.zip, once Pyodide has put it there
// Two stretches of memory with less than this between them are written as one.
const GAP = 16;

const [folder, output, ...modules] = process.argv.splice(1).slice(1);
process.argv.push("python"); // it remembers what it was called as, and that would be a path of this machine
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));

// The same bytes in every build: the clock stands still, chance gives nothing but zeros, and sets keep their order.
Date.now = performance.now = () => 0;
crypto.randomFillSync = (array) => array.fill(0);

const imported = async () => {
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" }, _makeSnapshot: true });
  for (const wheel of readdirSync(folder).filter((name) => name.endsWith(".whl"))) {
    python.FS.writeFile(`${SITE_PACKAGES}/${wheel}`, readFileSync(join(folder, wheel)));
    python.runPython(`import sys; sys.path.append("${SITE_PACKAGES}/${wheel}")`);
  }
  python.runPython(modules.map((name) => `import ${name}`).join("\n"));
  // The page finds its wheels anew, and adds them itself.
  python.runPython(
    "import gc; sys.path[:] = [path for path in sys.path if not path.endswith('.whl')]; gc.collect()",
  );
  const origins = python.runPython(
    "'\\n'.join(str(getattr(each, '__file__', '')) for each in sys.modules.values())",
  );
  const remembered = origins
    .split("\n")
    .map((path) => path.replace(LIBRARY, "python_stdlib.zip/").replace(`${SITE_PACKAGES}/`, ""))
    .filter((path) => /^[^/]+\.(zip|whl)\//.test(path));
  console.log(remembered.join("\n"));
  return python.makeMemorySnapshot();
};

/** Where the memory differs from that of a Python that has not begun. */
const differing = (memory, fresh) => {
  const runs = [];
  for (let at = 0; at < memory.length; at++) {
    if (memory[at] === fresh[at]) continue;
    const last = runs.at(-1);
    if (last && at - last.end < GAP) last.end = at + 1;
    else runs.push({ start: at, end: at + 1 });
  }
  return runs;
};

const whole = await imported();
const header = whole.subarray(0, new Uint32Array(whole.buffer, 0, 2)[1]);
const memory = whole.subarray(header.length);
// The edited copy of Pyodide in the folder leaves its memory here, as it is before it takes over the snapshot's.
await loadPyodide({ _loadSnapshot: whole });
const runs = differing(memory, globalThis.freshMemory);
const places = Uint32Array.from([
  memory.length,
  runs.length,
  ...runs.flatMap(({ start, end }) => [start, end - start]),
]);
const contents = runs.map(({ start, end }) => memory.subarray(start, end));
writeFileSync(output, Buffer.concat([header, new Uint8Array(places.buffer), ...contents]));
