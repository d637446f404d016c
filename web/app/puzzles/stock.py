"""Where puzzles come from: one that lies ready, or one that the worker makes; and the next one is made ahead."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.errands import Errand
from app.puzzles.solved import PAGE, Solved, Which
from waystones import WaystonesError
from waystones.puzzle import Puzzle

if TYPE_CHECKING:
    from app.app import App

NUMBERS = 1_000_000
NONE = -1  # the number of no puzzle
DAY = "medium"  # the level of the puzzles of a day


def kept(app: "App") -> Solved:
    """What was solved on this device."""
    return Solved.read(app.saves.page(PAGE))


def keep(app: "App", solved: Solved) -> None:
    """Keep what was solved."""
    app.saves.keep_page(PAGE, solved.to_store())


def of_today(app: "App", game: str) -> Which:
    """The puzzle of the day: its number is the date."""
    return game, DAY, int(app.platform.now()[:10].replace("-", ""))


def is_of_a_day(which: Which) -> str:
    """The date whose puzzle it is, 2026-11-18; empty if it is none."""
    number = str(which[2])
    return f"{number[:4]}-{number[4:6]}-{number[6:]}" if which[1] == DAY and len(number) == 8 else ""


def another(app: "App", game: str, level: str) -> Which:
    """A puzzle that nobody has seen: the one that lies ready, else any."""
    ready = kept(app).next_number(game, level)
    return game, level, app.platform.chance(NUMBERS) if ready is None else ready


def fetch(app: "App", which: Which, come: Callable[[Puzzle], None]) -> Errand | None:
    """Have the puzzle: at once if it lies ready, else when it is made."""
    text = kept(app).ready.get(which)
    if text is not None:
        try:
            come(Puzzle.read(text))
            return None
        except (WaystonesError, ValueError):
            pass  # what lies there is no puzzle: it is made again
    game, level, number = which
    errand = Errand(app.platform, lambda answer: come(Puzzle.read(answer)), small=True)
    errand.start("puzzle", game=game, level=level, number=number)
    return errand


def make_ahead(app: "App", which: Which, then: Callable[[], None] = lambda: None) -> None:
    """See to it that another puzzle of this game and level lies ready; the one that is open no longer does."""
    game, level, number = which
    ready = kept(app).next_number(game, level)
    if ready is not None and ready != number:
        then()
        return
    following = game, level, app.platform.chance(NUMBERS)

    def come(answer: str) -> None:
        keep(app, kept(app).with_ready(following, answer))
        then()

    # Patient: the one that is open is being solved, and must not wait for this one.
    Errand(app.platform, come, patient=True).start("puzzle", game=game, level=level, number=following[2])


def stock_up(app: "App", missing: Sequence[tuple[str, str]]) -> None:
    """Make a puzzle of each game and level ahead, one after another, as long as the same screen is open."""
    screen = app.screen

    def onward() -> None:
        if app.screen is screen:
            stock_up(app, missing[1:])

    if missing:
        make_ahead(app, (*missing[0], NONE), onward)
