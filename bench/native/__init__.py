"""The games in the mind, in C: what experts do thousands of times a decision, for matches of hundreds of games.

    PYTHONPATH=core python -m bench.arena stone_paths expert sharp --games 400 --native

Strength cannot be measured within hours otherwise. It is the same play, number by number: `tests/test_native.py` plays
both and compares. Nothing here ships, and what a decision takes is always told from Python.
"""

import ctypes
import subprocess
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from waystones.games.branching_paths.board import CLASSIC
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.loops import bot as loops
from waystones.games.loops.board import BONUS, GRID
from waystones.games.loops.mosaic import FITTING, Mosaic
from waystones.games.loops.moves import A_TURN
from waystones.games.loops.rules import Loops
from waystones.games.loops.tiles import ENDS_OF, VALUE_OF
from waystones.games.loops.turns import Turn
from waystones.games.one_line.areas import BIT, STEPS
from waystones.games.one_line.board import CLASSIC as FIELD_BOARD
from waystones.games.one_line.board import NEAR, Card, pocket
from waystones.games.one_line.experience import Experience
from waystones.games.one_line.line import Line
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walker import Walker
from waystones.games.path_cards import rollout
from waystones.games.path_cards.both_ends import BothEnds
from waystones.games.path_cards.judge import CardJudge
from waystones.games.path_cards.rules import NOWHERE, PathCards
from waystones.games.stone_paths.rules import StonePaths

HERE = Path(__file__).parent
BUILT = HERE.parent.parent / ".cache" / "native"
# Numbers that differ in their last bit would choose other moves, so nothing may be rounded in another way.
COMPILE = (
    "gcc",
    "-O3",
    "-march=native",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-ffp-contract=off",
    "-shared",
    "-fPIC",
)

ASKS = {"play": 0, "take": 1, "bonus": 2, "figure": 3, "way": 4, "shed": 5, "over": 6}


BARE = (ctypes.c_int * GRID)(*Mosaic().meets)  # what the squares of an empty board meet


@cache
def library(game: str) -> ctypes.CDLL:
    """The game's C, compiled if that was not done since it was last changed."""
    source, built = HERE / f"{game}.c", BUILT / f"{game}.so"
    newest = max(path.stat().st_mtime for path in HERE.glob("*.[ch]"))
    if not built.exists() or built.stat().st_mtime < newest:
        BUILT.mkdir(parents=True, exist_ok=True)
        subprocess.run([*COMPILE, "-o", built, source, "-lm"], check=True)
    found = ctypes.CDLL(str(built))
    if game == OneLine.game:
        found.drawn_far.restype = ctypes.c_double
    if game == BranchingPaths.game:
        found.set_board(_numbers(_board()))
    if game == Loops.game:
        tiles = [each for tile in zip(ENDS_OF, VALUE_OF, strict=True) for each in tile]
        found.set_game(_numbers([*BONUS, len(VALUE_OF), *tiles, *FITTING]))
    if game == OneLine.game:
        found.set_board(_numbers(_fields()))
    return found


def _numbers(numbers: Sequence[int]) -> "ctypes.Array[ctypes.c_int]":
    return (ctypes.c_int * len(numbers))(*numbers)


def at(numbers: "array[int] | array[float]") -> ctypes.c_void_p:
    """Where they lie, as long as somebody keeps them."""
    return ctypes.c_void_p(numbers.buffer_info()[0])


def _board() -> list[int]:
    """The web of stones in the order in which the C reads it."""
    numbers = [len(CLASSIC.names), len(CLASSIC.values), CLASSIC.goal, 0, *CLASSIC.values]
    for stone, ways in enumerate(CLASSIC.next):
        numbers += [CLASSIC.row[stone], CLASSIC.colour[stone], CLASSIC.stack[stone], CLASSIC.worth[stone]]
        numbers += [len(ways), *ways]
    return numbers


def _fields() -> list[int]:
    """The fields of One Line's classic board in the order in which the C reads them."""
    numbers = []
    for field, bit in enumerate(BIT):
        numbers += [bit.bit_length() - 1, len(NEAR[field]), *NEAR[field], *STEPS[field]]
        numbers += [FIELD_BOARD.takes[field].bit_length() - 1, FIELD_BOARD.numbers.get(field, 0)]
    return [*numbers, len(FIELD_BOARD.numbers), *FIELD_BOARD.numbers]


