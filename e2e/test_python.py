"""Everything that the page uses of Pyodide works in the one that ships, slim as it is (tools/diet.py) and begun in the middle."""

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tools.paths import DIST
from tools.serve import Server

START = """async (home) => {
  const { loadPyodide } = await import(`${home}interpreter.mjs`);
  const python = await loadPyodide({ indexURL: home, packageBaseUrl: home });
  await python.loadPackage(["waystones-page"], { messageCallback() {} });
  python.runPython("import js, prepared\\nfrom pyodide.ffi import JsException, create_once_callable, create_proxy, jsnull, to_js");
  window.python = python;
}"""

# By name: JavaScript that is given `python`, and what it has to give.
WORKS: dict[str, tuple[str, Any]] = {
    "values": (
        """python.runPython("to_js([1, 2.5, 'päth 🪨', True, None])")""",
        [1, 2.5, "päth 🪨", True, None],
    ),
    "big ints": (
        """String(python.runPython("2**200")) + python.runPython("str(js.BigInt('-123456789012345678901234567890') - 1)")""",
        f"{2**200}-123456789012345678901234567891",
    ),
    "functions of JavaScript": ("""python.runPython("js.Math.max(3, 11, 7)")""", 11),
    "objects of JavaScript": (
        """python.runPython(`
found = js.JSON.parse('{"a": [1, {"b": null}]}')
[len(found.a), found.a[1].b is jsnull, hasattr(found, "c"), [str(each) for each in js.Object.keys(found)]] == [2, True, False, ["a"]]
`)""",
        True,
    ),
    "callbacks": (
        """(() => {
          const call = python.runPython("heard = []; proxy = create_proxy(lambda *what: heard.append(what) or len(heard)); proxy");
          const counts = [call("a", 1), call("b", 2)];
          python.runPython("proxy.destroy()");
          let ended = false;
          try { call("c", 3); } catch { ended = true; }
          return [...counts, python.runPython("str(heard)"), ended];
        })()""",
        [1, 2, "[('a', 1), ('b', 2)]", True],
    ),
    "a callback for once": (
        """(() => {
          const call = python.runPython("create_once_callable(lambda: 5)");
          const first = call();
          try { call(); } catch { return first; }
        })()""",
        5,
    ),
    "exceptions of Python": (
        """(() => {
          try { python.runPython("{}['gone']"); } catch (error) { return [error.type, error.message.includes("'gone'")]; }
        })()""",
        ["KeyError", True],
    ),
    "exceptions of JavaScript": (
        """(() => {
          window.fails = () => { throw new RangeError("broken on purpose"); };
          return python.runPython(`
try:
    js.fails()
except JsException as error:
    told = str(error)
told`);
        })()""",
        "RangeError: broken on purpose",
    ),
    "exceptions through both": (
        """(() => {
          window.through = (call) => call();
          return python.runPython(`
def fail():
    raise ValueError("from below")
try:
    js.through(fail)
except Exception as error:
    told = type(error).__name__
told`);
        })()""",
        "ValueError",
    ),
    "data for JavaScript": (
        """(() => {
          const { a, b } = python.runPython("to_js({'a': [1, [2]], 'b': {'c': 3}}, dict_converter=js.Object.fromEntries)");
          return [a, b.c];
        })()""",
        [[1, [2]], 3],
    ),
    "data for Python": (
        """(() => {
          window.given = { list: [1, { deep: "x" }], map: new Map([["k", 1]]) };
          return python.runPython("str(js.given.to_py())");
        })()""",
        "{'list': [1, {'deep': 'x'}], 'map': {'k': 1}}",
    ),
    "buffers": (
        """(() => {
          window.bytes = Uint8Array.of(0, 1, 254, 255);
          const back = python.runPython("to_js(bytes(reversed(js.bytes.to_bytes())))");
          const held = python.runPython("bytearray(b'stone')");
          const view = held.getBuffer("u8");
          view.data[0] = 83;
          view.release();
          const text = python.globals.get("bytes")(held).toString();
          held.destroy();
          return [[...back], text];
        })()""",
        [[255, 254, 1, 0], "b'Stone'"],
    ),
    "promises": ("""python.runPythonAsync("1 + await js.Promise.resolve(41)")""", 42),
    "promises that fail": (
        """python.runPythonAsync(`
try:
    await js.Promise.reject(js.Error.new("no"))
except JsException as error:
    told = str(error)
told`)""",
        "Error: no",
    ),
    "a deep recursion": (
        """python.runPython(`
def down(n):
    return n and 1 + down(n - 1)
try:
    down(100_000)
except RecursionError:
    ended = True
[down(500), ended] == [500, True]`)""",
        True,
    ),
    "a recursion through both": (
        """(() => {
          window.lower = (call, n) => call(n);
          return python.runPython(`
def lower(n):
    return n and 1 + js.lower(lower, n - 1)
lower(60)`);
        })()""",
        60,
    ),
    "iterating": ("""python.runPython("sum(each for each in js.Array.of(1, 2, 3))")""", 6),
    "the same chance": (
        """python.runPython("import random; random.Random(7).random()")""",
        random.Random(7).random(),
    ),
    "the library": (
        """python.runPython("import json, re, html, zlib; [json.loads('[1.5e3]'), re.sub('(a)+', 'b', 'caat'), zlib.crc32(b'stone')] == [[1500.0], 'cbt', 421528874]")""",
        True,
    ),
}


@pytest.fixture(scope="module")
def python(browser: Browser, server: Server) -> Any:
    """A page of nothing but Python, as the page begins it."""
    [home] = [path.name for path in Path(DIST).glob("python-*")]
    page = browser.new_page()
    page.goto(f"{server.address}licences.txt")
    page.evaluate(START, f"{server.address}{home}/")
    yield page
    page.close()


@pytest.mark.parametrize("name", WORKS)
def test_what_the_page_uses_works(python: Any, name: str) -> None:
    script, wanted = WORKS[name]
    assert python.evaluate(f"async () => {{ const {{ python }} = window; return await {script}; }}") == wanted


def test_every_module_that_ships_can_be_imported(python: Any) -> None:
    modules = python.evaluate("""() => window.python.runPython(`
import sys, importlib, zipfile
wheels = [path for path in sys.path if path.endswith(".whl")]
names = sorted(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for wheel in wheels for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".pyc"))
for name in names:
    importlib.import_module(name)
to_js(names)`)""")
    assert len(modules) > 100
