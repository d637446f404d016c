"""Puzzles for the gallery: the page with all of them, one of each game, answers, and the rush."""

from collections.abc import Iterator

from app.drawing.kit import filled
from app.puzzles import view
from app.puzzles.posed import PosedPuzzle
from app.puzzles.solved import Begun, Count, Solved
from app.table.company import Company
from app.table.hand import Desk
from app.texts import Texts
from waystones import Session
from waystones.puzzle import Way, kinds, make

TODAY = [(game, "medium", 20261118) for game in kinds()]
SOLVED = Solved(
    {"one_line": Count({"easy": 14, "hard": 3}, {"easy": 12, "hard": 1}, 4, 9, 6, ("2026-11-18",))},
    {("one_line", "hard", 812): Begun()},
)


def solving(t: Texts, game: str, level: str, number: int, *, panel: str, moves: int = 0) -> str:
    """A puzzle with so many steps of its best way made, and what stands above it."""
    puzzle = make(game, level, number)
    posed = PosedPuzzle.of(game, t, puzzle)
    session: Session = Session(puzzle.record, practice=True)
    me = session.to_act
    hand = posed.hand(Company(posed.seats(me)), t("Puzzle {n}", n=number))
    for move in puzzle.best.moves[:moves]:
        session.play(move)
    hand.look(session.observe(me))
    way = Way(puzzle.greed.moves, puzzle.greed.gains)
    match panel:
        case "task":
            above = view.task(t, posed, puzzle, undo=posed.needs_undo and bool(moves))
        case "rush":
            above = view.task(t, posed, puzzle, undo=False, clock=view.clock(t, 161, 3))
        case "verdict":
            above = view.verdict(t, posed, puzzle, way)
        case "found":
            above = view.verdict(t, posed, puzzle, puzzle.best)
        case _:
            above = view.answer(t, posed, puzzle)
    shown = hand.regions(Desk(coach=above, can_undo=bool(moves))) | posed.regions(session)
    if panel in ("verdict", "found", "answer"):
        shown["acts"] = view.onward(t, best=panel != "verdict")
    return filled(hand.frame(), shown)


def scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Name and picture of each."""
    yield "puzzles", filled(view.frame(t), view.regions(t, SOLVED, TODAY))
    yield "puzzles-new", filled(view.frame(t), view.regions(t, Solved(), TODAY))
    yield "puzzles-making", view.making(t, TODAY[0])
    for name, answers, best in (
        ("over", (True, True, False, True, True, True, False), 7),
        ("best", (True,) * 14, 9),
        ("none", (), 0),
    ):
        over = {"onward": view.after_rush(t, "loops")}
        yield f"puzzles-rush-{name}", filled(view.rush_over(t, "loops", answers, best), over)
    yield "puzzle-menu", filled(view.frame(t), {"sheet": view.menu(t, TODAY[0])})
    for game in kinds():
        yield f"puzzle-{game}", solving(t, game, "hard", 1, panel="task")
        yield f"puzzle-{game}-begun", solving(t, game, "easy", 2, panel="task", moves=1)
        yield f"puzzle-{game}-rush", solving(t, game, "medium", 3, panel="rush")
        yield f"puzzle-{game}-missed", solving(t, game, "medium", 3, panel="verdict")
        yield f"puzzle-{game}-found", solving(t, game, "easy", 2, panel="found", moves=9)
        yield f"puzzle-{game}-answer", solving(t, game, "hard", 1, panel="answer", moves=9)
