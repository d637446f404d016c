"""Cards, rows and figures in words: what happened to them and why not, as both path games say it."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from app.drawing.kit import minus
from app.texts import Texts
from app.words import capital, colour, points
from waystones import Event, Refusal
from waystones.games.path_cards.cards import CARDS, COLOUR_OF, COLOURS, VALUE_OF


class GameWords(Protocol):
    """What a path game says in its own way: the module `words` of each game."""

    def event(self, t: Texts, happened: Event, names: Sequence[str], me: int | None = None) -> str:
        """One event as a sentence, for the log and the screen reader, as the seat `me` would hear it."""
        ...

    def turn(self, t: Texts, happened: Sequence[Event], name: str) -> str:
        """A turn of another seat in one line."""
        ...

    def refusal(self, t: Texts, why: Refusal) -> str:
        """Why a move is not allowed."""
        ...


def events(
    t: Texts, game: GameWords, happened: Iterable[Event], names: Sequence[str], me: int | None = None
) -> str:
    """Several events as one text, in the words of the game."""
    return " ".join(game.event(t, each, names, me) for each in happened)


def card(t: Texts, number: int) -> str:
    """A card: red 7."""
    return t("{colour} {value}", colour=colour(t, COLOURS[COLOUR_OF[number]]), value=VALUE_OF[number])


def named_card(t: Texts, name: str) -> str:
    """A card by its notation: red 7 for r7."""
    return card(t, CARDS[name])


def cards(t: Texts, numbers: Iterable[int]) -> str:
    """Several cards as a list in words."""
    return ", ".join(card(t, number) for number in numbers)


def row(t: Texts, path: int, values: Sequence[int]) -> str:
    """A row in words: red: 2, 4, 5."""
    name = colour(t, COLOURS[path])
    shown = ", ".join(str(value) for value in values) if values else t("no card yet")
    return t("{colour}: {cards}", colour=name, cards=shown)


def wishing_stones(t: Texts, number: int) -> str:
    """So many wishing stones."""
    return t.many("{n} wishing stone", "{n} wishing stones", number)


def scored(t: Texts, so_far: int, total: int) -> str:
    """What stands on the score track, and apart from it what the end would make of it (SP-24)."""
    return t("{points} on the track, {total} if it ended now", points=points(t, so_far), total=minus(total))


def figure(t: Texts, large: bool) -> str:
    """Which of the two kinds of figures."""
    return t("large figure") if large else t("small figure")


def refusal(t: Texts, why: Refusal) -> str:
    """Why a move is not allowed, as far as cards and turns tell; ValueError if it is about something else."""
    values: dict[str, Any] = dict(why.values)
    named = capital(named_card(t, str(values["card"]))) if "card" in values else ""
    pile = colour(t, str(values["pile"])) if "pile" in values else ""
    match why.code:
        case "own_colour":
            return t("A card goes to the row and the pile of its own colour.")
        case "play_a_card":
            return t("First play a card: lay it in your row or discard it.")
        case "bonus_move":
            return t("First move a figure one stone, or let it stay.")
        case "take_a_card":
            return t("You have played your card. Now take one.")
        case "not_in_hand":
            return t("{card} is not in your hand.", card=named)
        case "does_not_fit":
            return _does_not_fit(t, named, int(values["last"]), int(values["direction"]))
        case "deck_only":
            return t(
                "{turns} turns have brought nothing new: take from the draw pile.", turns=values["turns"]
            )
        case "just_discarded":
            return t("You have just laid that card on the {colour} pile. Take another one.", colour=pile)
        case "empty":
            return t("The {colour} pile is empty.", colour=pile)
        case "over":
            return t("The game is over.")
    raise ValueError(why.code)


def _does_not_fit(t: Texts, card: str, last: int, direction: int) -> str:
    if direction > 0:
        return t("{card} does not fit. Your row runs up and stands at {last}: it takes {last} or more.", card=card, last=last)  # fmt: skip
    return t("{card} does not fit. Your row runs down and stands at {last}: it takes {last} or less.", card=card, last=last)  # fmt: skip


def event(t: Texts, happened: Event, names: Sequence[str], me: int | None = None) -> str:
    """What happened to a card as a sentence, as the seat `me` would hear it; else what both games know of besides."""
    facts = happened.facts
    mine = happened.seat == me
    name = "" if happened.seat is None else names[happened.seat]
    named = named_card(t, facts["card"]) if "card" in facts else ""
    match happened.kind:
        case "laid":
            return (
                t("You laid {card}.", card=named) if mine else t("{name} laid {card}.", name=name, card=named)
            )
        case "discarded":
            return (
                t("You discarded {card}.", card=named)
                if mine
                else t("{name} discarded {card}.", name=name, card=named)
            )
        case "taken":
            return (
                t("You took {card} from its pile.", card=named)
                if mine
                else t("{name} took {card} from its pile.", name=name, card=named)
            )
        case "drawn":
            return t("You drew {card}.", card=named) if mine else t("{name} drew a card.", name=name)
    return _besides(t, happened)


def _besides(t: Texts, happened: Event) -> str:
    """What follows from a card: whose it is has been said."""
    facts = happened.facts
    match happened.kind:
        case "points":
            return t.many("{n} point from a tile.", "{n} points from a tile.", facts["points"])
        case "clover":
            return t("A clover: one more step.")
        case "lapsed":
            return t("No figure can step.")
        case "stayed":
            return t("No step.")
        case "over" if facts["reason"] == "goal":
            return t("Five figures are in the goal. The game is over.")
        case "over":
            return t("The draw pile is empty. The game is over.")
    raise ValueError(happened.kind)


def in_brief(t: Texts, happened: Event) -> str:
    """What happened to a card in two or three words, for the caption of a turn; empty where the rest tells it."""
    facts = happened.facts
    named = named_card(t, facts["card"]) if "card" in facts else ""
    match happened.kind:
        case "laid":
            return named
        case "discarded":
            return t("discarded {card}", card=named)
        case "taken":
            return t("took {card}", card=named)
        case "drawn":
            return t("drew a card")
        case "points":
            return f"+{facts['points']}"
        case "clover":
            return t("a clover")
        case "stayed":
            return t("no step")
    return ""


def caption(t: Texts, name: str, parts: Iterable[str]) -> str:
    """A turn of another seat in one line: Mira: yellow 9, to \N{MINUS SIGN}2, a clover, drew a card."""
    return t("{name}: {turn}", name=name, turn=", ".join(part for part in parts if part))
