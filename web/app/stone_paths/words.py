"""Stone Paths in words: what happened, why not, and how cards, stones and tiles are called."""

from collections.abc import Iterable, Sequence
from typing import Any

from app.one_line.words import colour
from app.texts import Texts
from app.views.kit import signed
from waystones import Event, Refusal
from waystones.games.path_cards.cards import CARDS, COLOUR_OF, COLOURS, VALUE_OF
from waystones.games.stone_paths.board import CLOVER, ROW_VALUES, WISHING_STONE


def card(t: Texts, number: int) -> str:
    """A card: red 7."""
    return t("{colour} {value}", colour=colour(t, COLOURS[COLOUR_OF[number]]), value=VALUE_OF[number])


def named_card(t: Texts, name: str) -> str:
    """A card by its notation: red 7 for r7."""
    return card(t, CARDS[name])


def cards(t: Texts, numbers: Iterable[int]) -> str:
    """Several cards as a list in words."""
    return ", ".join(card(t, number) for number in numbers)


def stone(stone: int) -> str:
    """A stone by its row value: +2."""
    return signed(ROW_VALUES[stone])


def tile(t: Texts, number: int) -> str:
    """What lies on a stone."""
    match number:
        case 0:
            return ""
        case n if n == WISHING_STONE:
            return t("wishing stone")
        case n if n == CLOVER:
            return t("clover")
    return points(t, number)


def points(t: Texts, number: int) -> str:
    """So many points, with a real minus sign."""
    return t.many("{n} point", "{n} points", number).replace("-", "\N{MINUS SIGN}")


def wishing_stones(t: Texts, number: int) -> str:
    """So many wishing stones."""
    return t.many("{n} wishing stone", "{n} wishing stones", number)


def figure(t: Texts, large: bool) -> str:
    """Which of the two kinds of figures."""
    return t("large figure") if large else t("small figure")


def capital(words: str) -> str:
    """The words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def refusal(t: Texts, why: Refusal) -> str:
    """Why a move is not allowed."""
    values: dict[str, Any] = dict(why.values)
    named = capital(named_card(t, str(values["card"]))) if "card" in values else ""
    pile = colour(t, str(values["pile"])) if "pile" in values else ""
    path = colour(t, str(values["path"])) if "path" in values else ""
    match why.code:
        case "play_a_card":
            return t("First play a card: lay it in your row or discard it.")
        case "choose_a_figure":
            return t("First choose which figure starts this path.")
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
        case "at_start":
            return t("You have no figure on the {colour} path. A bonus move starts no path.", colour=path)
        case "at_end":
            return t("Your figure has reached the end of the {colour} path.", colour=path)
        case "over":
            return t("The game is over.")
    raise ValueError(why.code)


def _does_not_fit(t: Texts, card: str, last: int, direction: int) -> str:
    if direction > 0:
        return t("{card} does not fit. Your row runs up and stands at {last}: it takes {last} or more.", card=card, last=last)  # fmt: skip
    return t("{card} does not fit. Your row runs down and stands at {last}: it takes {last} or less.", card=card, last=last)  # fmt: skip


def event(t: Texts, happened: Event, names: Sequence[str], me: int | None = None) -> str:
    """One event as a sentence, for the log and the screen reader, as the seat `me` would hear it."""
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
    return _unnamed(t, happened)


def _unnamed(t: Texts, happened: Event) -> str:
    """What follows from a card: whose it is has been said."""
    facts = happened.facts
    path = colour(t, facts["path"]) if "path" in facts else ""
    match happened.kind:
        case "stepped":
            kind = capital(figure(t, facts["large"]))
            return t(
                "{figure} on {colour} to {value}.", figure=kind, colour=path, value=stone(facts["stone"])
            )
        case "points":
            return t.many("{n} point from a tile.", "{n} points from a tile.", facts["points"])
        case "clover":
            return t("A clover: one more step.")
        case "wishing_stone":
            return t("A wishing stone taken.")
        case "finished":
            return t("The {colour} path is finished: another figure may step.", colour=path)
        case "lapsed":
            return t("No figure can step.")
        case "stayed":
            return t("No step.")
        case "over" if facts["reason"] == "goal":
            return t("Five figures are in the goal. The game is over.")
        case "over":
            return t("The draw pile is empty. The game is over.")
    raise ValueError(happened.kind)


def events(t: Texts, happened: Iterable[Event], names: Sequence[str], me: int | None = None) -> str:
    """Several events as one text."""
    return " ".join(event(t, each, names, me) for each in happened)


def row(t: Texts, path: int, values: Sequence[int]) -> str:
    """A row in words: red: 2, 4, 5."""
    name = colour(t, COLOURS[path])
    shown = ", ".join(str(value) for value in values) if values else t("no card yet")
    return t("{colour}: {cards}", colour=name, cards=shown)
