"""Where only bots play, nobody is "You", nothing is lit, and nothing that is pressed does anything."""

import re

import pytest

from app.drawing.players import Player as Sitting
from app.drawing.players import called
from app.texts import Texts
from tests.app.player import Player
from tests.tables import GAMES
from waystones import Record

BOTS = (("Tove", "relaxed"), ("Mira", "relaxed"))


@pytest.mark.parametrize("game", GAMES)
def test_watching_is_watching(game: str) -> None:
    player = Player()
    player.app.start_game(Record.new(game, 2, 7, **({} if game == "one_line" else {"first": 0})), seats=BOTS)
    table = player.play
    assert table.session.to_act == 0
    shown = "".join(player.platform.regions.values())
    assert "Your turn" not in shown
    assert "(you)" not in shown
    assert not re.search(r'class="[^"]*\blit\b', shown)
    if game != "one_line":
        assert "You are watching" in shown
    drawn = set(re.findall(r'data-do="([\w-]+)"(?: data-arg="([^"]*)")?', shown))
    still = dict(player.platform.regions)
    for action, arg in sorted(drawn):
        if action in (
            "card",
            "tile",
            "lay",
            "discard",
            "figure",
            "square",
            "end",
            "take",
            "undo",
            "hint",
            "go",
        ):
            player.app.do(action, arg)
            assert table.session.record.moves == ()
            if action == "square":  # the keyboard's place on the board is anybody's
                still = dict(player.platform.regions)
            assert player.platform.regions | {"toast": ""} == still | {"toast": ""}, action


def test_no_bot_is_called_you_at_the_seats() -> None:
    player = Player(path="seats/stone_paths")
    player.press("seat", "0 sharp")
    assert player.platform.values["#name-0"] == "Tove"
    player.press("seat", "0 person")
    assert player.platform.values["#name-0"] == "You"


def test_you_are_marked_once_and_only_where_it_is_known_who_you_are() -> None:
    t = Texts("en")
    bot = Sitting("Mira", "sharp")
    assert called(t, [Sitting("Ada"), bot], 0, 0) == "Ada (you)"
    assert called(t, [Sitting("You"), bot], 0, 0) == "You"
    assert called(t, [Sitting("Player 1"), Sitting("Player 2")], 0, 0) == "Player 1"
    assert called(t, [bot, Sitting("Ada")], 0, 0) == "Mira"
