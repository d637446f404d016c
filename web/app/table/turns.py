"""A game's turns, as one seat may know them: in words for the log, and what the others did since the own last one."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape
from itertools import chain, groupby

from app.answers import answers
from app.drawing.kit import does, figure
from app.drawing.players import Entry
from app.texts import Texts
from waystones import Event, Session

EVERYBODY_ELSE = -1  # a seat that nobody has: it knows what all know

_SHORT = 66  # letters: more than these take three lines beside a hint on a phone


@dataclass(frozen=True, slots=True)
class Turn:
    """The decisions of a seat until another is to act: what happened, and the step with which it ended."""

    seat: int
    events: tuple[Event, ...]
    end: int = 0


def turns(
    session: Session, me: int | None, tell: Callable[[Iterable[Event]], str], last: int | None = None
) -> list[Entry]:
    """One entry a turn, or only for the `last` ones. Without `me`, what everybody may know."""
    seat = EVERYBODY_ELSE if me is None else me
    return [Entry(turn.seat, tell(turn.events), turn.end) for turn in _latest(session, seat, last)]


def since(session: Session, me: int, *, watching: bool = False) -> tuple[Turn, ...]:
    """What the others have done since the seat last decided; nothing once it has decided again.

    Who only watches has no turn to look back from: then it is as many turns as there are others at the table. The turn that
    ended the game is looked back at whoever made it.
    """
    if session.is_over and session.steps[-1].seat == me:
        return _latest(session, me, 1)
    return _latest(session, me, session.state.players - 1, before=None if watching else me)


def _latest(session: Session, me: int, most: int | None, before: int | None = None) -> tuple[Turn, ...]:
    """The last turns as the seat knows them, at `most` so many, back to one of the seat `before` and without it."""
    found: list[Turn] = []
    steps = session.steps
    for seat, plies in groupby(range(len(steps), 0, -1), lambda ply: steps[ply - 1].seat):
        if seat == before or len(found) == most:
            break
        made = [*plies][::-1]
        events = chain.from_iterable(steps[ply - 1].seen_by(me) for ply in made)
        found.append(Turn(seat, tuple(events), made[-1]))
    return tuple(found[::-1])


@dataclass(frozen=True, slots=True)
class Since:
    """The turns of others since the own last one. `at` is the one that is looked at alone; None for all of them."""

    turns: tuple[Turn, ...] = ()
    at: int | None = None

    @property
    def marked(self) -> tuple[Turn, ...]:
        """The turns whose marks are shown."""
        return self.turns if self.at is None else (self.turns[self.at],)

    @property
    def told(self) -> Turn | None:
        """The turn that the caption tells: the one that is looked at, else the last."""
        return self.marked[-1] if self.turns else None

    def caption(self, t: Texts, words: str) -> str:
        """The turn that is told, in words that were made for it; a tap goes on to the next, or to the whole game."""
        if self.told is None:
            return ""
        number, all_of = self.turns.index(self.told) + 1, len(self.turns)
        place = ""
        if all_of > 1:
            said = escape(t("turn {n} of {all} since yours", n=number, all=all_of))
            place = f' <span class="since-place num"><span class="aside">{said}</span><span aria-hidden="true">{number}/{all_of}</span></span>'
        asks = does("since") if all_of > 1 else does("log")
        return (
            f'<button type="button" class="since{" long" if len(words) > _SHORT else ""}" id="since"{asks}>'
            f'{figure(self.told.seat)}<span class="since-words">{escape(words)}</span>{place}</button>'
        )


class Following:
    """The part of a table that looks back at the others, turn by turn on demand."""

    def __init__(self) -> None:
        self._at: int | None = None  # the turn that is looked at alone
        self._number = 0

    def since(self, turns: tuple[Turn, ...]) -> Since:
        """What to show of the others' turns."""
        if len(turns) != self._number:  # somebody has played on: all of it again
            self._number, self._at = len(turns), None
        return Since(turns, self._at)

    @answers("since")
    def next_turn(self, arg: str = "") -> None:
        """Look at the next turn alone, from the first one on; after the last, at all of them."""
        following = 0 if self._at is None else self._at + 1
        self._at = following if following < self._number else None
