import pytest

from tests.app.player import Player


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("rules", "Rules of One Line"),
        ("rules/one_line", "Rules of One Line"),
        ("rules/OL-9", "Rules of One Line"),
        ("rules/stone_paths", "Rules of Stone Paths"),
        ("rules/SP-12", "Rules of Stone Paths"),
    ],
)
def test_the_address_chooses_the_rules(path: str, title: str) -> None:
    assert title in Player(path=path).platform.frame


def test_a_rule_that_is_asked_for_comes_to_the_top() -> None:
    player = Player(path="rules/SP-12")
    assert player.platform.focused == "#SP-12"
    assert 'id="SP-12"' in player.platform.frame


def test_the_rules_of_one_game_lead_to_those_of_the_other() -> None:
    player = Player(path="rules")
    player.press("rules", "stone_paths")
    assert player.platform.address == "rules/stone_paths"
    assert "Rules of Stone Paths" in player.platform.frame
    player.press("rules", "one_line")
    assert "Rules of One Line" in player.platform.frame


def test_the_contents_lead_to_a_chapter() -> None:
    player = Player(path="rules/stone_paths")
    player.press("section", "tiles")
    assert player.platform.focused == "#tiles"
