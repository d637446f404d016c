"""Work that takes long, done in slices: a bot's decision, a review, the best line of a deal. The worker does it where there is one, else the page between frames."""

import json
from collections.abc import Callable, Generator
from importlib import import_module
from time import perf_counter
from typing import TypeVar

from app.platform import Platform
from app.reading import from_json, members
from waystones import Record, bot

# How far it is, from 0 to 1, after each slice; in the end the answer as text.
Slices = Generator[float, None, str]
Found = TypeVar("Found")
AGAIN = 250  # milliseconds until who can wait for the worker asks again whether it is there
PATIENCE = 120  # how often; a worker that has not come by then does not come
SILENCE = 5_000  # milliseconds after which a worker that has said nothing is done without
AWHILE = 0.012  # seconds between two looks at whatever else there is to do: a slice more must not be felt


def _in_slices(steps: Generator[object, None, Found]) -> Generator[float, None, Found]:
    """Go through the steps and give what they find; nobody knows how many there will be."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Found = done.value
            return found
        yield 0.0


def move(record: str, seat: int, level: str) -> Slices:
    """What a bot of this level would do at the seat, in the game as it stands."""
    game = Record.parse(record)
    found = yield from _in_slices(bot(game.game, level, game.seed).think(game.state().observe(seat)))
    return str(found)


def weigh(record: str, seat: int, ply: int) -> Slices:
    """What a decision cost: the one that the seat made after `ply` moves."""
    from waystones.review import reviewer, weighing, written  # few errands need it

    game = Record.parse(record)
    who = reviewer(game.game)
    assert who, game.game
    [decision] = [each for each in who.decisions(game, seat) if each.ply == ply]
    found = yield from _in_slices(weighing.weigh(who, game, seat, decision))
    return json.dumps(written.written(found))


def luck(record: str, seat: int) -> Slices:
    """What the deal was worth to the seat, and what the play made of it."""
    from waystones.review import luck, reviewer, written

    game = Record.parse(record)
    who = reviewer(game.game)
    assert who, game.game
    told = yield from luck.luck(who, game, seat)
    return json.dumps(written.written_luck(told))


def advice(record: str, seat: int) -> Slices:
    """What to do at the seat, in the game as it stands, and why."""
    from waystones.review import reviewer, weighing, written

    game = Record.parse(record)
    who = reviewer(game.game)
    assert who, game.game
    seen = game.state().observe(seat)
    found = yield from _in_slices(weighing.advise(who, seen, f"{game.seed} {len(game.moves)}"))
    return json.dumps(written.written_advice(found))


def puzzle(game: str, level: str, number: int) -> Slices:
    """The puzzle of that number, as text."""
    from waystones.puzzle import steps  # loaded only where one is made

    found = yield from _in_slices(steps(game, level, number))
    return str(found)


EVERYWHERE: dict[str, Callable[..., Slices]] = {  # whichever the game
    "move": move,
    "puzzle": puzzle,
    "weigh": weigh,
    "luck": luck,
    "advice": advice,
}


def find(kind: str) -> Callable[..., Slices]:
    """The function that does errands of this kind: one for all games, or one in the `errands.py` of a game's room, such as one_line/best_line."""
    if kind in EVERYWHERE:
        return EVERYWHERE[kind]
    room, _, name = kind.partition("/")
    found: Callable[..., Slices] = getattr(import_module(f"app.games.{room}.errands"), name)
    return found


class Running:
    """An errand on its way."""

    def __init__(self, kind: str, question: str, clock: Callable[[], float] = perf_counter) -> None:
        self._slices = find(kind)(**members(from_json(question)))
        self._clock = clock

    def slice(self) -> tuple[float, str | None]:
        """Go on for a while, on a slow device for one slice: how far it is now, and the answer once there is one."""
        until = self._clock() + AWHILE
        try:
            progress = next(self._slices)
            while self._clock() < until:
                progress = next(self._slices)
        except StopIteration as done:
            return 1.0, str(done.value)
        return progress, None


def begin(kind: str, question: str) -> Running:
    """Take up an errand in the worker, which then asks for one slice after another."""
    return Running(kind, question)


class Errand:
    """One errand: asked for, answered later, or dropped.

    Who is `patient` waits for a worker that is on its way, so that the page has nothing long to do itself. What is `idle`
    is done by the worker alone, and only while nothing else is asked of it, until somebody waits for it (`wanted`). What is
    `small` and waited for is done here unless a worker is there: starting one takes as long, and from the same processor.
    """

    def __init__(
        self,
        platform: Platform,
        done: Callable[[str], None],
        progress: Callable[[float], None] = lambda part: None,
        *,
        patient: bool = False,
        idle: bool = False,
        small: bool = False,
    ) -> None:
        self._platform = platform
        self._done = done
        self._progress = progress
        self._dropped = False
        self._patience = PATIENCE if patient or idle else 0
        self._idle = idle
        self._small = small
        self._number = 0  # what the worker knows it by; 0 while it has none
        self._heard = 0  # how often the worker has said something

    def start(self, kind: str, **question: object) -> None:
        """Set out; `done` is called with the answer."""
        asked = json.dumps(question)

        def told(part: float, answer: str | None) -> None:
            self._heard += 1
            if part < 0:  # the worker has died
                if not self._dropped:
                    self._do_it_here(kind, asked)
            else:
                self._told(part, answer)

        def ask() -> None:
            if self._dropped:
                return
            number = self._platform.send_errand(kind, asked, told, idle=self._idle, small=self._small)
            if number > 0:
                self._number = number
                if not self._idle:
                    self._listen()
            elif number < 0 and self._patience:
                self._patience -= 1
                self._platform.later(AGAIN, ask)
            else:
                self._do_it_here(kind, asked)

        ask()

    def _listen(self) -> None:
        """Give the worker up if it says nothing for long: it tells after every slice how far it is."""
        heard, number = self._heard, self._number

        def check() -> None:
            if self._dropped or self._number != number:
                return
            if self._heard == heard:
                self._platform.give_up_worker()
            else:
                self._listen()

        self._platform.later(SILENCE, check)

    def wanted(self, done: Callable[[str], None], progress: Callable[[float], None]) -> None:
        """Somebody waits for an idle errand now: it goes on like any other, and tells these two."""
        self._done, self._progress, self._idle = done, progress, False
        if self._number:
            self._platform.want_errand(self._number)
            self._listen()

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come of it."""
        return self._dropped

    @property
    def is_under_way(self) -> bool:
        """Whether the worker has it."""
        return self._number > 0 and not self._dropped

    def drop(self) -> None:
        """Stop the errand: nobody waits for its answer any more."""
        self._dropped = True
        if self._number:
            self._platform.drop_errand(self._number)

    def _do_it_here(self, kind: str, question: str) -> None:
        self._number = 0
        if self._idle:
            self._dropped = True
            return
        running = Running(kind, question)

        def go_on() -> None:
            if not self._dropped:
                part, answer = running.slice()
                self._told(part, answer)
                if answer is None:
                    self._platform.later(0, go_on)

        self._platform.later(0, go_on)

    def _told(self, part: float, answer: str | None) -> None:
        if self._dropped:
            return
        if answer is None:
            self._progress(part)
        else:
            self._number, self._dropped = 0, True  # an answer that comes twice is heard once
            self._done(answer)
