"""The bots as somebody: a name, a face of stones, a way to play, and a line before and after a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from app.texts import Texts
from waystones.bots import level_and_style


@dataclass(frozen=True)
class Character:
    """A bot's character. The style is the engine's word for how it plays; a plain player has none."""

    style: str
    name: str


CHARACTERS = (
    Character("", "Tove"),
    Character("collector", "Mira"),
    Character("runner", "Bas"),
    Character("blocker", "Juno"),
)


def of_style(style: str) -> Character:
    """The character that plays in this style."""
    return next(each for each in CHARACTERS if each.style == style)


def of_bot(manner: str) -> Character | None:
    """The character of a bot of that level and style; a level alone, as games from before have it, is nobody."""
    _, style = level_and_style(manner)
    return of_style(style) if style else None


def greets(t: Texts, style: str) -> str:
    """What it says when it sits down, which tells how it plays."""
    match style:
        case "runner":
            return t("“Off we go. I never wait for anybody.”")
        case "collector":
            return t("“Whatever glitters on the way is mine.”")
        case "blocker":
            return t("“I leave nothing lying about for you.”")
    return t("“I take the game as it comes.”")


def parting(t: Texts, style: str, *, won: bool) -> str:
    """What it says after a game."""
    match style, won:
        case "runner", True:
            return t("“There before you! Again?”")
        case "runner", _:
            return t("“Too fast once more. Well played.”")
        case "collector", True:
            return t("“Full pockets, and they paid.”")
        case "collector", _:
            return t("“Full pockets, and still you won.”")
        case "blocker", True:
            return t("“I kept every gap shut.”")
    return t("“You found the gap. Well seen.”")


# Each a stone that stands as its owner plays: upright, with rings for eyes, leaning into the wind, or broad as a wall.
_HEADS = {
    "": "M9 35C6 22 9 8 20 6c12-1 14 14 11 29Z",
    "collector": "M6 35C3 24 8 10 20 9s18 13 14 26Z",
    "runner": "M6 35c1-9 6-27 19-29 11-1 11 12 6 29Z",
    "blocker": "M4 35V15c0-4 3-6 8-6h16c5 0 8 2 8 6v20Z",
}
_EYES = {
    "": '<circle class="face-eye" cx="16" cy="19" r="1.8"/><circle class="face-eye" cx="25" cy="19" r="1.8"/>',
    "collector": '<circle class="face-ring" cx="14" cy="20" r="3.6"/><circle class="face-ring" cx="26" cy="20" r="3.6"/>',
    "runner": '<circle class="face-eye" cx="21" cy="17" r="1.8"/><circle class="face-eye" cx="29" cy="17" r="1.8"/>',
    "blocker": '<path class="face-line" d="M11 19h6M23 19h6"/>',
}
_MORE = {
    "": "M16 27h9",
    "collector": "M17 28q3 2 6 0",
    "runner": "M22 25q3 2 6 0M1 16h6M0 22h5M2 28h4",
    "blocker": "M9 14l9 2M31 14l-9 2M14 28h12",
}


def face(style: str) -> str:
    """The face; it says nothing to a screen reader, since the name stands beside it."""
    return (
        '<svg class="bot-face" viewBox="0 0 40 40" aria-hidden="true">'
        f'<path class="face-stone" d="{_HEADS[style]}"/>{_EYES[style]}<path class="face-line" d="{_MORE[style]}"/></svg>'
    )


def last_words(t: Texts, levels: Sequence[str], winners: Sequence[int]) -> str:
    """What one of the bots says after a game: one that has won, else the first that is somebody."""
    somebody = [seat for seat, manner in enumerate(levels) if of_bot(manner)]
    speaker = next((seat for seat in somebody if seat in winners), somebody[0] if somebody else None)
    who = None if speaker is None else of_bot(levels[speaker])
    if speaker is None or who is None:
        return ""
    words = escape(parting(t, who.style, won=speaker in winners))
    return f'<p class="said">{face(who.style)}<span>{words}</span></p>'
