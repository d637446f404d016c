"""The answers that a game's hand gives to a tap, a drag, a key or a finger; the table carries them out."""

from dataclasses import dataclass

from waystones import Refusal


@dataclass(frozen=True, slots=True)
class Decide:
    """Make these moves, one after another: they are the player's decision."""

    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refuse:
    """The rules do not allow it, and this is why."""

    why: Refusal


@dataclass(frozen=True, slots=True)
class Note:
    """Tell the player something short; nothing else happens."""

    words: str


@dataclass(frozen=True, slots=True)
class Drafted:
    """Something half done has changed and is worth keeping.

    `pitch` is the height of the sound it makes, 0 for none; `says` is for a screen reader.
    """

    pitch: float = 0.0
    says: str = ""


@dataclass(frozen=True, slots=True)
class Open:
    """Lay a sheet over the table."""

    sheet: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last decision back."""


@dataclass(frozen=True, slots=True)
class Show:
    """Only what is shown has changed. `focus` finds what the keyboard goes on from; `says` is for a screen reader.

    What was pressed may now ask something (`asks`): a press that comes twice does not answer it.
    """

    focus: str = ""
    says: str = ""
    asks: bool = False


Answer = Decide | Refuse | Note | Drafted | Open | Undo | Show
SHOW = Show()
