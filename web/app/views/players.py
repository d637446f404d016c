"""Who sits at a table, what they did, and how their bots are called."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from app.texts import Texts


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person's name, or a bot's with its level (relaxed, steady or sharp)."""

    name: str
    level: str = ""


Players = Sequence[Player]


@dataclass(frozen=True, slots=True)
class Entry:
    """One turn in the log: whose it was, what happened in words, and the step with which it ended."""

    seat: int
    words: str
    end: int = 0


def whose_turn(t: Texts, players: Players, seat: int, to_act: int) -> str:
    """Whose turn it is, in words for the seat that looks, ready for the page."""
    return escape(t("Your turn") if seat == to_act else t("{name}'s turn", name=players[to_act].name))


def level(t: Texts, name: str) -> str:
    """How strong a bot is."""
    match name:
        case "relaxed":
            return t("relaxed")
        case "steady":
            return t("steady")
        case "sharp":
            return t("sharp")
    raise ValueError(name)


def verdict(t: Texts, players: Players, winners: Sequence[int]) -> str:
    """Who has won, in words; a tie has several winners. With one person at the table, that is you."""
    people = [seat for seat, player in enumerate(players) if not player.level]
    *others, last = (players[seat].name for seat in winners)
    if not others and (list(winners) == people or last == t("You")):
        return t("You have won")
    if others:
        return t("{names} and {last} share the win", names=", ".join(others), last=last)
    return t("{name} has won", name=last)
