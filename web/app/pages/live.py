"""Connecting devices: the code to show, the code that comes back, and who is connected.

Its argument is a game that is here, the code of a call, or `everything`, to move all that is kept to another device.
"""

from typing import TYPE_CHECKING

from app.answers import answers
from app.keeping.backup import ANSWER
from app.keeping.figures import ELSEWHERE
from app.keeping.save import Save
from app.pages.scanning import Scanning
from app.pages.view import live as view
from app.screen import Elsewhere, Screen
from app.sending.calls import Call
from app.sending.links import address, find_call
from app.sending.live import Connection
from app.sending.live_game import GameHearer
from app.sending.moving import Moving
from app.sending.sharing import Sharing
from waystones import BadLink
from waystones.letter import clean_name

if TYPE_CHECKING:
    from app.app import App

EVERYTHING = "everything"


class LiveScreen(Screen):
    """Shows one code at a time: of a call that this device makes, or its answer to one."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._pasted = ""
        self._wrong = ""  # what is wrong with the code that came
        self._save: Save | None = None
        self._seat = 0  # whom the code is for, at a game that is here
        self._connection: Connection | None = None
        self.parts = (Scanning(app, self._look_at), Sharing(app))
        app.live.live.give_up_waiting()
        if arg.startswith("W"):
            self._open(arg)
        elif arg == EVERYTHING:
            self._connection = app.live.live.call(Moving(app, gives=True))
        else:
            self._open_table(arg)

    # -- what it is about

    def _open(self, code: str) -> None:
        """A code was opened: answer the call that it is, or take it for the answer to one of ours."""
        call = _call(f"#{code}")
        if call is None:
            raise Elsewhere("link")
        if self.app.live.live.is_own(call):
            self._wrong = "own"
        elif call.is_answer:
            self._take_up(call)
        elif call.purpose == EVERYTHING:
            self._connection = self.app.live.live.answer(call, Moving(self.app, gives=False))
        else:
            self._connection = self.app.live.join(call)

    def _open_table(self, id: str) -> None:
        save = self.app.saves.open(id)
        if save is None or not save.apart or save.finished:
            raise Elsewhere("")
        self._save = save
        missing = self._missing()
        self._call(missing[0] if missing else self._elsewhere()[0])

    def _call(self, seat: int) -> None:
        """Show the code for a seat, unless the person who sits there is connected."""
        assert self._save
        self._seat = seat
        self._connection = self.app.live.invite(self._save, seat) if seat in self._missing() else None

    def _elsewhere(self) -> list[int]:
        """The seats of others."""
        seats = self._save.seats if self._save else ()
        return [seat for seat, (_, level) in enumerate(seats) if level == ELSEWHERE]

    def _missing(self) -> list[int]:
        """The seats of others that are not connected. A device that was called is connected with all of them."""
        assert self._save
        return [seat for seat in self._elsewhere() if not self.app.live.reaches(self._save.id, seat)]

    # -- what is seen

    def frame(self) -> str:
        """The code, and where the other comes in."""
        pastes = not self.arg.startswith("W")
        return view.frame(
            self.app.texts, moving=self._moving is not None, pasting=pastes, names=self._asks_name
        )

    @property
    def _moving(self) -> Moving | None:
        """What is moved over the connection, where it is not for a game."""
        hearer = self._connection.hearer if self._connection else None
        return hearer if isinstance(hearer, Moving) else None

    @property
    def _joining(self) -> GameHearer | None:
        """The game that the connection is for, where it is for one."""
        hearer = self._connection.hearer if self._connection else None
        return hearer if isinstance(hearer, GameHearer) else None

    @property
    def _asks_name(self) -> bool:
        """Whether somebody sits down here who has not been at this game before."""
        game = self._joining
        return game is not None and not self._save and self.app.saves.peek(game.id) is None

    def regions(self) -> dict[str, str]:
        """Which step comes next."""
        t, connection = self.app.texts, self._connection
        people = (
            view.people(t, self._save.seats, self._elsewhere(), self._missing(), self._seat)
            if self._save
            else ""
        )
        where = (
            address(self.app.platform.page_address(), connection.code)
            if connection and connection.code
            else ""
        )
        if connection is None:
            asked = view.done(t, self._seat) if self._save else view.strange_answer(t, self._wrong)
        else:
            moved = self._moving.part if self._moving else None
            asked = view.asked(t, connection, self._name(), where, moved)
        shown = {"call": asked, "people": people, "sheet": self.sheet}
        if not self.arg.startswith("W"):
            shown["wrong"] = view.wrong(t, self._wrong)
        return shown

    def _name(self) -> str:
        """The name of the player at the other end."""
        if self._save:
            return self._save.seats[self._seat][0]
        return self._connection.name if self._connection else ""

    def opened(self) -> None:
        """Say what to do."""
        if self._connection:
            self.app.say(view.said(self.app.texts, self._connection, self._name()))

    def news(self) -> None:
        """When everybody is connected the game begins; until then the next person who is missing is called."""
        connection = self._connection
        if self._save:  # with the names under which others sit down
            self._save = self.app.saves.open(self._save.id) or self._save
        if self._save and not self._missing():
            if connection:  # the last of them has come just now
                self.app.replace(f"play/{self._save.id}")
        elif self._save and (connection is None or connection.is_open):  # somebody has come, or gone
            self._wrong = self._pasted = ""
            self._call(self._missing()[0])
            self.app.show()
            self.app.platform.set_value("#pasted", "")
            self.app.platform.scroll_to("call")  # the next code, which is above where the last one came back
        elif connection and connection.is_open and (game := self._joining) and self._is_at_table(game.id):
            self.app.replace(f"play/{game.id}")
        else:
            self.app.show()

    def _is_at_table(self, id: str) -> bool:
        """Whether this device, which was called, has the game by now."""
        return not self._save and self.app.saves.peek(id) is not None

    # -- what the player does

    def slide(self, name: str, value: str) -> None:
        """A code is pasted, or a name typed."""
        if name == "pasted":
            self._pasted = value
        elif name == "my-name" and (game := self._joining):
            game.name = clean_name(value.strip())

    @answers("read")
    def _read_pasted(self, arg: str) -> None:
        self._look_at(self._pasted)

    def _look_at(self, text: str) -> None:
        """A code came back: the answer to a call, or another call that is answered instead."""
        self._wrong = ""
        try:
            call = find_call(text)
        except BadLink:
            self._wrong = "none"
            call = None
        if call is None:
            self._wrong = self._wrong or "link"
        elif self.app.live.live.is_own(call):
            self._wrong = "own"
        elif not call.is_answer:
            self.app.go(f"live/{call}")
            return
        else:
            self._take_up(call)
        self.app.show()
        if self._wrong:
            self.app.say(view.trouble(self.app.texts, self._wrong))

    def _take_up(self, call: Call) -> None:
        """Take an answer to a call. If nothing here waits for it, another tab may: phones open what their camera reads in a new one."""
        if self.app.live.live.accept(call):
            return
        self._wrong = "other"
        if self.arg.startswith("W"):
            self._wrong = "tab"
            self.app.saves.keep_page(ANSWER, str(call))

    def other_tab(self) -> None:
        """Another tab has opened the answer to a call of this one; or has taken up what was opened here."""
        found = self.app.saves.page(ANSWER)
        call = _call(found) if isinstance(found, str) else None
        if self._wrong == "tab" and found is None:
            self._wrong = ""
        elif call and self.app.live.live.accept(call):
            self.app.saves.forget_page(ANSWER)
        super().other_tab()

    def woken(self) -> None:
        """A tab that slept may have missed what another one wrote."""
        self.other_tab()

    @answers("for-seat")
    def _choose(self, seat: str) -> None:
        """Another person's code; a new one if they seem to be connected, and are not."""
        if self._save and int(seat) in self._elsewhere():
            self.app.live.hang_up(self._save.id, int(seat))
            self._call(int(seat))
        self.app.show()

    @answers("again")
    def _again(self, arg: str) -> None:
        """A new code in place of one that led to nothing."""
        self.app.open(self.app.platform.path())

    @answers("send-code")
    def _send(self, arg: str) -> None:
        """The code by another way than the eye."""
        if self._connection and self._connection.code:
            where = address(self.app.platform.page_address(), self._connection.code)
            self.app.platform.share(where, lambda how: Sharing(self.app).tell(how, where))

    @answers("to-table")
    def _to_table(self, arg: str) -> None:
        """Begin without waiting for everybody."""
        self.app.replace(f"play/{self._save.id}" if self._save else "")


def _call(text: str) -> Call | None:
    """The call in the text; None if there is none that can be read."""
    try:
        return find_call(text)
    except BadLink:
        return None
