"""Sending the letter of a game: by the device's own way of sharing, or by the clipboard."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.answers import answers
from app.keeping.save import Save
from app.sending import sheet
from app.sending.letters import letter_of
from app.sending.links import address
from app.sending.sharing import Sharing
from app.texts import Texts

if TYPE_CHECKING:
    from app.app import App


class Posting:
    """The part of a screen that sends letters: `save` is the game as it stands, and `posted` hears what was sent."""

    def __init__(self, app: "App", save: Callable[[], Save], posted: Callable[[int], None]) -> None:
        self._app = app
        self._save = save
        self._posted = posted

    @answers("post")
    def _post(self, arg: str) -> None:
        """Offer the letter to the device's own sharing; if the player stops that, it was not sent."""
        save = self._save()
        text, moves = self._text(save), len(letter_of(save).record.moves)

        def done(how: str) -> None:
            if how != "stopped":
                self._posted(moves)
            Sharing(self._app).tell(how, text)

        self._app.platform.share(text, done)

    @answers("post-code")
    def _show_code(self, arg: str) -> None:
        """Show the letter as a code, for somebody who sits near."""
        save = self._save()
        letter = letter_of(save)
        self._posted(len(letter.record.moves))
        where = address(self._app.platform.page_address(), letter)
        self._app.lay_sheet(sheet.code(self._app.texts, where))

    def _text(self, save: Save) -> str:
        letter = letter_of(save)
        name = self._app.game(save.game).name(self._app.texts)
        words = message(self._app.texts, name, save, over=letter.record.state().is_over)
        return f"{words}\n{address(self._app.platform.page_address(), letter)}"


def message(t: Texts, game: str, save: Save, *, over: bool) -> str:
    """What stands above the letter in a message."""
    if over:
        return t("{game}: our game is over. Open this to see how it ended.", game=game)
    return t("{game}: your turn, {name}.", game=game, name=save.seats[save.waits_for][0])
