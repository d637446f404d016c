"""A turn of Loops in which nothing fits, and games that ended by the rules as they were before (LO-13, LO-20)."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.keeping.save import Save
from app.table.replay import ReplayScreen
from app.table.result import ResultScreen
from app.table.table import Table
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record
from waystones.link import Link

BEFORE: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "kept" / "loops-0.1.0.json").read_text()
)
NOT_CLOSED = [name for name in BEFORE if "not closed" in name]
CLOSED = [name for name in BEFORE if name.startswith("closed")]


def opened(record: str, address: str, *, finished: bool, languages: tuple[str, ...] = ("en-GB",)) -> Player:
    """A browser that has kept this game, opened at an address of it."""
    players = int(record.partition("players=")[2].split()[0])
    day = "2026-11-01T09:00:00.000"
    seats = tuple((f"P{seat + 1}", "") for seat in range(players))
    save = Save("abcdef", record, day, day, finished=finished, seats=seats, summary={"score": 1})
    return Player(FakePlatform({"waystones/game/abcdef": save.text()}, languages), f"{address}/abcdef")


def stuck(languages: tuple[str, ...] = ("en-GB",)) -> Player:
    """Somebody who can lay nothing while there are tiles in the bag, with the curtain lifted."""
    record = Record.parse(BEFORE["bag after a swap"]["record"])
    record = replace(record, moves=record.moves[: record.moves.index("swap")])
    player = opened(str(record), "play", finished=False, languages=languages)
    player.press("lift-curtain")
    return player


def last_move(player: Player) -> str:
    return player.play.session.record.moves[-1]


@pytest.mark.rule("LO-13")
@pytest.mark.parametrize("choice", ["swap", "pass"])
def test_where_nothing_fits_both_choices_are_buttons(choice: str) -> None:
    player = stuck()
    assert "Nothing fits" in player.platform.regions["asked"]
    player.press(choice)
    assert last_move(player) == choice


@pytest.mark.rule("LO-13")
@pytest.mark.parametrize(("key", "choice"), [("s", "swap"), ("P", "pass")])
def test_where_nothing_fits_a_key_does_it(key: str, choice: str) -> None:
    player = stuck()
    assert player.app.key(key, None)
    assert last_move(player) == choice


def test_these_keys_mean_nothing_where_a_tile_fits() -> None:
    player = Player()
    player.app.start_game(Record.new("loops", 2, 7, first=0), seats=(("You", ""), ("Mira", "relaxed")))
    assert not player.app.key("s", None)
    assert not player.app.key("p", None)


@pytest.mark.rule("LO-13")
@pytest.mark.parametrize(
    ("language", "words"), [("en-GB", "kept the tiles and passed"), ("nl-NL", "hield de tegels en paste")]
)
def test_who_kept_the_tiles_is_told_so(language: str, words: str) -> None:
    player = stuck((language,))
    player.press("pass")
    assert words in player.platform.frame, "on the curtain for the next one"


@pytest.mark.rule("LO-20")
@pytest.mark.parametrize("name", NOT_CLOSED)
def test_a_finished_game_that_would_go_on_today_still_shows_its_result_and_says_why(name: str) -> None:
    player = opened(BEFORE[name]["record"], "result", finished=True)
    assert isinstance(player.app.screen, ResultScreen)
    player.app.do("skip", "")
    assert "by the rules of then" in player.platform.regions["verdict"]
    assert all(f">{score}</td>" in player.platform.regions["line-total"] for score in BEFORE[name]["scores"])
    player.app.do("share", "abcdef")
    player.app.do("close", "")
    player.app.do("replay", "")
    assert isinstance(player.app.screen, ReplayScreen)


@pytest.mark.rule("LO-20")
@pytest.mark.parametrize("name", CLOSED)
def test_a_game_that_ended_with_all_lines_closed_is_over_before_the_last_swaps(name: str) -> None:
    player = opened(BEFORE[name]["record"], "result", finished=True)
    assert isinstance(player.app.screen, ResultScreen)
    player.app.do("skip", "")
    assert "None of the tiles that are left fits anywhere." in player.platform.regions["verdict"]
    assert player.app.saves.troubles == set()


@pytest.mark.rule("LO-20")
def test_an_unfinished_game_in_which_nothing_can_be_laid_any_more_is_finished() -> None:
    player = opened(BEFORE["half closed"]["record"], "play", finished=False)
    assert isinstance(player.app.screen, ResultScreen)
    player.app.do("skip", "")
    assert "fits anywhere" in player.platform.regions["verdict"]


def test_an_unfinished_game_goes_on() -> None:
    player = opened(BEFORE["going on after a swap"]["record"], "play", finished=False)
    assert isinstance(player.app.screen, Table)


@pytest.mark.rule("LO-13", "LO-20")
@pytest.mark.parametrize("name", [name for name, game in BEFORE.items() if "link" in game])
def test_a_link_of_then_can_be_watched(name: str) -> None:
    player = Player(path=BEFORE[name]["link"])
    player.press("watch")
    assert isinstance(player.app.screen, ReplayScreen)
    record = Link.parse(BEFORE[name]["link"]).record
    assert player.app.screen.session.record == record