def written(state: PathCards) -> "array[int]":
    """The state as numbers, in the order in which the C reads them."""
    cards = state.cards
    numbers = [state.players, state.to_act, ASKS[state.asks], state.laid, state.discarded, state.owed]
    numbers += [state.idle, state.in_goal]
    for seat in range(state.players):
        hand, known = sorted(cards.hands[seat]), cards.known[seat]
        numbers += [state.points[seat], len(hand), *hand, len(known), *known]
        for row in cards.rows[seat]:
            numbers += [len(row), *row]
    for pile in cards.piles:
        numbers += [len(pile), *pile]
    thinker = cards.thinker if isinstance(cards, BothEnds) else NOWHERE
    numbers += [thinker, len(cards.deck), *cards.deck, len(cards.aside), *cards.shown]
    if isinstance(state, StonePaths):
        for tiles in state.tiles:
            numbers += tiles
        for seat in range(state.players):
            numbers += [*state.stones[seat], state.large[seat], state.wishes[seat]]
    elif isinstance(state, BranchingPaths):
        numbers += [*state.tiles, *state.stacks]
        for seat in range(state.players):
            numbers += [*state.figures[seat], *state.wishes[seat]]
    return array("i", numbers)


def scores(state: PathCards, weights: "array[float]") -> list[int]:
    """What everybody ends with when the state is played on, each seat by its part of the weights."""
    numbers = written(state)
    found = (ctypes.c_int * state.players)()
    here, _ = numbers.buffer_info()
    beliefs, _ = weights.buffer_info()
    library(state.game).play_on(ctypes.c_void_p(here), ctypes.c_void_p(beliefs), found)
    return list(found)


def play_on(state: PathCards, judge: CardJudge[Any, Any]) -> list[int]:
    """In the place of `path_cards.rollout.play_on`."""
    return scores(state, array("d", [*judge.taste] * state.players))  # type: ignore[misc]


def best_turn(mosaic: Mosaic, rack: list[int]) -> Turn:
    """In the place of `loops.turns.best_turn`."""
    found = (ctypes.c_int * (2 + 2 * A_TURN))()
    library(Loops.game).best_turn(_numbers(mosaic.tiles), BARE, _numbers(rack), len(rack), found)
    points, count, *placed = found
    return Turn(points, tuple(zip(placed[: 2 * count : 2], placed[1 : 2 * count : 2], strict=True)))


def followed(mosaic: Mosaic, deal: Loops, turn: Turn) -> tuple[int, int]:
    """In the place of `loops.bot.followed`."""
    others = [deal.racks[seat % deal.players] for seat in range(deal.to_act + 1, deal.to_act + deal.players)]
    racks = array("i")
    for rack in (loops.refilled(deal, turn), *others):
        racks.append(len(rack))
        racks.extend(rack)
    placed = array("i", [len(turn.tiles), *(each for tile in turn.tiles for each in tile)])
    tiles, found = array("i", mosaic.tiles), (ctypes.c_int * 2)()
    library(Loops.game).followed(at(tiles), BARE, at(placed), deal.players, at(racks), found)
    scored, own = found
    return scored, own


def drawn_on(walker: Walker, line: Line, cards: Sequence[Card]) -> int:
    """In the place of `one_line.walker.Walker.drawn_on`."""
    pockets, weights = _numbers([pocket(card) for card in cards]), array("d", walker.judge.weights)
    taken = -1 if walker.spent is None else sum(1 << number for number in walker.spent)
    low, high = (ctypes.c_uint64(line.walked >> shift & (1 << 64) - 1) for shift in (0, 64))
    found = library(OneLine.game).drawn_on(
        *(low, high, line.one, line.other, line.points, line.highest),
        *(pockets, len(cards), taken, at(weights)),
    )
    return int(found)


def drawn_far(experience: Experience, line: Line, cards: Sequence[Card], deep: int, broad: int) -> float:
    """In the place of `one_line.experience.Experience.drawn_on`."""
    pockets, weights = _numbers([pocket(card) for card in cards]), _laid_flat(experience.weights)
    spent = experience.spent
    taken = -1 if spent is None else sum(1 << number for number in spent)
    low, high = (ctypes.c_uint64(line.walked >> shift & (1 << 64) - 1) for shift in (0, 64))
    found = library(OneLine.game).drawn_far(
        *(low, high, line.one, line.other, line.points, line.highest),
        *(pockets, len(cards), deep, taken, broad, at(weights)),
    )
    return float(found)


@cache
def _laid_flat(rows: tuple[tuple[float, ...], ...]) -> "array[float]":
    return array("d", [each for row in rows for each in row])


def switch_on(put: Callable[[object, str, object], None] = setattr) -> None:
    """Let whatever bots do in their minds be done in C from now on."""
    put(rollout, "play_on", play_on)
    put(loops, "best_turn", best_turn)
    put(loops, "followed", followed)
    put(Walker, "drawn_on", drawn_on)
    put(Experience, "drawn_on", drawn_far)
