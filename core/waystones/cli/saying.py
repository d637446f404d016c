"""What went wrong, in one clear sentence for a person: errors carry codes and values, the words are found here."""

from waystones import games
from waystones.cli.telling import refusal_line, spoken
from waystones.errors import BadLink, BadNotation, BadOption, BadRecord, IllegalMove, WaystonesError


class Trouble(Exception):
    """Something a person can put right, told in one sentence."""


_LINKS = {
    "none": "There is no link in that text.",
    "short": "The link is cut short: copy all of it.",
    "altered": "The link was altered on its way: copy it anew.",
    "newer": "The link was made by a newer version of Waystones.",
}
_RECORDS = {
    "header": "That is no record of a game: its first line would be like 'waystones/1 loops players=2 seed=7'.",
    "newer": "The record was written by a newer version of Waystones.",
    "version": "The record has a version that was never in use.",
    "length": "The record has more moves than any game.",
}


def sentence(error: Exception) -> str:
    """The one sentence to show for an error."""
    if isinstance(error, IllegalMove):
        return f"That is not allowed now ({refusal_line(error.refusal)})."
    if isinstance(error, BadNotation):
        written = error.values.get("text", "That")
        return f"{written!r} is no move of this game: 'moves' lists those there are, 'help' says how they are written."
    if isinstance(error, BadOption):
        return _option(error)
    if isinstance(error, BadRecord):
        return _RECORDS.get(
            error.code, f"The record cannot be played ({error.code}: {spoken(error.values)})."
        )
    if isinstance(error, BadLink):
        return _LINKS.get(error.code, f"The link cannot be played ({error.code}: {spoken(error.values)}).")
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}." if error.filename else f"{error}."
    if isinstance(error, UnicodeDecodeError):
        return "The file is no text."
    return str(error)


def _option(error: BadOption) -> str:
    """What there is to choose from, as far as that is known."""
    if error.code == "game":
        return f"There is no game {error.values['game']!r}: choose from {', '.join(games.abouts())}."
    if error.code == "picture":
        return f"{error.values['game']} draws no picture."
    if error.code == "level":
        about = games.about(str(error.values["game"]))
        return f"There is no level {error.values['level']!r} in {about.id}: choose from {', '.join(about.levels)}."
    return f"This cannot be chosen: {spoken(error.values)}."


EXPECTED = (WaystonesError, Trouble, OSError, UnicodeDecodeError)
