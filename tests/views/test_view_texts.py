"""Texts are found by reading the source, so each must stand where the reader of the source can see it."""

import ast
from pathlib import Path

import pytest

from tools.paths import WEB

SOURCES = sorted((WEB / "app").rglob("*.py"))


def calls(node: ast.AST) -> list[ast.Call]:
    """The calls of t(...) and t.many(...) inside the node."""
    found = []
    for each in ast.walk(node):
        if isinstance(each, ast.Call):
            name = (
                each.func.value
                if isinstance(each.func, ast.Attribute) and each.func.attr == "many"
                else each.func
            )
            if isinstance(name, ast.Name) and name.id == "t":
                found.append(each)
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_text_hides_in_an_f_string(path: Path) -> None:
    # Before Python 3.12 an f-string is one token: what is called inside it is not found.
    source = ast.parse(path.read_text(encoding="utf-8"))
    hidden = [
        call.lineno for node in ast.walk(source) if isinstance(node, ast.JoinedStr) for call in calls(node)
    ]
    assert hidden == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_text_is_written_out(path: Path) -> None:
    source = ast.parse(path.read_text(encoding="utf-8"))
    for call in calls(source):
        wanted = 2 if isinstance(call.func, ast.Attribute) else 1
        for message in call.args[:wanted]:
            assert isinstance(message, ast.Constant), f"{path.name}:{call.lineno}"
            assert isinstance(message.value, str)
