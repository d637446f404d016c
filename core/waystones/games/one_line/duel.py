"""Duels: lines drawn apart, on the same cards and from different starts, scored as if all had sat at one table.

What a seat may draw depends on the cards and its own line alone, so lines drawn apart and lines drawn together are
the same moves in another order.

>>> ada = Record.new("one_line", seed=7)
>>> invited(ada).options
{'start': '12'}
"""

from collections.abc import Sequence
from dataclasses import replace

from waystones.errors import BadNotation, BadRecord, IllegalMove
from waystones.games.one_line.rules import OneLine
from waystones.record import Record

MOST_LINES = 4
Line = tuple[str, ...]  # the moves of one seat


def starts(record: Record) -> str:
    """The start of every seat, as the option is written, whether chosen or dealt."""
    state = _dealt(record)
    return "".join(str(state.board.starts.index(start) + 1) for start in state.starts)


def line(record: Record, seat: int) -> Line:
    """The moves of one seat."""
    state, moves = _dealt(record), []
    for text in record.moves:
        if state.to_act == seat:
            moves.append(text)
        state.play(state.parse(text))
    return tuple(moves)


def invited(record: Record) -> Record:
    """The same deal with one seat more, on the next free start (OL-24): what the next player is dealt."""
    taken = starts(record)
    after = int(taken[-1])
    free = [digit for i in range(MOST_LINES) if (digit := str((after + i) % MOST_LINES + 1)) not in taken]
    options = {**record.options, "start": taken + free[0]}
    return Record.new("one_line", record.players + 1, record.seed, **options)


def joined(deal: Record, lines: Sequence[Line]) -> Record:
    """The game in which every seat draws its line (OL-13, OL-14); BadRecord if one of them cannot be drawn there."""
    state, left = _dealt(deal), [list(reversed(each)) for each in lines]
    moves: list[str] = []
    while not state.is_over:
        if not left[state.to_act]:
            raise BadRecord("short", seat=state.to_act)
        moves.append(left[state.to_act].pop())
        try:
            state.play(state.parse(moves[-1]))
        except (BadNotation, IllegalMove) as error:
            raise BadRecord("move", number=len(moves), text=moves[-1][:40]) from error
    if any(left):
        raise BadRecord("long")
    return Record(deal.game, deal.players, deal.seed, deal.options, tuple(moves))


def challenge(record: Record) -> Record:
    """A finished game as the first of a duel: with its starts written out, so that the next one follows from it."""
    return replace(record, options={**record.options, "start": starts(record)})


def _dealt(record: Record) -> OneLine:
    return record.state_of(OneLine, 0)
