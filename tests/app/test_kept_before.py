"""What players have kept with earlier versions of the page opens in this one.

`tests/kept/saves-<version>.json` is the storage of a browser after an evening with that version: lines half drawn,
a curtain that has fallen, games won and lost, a day begun, a duel, a lesson, settings.
"""

import json
from pathlib import Path

import pytest

from app.reading import members
from app.table.replay import ReplayScreen
from app.table.result import ResultScreen
from app.table.table import Table
from tests.app.fake import FakePlatform
from tests.app.player import Player

KEPT = sorted((Path(__file__).parents[1] / "kept").glob("saves-*.json"))
GAMES = [
    (path, key.rpartition("/")[2]) for path in KEPT for key in json.loads(path.read_text()) if "/game/" in key
]


def opened(path: Path, address: str = "") -> Player:
    """That browser, with today's page."""
    return Player(FakePlatform(json.loads(path.read_text())), address)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_nothing_is_set_aside_and_nothing_is_missing(path: Path) -> None:
    player = opened(path)
    saves = player.app.saves
    both = saves.games(finished=False) + saves.games(finished=True)
    assert len(both) == sum("/game/" in key for key in json.loads(path.read_text()))
    assert saves.troubles == set()
    assert (player.app.settings.language, player.app.settings.theme) == ("nl", "dark")


@pytest.mark.parametrize(("path", "id"), GAMES, ids=[f"{path.stem}-{id}" for path, id in GAMES])
def test_every_game_opens_as_it_was_left(path: Path, id: str) -> None:
    before = json.loads(json.loads(path.read_text())[f"waystones/game/{id}"])
    player = opened(path, f"{'result' if before['finished'] else 'play'}/{id}")
    screen = player.app.screen
    assert isinstance(screen, ResultScreen if before["finished"] else Table)
    assert str(screen.session.record) == before["record"]
    if before["finished"]:
        player.app.do("replay", "")
        assert isinstance(player.app.screen, ReplayScreen)
        return
    assert isinstance(screen, Table)
    screen.keep()
    kept = json.loads(player.platform.storage[f"waystones/game/{id}"])
    draft = (kept["draft"], kept["handover"])
    assert before["draft"] in draft, "half drawn, or handed over"
    assert (screen.curtain, kept["lesson"]) == (
        sum(not level for _, level in before["seats"]) > 1,
        before["lesson"],
    )


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_statistics_keep_their_games_under_the_names_chosen_for_keeping(path: Path) -> None:
    before = json.loads(json.loads(path.read_text())["waystones/figures"])
    player = opened(path, "statistics")
    figures = player.app.saves.figures()
    assert set(figures) == {"one_line", "one_line_together", "stone_paths", "branching_paths", "loops"}
    assert figures["one_line_together"].played == before["one_line_table"]["played"]
    assert player.platform.regions["figures"].count("<section") == len(figures)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_the_day_and_the_duel_are_known(path: Path) -> None:
    player = opened(path)
    assert player.app.saves.page("daily")
    assert members(player.app.saves.page("duels"))["tries"]
    player.app.do("daily", "")
    assert isinstance(player.app.screen, Table), "the day's try goes on"
    assert len(player.app.screen.session.steps) == 1
