"""A link that was opened, or a text that was pasted: what it holds, and what can be done with it."""

from typing import TYPE_CHECKING

from app.answers import answers
from app.game import SentGame
from app.games import games
from app.pages.letters import Letters
from app.pages.scanning import Scanning
from app.pages.view import link
from app.puzzles.solved import address as puzzle_address
from app.puzzles.solved import find as find_puzzle
from app.screen import Elsewhere, Screen
from app.sending.links import Found, find_call, read
from waystones import BadLink
from waystones.link import Link

if TYPE_CHECKING:
    from app.app import App


class LinkScreen(Screen):
    """Shows what was sent. Its argument is the code in the address; without one there is only room to paste."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._pasted = ""
        self._found: Found | None = None
        self._trouble = ""
        self._letters = Letters(app)
        self._own: SentGame | None = None  # what the game itself makes of the link
        self._scanning = Scanning(app, self._look)
        self.parts = (self._letters, self._scanning)
        if arg and (onward := self._read(f"#{arg}")):
            raise Elsewhere(onward)
        self._pastes = self._has_room_to_paste()

    def _has_room_to_paste(self) -> bool:
        """Whether there is room to paste: not beside a link that could be read, unless it is a letter, which another may follow."""
        return self._found is None or self._found.kind == "letter"

    def frame(self) -> str:
        """The place to paste, and room for what is found."""
        game = self._found.record.game if self._found and self._own else ""
        return link.frame(self.app.texts, pasting=self._pastes, game=game)

    def regions(self) -> dict[str, str]:
        """What was found, or why nothing was."""
        return self._shown() | {"sheet": self.sheet}

    def _shown(self) -> dict[str, str]:
        if letter := self._letters.regions():
            return letter
        t, found = self.app.texts, self._found
        if self._own:
            shown = self._own.regions() | {"pasting": link.pasting(t, first=not self._own.asks)}
        else:
            shown = link.regions(t, found, self._trouble)
        return link.placed(shown, pasting=self._pastes)

    def opened(self) -> None:
        """Say what was sent."""
        t = self.app.texts
        if self._trouble:
            self.app.say(link.trouble(t, self._trouble))
        elif self._found:
            said = self._own.title() if self._own else link.title(t, self._found)
            self.app.say(self._letters.title() or said)

    def slide(self, name: str, value: str) -> None:
        """Something is typed or pasted."""
        if name == "pasted":
            self._pasted = value
        else:
            self._letters.slide(name, value)

    @answers("read")
    def _look_at_pasted(self, arg: str) -> None:
        self._look(self._pasted)

    @answers("pick-file")
    def _pick_file(self, arg: str) -> None:
        self.app.pick_file(self._look)

    @answers("accept")
    def _accept(self, arg: str) -> None:
        """Play what was found."""
        if self._found:
            self._play(self._found)

    @answers("watch")
    def _watch(self, arg: str) -> None:
        """Look at what was found."""
        if self._found:
            self._keep(self._found, finished=True)

    @answers("go-on")
    def _go_on(self, arg: str) -> None:
        """Go on with an unfinished game."""
        if self._found:
            self._keep(self._found, finished=False)

    def _read(self, text: str) -> str:
        """Look at a text: the address to go on to at once, if it is a puzzle, a call, or a letter that was waited for."""
        self._found, self._own, self._trouble = None, None, ""
        self.parts = (self._letters, self._scanning)
        self._letters.close()
        if puzzle := find_puzzle(text):
            return f"puzzle/{puzzle_address(puzzle)}"
        try:
            if call := find_call(text):
                return f"live/{call}"
            found = self._found = _shown(read(text))
        except BadLink as error:
            self._trouble = error.code
            return ""
        if own := self.app.game(found.record.game).sent(self.app, found):
            self._own = own
            self.parts = (own, self._letters, self._scanning)
        return self._letters.open(found.letter) if found.letter else ""

    def _look(self, text: str) -> None:
        if onward := self._read(text):
            self.app.go(onward)
            return
        self.app.show()
        self.opened()

    def _play(self, found: Found) -> None:
        """Play the same deal; where several sit down, ask first who they are."""
        if self.app.game(found.record.game).plays_sent(self.app, found.record):
            return
        if found.record.players == 1:
            self.app.start_game(found.deal)
        else:
            self.app.go(f"seats/{Link.of(found.deal, 'deal')}")

    def _keep(self, found: Found, *, finished: bool) -> None:
        """Put the game on the shelf, once, and show it."""
        t, record = self.app.texts, found.record
        seats = tuple((t("Player {n}", n=seat + 1), "") for seat in range(record.players))
        save = self.app.saves.bring_in(
            record, seats=seats if record.players > 1 else (), finished=finished, sent=True
        )
        self.app.go(f"{'replay' if finished else 'play'}/{save.id}")


def _shown(found: Found) -> Found:
    """What was found; BadLink if only a newer page has a room for its game."""
    if found.record.game not in games():
        raise BadLink("newer", game=found.record.game)
    return found
