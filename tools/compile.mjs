// Reads {"path/of/module.py": base64 source} from stdin and writes {"path/of/module.pyc": base64 bytecode} to stdout.
// Usage: node compile.mjs path/to/pyodide.mjs

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

// Read before Pyodide starts, because Pyodide takes over stdin.
const sources = readFileSync(0, "utf8");
const { loadPyodide } = await import(pathToFileURL(process.argv[2]));

// A fixed hash seed keeps the order of set constants, and so the bytes, the same in every build.
const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0" }, stdout: () => {} });

const compileAll = pyodide.runPython(`
import base64, importlib.util, json
from importlib._bootstrap_external import _code_to_hash_pyc

def bytecode(name, source):
    # Docstrings stay out (optimize=2): nobody reads them in the page, and they are a fifth of the bytes.
    # An unchecked hash: there is no source beside the bytecode to compare it with.
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False))

def compile_all(text):
    sources = {name: base64.b64decode(encoded) for name, encoded in json.loads(text).items()}
    return json.dumps({
        name + "c": base64.b64encode(bytecode(name, source)).decode() for name, source in sources.items()
    })

compile_all
`);

process.stdout.write(compileAll(sources));
