"""What the page needs from the browser, as a type: so that all screens run and are checked under plain Python.

`browser.py` is the real one and the only module that touches `js`; tests use a fake.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

from app.guard import Guard

MAX_FILE = 40_000_000  # bytes of a file that is read: browsers keep some 5 million letters, of which a backup writes up to six for one


class StorageFailure(Exception):
    """The browser did not keep what it was given: full, or not allowed at all."""


class Listener(Protocol):
    """Hears what the player and the browser do; the app is one."""

    def do(self, action: str, arg: str) -> None:
        """A button or link was used."""
        ...

    def slide(self, name: str, value: str) -> None:
        """A slider or text field has a new value."""
        ...

    def point(self, phase: str, x: float, y: float) -> None:
        """A finger or mouse on the board: down, move, up or cancel, in the board's own units."""
        ...

    def drag(self, what: str) -> None:
        """Something was lifted and is being carried."""
        ...

    def drop(self, what: str, where: str) -> bool:
        """It was let go at a place, or nowhere; True if it stays there."""
        ...

    def key(self, key: str, field: int | None) -> bool:
        """A key was pressed, perhaps on a field; True if it was used."""
        ...

    def open(self, path: str) -> None:
        """The address asks for a screen."""
        ...

    def uncover(self) -> None:
        """The browser's Back was used: what lies over the screen goes, and the screen stays."""
        ...

    def other_tab(self) -> None:
        """Another tab has changed what is stored."""
        ...

    def put_away(self) -> None:
        """The page goes into the background, and may end without another call."""
        ...

    def woken(self) -> None:
        """The page is looked at again, perhaps on another day."""
        ...

    def update_waiting(self) -> None:
        """A new version of the page is ready."""
        ...

    def trouble(self, stack: str) -> None:
        """Something went wrong in JavaScript."""
        ...


