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
from app.sending.live import BadMessage, Connection, Live
from waystones.errors import BadLink
from waystones.letter import Letter

if TYPE_CHECKING:
    from app.app import App

MAX_ROUND = 99


class GameHearer:
    """Hears what is said about one game on one connection."""

    purpose: Purpose = "game"
    most = 60  # a turn of all bots at a table, without pauses, and what comes with it

    def __init__(self, table: "LiveGames", id: str, number: int, name: str = "") -> None:
        self._table = table
        self.id = id
        self.number = number
        self.name = name  # under which somebody sits down here, where the game is new
        self.told: object = None  # the game as the other has it, as far as is known

    def opened(self, connection: Connection) -> None:
        """Tell the other device how the game stands; it does the same."""
        self._table.tell(connection, self)

    def hear(self, connection: Connection, text: str) -> None:
        """A letter, or that somebody has drawn a line and waits."""
        kind, _, rest = text.partition(" ")
        if kind == "letter":
            self._table.hear_letter(connection, self, rest)
        elif kind in ("inked", "lifted"):
            self._table.hear_inked(connection, self, rest, inked=kind == "inked")
        else:
            raise BadMessage

    def ended(self, connection: Connection) -> None:
        """Say so: nothing is lost by it."""
        self._table.ended(connection)


