"""A finished game that plays by itself: every game, with pause, speed and the space bar."""

from dataclasses import replace

import pytest

from app.table.replay import BEAT, ReplayScreen
from app.table.result import ResultScreen
from tests.app.fake import FakePlatform
from tests.app.player import Player
from tests.tables import random_moves
from waystones import Record

SOON = BEAT - 1
GAMES = {"one_line": 1, "stone_paths": 2, "branching_paths": 2, "loops": 2}  # with so many at the table


def watching(game: str = "one_line", platform: FakePlatform | None = None) -> tuple[Player, ReplayScreen]:
    """Somebody who goes from a result to its replay."""
    player = Player(platform)
    players = GAMES[game]
    record = replace(Record.new(game, players, 7), moves=tuple(random_moves(game, players, 7)))
    seats = tuple((f"P{seat}", "") for seat in range(record.players)) if record.players > 1 else ()
    save = player.app.saves.bring_in(record, seats=seats, finished=True)
    player.app.go(f"result/{save.id}")
    assert isinstance(player.app.screen, ResultScreen)
    player.app.do("replay", "")
    assert isinstance(player.app.screen, ReplayScreen)
    return player, player.app.screen


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_to_the_end_by_itself_and_stops_there(game: str) -> None:
    player, screen = watching(game)
    assert screen.stop == 0
    player.platform.wait(BEAT)
    assert (screen.stop, player.platform.values["#ply"]) == (1, "1")
    player.platform.wait(BEAT * screen.last)
    assert screen.stop == screen.last
    assert 'aria-label="Play"' in player.platform.regions["steps"]
    player.press("run")
    assert screen.stop == 0, "once more from the start"


def test_it_is_held_and_goes_on_where_it_was() -> None:
    player, screen = watching()
    player.platform.wait(BEAT + SOON)
    player.press("run")
    player.platform.wait(5 * BEAT)
    assert screen.stop == 1
    assert player.app.key(" ", None)
    player.platform.wait(SOON)
    assert screen.stop == 1
    player.platform.wait(1)
    assert screen.stop == 2


@pytest.mark.parametrize("how", ["slide", "step"])
def test_who_takes_it_in_hand_is_not_disturbed(how: str) -> None:
    player, screen = watching()
    if how == "slide":
        player.app.slide("ply", "3")
    else:
        player.app.do("ply", "3")
    player.platform.wait(5 * BEAT)
    assert screen.stop == 3


def test_it_plays_faster_with_every_press_and_then_as_before() -> None:
    player, screen = watching()
    for times in (2, 4):
        player.press("pace")
        assert f"Speed: {times} times" in player.platform.regions["steps"]
        before = screen.stop
        player.platform.wait(BEAT)
        assert screen.stop == before + times
    player.press("pace")
    before = screen.stop
    player.platform.wait(BEAT)
    assert screen.stop == before + 1


def test_where_nothing_is_to_move_it_waits_to_be_asked() -> None:
    still = FakePlatform()
    still.still = True
    player, screen = watching(platform=still)
    player.platform.wait(5 * BEAT)
    assert screen.stop == 0
    player.press("run")
    player.platform.wait(BEAT)
    assert screen.stop == 1


def test_opened_by_its_address_it_stands_still() -> None:
    player, screen = watching()
    again = Player(player.platform, path=f"replay/{screen.save.id}")
    assert isinstance(again.app.screen, ReplayScreen)
    again.platform.wait(5 * BEAT)
    assert again.app.screen.stop == 0


def test_who_leaves_hears_no_more_of_it() -> None:
    player, _ = watching()
    player.app.do("home", "")
    home = dict(player.platform.regions)
    player.platform.wait(5 * BEAT)
    assert player.platform.regions == home
