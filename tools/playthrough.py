"""Whole games as text that a person can follow: what was dealt, every move, what it caused, the score.

The files in tests/playthroughs are such texts. They begin with the game's record; the rest is told from it,
and a test tells it again and compares. When a rule changes on purpose, tell them anew and read the diff:

    PYTHONPATH=core python -m tools.playthrough tests/playthroughs/*.txt
    PYTHONPATH=core python -m tools.playthrough --random one_line 2 7 tests/playthroughs/new.txt
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from waystones import BadRecord, Record, Session, State
from waystones.cli.telling import event_line, score_line, spoken
from waystones.games.branching_paths.board import TILE_NAMES as WEB_TILES
from waystones.games.branching_paths.board import WISH
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.loops.board import CENTRE
from waystones.games.loops.rules import Loops
from waystones.games.loops.tiles import NAMES as LOOP_TILES
from waystones.games.one_line.board import NAMES
from waystones.games.one_line.rules import OneLine
from waystones.games.path_cards.cards import COLOURS
from waystones.games.path_cards.cards import NAMES as CARD_NAMES
from waystones.games.path_cards.rules import PathCards
from waystones.games.stone_paths.board import TILE_NAMES
from waystones.games.stone_paths.rules import StonePaths


def one_line_opening(state: State) -> Iterator[str]:
    """Where the seats start, and the first card, which no move reveals."""
    assert isinstance(state, OneLine)
    for seat, start in enumerate(state.starts):
        yield f"seat {seat} starts at {NAMES[start]}"
    yield f"card: {spoken({'round': state.round, 'card': state.card})}"


def stone_paths_opening(state: State) -> Iterator[str]:
    """The tiles from the start stone up, the hands, and who begins."""
    assert isinstance(state, StonePaths)
    for colour, tiles in zip(COLOURS, state.tiles, strict=True):
        yield f"{colour} path: {' '.join(TILE_NAMES.get(tile, str(tile or '-')) for tile in tiles[1:])}"
    yield from hands(state)


def branching_paths_opening(state: State) -> Iterator[str]:
    """The tiles row by row from the start field up, the hands, and who begins."""
    assert isinstance(state, BranchingPaths)
    board = state.board
    wishing = {WISH + number: f"{colour}_wish" for number, colour in enumerate(COLOURS)}
    for row in range(1, max(board.row) + 1):
        tiles = (
            (board.names[stone], state.tiles[stone]) for stone in board.in_row(row) if state.tiles[stone]
        )
        told = " ".join(f"{name} {(WEB_TILES | wishing).get(tile, str(tile))}" for name, tile in tiles)
        yield f"row {row}: {told}"
    yield from hands(state)


def hands(state: PathCards) -> Iterator[str]:
    """The cards that every seat holds, and who begins."""
    for seat, hand in enumerate(state.cards.hands):
        yield f"seat {seat} holds {' '.join(CARD_NAMES[card] for card in sorted(hand))}"
    yield f"seat {state.to_act} begins"


def loops_opening(state: State) -> Iterator[str]:
    """The tile in the centre, the racks, and who begins."""
    assert isinstance(state, Loops)
    yield f"in the centre: {LOOP_TILES[state.mosaic.tiles[CENTRE]]}"
    for seat, rack in enumerate(state.racks):
        yield f"seat {seat} has {' '.join(LOOP_TILES[tile] for tile in rack)}"
    yield f"seat {state.to_act} begins"


OPENINGS: Mapping[str, Callable[[State], Iterator[str]]] = {
    "one_line": one_line_opening,
    "stone_paths": stone_paths_opening,
    "branching_paths": branching_paths_opening,
    "loops": loops_opening,
}


def tell(record: Record) -> str:
    """The whole game, line by line."""
    session = Session(Record(record.game, record.players, record.seed, record.options))
    lines = [*OPENINGS[record.game](session.state)] if record.game in OPENINGS else []
    for ply, text in enumerate(record.moves, 1):
        step = session.play(text)
        lines += ["", f"{ply}. seat {step.seat}: {step.move}"]
        lines += [f"   {event_line(event)}" for event in step.events]
        lines.append(f"   score: {' '.join(map(str, session.state.scores()))}")
    for seat, total in enumerate(session.state.scores()):
        reasons = [score_line(line) for line in session.state.score_lines(seat)]
        lines += ["", f"seat {seat}", *reasons, f"{total:>5}  in all"]
    winners = " and ".join(f"seat {seat}" for seat in session.state.winners())
    return "\n".join([*lines, "", f"won by {winners}" if session.is_over else "not over yet"])


def playthrough(record: Record) -> str:
    """The text of a playthrough file: the record, an empty line, the game as told."""
    return f"{record}\n\n{tell(record)}\n"


def record_of(text: str) -> Record:
    """The record that a playthrough file begins with."""
    return Record.parse(text.partition("\n\n")[0])


def random_game(game: str, players: int, seed: int) -> Record:
    """A game in which every seat does just anything."""
    session, rng = Session.new(game, players, seed), random.Random(seed)
    while not session.is_over:
        session.play(rng.choice(session.state.legal_moves()))
    return session.record


def main() -> None:
    """Tell the games of the files anew, or write a new one."""
    options = argparse.ArgumentParser(
        description="Tell the games of playthrough files anew, or write a new one."
    )
    options.add_argument(
        "--random", nargs=3, metavar=("GAME", "PLAYERS", "SEED"), help="a new game, at random"
    )
    options.add_argument("files", nargs="+", type=Path)
    wish = options.parse_args()
    broken = False
    for path in wish.files:
        if wish.random:
            game, players, seed = wish.random
            record = random_game(game, int(players), int(seed))
        else:
            try:
                record = record_of(path.read_text())
            except BadRecord as error:
                broken = True
                print(f"✗ {path}: the rules do not allow it any more ({error}); write another with --random")
                continue
        path.write_text(playthrough(record))
        print(f"{path}: {len(record.moves)} moves")
    if broken:
        sys.exit(1)


if __name__ == "__main__":
    main()