class LiveGames:
    """The games of this device that are played live."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.live = Live(app)
        self._inked: dict[str, tuple[int, frozenset[int]]] = {}  # by game: the round, and who has drawn in it

    # -- who is there

    def connections(self, id: str) -> list[tuple[Connection, GameHearer]]:
        """The connections of a game, open or not yet."""
        return [
            (connection, connection.hearer)
            for connection in self.live.connections
            if isinstance(connection.hearer, GameHearer) and connection.hearer.id == id
        ]

    def is_live(self, id: str) -> bool:
        """Whether anybody is connected to the game."""
        return any(connection.is_open for connection, _ in self.connections(id))

    def reaches(self, id: str, seat: int) -> bool:
        """Whether decisions made here reach the player of a seat: over a connection to that device, or through the device that called this one."""
        return any(
            connection.is_open and (connection.is_answer or connection.seat == seat)
            for connection, _ in self.connections(id)
        )

    def hang_up(self, id: str, seat: int) -> None:
        """End the connection to the player of a seat."""
        for connection, _ in self.connections(id):
            if connection.is_open and (connection.is_answer or connection.seat == seat):
                self.live.drop(connection)

    # -- coming together

    def invite(self, save: Save, seat: int) -> Connection:
        """Offer a connection to the player of a seat; a call that is still waiting stays the same."""
        for connection, _ in self.connections(save.id):
            if connection.seat == seat and not connection.is_answer:
                return connection
        number = letters.number_of(save.id)
        sender = next(name for name, level in save.seats if not level)
        hearer = GameHearer(self, save.id, number)
        return self.live.call(hearer, sender=sender, game=number, seat=seat)

    def join(self, call: Call, name: str = "") -> Connection:
        """Answer a call to a game: to go on with it, or to sit down at it."""
        id = self.place_of(call)
        return self.live.answer(call, GameHearer(self, id, call.game, name), sender=name)

    def place_of(self, call: Call) -> str:
        """The id under which the game is kept here. Two tabs of one browser keep a seat each."""
        id = letters.id_of(call.game)
        save = self._app.saves.open(id)
        is_mine = save is None or (call.seat < len(save.seats) and not save.seats[call.seat][1])
        return id if is_mine else letters.twin_of(id, call.seat)

    # -- what is told

    def changed(self, save: Save) -> None:
        """The game has gone on here: tell the devices that are connected."""
        for connection, hearer in self.connections(save.id):
            if connection.is_open:
                self._tell(connection, hearer, save)

    def tell(self, connection: Connection, hearer: GameHearer) -> None:
        """Tell how the game stands here, if it is here."""
        if save := self._app.saves.open(hearer.id):
            self._tell(connection, hearer, save)

    def _tell(self, connection: Connection, hearer: GameHearer, save: Save) -> None:
        """Tell one device by a letter, which also speaks for those who are connected by way of this device."""
        letter = letters.letter_of(save)
        through = {
            other.seat for other, _ in self.connections(save.id) if other.is_open and not other.is_answer
        }
        whole = replace(letter, senders=letter.senders | (through - {connection.seat}))
        if hearer.told != _standing(whole):
            hearer.told = _standing(whole)
            connection.tell(f"letter {whole}")

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

    def _pass_on(self, id: str, text: str, but: Connection | None = None) -> None:
        for connection, _ in self.connections(id):
            if connection is not but:
                connection.tell(text)

    # -- what is heard

    def hear_letter(self, connection: Connection, hearer: GameHearer, text: str) -> None:
        """The game as it stands there: taken up if it counts, and told to the others."""
        try:
            letter = Letter.parse(text)
        except BadLink as error:
            raise BadMessage from error
        if letter.number != hearer.number:
            raise BadMessage
        hearer.told = _standing(letter)
        found = letters.arrived(self._app.saves, letter, hearer.id)
        if found.save is None:
            self._sit_down(connection, hearer, letter)
        elif found.coming == "another":
            raise BadMessage
        elif found.counts:
            screen = self._app.screen
            if not (screen and screen.receive(hearer.id, letter)):
                letters.take_up(self._app.saves, found.save, letter)
        elif found.coming == "same":
            letters.note_edition(self._app.saves, found.save, letter)
        if (save := self._app.saves.open(hearer.id)) and (named := letters.named_by(save, letter)) != save:
            save = self._app.saves.write(named)
        if save:
            self.changed(save)

    def _sit_down(self, connection: Connection, hearer: GameHearer, letter: Letter) -> None:
        """Take the seat that the call was for; BadMessage if nobody may sit there."""
        seat = connection.seat
        taken = seat >= len(letter.seats) or letter.seats[seat][1] or seat in letter.senders
        if taken or letter.record.state().is_over:
            raise BadMessage
        self._app.platform.ask_to_stay()
        letters.join(self._app.saves, letter, {seat}, {seat: hearer.name} if hearer.name else {}, hearer.id)

    def hear_inked(self, connection: Connection, hearer: GameHearer, text: str, *, inked: bool) -> None:
        """Somebody has drawn, and waits."""
        words = text.split(" ")
        if len(words) != 2 or not all(word.isascii() and word.isdigit() and len(word) < 3 for word in words):
            raise BadMessage
        round, seat = map(int, words)
        save = self._app.saves.peek(hearer.id)
        if save is None or seat >= len(save.seats) or save.seats[seat][1] != ELSEWHERE or round > MAX_ROUND:
            raise BadMessage
        before = self._inked.get(hearer.id)
        self._note_inked(hearer.id, round, seat, inked=inked)
        if self._inked.get(hearer.id) != before:
            self._pass_on(hearer.id, f"{'inked' if inked else 'lifted'} {round} {seat}", connection)

    def ended(self, connection: Connection) -> None:
        """Tell the player that somebody is gone, and why."""
        t, name = self._app.texts, self._name(connection)
        if connection.standing == "flood":
            words = t(
                "Far too much came from {name} at once, so the connection was ended. The game is as it was.",
                name=name,
            )
        elif connection.standing == "bad":
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

    def _name(self, connection: Connection) -> str:
        """The name of the player at the other end: at the seat that this device has called, or the one who called."""
        save = (
            self._app.saves.peek(connection.hearer.id) if isinstance(connection.hearer, GameHearer) else None
        )
        return connection.name if connection.is_answer or save is None else save.seats[connection.seat][0]


def _standing(letter: Letter) -> object:
    """What must differ for two letters to be different, apart from who wrote them."""
    return letter.record.moves, letter.edition, letter.seats