class Platform(Protocol):
    """The browser, seen from the screens."""

    @property
    def guard(self) -> Guard:
        """The guard that every callback of the page is wrapped in."""
        ...

    def mount(self, frame: str, regions: Mapping[str, str]) -> None:
        """Show a new screen: its frame, then the content of its regions."""
        ...

    def patch(self, regions: Mapping[str, str]) -> None:
        """Replace the content of those regions whose text has changed."""
        ...

    def rehearse(self, regions: Mapping[str, str]) -> None:
        """Do all that `patch` does on copies that nobody sees, so that the real thing is quick."""
        ...

    def decided(self) -> None:
        """A press was a decision: what follows on the same spot before anybody can have read it counts for nothing."""
        ...

    def focus(self, selector: str) -> None:
        """Move the keyboard focus to the element that the selector finds."""
        ...

    def is_still(self) -> bool:
        """Whether nothing is to move: the player, or the device, asks for less movement."""
        ...

    def is_attended(self, selector: str) -> bool:
        """Whether the pointer or the focus is on the element."""
        ...

    def scroll_to(self, id: str) -> None:
        """Bring the element with this id to the top, if there is one, and move the focus there."""
        ...

    def set_value(self, selector: str, value: str) -> None:
        """Set a slider or text field."""
        ...

    def say(self, text: str) -> None:
        """Have a screen reader read the text."""
        ...

    def dress(self, attributes: Mapping[str, str]) -> None:
        """Set attributes of the page's root; an empty value removes one."""
        ...

    def go(self, path: str, *, replace: bool = False) -> None:
        """Open another screen by its path, such as play/k3f9e2; Back comes back here unless it replaces this one."""
        ...

    def rename(self, path: str) -> None:
        """Give the screen that is shown another path."""
        ...

    def back(self) -> None:
        """Go to the screen before this one; Home if there is none."""
        ...

    def path(self) -> str:
        """The path of the screen that the address asks for."""
        ...

    def page_address(self) -> str:
        """The address to which a link's code is added; empty if there is none to reach, as from disk."""
        ...

    def ask_to_stay(self) -> None:
        """Ask the browser not to clear what is stored when it needs room."""
        ...

    def install(self) -> None:
        """Put the browser's question whether to install the page; `data-installable` on the page says that it has one."""
        ...

    def badge(self, is_open: bool) -> None:
        """Mark the installed page's sign while something waits to be played there."""
        ...

    def languages(self) -> list[str]:
        """The player's languages, most wanted first."""
        ...

    def now(self) -> str:
        """The local date and time as ISO text."""
        ...

    def chance(self, limit: int) -> int:
        """A whole number below the limit that nobody can foresee: for new deals and ids."""
        ...

    def stored(self) -> list[str]:
        """All keys in the browser's storage; StorageFailure if there is none."""
        ...

    def load(self, key: str) -> str | None:
        """What the key holds; StorageFailure if storage cannot be read."""
        ...

    def keep(self, key: str, value: str) -> None:
        """Keep the value for good, whatever becomes of the browser; StorageFailure if that is not possible."""
        ...

    def forget(self, key: str) -> None:
        """Remove the key; StorageFailure if that is not possible."""
        ...

    def download(self, file_name: str, text: str) -> None:
        """Give the player a file."""
        ...

    def save_picture(self, file_name: str, drawing: str) -> None:
        """Give the player a drawing, written as SVG, as a picture file."""
        ...

    def share(self, text: str, done: Callable[[str], None]) -> None:
        """Offer the text to the device's own way of sharing, or copy it; says how: shared, copied, stopped, failed."""
        ...

    def copy(self, text: str, done: Callable[[str], None]) -> None:
        """Put the text on the clipboard; says whether it was copied or failed."""
        ...

    def pick_file(self, chosen: Callable[[str | None], None]) -> None:
        """Let the player choose a text file; calls back with its content, None if it is too large or unreadable."""
        ...

    def send_errand(
        self,
        kind: str,
        question: str,
        told: Callable[[float, str | None], None],
        *,
        idle: bool = False,
        small: bool = False,
    ) -> int:
        """Have the worker do something that takes long; its number, 0 if there is no worker, -1 if it is on its way.

        `told` hears how far it is and in the end the answer; a part below 0 means that the worker has died. What is
        `idle` is done while the worker has nothing else to do; what is `small` starts no worker.
        """
        ...

    def want_errand(self, number: int) -> None:
        """Somebody waits for an errand that was idle: it goes on like any other."""
        ...

    def drop_errand(self, number: int) -> None:
        """Nobody waits for the errand any more."""
        ...

    def give_up_worker(self) -> None:
        """The worker says nothing any more: do without it, and let the next errand start another."""
        ...

    def want_worker(self, wanted: bool) -> None:
        """Whether there will be errands soon: the worker is made ready, or given up once it has nothing to do."""
        ...

    def call(self, told: Callable[[str, str], None]) -> int:
        """Offer a connection to another device; its number.

        `told` hears what happens, and a text with it: end (how this device can be reached, for the other to know),
        open, text (what the other says), bad (no text of ours), closed, or none (there can be no connection here).
        """
        ...

    def answer_call(self, end: str, told: Callable[[str, str], None]) -> int:
        """Answer a connection that another device offers, which can be reached so; its number."""
        ...

    def accept(self, number: int, end: str) -> None:
        """The other device has answered a call, and can be reached so."""
        ...

    def tell(self, number: int, text: str) -> None:
        """Say something on an open connection."""
        ...

    def hang_up(self, number: int) -> None:
        """End a connection: nothing more is heard of it."""
        ...

    def look_for_code(self, told: Callable[[str, str], None]) -> None:
        """Show what the camera sees in the element `camera`, as long as that is there.

        `told` hears the text of the first code that is seen (code), or why nothing is: none, refused.
        """
        ...

    def later(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Call back after a while."""
        ...

    def once_drawn(self, then: Callable[[], None]) -> None:
        """Call back right after the next frame, or at once where none is drawn."""
        ...

    def when_idle(self, then: Callable[[], None]) -> None:
        """Call back while there is nothing else to do."""
        ...

    def sound(self, name: str, pitch: float = 1.0) -> None:
        """Play one of the page's short sounds."""
        ...

    def vibrate(self, *pattern: int) -> None:
        """Shake the phone, if it can: milliseconds on, off, on..."""
        ...

    def mark(self, name: str) -> None:
        """Note a moment for performance measurements."""
        ...

    def activate_update(self) -> None:
        """Switch to the new version that is waiting, and load the page again."""
        ...
