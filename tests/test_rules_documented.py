"""docs/rules and the tests name the same rules: none without a test, no test for a rule that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from waystones import GAMES
from waystones.games import abouts

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
PREFIXES = "|".join(about.prefix for about in abouts().values())
RULE_ID = re.compile(rf"(?<![A-Za-z])(?:{PREFIXES})-\d+(?!\d)")


def documented() -> list[str]:
    """Every id that stands at the head of a rule."""
    heads = re.compile(rf"^- \*\*((?:{PREFIXES})-\d+)\*\* ", re.MULTILINE)
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
    files = list(
        (ROOT / "core" / "waystones").rglob("*.py")
    )  # what games share is not in a game's own folder
    named = {path: set(RULE_ID.findall(path.read_text())) for path in files}
    assert set().union(*named.values()) <= set(documented())
    for game in (*GAMES, "path_cards"):
        assert any(named[path] for path in files if path.parent.name == game), game
