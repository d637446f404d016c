"""docs/rules and the tests name the same rules: none without a test, no test for a rule that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from waystones import GAMES

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
RULE_ID = re.compile(r"(?<![A-Za-z])(?:SP|BP|OL|LO)-\d+(?!\d)")


def documented() -> list[str]:
    """Every id that stands at the head of a rule."""
    heads = re.compile(r"^- \*\*((?:SP|BP|OL|LO)-\d+)\*\* ", re.MULTILINE)
    return [found for path in sorted(RULES.glob("*.md")) for found in heads.findall(path.read_text())]


def files_of_tests() -> Iterator[Path]:
    """All Python files that hold tests."""
    for folder in ("tests", "e2e"):
        yield from sorted((ROOT / folder).rglob("*.py"))


def marked(path: Path) -> Iterator[str]:
    """The ids in the `rule` marks of the test functions in a file."""
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                yield from (ast.literal_eval(argument) for argument in mark.args)


def test_no_rule_is_told_twice() -> None:
    ids = documented()
    assert ids
    assert sorted(ids) == sorted(set(ids))


def test_every_rule_is_named_beside_a_test() -> None:
    tested = {rule for path in files_of_tests() for rule in marked(path)}
    assert [rule for rule in documented() if rule not in tested] == []


def test_no_test_names_a_rule_that_is_not_documented() -> None:
    known = set(documented())
    unknown = {
        f"{path.relative_to(ROOT)}: {rule}"
        for path in files_of_tests()
        for rule in RULE_ID.findall(path.read_text())
        if rule not in known
    }
    assert unknown == set()


def test_the_engine_refuses_only_by_rules_that_are_documented() -> None:
    games = ROOT / "core" / "waystones" / "games"
    files = [path for game in GAMES for path in (games / game).rglob("*.py")]
    assert {rule for path in files for rule in RULE_ID.findall(path.read_text())} <= set(documented())
