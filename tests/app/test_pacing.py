"""Nobody waits long: one beat a turn, a tap that has it done, a pace of one's own, and hands free meanwhile."""

import re

import pytest

from app.table.pacing import PACES
from tests.app.player import Player
from waystones import Record

GAMES = ("stone_paths", "branching_paths", "loops")
THREE_BOTS = (("Ada", ""), ("Mira", "relaxed"), ("Bas", "relaxed"), ("Cleo", "relaxed"))


def seated(game: str, seed: int = 7) -> Player:
    player = Player()
    player.app.start_game(Record.new(game, 4, seed, first=0), seats=THREE_BOTS)
    player.play.pacing._clock = lambda: player.platform.time / 1000
    return player


def decide(player: Player) -> None:
    """The person makes any decision, until it is another's turn."""
    table = player.play
    while not table.session.is_over and table.session.to_act == 0:
        table.commit(str(table.session.state.legal_moves()[0]))


def wait(player: Player) -> list[int]:
    """Let the others play until it is the person's turn: when each of their decisions was shown."""
    table, shown = player.play, []
    while table.session.to_act and not table.session.is_over:
        made = len(table.session.steps)
        player.platform.tick()
        shown += [player.platform.time] * (len(table.session.steps) - made)
    return shown


@pytest.mark.parametrize("game", GAMES)
def test_three_bots_are_waited_for_less_than_four_seconds_in_every_turn_of_a_game(game: str) -> None:
    player = seated(game)
    waits = []
    while not player.play.session.is_over:
        decide(player)
        before = player.platform.time
        wait(player)
        waits.append(player.platform.time - before)
    assert len(waits) > 5
    assert max(waits) < 4000
    assert max(waits) > 2 * PACES["normal"].beat, "they can be followed all the same"


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_has_one_beat_however_many_decisions_it_takes(game: str) -> None:
    player = seated(game)
    decide(player)
    before, steps = player.platform.time, len(player.play.session.steps)
    shown = wait(player)
    pace = PACES["normal"]
    seats = [step.seat for step in player.play.session.steps[steps:]]
    gaps = [now - then for now, then in zip(shown, [before, *shown], strict=False)]
    begins = [seat != earlier for seat, earlier in zip(seats, [0, *seats], strict=False)]
    assert sum(begins) == 3
    for begin, gap in zip(begins, gaps, strict=True):
        assert gap == (pace.beat if begin else pace.between)


@pytest.mark.parametrize(
    ("game", "tap"), [("stone_paths", "about"), ("branching_paths", "about"), ("loops", "square")]
)
def test_a_tap_on_the_board_finishes_what_is_being_shown(game: str, tap: str) -> None:
    player = seated(game)
    decide(player)
    player.platform.wait(PACES["normal"].beat // 2)
    player.press(tap)
    before = player.platform.time
    wait(player)
    assert player.platform.time == before
    assert not player.platform.regions["toast"]
    decide(player)
    before = player.platform.time
    wait(player)
    assert player.platform.time >= before + 3 * PACES["normal"].beat, (
        "the next time they take their time again"
    )


@pytest.mark.parametrize("pace", PACES)
def test_the_pace_is_in_the_menu_and_is_kept(pace: str) -> None:
    player = seated("loops")
    player.press("menu")
    player.press("bot-pace", pace)
    assert not player.platform.regions["sheet"]
    decide(player)
    before = player.platform.time
    assert wait(player)[0] - before == PACES[pace].beat
    assert Player(player.platform).app.settings.pace == pace


def test_there_is_no_pace_where_no_bot_plays() -> None:
    player = Player()
    player.app.start_game(Record.new("loops", 2, 7, first=0), seats=(("Ada", ""), ("Bas", "")))
    player.press("lift-curtain")
    player.press("menu")
    assert "bot-pace" not in player.platform.regions["sheet"]


@pytest.mark.parametrize(
    ("game", "thing", "up"),
    [
        ("stone_paths", "card", "hand-card up"),
        ("branching_paths", "card", "hand-card up"),
        ("loops", "tile", "rack-tile up"),
    ],
)
def test_something_is_lifted_while_others_think_and_stays_in_hand(game: str, thing: str, up: str) -> None:
    player = seated(game)
    decide(player)
    player.press(thing)
    assert up in "".join(player.platform.regions.values())
    wait(player)
    shown = "".join(player.platform.regions.values())
    assert "Your turn" in shown
    assert up in shown
    assert not player.platform.regions["toast"]
    assert re.search(r'class="(?:[^"]* )?lit\b', shown)
