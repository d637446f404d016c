"""What One Line makes of a link: a line to draw, the line of a day, or a duel."""

from typing import TYPE_CHECKING

from app.answers import answers
from app.drawing.kit import Regions
from app.game import SentGame
from app.games.one_line.daily import daily, days
from app.games.one_line.duel import duel
from app.games.one_line.duel import view as duel_view
from app.games.one_line.view import sent_line
from app.games.one_line.view.sent_line import SentLine
from app.sending.links import Found
from waystones import Record
from waystones.games.one_line.rules import OneLine

if TYPE_CHECKING:
    from app.app import App


def opened(app: "App", found: Found) -> SentGame | None:
    """The page of what was sent; None where it is shown like any other game."""
    if found.kind == "duel":
        return SentDuel(app, found)
    if found.kind == "deal" and found.record.players == 1:
        return LineToDraw(app, found)
    return None


def play(app: "App", deal: Record) -> bool:
    """Draw the line of a day where the deal is one; False if it is like any other."""
    day = daily.number_of(deal, days.today(app))
    if day:
        days.open_day(app, day)
    return bool(day)


class LineToDraw:
    """A deal for one player."""

    asks = True

    def __init__(self, app: "App", found: Found) -> None:
        self._app = app
        self._found = found

    @property
    def _line(self) -> SentLine:
        """The line as it stands on this device, which may have drawn it already."""
        record, today = self._found.record, days.today(self._app)
        state = record.state_of(OneLine)
        day = daily.number_of(record, today)
        known = days.diary(self._app.saves).get(day)
        standing = "new" if known is None else "begun" if known.score is None else "done"
        return SentLine(state.board, state.starts[0], day, day == today, standing)

    def title(self) -> str:
        """Who drew what."""
        return sent_line.title(self._app.texts, self._line, self._found.sender)

    def regions(self) -> Regions:
        """The board with its start, and the button."""
        return sent_line.regions(self._app.texts, self._line, self._found.sender)


class SentDuel:
    """A duel: lines that were drawn elsewhere, to draw against on the same cards."""

    def __init__(self, app: "App", found: Found) -> None:
        self._app = app
        self._found = found

    @property
    def asks(self) -> bool:
        """Whether there is anything left to do with it."""
        record = self._found.record
        return bool(duel_view.acts(self._app.texts, duel.invitation(self._app, record), record.players))

    def title(self) -> str:
        """Who challenges."""
        return duel_view.title(
            self._app.texts, self._found, duel.standing(self._app.saves, self._found.record)
        )

    def regions(self) -> Regions:
        """What it is to the player of this device."""
        invitation = duel.invitation(self._app, self._found.record)
        return duel_view.regions(self._app.texts, self._found, invitation)

    @answers("accept")
    def _accept(self, arg: str) -> None:
        """Draw against the lines that were sent."""
        duel.take_up(self._app, self._found.record, self._found.sender)

    @answers("watch")
    def _watch(self, arg: str) -> None:
        """See how all lines stand together."""
        duel.show(self._app, self._found.record, self._found.sender)

    @answers("own-line")
    def _own_line(self, arg: str) -> None:
        """Look at the own line, which nobody has answered yet; from there it can be sent again."""
        self._app.go(f"result/{arg}")

    @answers("practise")
    def _practise(self, arg: str) -> None:
        """Draw on cards that were tried before."""
        duel.practise(self._app, self._found.record)
