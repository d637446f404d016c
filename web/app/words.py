"""Words that every game needs: colours, points, how long it takes, how fast bots play."""

from functools import lru_cache

from app.texts import Texts
from waystones.drawing import signed


@lru_cache(maxsize=32)
def colour(t: Texts, name: str) -> str:
    """The colour's name."""
    names = {
        "yellow": t("yellow"),
        "blue": t("blue"),
        "green": t("green"),
        "grey": t("grey"),
        "red": t("red"),
        "purple": t("purple"),
    }
    return names[name]


def capital(words: str) -> str:
    """The words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def points(t: Texts, number: int) -> str:
    """So many points, with a real minus sign."""
    return t.many("{n} point", "{n} points", number).replace("-", "\N{MINUS SIGN}")


def change(t: Texts, number: int) -> str:
    """So many points more or less: +3 points, −4 points."""
    return t.many("{change} point", "{change} points", abs(number), change=signed(number))


def lasting(t: Texts, two: int, four: int, seconds: int) -> str:
    """How long a game takes: the turns that each of two and each of four players have, at so many seconds a turn.

    The turns are those of games between steady bots, and tests/app/test_seats.py plays such games to hold them; how long
    people take for a turn is our estimate, which is therefore said beside the minutes.
    """
    return t(
        "About {short} minutes with two players, {long} with four, at {seconds} seconds a turn.",
        seconds=seconds,
        short=round(2 * two * seconds / 60),
        long=round(4 * four * seconds / 60),
    )


def pace_name(t: Texts, pace: str) -> str:
    """How fast bots play."""
    return {"calm": t("Calm"), "normal": t("Normal"), "quick": t("Quick")}[pace]
