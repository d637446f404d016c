"""A letter that was opened: what it says of the game here, who sits down at a new game, and going on with it."""

from typing import TYPE_CHECKING

from app.answers import answers
from app.drawing.kit import Regions
from app.pages.view import letter as view
from app.sending import letters
from app.sending.letters import Arrived
from waystones.letter import Letter, clean_name

if TYPE_CHECKING:
    from app.app import App


class Letters:
    """The part of the link screen that shows letters. Nothing is kept before the player says so, except moves that only follow those here."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._arrived: Arrived | None = None
        self._here: set[int] = set()
        self._names: dict[int, str] = {}

    def open(self, letter: Letter) -> str:
        """Look at a letter: the address to go to at once if it is what the game here waited for, else nothing."""
        found = self._arrived = letters.arrived(self._app.saves, letter)
        self._here, self._names = {found.waits_for}, {}
        if found.coming == "same" and found.save:
            letters.note_edition(self._app.saves, found.save, letter)
        over = letter.record.state().is_over
        if found.coming == "newer" and (found.is_mine or over):
            return self._taken_up(found)
        return ""

    def close(self) -> None:
        """Forget the letter: the screen shows something else."""
        self._arrived = None

    def regions(self) -> Regions | None:
        """The letter on the screen; None if there is none."""
        t, found = self._app.texts, self._arrived
        return view.regions(t, found, self._here, self._names) if found else None

    def title(self) -> str:
        """What it is, for a screen reader."""
        return view.said(self._app.texts, self._arrived) if self._arrived else ""

    def slide(self, name: str, value: str) -> None:
        """A name is typed."""
        kind, _, seat = name.partition("-")
        if kind == "name":
            self._names[int(seat)] = clean_name(value.strip())

    @answers("sit")
    def _sit(self, arg: str) -> None:
        """Choose whether somebody at this device sits at a seat."""
        seat, _, where = arg.partition(" ")
        self._here = self._here | {int(seat)} if where == "here" else self._here - {int(seat)}
        self._app.show()

    @answers("join")
    def _join(self, arg: str) -> None:
        """Sit down at a game that this device does not have yet."""
        found = self._arrived
        if not found or found.coming != "new":
            return
        if not self._here:
            t = self._app.texts
            self._app.note(t("Choose at least one seat here."))
            self._app.show()
            return
        self._app.platform.ask_to_stay()
        save = letters.join(self._app.saves, found.letter, self._here, self._names)
        self._app.replace(f"play/{save.id}")

    @answers("to-game")
    def _to_game(self, arg: str) -> None:
        """Go on with the game that is here, in the letter's course if that one counts."""
        found = self._arrived
        if found and found.save:
            self._app.replace(self._taken_up(found) if found.counts else _place(found.save.id, found))

    @answers("watch-letter")
    def _watch(self, arg: str) -> None:
        """A game that is over and that nobody here has played can be watched."""
        if self._arrived:
            record, seats = self._arrived.letter.record, self._arrived.letter.seats
            save = self._app.saves.bring_in(record, seats=seats, finished=True, sent=True)
            self._app.replace(f"replay/{save.id}")

    def _taken_up(self, found: Arrived) -> str:
        assert found.save
        return f"play/{letters.take_up(self._app.saves, found.save, found.letter).id}"


def _place(id: str, found: Arrived) -> str:
    return f"result/{id}" if found.save and found.save.finished else f"play/{id}"
