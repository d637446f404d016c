"""Words that every table needs."""

from app.texts import Texts


def capital(words: str) -> str:
    """The words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def points(t: Texts, number: int) -> str:
    """So many points, with a real minus sign."""
    return t.many("{n} point", "{n} points", number).replace("-", "\N{MINUS SIGN}")
