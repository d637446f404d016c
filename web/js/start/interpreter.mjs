// Pyodide as PyScript starts it: not from nothing, but from the memory of a Python that has imported the page's code
// already (tools/snapshot.py).
import { loadPyodide as load, version } from "./pyodide.mjs";

export { version };

const memory = async () => (await fetch(new URL("snapshot.bin", import.meta.url))).arrayBuffer();

/** Remembers the WebAssembly that Pyodide has the browser compile, for the worker (serve/errands.js). */
const rememberModule = () => {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...given) => {
    WebAssembly.instantiateStreaming = instantiateStreaming;
    const made = await instantiateStreaming(...given);
    window.pythonModule = made.module;
    return made;
  };
};

/** @param {object} options */
export const loadPyodide = (options) => {
  rememberModule();
  return load({ ...options, _loadSnapshot: memory() });
};
