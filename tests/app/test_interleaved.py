"""Undo and Hint at any moment, also while a bot thinks: no answer lands where it was not asked for, no table freezes."""

import json
import random

import pytest

from app.errands import Running
from app.table.table import Table
from tests.app.fake import FakePlatform
from tests.app.player import Player
from tests.tables import GAMES
from waystones import Record
from waystones.review import reviewer
from waystones.review.reviewer import Effort

SEATS = (("Ada", ""), ("Mira", "relaxed"))
ACTIONS = 14


class Worker:
    """Answers late, twice, or in another order than it was asked; never for a game that it was not asked about."""

    def __init__(self, platform: FakePlatform, chance: random.Random) -> None:
        platform.has_worker = True
        self._platform = platform
        self._chance = chance

    def answer(self) -> None:
        """Answer one of the errands, perhaps one that was answered or dropped before."""
        if self._platform.errands:
            kind, question, told = self._chance.choice(self._platform.errands[-3:])
            running, answer = Running(kind, question), None
            while answer is None:
                _, answer = running.slice()
            told(1.0, answer)


@pytest.fixture(autouse=True)
def _quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """When a hint comes matters here, not how good it is."""
    for game in GAMES:
        monkeypatch.setattr(type(reviewer(game)), "effort", Effort(rounds=((2, 1),), batch=2, batches=1))


def play_on(player: Player) -> None:
    """The person decides, if it is their turn."""
    table = player.play
    if table.session.to_act == 0:
        move = table.session.state.legal_moves()[-1]
        table.decide((str(move),))
        player.platform.arrive()


def check(table: Table, before: tuple[str, ...]) -> None:
    """What was decided stays decided, but for what the person took back; the record can be read."""
    record = table.session.record
    assert Record.parse(str(record)) == record
    shorter = min(len(before), len(record.moves))
    assert record.moves[: shorter - 1] == before[: shorter - 1]


@pytest.mark.parametrize("seed", range(75))
@pytest.mark.parametrize("game", GAMES)
def test_undo_and_hint_at_any_moment(game: str, seed: int) -> None:
    chance = random.Random(seed)
    player = Player()
    worker = Worker(player.platform, chance)
    player.app.start_game(Record.new(game, 2, seed), seats=SEATS)
    table = player.play
    for _ in range(ACTIONS):
        if player.app.screen is not table:
            return  # the game is over
        before = table.session.record.moves
        match chance.choice(("undo", "hint", "play", "play", "answer", "answer", "tick", "menu")):
            case "undo":
                player.app.do("undo", "")
            case "hint":
                player.app.do("hint", "")
            case "play":
                play_on(player)
            case "answer":
                worker.answer()
                player.platform.arrive()
            case "tick":
                player.platform.wait(500)
            case "menu":
                player.app.do("menu", "")
                player.app.do("close", "")
        check(table, before)
    player.platform.has_worker = False
    player.platform.give_up_worker()
    player.platform.wait()
    assert player.app.screen is not table or table.session.to_act == 0, "a bot is to play, and nobody asks it"


@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_play_take_back_or_ask_at_a_table_of_bots(game: str) -> None:
    player = Player()
    player.platform.has_worker = True
    bots = tuple((name, "relaxed") for name, _ in SEATS)
    player.app.start_game(Record.new(game, 2, 7), seats=bots)
    table = player.play
    asked = [json.loads(question)["record"] for _, question, _ in player.platform.errands]
    assert asked == [str(table.session.record)]
    for action in ("undo", "hint", "menu", "close"):
        player.app.do(action, "")
    table.decide((str(table.session.state.legal_moves()[0]),))
    assert table.session.record.moves == ()
    player.platform.give_up_worker()
    player.platform.has_worker = False
    player.platform.wait(2_000)
    assert player.app.screen is not table or table.session.record.moves, "it is frozen"
