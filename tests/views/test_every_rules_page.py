"""The rules page of every game holds the written rules: each under its id, rulings marked as such."""

import re

import pytest

from app.games import games
from tests.tables import GAMES
from tests.views.markup import ENGLISH, text, tree, with_attribute
from tools.paths import ROOT


def shown(game: str) -> dict[str, str]:
    """What the page says, by id."""
    prefix = f"{games()[game].about.prefix}-"
    page = tree(games()[game].rules().frame(ENGLISH))
    items = ((each.attrib["id"], text(each)) for each in with_attribute(page, "id"))
    return {id: said for id, said in items if id.startswith(prefix)}


def written(game: str) -> dict[str, str]:
    """What docs/rules says, by id."""
    rules = (ROOT / "docs" / "rules" / f"{game.replace('_', '-')}.md").read_text(encoding="utf-8")
    items = rf"^- \*\*({games()[game].about.prefix}-\d+)\*\*(.*?)(?=^- |^#|\Z)"
    return dict(re.findall(items, rules, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_there_under_its_id(game: str) -> None:
    assert written(game)
    assert sorted(shown(game)) == sorted(written(game))


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_marked_as_in_the_written_rules(game: str) -> None:
    marked = {id for id, said in shown(game).items() if "Ruling" in said}
    assert marked == {id for id, rest in written(game).items() if "Ruling" in rest}
