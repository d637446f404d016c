"""A fifth game is added by laying its two folders down: no file of the project is edited, and all of the page has it."""

from pathlib import Path

import pytest

import app.games
import waystones
import waystones.games
from app.games import games
from app.table.replay import ReplayScreen
from app.table.result import ResultScreen
from app.table.table import Table
from tests.app.player import Player
from waystones.link import Link

HERE = Path(__file__).parent / "fifth_game"


@pytest.fixture(autouse=True)
def _added(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lay the folders beside those of the other games."""
    monkeypatch.setattr(waystones.games, "__path__", [*waystones.games.__path__, str(HERE / "engine")])
    monkeypatch.setattr(app.games, "__path__", [*app.games.__path__, str(HERE / "page")])


def table(player: Player) -> Table:
    screen = player.app.screen
    assert isinstance(screen, Table), screen
    return screen


def sat_down(player: Player) -> Player:
    """From Home to the seats, and down at the table against a bot."""
    player.press("seats", "pebbles")
    player.press("first" if 'data-do="first"' in player.platform.frame else "begin")
    return player


def play_out(player: Player) -> None:
    """One pebble at a time, and whatever the bot does, to the end."""
    while isinstance(player.app.screen, Table):
        if table(player).session.to_act == 0:
            player.press("take", "1")
        player.platform.wait()


def test_the_engine_deals_it_and_its_bot_plays_it() -> None:
    state = waystones.new("pebbles", players=3, seed=4)
    while not state.is_over:
        state.play(waystones.bot("pebbles", "steady").choose(state.observe(state.to_act)))
    assert sum(line.points for seat in range(3) for line in state.score_lines(seat)) > 0


def test_home_the_seats_and_the_rules_have_it() -> None:
    player = Player()
    assert list(games())[-1] == "pebbles"
    assert "Pebbles" in player.platform.frame
    player.press("seats", "pebbles")
    assert "Pebbles" in player.platform.frame
    player.app.open("rules/PB-2")
    assert "The last one costs ten." in player.platform.frame
    assert player.platform.focused == "#PB-2"
    assert 'href="#/rules/pebbles"' in player.platform.regions["rules-games"]


def test_it_is_played_to_the_end_counted_watched_and_played_again() -> None:
    player = sat_down(Player())
    play_out(player)
    result = player.app.screen
    assert isinstance(result, ResultScreen)
    assert player.app.saves.figures_of("pebbles").played == 1
    assert player.app.saves.figures_of("pebbles").levels["steady"][0] == 1
    player.press("replay")
    assert isinstance(player.app.screen, ReplayScreen)
    start = player.platform.regions["heap"]
    player.press("ply", str(player.app.screen.last))
    assert (player.platform.regions["heap"], start) != (start, start)
    assert player.platform.regions["heap"] == "0 pebbles"
    player.press("result")
    player.press("rematch")
    assert table(player).session.record.moves == ()
    player.app.open("statistics")
    assert "Pebbles" in player.platform.regions["figures"]
    player.app.open("history")
    assert "Pebbles" in player.platform.regions["finished"]


def test_a_move_is_taken_back_a_refusal_is_worded_and_a_hint_comes() -> None:
    player = sat_down(Player())
    player.press("take", "3")
    assert table(player).can_undo
    player.press("undo")
    assert table(player).session.record.moves == ()
    player.press("menu")
    player.press("hint")
    player.platform.wait()
    assert "main" in player.platform.regions["acts"]
    while table(player).session.state.heap > 2:  # type: ignore[attr-defined]
        table(player).session.play("1")
    table(player).look_again()
    player.app.do("take", "3")
    assert "PB-1" in player.platform.regions["toast"]


def test_it_is_resumed_where_it_was_left() -> None:
    player = sat_down(Player())
    player.press("take", "2")
    player.platform.wait()
    before = table(player).session.record
    again = Player(player.platform)
    assert "pebbles left" in player.platform.regions["resume"]
    again.press("continue")
    assert table(again).session.record == before


def test_links_carry_its_deal_and_its_finished_games() -> None:
    player = sat_down(Player())
    play_out(player)
    assert isinstance(player.app.screen, ResultScreen)
    record = player.app.screen.session.record
    player.press("share")
    player.press("send", f"game {player.app.screen.save.id}")
    link = Link.parse(player.platform.shared[-1])
    assert link.record == record
    other = Player(path=str(link))
    other.press("watch")
    assert isinstance(other.app.screen, ReplayScreen)
    deal = Link.of(record, "deal")
    guest = Player(path=str(deal))
    guest.press("accept")
    guest.press("begin")
    assert table(guest).session.record.seed == record.seed


def test_its_guided_game_teaches() -> None:
    player = Player()
    player.press("seats", "pebbles")
    player.press("learn", "pebbles")
    assert "Take one to three." in player.platform.regions["coach"]
    for _ in range(3):
        player.press("take", "3")
        player.platform.wait()
    assert "Leave the last one" in player.platform.regions["coach"]
