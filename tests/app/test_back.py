"""Back and Escape take off what lies over a screen before they leave it; and the way back to a table is offered."""

import pytest

from app.pages.seats import Seats
from app.table.table import Table
from tests.app.player import Player
from tests.tables import GAMES
from waystones import Record

SEATS = (("Ada", ""), ("Mira", "relaxed"))


def at_table(game: str) -> Player:
    """A game between a person and a bot, reached from Home by way of the seats."""
    player = Player()
    player.app.do("seats", game)
    player.app.start_game(Record.new(game, 2, 7), seats=SEATS)
    assert isinstance(player.app.screen, Table)
    return player


@pytest.mark.parametrize("game", GAMES)
def test_back_closes_each_sheet_of_a_table_and_then_leaves_it(game: str) -> None:
    player = at_table(game)
    for action in ("menu", "log", "give-up", "start-over", *(["table"] if "paths" in game else [])):
        player.app.do(action, "")
        assert player.platform.regions["sheet"]
        player.platform.press_back()
        assert not player.platform.regions["sheet"], action
        assert isinstance(player.app.screen, Table)
    player.platform.press_back()
    assert isinstance(player.app.screen, Seats)


def test_sheet_after_sheet_is_one_step_back() -> None:
    player = at_table("loops")
    player.press("menu")
    player.press("log")
    player.platform.press_back()
    assert not player.platform.regions["sheet"]
    assert player.platform.visited == ["", "seats/loops"]


def test_however_a_sheet_ends_back_means_the_same_afterwards() -> None:
    player = at_table("stone_paths")
    table = player.platform.address
    for end in (lambda: player.press("close"), lambda: player.app.key("Escape", None)):
        player.press("menu")
        end()
        assert not player.platform.regions["sheet"]
        assert player.platform.visited == ["", "seats/stone_paths"]
    player.press("menu")
    player.press("rules")
    player.platform.press_back()
    assert player.platform.address == table
    assert player.platform.visited == ["", "seats/stone_paths"]
    player.press("menu")
    player.press("start-over")
    player.press("start-over", "yes")
    assert player.platform.address != table
    assert player.platform.visited == ["", "seats/stone_paths"]


def test_back_while_another_screen_is_on_its_way_closes_nothing() -> None:
    player = at_table("loops")
    player.press("menu")
    player.platform.slow = True
    player.press("settings")
    player.app.uncover()  # as a browser says it of any new address
    player.platform.arrive()
    assert player.platform.address == "settings"


def test_the_seats_offer_the_table_that_one_came_from() -> None:
    player = at_table("branching_paths")
    table = player.platform.address
    player.platform.press_back()
    assert "Ada, Mira. " in player.platform.frame
    player.press("continue")
    assert player.platform.address == table
    player.app.do("seats", "loops")
    assert 'data-do="continue"' not in player.platform.frame, "it is no table of Loops"
