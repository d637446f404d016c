"""What Python asks of the page's scripts is what they offer: both sides are typed, each for its own checker."""

import ast
import re

from tools.paths import WEB


def offered() -> dict[str, int]:
    """The functions of `Waystones` in types.d.ts, and how many things each takes."""
    text = (WEB / "js" / "types.d.ts").read_text(encoding="utf-8")
    body = re.search(r"^interface Waystones \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    assert body
    found = re.findall(r"^  (\w+)\((.*)\): [^;]+;$", body[1], re.MULTILINE)
    assert len(found) == len(body[1].splitlines())
    outer = {
        name: re.sub(r"\([^()]*\) =>", "", given) for name, given in found
    }  # what a callback takes is its own
    return {name: len(re.findall(r"(?:^|, )(?:\.\.\.)?\w+\??:", given)) for name, given in outer.items()}


def asked() -> dict[str, int]:
    """The methods of `Waystones` in js.pyi, and how many things each takes."""
    tree = ast.parse((WEB / "stubs" / "js.pyi").read_text(encoding="utf-8"))
    [page] = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Waystones"]
    methods = [node for node in page.body if isinstance(node, ast.FunctionDef)]
    return {each.name: len(each.args.args) - 1 + bool(each.args.vararg) for each in methods}


def test_python_asks_for_what_the_scripts_offer() -> None:
    assert asked() == offered()
