"""Pages that die between any two writes: a whole game is played, and the page ends at every single one of them.

The next visit must start, have every move that was made, and come to the same end: counted once, shown once.
"""

import json
import random
from dataclasses import replace
from functools import cache

from app.keeping.figures import read_all
from app.table.table import Table
from campaign.games import dealt
from campaign.part import Steps
from campaign.weather import Sky, Stormy
from tests.app.player import Player
from waystones import Record

LAST = 6  # decisions that are made in the page; those before them lie in the record already
UNDOES = 0.2


class Died(BaseException):
    """The page is gone: nothing in it can catch that."""


class Mortal(Stormy):
    """A browser whose page dies at a write: before it, or just after it."""

    def __init__(self, sky: Sky, lives: float = float("inf")) -> None:
        super().__init__(sky)
        self.lives = lives
        self.writes = 0

    def keep(self, key: str, value: str) -> None:
        """Keep it, unless it is time to die."""
        self._come_to_write()
        super().keep(key, value)

    def forget(self, key: str) -> None:
        """Removing is writing too."""
        self._come_to_write()
        super().forget(key)

    def _come_to_write(self) -> None:
        if self.writes >= self.lives:
            raise Died
        self.writes += 1


class Deaths:
    """One game at its end, with every death that it can die."""

    name, unit = "deaths", "deaths"
    patience = 120.0

    def steps(self, seed: int) -> int:
        """One for each write."""
        return self._lived(seed, float("inf"), {})[1]

    def run(self, seed: int, steps: Steps = None) -> int:
        """Die each of these deaths, and come back."""
        deaths = range(self.steps(seed)) if steps is None else steps
        for number in deaths:
            storage: dict[str, str] = {}
            made, _, record = self._lived(seed, number, storage)
            self._come_back(seed, storage, made, record)
        return len(deaths)

    def _lived(self, seed: int, lives: float, storage: dict[str, str]) -> tuple[int, int, Record]:
        """Play the end of a game until the page dies: how many moves were surely made, the writes, and the beginning."""
        rng, whole = random.Random(seed), _whole(seed)
        begun = replace(whole, moves=whole.moves[:-LAST])
        platform = Mortal(Sky(storage), lives)
        made = -1  # not even begun
        try:
            player = Player(platform)
            player.app.start_game(begun, seats=_seats(begun))
            made = len(begun.moves)
            table = player.play
            while player.app.screen is table:
                if table.curtain:
                    player.app.do("lift-curtain", "")
                further = len(table.session.record.moves) > len(begun.moves)  # what was there before stays
                if rng.random() < UNDOES and table.can_undo and further:
                    made -= 1  # whether it was taken back before the end is anybody's guess
                    player.app.do("undo", "")
                    continue
                _go_on(player, table, whole)
                made = len(table.session.record.moves)
        except Died:
            pass
        return made, platform.writes, begun

    def _come_back(self, seed: int, storage: dict[str, str], made: int, begun: Record) -> None:
        """The next visit finds the game, plays it to its end, and counts it once."""
        keys = [key for key in storage if "/game/" in key]
        assert len(keys) == (1 if made >= 0 else len(keys)), "the game is gone"
        if not keys:
            return
        player = Player(Stormy(Sky(storage)), f"play/{keys[0].rpartition('/')[2]}")
        table = player.app.screen
        if isinstance(table, Table):
            moves = table.session.record.moves
            assert len(moves) >= made, f"{made - len(moves)} moves are gone"
            assert moves[: len(begun.moves)] == begun.moves
            while player.app.screen is table:
                if table.curtain:
                    player.app.do("lift-curtain", "")
                _go_on(player, table, _whole(seed))
        Player(Stormy(Sky(storage)))  # once more, in case something was left to complete
        counted = sum(
            each.played for each in read_all(json.loads(storage.get("waystones/figures", "{}"))).values()
        )
        assert counted == 1, f"the game is counted {counted} times"
        assert len(player.app.saves.games(finished=True)) == 1
        assert player.app.saves.games(finished=False) == []
        assert "waystones/ending" not in storage, "something is left to complete"


@cache
def _whole(seed: int) -> Record:
    """A game at random."""
    record, rng = dealt(seed), random.Random(seed)
    state, moves = record.state(), list[str]()
    while not state.is_over:
        move = rng.choice(state.legal_moves())
        state.play(move)
        moves.append(str(move))
    return replace(record, moves=tuple(moves))


def _go_on(player: Player, table: Table, whole: Record) -> None:
    """Make the next move of the game; what was held before the eyes has been seen by then."""
    if table.go_on():
        return
    table.decide((whole.moves[len(table.session.record.moves)],))
    player.platform.arrive()


def _seats(record: Record) -> tuple[tuple[str, str], ...]:
    return tuple((f"Player {seat}", "") for seat in range(record.players)) if record.players > 1 else ()
