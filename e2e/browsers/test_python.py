"""Everything that the page uses of Pyodide works in Firefox and WebKit too, in the one that ships."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from e2e.browsers.browser import Browser
from e2e.test_python import START, WORKS
from tools.paths import DIST
from tools.serve import serving

# A driver's own scripts run beside the page, where nothing can be imported: what is to be done becomes a script of the page.
DO = """
const script = document.createElement("script");
script.type = "module";
script.textContent = `window.done = null;
Promise.resolve((${arguments[0]})(${arguments[1]})).then(
  (found) => { window.done = JSON.stringify({ found }); },
  (error) => { window.done = JSON.stringify({ failed: String(error) }); });`;
document.documentElement.append(script);
"""


def outcome(browser: Browser, function: str, *arguments: str) -> Any:
    """What a function comes to in the page, sooner or later."""
    browser.run("delete window.done; " + DO, function, ", ".join(map(json.dumps, arguments)))
    done = json.loads(browser.wait_for("Python to answer", "return window.done"))
    assert "failed" not in done, done["failed"]
    return done.get("found")


@pytest.fixture(scope="module")
def python(engine: Browser) -> Iterator[Browser]:
    """A page of nothing but Python, as the page begins it."""
    [home] = [path.name for path in DIST.glob("python-*")]
    with serving(DIST) as server:
        engine.go(f"{server.address}licences.txt")
        outcome(engine, START, f"{server.address}{home}/")
        yield engine
        engine.go("about:blank")


@pytest.mark.parametrize("name", WORKS)
def test_what_the_page_uses_works(python: Browser, name: str) -> None:
    script, wanted = WORKS[name]
    assert outcome(python, f"async () => {{ const {{ python }} = window; return await {script}; }}") == wanted
