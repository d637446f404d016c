"""Whatever is pressed twice happens once: a decision, a game that is begun, a game that is given up."""

import pytest

from tests.app.player import Player
from tests.tables import PATH_GAMES
from waystones import Record

AMONG_BOTS = (("Ada", ""), ("Mira", "relaxed"))


def at_table(game: str) -> Player:
    player = Player()
    player.app.start_game(Record.new(game, 2, 7, first=0), seats=AMONG_BOTS)
    return player


@pytest.mark.parametrize("game", PATH_GAMES)
def test_the_browser_is_told_of_a_decision_and_of_nothing_else(game: str) -> None:
    player = at_table(game)
    card = player.platform.regions["hand"].partition('data-arg="')[2].partition('"')[0]
    player.press("card", card)
    assert player.platform.decisions == 0
    player.press("lay")
    assert player.platform.decisions == 1
    before = len(player.play.session.steps)
    while player.play.session.to_act == 0:
        player.play.decide((str(player.play.session.state.legal_moves()[0]),))
    decided = player.platform.decisions
    assert decided == len(player.play.session.steps) > before
    player.platform.wait()
    assert player.platform.decisions == decided, "what a bot does is no press"


@pytest.mark.parametrize("seats", [(), (("Ada", ""), ("Mira", "relaxed"))])
def test_giving_up_counts_once(seats: tuple[tuple[str, str], ...]) -> None:
    player = Player()
    player.app.start_game(Record.new("one_line", len(seats) or 1, 7), seats=seats)
    player.press("menu")
    player.press("give-up")
    player.platform.slow = True
    player.app.do("give-up", "yes")
    player.app.do("give-up", "yes")
    player.platform.arrive()
    assert sum(each.played for each in player.app.saves.figures().values()) == (0 if seats else 1)
    assert len(player.app.saves.games(finished=True)) == (0 if seats else 1)
    assert player.app.saves.games(finished=False) == []


@pytest.mark.parametrize(
    ("action", "arg"), [("play", ""), ("learn", "one_line"), ("learn", "loops"), ("begin", "")]
)
def test_a_game_is_begun_once(action: str, arg: str) -> None:
    player = Player(path="seats/stone_paths" if action == "begin" else "")
    player.platform.slow = True
    player.app.do(action, arg)
    player.app.do(action, arg)
    player.platform.arrive()
    assert len(player.app.saves.games(finished=False)) == 1


def test_the_deal_is_started_over_once() -> None:
    player = at_table("stone_paths")
    player.platform.slow = True
    player.app.do("start-over", "yes")
    player.app.do("start-over", "yes")
    player.platform.arrive()
    assert len(player.app.saves.games(finished=False)) == 1
