"""A game over connections: every device has the whole of it, and tells the others whenever it goes on.

Who called passes on what comes, so that up to four devices play round one. Of what arrives the same counts as of
letters, in whatever order, so nothing depends on who is quicker.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.keeping.figures import ELSEWHERE
from app.keeping.save import Save
from app.sending import letters
from app.sending.calls import Call, Purpose
from app.sending.live import BadMessage, Line, Live
from waystones.errors import BadLink
from waystones.letter import Letter

if TYPE_CHECKING:
    from app.app import App

MAX_ROUND = 99


class GameTalk:
    """What is said about one game on one connection."""

    purpose: Purpose = "game"
    most = 60  # a turn of all bots at a table, without pauses, and what comes with it

    def __init__(self, table: "LiveGames", id: str, number: int, name: str = "") -> None:
        self._table = table
        self.id = id
        self.number = number
        self.name = name  # under which somebody sits down here, where the game is new
        self.told: object = None  # the game as the other has it, as far as is known

    def opened(self, line: Line) -> None:
        """Both tell how the game stands."""
        self._table.tell(line, self)

    def hear(self, line: Line, text: str) -> None:
        """A letter, or that somebody has drawn a line and waits."""
        kind, _, rest = text.partition(" ")
        if kind == "letter":
            self._table.hear_letter(line, self, rest)
        elif kind in ("inked", "lifted"):
            self._table.hear_inked(line, self, rest, inked=kind == "inked")
        else:
            raise BadMessage

    def ended(self, line: Line) -> None:
        """Say so: nothing is lost by it."""
        self._table.ended(line)


class LiveGames:
    """The games of this device that are played live."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.live = Live(app)
        self._inked: dict[str, tuple[int, frozenset[int]]] = {}  # by game: the round, and who has drawn in it

    # -- who is there

    def lines(self, id: str) -> list[tuple[Line, GameTalk]]:
        """The connections of a game, open or not yet."""
        return [
            (line, line.talk)
            for line in self.live.lines
            if isinstance(line.talk, GameTalk) and line.talk.id == id
        ]

    def is_live(self, id: str) -> bool:
        """Whether anybody is connected to the game."""
        return any(line.is_open for line, _ in self.lines(id))

    def reaches(self, id: str, seat: int) -> bool:
        """Whether what is decided here gets to who sits there: by an own connection, or through who called."""
        return any(line.is_open and (line.is_answer or line.seat == seat) for line, _ in self.lines(id))

    def hang_up(self, id: str, seat: int) -> None:
        """End what connects this device to who sits there."""
        for line, _ in self.lines(id):
            if line.is_open and (line.is_answer or line.seat == seat):
                self.live.drop(line)

    # -- coming together

    def invite(self, save: Save, seat: int) -> Line:
        """Call whoever is to sit on a seat; a call that is still waiting stays the same."""
        for line, _ in self.lines(save.id):
            if line.seat == seat and not line.is_answer:
                return line
        number = letters.number_of(save.id)
        sender = next(name for name, level in save.seats if not level)
        talk = GameTalk(self, save.id, number)
        return self.live.call(talk, sender=sender, game=number, seat=seat)

    def join(self, call: Call, name: str = "") -> Line:
        """Answer a call to a game: to go on with it, or to sit down at it."""
        id = self.place_of(call)
        return self.live.answer(call, GameTalk(self, id, call.game, name), sender=name)

    def place_of(self, call: Call) -> str:
        """The id under which the game is kept here. Two tabs of one browser keep a seat each."""
        id = letters.id_of(call.game)
        save = self._app.saves.open(id)
        is_mine = save is None or (call.seat < len(save.seats) and not save.seats[call.seat][1])
        return id if is_mine else letters.twin_of(id, call.seat)

    # -- what is told

    def changed(self, save: Save) -> None:
        """The game has gone on here: whoever is connected is told."""
        for line, talk in self.lines(save.id):
            if line.is_open:
                self._tell(line, talk, save)

    def tell(self, line: Line, talk: GameTalk) -> None:
        """Tell how the game stands here, if it is here."""
        if save := self._app.saves.open(talk.id):
            self._tell(line, talk, save)

    def _tell(self, line: Line, talk: GameTalk, save: Save) -> None:
        """As a letter, which also speaks for those who are connected by way of this device."""
        letter = letters.letter_of(save)
        through = {other.seat for other, _ in self.lines(save.id) if other.is_open and not other.is_answer}
        whole = replace(letter, senders=letter.senders | (through - {line.seat}))
        if talk.told != _standing(whole):
            talk.told = _standing(whole)
            line.tell(f"letter {whole}")

    def ink(self, id: str, round: int, seat: int, *, inked: bool) -> None:
        """Somebody here has drawn for this round, or takes that back: how many still draw is all that others learn."""
        self._note_inked(id, round, seat, inked=inked)
        self._pass_on(id, f"{'inked' if inked else 'lifted'} {round} {seat}")

    def inked(self, id: str, round: int) -> frozenset[int]:
        """The seats that have drawn in a round that is still open, as far as they have said so."""
        known, seats = self._inked.get(id, (0, frozenset()))
        return seats if known == round else frozenset()

    def _note_inked(self, id: str, round: int, seat: int, *, inked: bool) -> None:
        known, seats = self._inked.get(id, (0, frozenset()))
        if round >= known:
            seats = seats if round == known else frozenset()
            self._inked[id] = (round, seats | {seat} if inked else seats - {seat})

    def _pass_on(self, id: str, text: str, but: Line | None = None) -> None:
        for line, _ in self.lines(id):
            if line is not but:
                line.tell(text)

    # -- what is heard

    def hear_letter(self, line: Line, talk: GameTalk, text: str) -> None:
        """The game as it stands there: taken up if it counts, and told to the others."""
        try:
            letter = Letter.parse(text)
        except BadLink as error:
            raise BadMessage from error
        if letter.number != talk.number:
            raise BadMessage
        talk.told = _standing(letter)
        found = letters.arrived(self._app.saves, letter, talk.id)
        if found.save is None:
            self._sit_down(line, talk, letter)
        elif found.coming == "another":
            raise BadMessage
        elif found.counts:
            screen = self._app.screen
            if not (screen and screen.receive(talk.id, letter)):
                letters.take_up(self._app.saves, found.save, letter)
        elif found.coming == "same":
            letters.note_edition(self._app.saves, found.save, letter)
        if (save := self._app.saves.open(talk.id)) and (named := letters.named_by(save, letter)) != save:
            save = self._app.saves.write(named)
        if save:
            self.changed(save)

    def _sit_down(self, line: Line, talk: GameTalk, letter: Letter) -> None:
        """Take the seat that the call was for; BadMessage if that is nobody's to take."""
        seat = line.seat
        taken = seat >= len(letter.seats) or letter.seats[seat][1] or seat in letter.senders
        if taken or letter.record.state().is_over:
            raise BadMessage
        self._app.platform.ask_to_stay()
        letters.join(self._app.saves, letter, {seat}, {seat: talk.name} if talk.name else {}, talk.id)

    def hear_inked(self, line: Line, talk: GameTalk, text: str, *, inked: bool) -> None:
        """Somebody has drawn, and waits."""
        words = text.split(" ")
        if len(words) != 2 or not all(word.isascii() and word.isdigit() and len(word) < 3 for word in words):
            raise BadMessage
        round, seat = map(int, words)
        save = self._app.saves.peek(talk.id)
        if save is None or seat >= len(save.seats) or save.seats[seat][1] != ELSEWHERE or round > MAX_ROUND:
            raise BadMessage
        before = self._inked.get(talk.id)
        self._note_inked(talk.id, round, seat, inked=inked)
        if self._inked.get(talk.id) != before:
            self._pass_on(talk.id, f"{'inked' if inked else 'lifted'} {round} {seat}", line)

    def ended(self, line: Line) -> None:
        """Tell the player that somebody is gone, and why."""
        t, name = self._app.texts, self._name(line)
        if line.standing == "flood":
            words = t(
                "Far too much came from {name} at once, so the connection was ended. The game is as it was.",
                name=name,
            )
        elif line.standing == "bad":
            words = t(
                "What came from {name} is no part of this game, so the connection was ended. The game is as it was.",
                name=name,
            )
        else:
            words = t(
                "{name} is not connected any more. Nothing is lost: connect again, or go on by letters.",
                name=name,
            )
        self._app.note(words)

    def _name(self, line: Line) -> str:
        """Who is at the other end: at the seat that this device has called, or the one who called."""
        save = self._app.saves.peek(line.talk.id) if isinstance(line.talk, GameTalk) else None
        return line.name if line.is_answer or save is None else save.seats[line.seat][0]


def _standing(letter: Letter) -> object:
    """What makes a letter another one, whoever wrote it."""
    return letter.record.moves, letter.edition, letter.seats
