"""The players of a table: who they are, what they did, and how their bots are called."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from app.texts import Texts
from waystones.bots import level_and_style


@dataclass(frozen=True, slots=True)
class Player:
    """A player at a table: a person's name, or a bot's with its level (from relaxed to expert), perhaps with a style."""

    name: str
    level: str = ""


Players = Sequence[Player]
ONE_LINE = 12  # letters of a title that a small phone has room for; a longer one has two lines


@dataclass(frozen=True, slots=True)
class Entry:
    """One turn in the log: whose it was, what happened in words, and the step with which it ended."""

    seat: int
    words: str
    end: int = 0


def decides(players: Players, seat: int, to_act: int) -> bool:
    """Whether the seat that looks is to decide. Through a bot's eyes one only watches."""
    return seat == to_act and not players[seat].level


def called(t: Texts, players: Players, seat: int, me: int) -> str:
    """A player's name, with "(you)" behind that of the only person at the table unless the name is "You"."""
    name, people = players[seat].name, [each for each, player in enumerate(players) if not player.level]
    return t("{name} (you)", name=name) if people == [me] == [seat] and name != t("You") else name


def whose_turn(t: Texts, players: Players, seat: int, to_act: int, *, over: bool = False) -> str:
    """Whose turn it is, in words for the seat that looks, ready for the page; in a game that is `over`, that it is."""
    if over:
        return escape(t("The game is over"))
    if decides(players, seat, to_act):
        return escape(t("Your turn"))
    said = t("{name}'s turn", name=players[to_act].name)
    return f'<span class="long">{escape(said)}</span>' if len(said) > ONE_LINE else escape(said)


def level(t: Texts, name: str) -> str:
    """How strong a bot is, whatever its style."""
    match level_and_style(name)[0]:
        case "relaxed":
            return t("relaxed")
        case "steady":
            return t("steady")
        case "sharp":
            return t("sharp")
        case "expert":
            return t("expert")
        case "elsewhere":
            return t("elsewhere")
    raise ValueError(name)


def verdict(t: Texts, players: Players, winners: Sequence[int]) -> str:
    """Who has won, in words; a tie has several winners. With one person at the table, that is you."""
    people = [seat for seat, player in enumerate(players) if not player.level]
    you = t("You")
    *others, last = sorted((players[seat].name for seat in winners), key=lambda name: name != you)
    if not others and (list(winners) == people or last == you):
        return t("You have won")
    if others:
        return t("{names} and {last} share the win", names=", ".join(others), last=last)
    return t("{name} has won", name=last)
