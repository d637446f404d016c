// Python for the tutorial: the page's own, begun as its second Python is (web/js/serve/worker.js).
const CONSOLE = `
import io, sys
import prepared

space = {"__name__": "__main__"}

def run(statements):
    said, out = io.StringIO(), sys.stdout
    sys.stdout = said
    try:
        for each in [statements] if isinstance(statements, str) else statements:
            lines = each.rstrip().split("\\n")
            try:
                exec(compile("\\n".join(lines) + "\\n", "<typed>", "single"), space)
            except SyntaxError:
                # Several statements: all but the last line as they stand, and what the last one is worth.
                exec(compile("\\n".join(lines[:-1]) + "\\n", "<typed>", "exec"), space)
                exec(compile(lines[-1] + "\\n", "<typed>", "single"), space)
    except BaseException as error:
        print(f"{type(error).__name__}: {error}")
    finally:
        sys.stdout = out
    return said.getvalue().rstrip()
run
`;
let run = null;

const start = async (home) => {
  importScripts(`${home}pyodide.js`);
  const memory = (await fetch(`${home}snapshot.bin`)).arrayBuffer();
  const python = await loadPyodide({ indexURL: home, packageBaseUrl: home, _loadSnapshot: memory });
  await python.loadPackage(["waystones-page"], { messageCallback() {} });
  run = python.runPython(CONSOLE);
  postMessage("ready");
};

onmessage = ({ data }) => {
  if (data.home) {
    start(data.home).catch((error) =>
      setTimeout(() => {
        throw error;
      }),
    );
  } else postMessage(run(Array.isArray(data.code) ? data.code : String(data.code)));
};
