// Pyodide as PyScript starts it: not from nothing, but from the memory of a Python that has imported the page's code
// already (tools/snapshot.py).
import { loadPyodide as load, version } from "./pyodide.mjs";

export { version };

const memory = async () => (await fetch(new URL("snapshot.bin", import.meta.url))).arrayBuffer();

/** @param {object} options */
export const loadPyodide = (options) => load({ ...options, _loadSnapshot: memory() });
