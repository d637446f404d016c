"""The list of games tells against whom and who has won; the ladder tells which levels are won."""

import re
from functools import partial

import pytest

import waystones
from app.keeping.figures import Figures
from app.pages.view.statistics import rungs
from app.texts import Texts
from tests.app.player import Player
from waystones import Record, Session
from waystones.games.loops.about import ROUNDS

SEATS = (("You", ""), ("Mira", "relaxed/collector"), ("Bas", "relaxed"))
LEVELS = ("relaxed", "steady", "sharp", "expert")


def finished(seed: int, players: int = 3) -> tuple[Player, Session]:
    """A player whose game has just ended."""
    session: Session = Session.new("loops", players, seed, first=0, rounds=ROUNDS[players])
    bot = waystones.bot("loops", "relaxed", seed)
    while not session.is_over:
        session.play(bot.choose(session.observe(session.to_act)))
    player = Player()
    player.app.start_game(
        Record.new("loops", players, seed, first=0, rounds=ROUNDS[players]), seats=SEATS[:players]
    )
    for move in session.record.moves[:-1]:
        player.play.session.play(move)
    player.play.commit(session.record.moves[-1])
    return player, session


@pytest.mark.parametrize("seed", range(4))
def test_a_finished_game_tells_its_opponents_and_its_winner(seed: int) -> None:
    player, session = finished(seed)
    player.app.do("go-on", "")
    player.app.do("history", "")
    listed = re.sub("<[^>]*>", " ", player.platform.regions["finished"])
    assert "Against Mira, Bas" in listed
    [winner] = session.state.winners()
    assert ("Loops, won" in listed) == (winner == 0)
    assert (f"{SEATS[winner][0]} has won" in listed) == (winner != 0)


def test_an_unfinished_game_tells_its_opponents() -> None:
    player = Player()
    player.app.start_game(Record.new("loops", 3, 1, first=0), seats=SEATS)
    player.app.do("history", "")
    assert "Against Mira, Bas" in player.platform.regions["unfinished"]


def test_a_game_from_before_knows_the_winner_of_two() -> None:
    player, session = next(game for game in map(partial(finished, players=2), range(20)) if lost(game[1]))
    save = player.app.saves.games(finished=True)[0]
    text = re.sub(r'"winners":\d+', '"old":1', player.platform.storage[f"waystones/game/{save.id}"])
    player.platform.storage[f"waystones/game/{save.id}"] = text
    listed = re.sub("<[^>]*>", " ", Player(player.platform, "history").platform.regions["finished"])
    assert session.state.winners() == [1]
    assert "Against Mira" in listed
    assert "Mira has won" in listed


def lost(session: Session) -> bool:
    return 0 not in session.state.winners()


@pytest.mark.parametrize(
    ("levels", "states"),
    [
        ({"relaxed": (3, 0)}, ["next", "ahead", "ahead", "ahead"]),
        ({"relaxed": (3, 1), "sharp": (2, 0)}, ["won", "next", "ahead", "ahead"]),
        ({"steady": (1, 1)}, ["next", "won", "ahead", "ahead"]),
        (dict.fromkeys(LEVELS, (1, 1)), ["won"] * 4),
    ],
)
def test_the_ladder_has_a_rung_for_each_level(levels: dict[str, tuple[int, int]], states: list[str]) -> None:
    drawn = rungs(Texts("en"), LEVELS, Figures(levels=levels))
    assert re.findall(r'class="rung rung-(\w+)"', drawn) == states


def test_the_seats_show_how_far_one_has_climbed() -> None:
    player, _ = finished(0)
    player.app.do("go-on", "")
    player.app.do("seats", "loops")
    assert 'class="ladder"' in player.platform.frame
    assert 'class="ladder"' not in Player(path="seats/loops").platform.frame
