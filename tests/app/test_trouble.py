"""Nothing dies silently: whatever breaks, the player is told, what was kept is there, and there is a way on."""

import pytest

from app.games.stone_paths.hand import StonePathsHand
from app.keeping.saves import Saves
from app.pages.trouble import Trouble
from app.table.table import Table
from tests.app.player import Player
from waystones import Record, __version__

ALONE = (("Ada Lovelace", ""), ("Mira", "relaxed"))


class Broken(Exception):
    """What a test breaks things with."""


def breaks(*args: object, **named: object) -> None:
    raise Broken("Ada Lovelace")


def at_a_table() -> Player:
    """A player whose page shows what players see when something breaks."""
    player = Player()
    player.platform.guard.loud = False
    player.app.start_game(Record.new("stone_paths", 2, 7, first=0), seats=ALONE)
    return player


def press(player: Player, action: str, arg: str = "") -> None:
    """Use a button as the browser does: guarded."""
    player.platform.guard(player.app.do)(action, arg)


def in_trouble(player: Player) -> bool:
    return isinstance(player.app.screen, Trouble)


def test_a_broken_handler_is_told_and_the_game_goes_on_from_its_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player = at_a_table()
    table = player.app.screen
    assert isinstance(table, Table)
    discard = next(move for move in table.session.state.legal_moves() if move.kind == "discard")
    press(player, "card", str(discard).removesuffix("-off"))
    with monkeypatch.context() as broken:
        broken.setattr(StonePathsHand, "tap_card", breaks)
        press(player, "card", "g0")
    assert in_trouble(player)
    assert "Your games are kept" in player.platform.frame
    player.press("go-on")
    assert isinstance(player.app.screen, Table)
    assert player.app.screen.session.record == table.session.record


def test_a_broken_view_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    player = at_a_table()
    with monkeypatch.context() as broken:
        broken.setattr(StonePathsHand, "regions", breaks)
        press(player, "card", "g0")
    assert in_trouble(player)


def test_a_broken_timer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    player = at_a_table()
    player.platform.later(0, breaks)
    player.platform.wait()
    assert in_trouble(player)


@pytest.mark.parametrize("has_worker", [True, False], ids=["in the worker", "in slices"])
def test_a_broken_errand_is_told(monkeypatch: pytest.MonkeyPatch, has_worker: bool) -> None:
    player = at_a_table()
    player.platform.has_worker = has_worker
    monkeypatch.setattr("app.errands.Running.slice", breaks)
    press(player, "hint")
    for _, _, told in player.platform.errands:
        told(-1.0, None)  # the worker has failed at it, so the page tries for itself
    player.platform.wait()
    assert in_trouble(player)


def test_the_same_fault_twice_does_not_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    player = at_a_table()
    monkeypatch.setattr(StonePathsHand, "frame", breaks)
    player.platform.guard(player.app.open)(player.platform.address)
    assert in_trouble(player)
    press(player, "go-on")
    assert in_trouble(player)
    assert 'data-do="go-on"' not in player.platform.frame, "it would only come back"
    press(player, "home")
    assert not in_trouble(player)
    assert len(player.app.saves.games(finished=False)) == 1, "the game is still there"


def test_a_page_that_cannot_even_start_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player()
    player.platform.guard.loud = False
    monkeypatch.setattr(Saves, "games", breaks)
    player.platform.guard(player.app.start)()
    assert in_trouble(player)


def test_a_report_holds_the_version_and_the_place_but_nobodys_name(monkeypatch: pytest.MonkeyPatch) -> None:
    player = at_a_table()
    monkeypatch.setattr(StonePathsHand, "tap_card", breaks)
    press(player, "card", "g0")
    press(player, "copy-report")
    [report] = player.platform.shared
    assert report.startswith(f"Waystones {__version__}\n")
    assert "screen: play" in report
    assert "Broken" in report
    assert "app/table/table.py" in report
    assert "Ada" not in report
    assert player.app.screen
    assert player.platform.address.partition("/")[2] not in report


def test_what_went_wrong_in_javascript_is_told_too() -> None:
    player = at_a_table()
    player.app.trouble("TypeError: x is undefined\n    at drag.js:12:3")
    assert in_trouble(player)
    assert "drag.js:12:3" in player.platform.frame


def test_everything_can_be_backed_up_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    player = at_a_table()
    monkeypatch.setattr(StonePathsHand, "tap_card", breaks)
    press(player, "card", "g0")
    player.press("backup")
    [backup] = player.platform.files.values()
    assert "waystones/1 stone_paths" in backup
