"""Branching Paths in words: what happened on the web, why not, and how stones and tiles are called."""

from collections.abc import Iterable, Sequence

from app.one_line.words import colour
from app.path_cards import words as cards
from app.path_cards.words import figure, named_card
from app.table.words import capital, points
from app.texts import Texts
from app.views.kit import signed
from waystones import Event, Refusal
from waystones.games.branching_paths.board import CARD, CLASSIC, CLOVER, JOKER, NO_TILE, START, WISH, Board
from waystones.games.path_cards.cards import COLOURS


def stone(t: Texts, board: Board, number: int) -> str:
    """A stone by its colour and row value: the red stone on +4."""
    if number == START:
        return t("the start")
    value, its = signed(board.worth[number]), board.colour[number]
    if its == JOKER:
        return t("the joker on {value}", value=value)
    return t("{colour} on {value}", colour=colour(t, COLOURS[its]), value=value)


def tile(t: Texts, number: int) -> str:
    """What lies on a stone."""
    if number == NO_TILE:
        return ""
    if number >= WISH:
        return t("{colour} wishing tile", colour=colour(t, COLOURS[number - WISH]))
    match number:
        case n if n == CLOVER:
            return t("clover")
        case n if n == CARD:
            return t("card tile")
    return points(t, number)


def stack(t: Texts, its: int, left: int) -> str:
    """A stack of wishing stones."""
    name = colour(t, COLOURS[its])
    return t.many("{n} {colour} wishing stone", "{n} {colour} wishing stones", left, colour=name)


def refusal(t: Texts, why: Refusal) -> str:
    """Why a move is not allowed."""
    values = why.values
    match why.code:
        case "choose_a_way":
            return t("First choose where your figure goes.")
        case "card_tile":
            return t("First answer the card tile, or keep all cards.")
        case "no_way":
            named = capital(named_card(t, str(values["card"])))
            return t("{card} leads no figure on: nothing of its colour lies ahead.", card=named)
        case "empty_row":
            return t("Your {colour} row is empty.", colour=colour(t, str(values["row"])))
        case "no_figure":
            return t("You have no such figure there.")
        case "not_next":
            return t("A figure goes one stone forward, along a line.")
        case "other_colour":
            return t(
                "Your card leads to {colour} stones and jokers.", colour=colour(t, str(values["colour"]))
            )
    return cards.refusal(t, why)


def event(t: Texts, happened: Event, names: Sequence[str], me: int | None = None) -> str:
    """One event as a sentence, for the log and the screen reader, as the seat `me` would hear it."""
    facts = happened.facts
    its = colour(t, facts["colour"]) if "colour" in facts else ""
    match happened.kind:
        case "stepped":
            kind, to = capital(figure(t, facts["large"])), CLASSIC.stone(facts["stone"])
            return t("{figure} to {stone}.", figure=kind, stone=stone(t, CLASSIC, to))
        case "wishing_tile" | "wishing_stone":
            return t("A {colour} wishing stone taken.", colour=its)
        case "stack_empty":
            return t("No {colour} wishing stone is left.", colour=its)
        case "card_tile":
            return t("A card tile.")
        case "lifted":
            return t("{card} lifted off its row.", card=capital(named_card(t, facts["card"])))
        case "kept":
            return t("All cards kept.")
    return cards.event(t, happened, names, me)


def events(t: Texts, happened: Iterable[Event], names: Sequence[str], me: int | None = None) -> str:
    """Several events as one text."""
    return " ".join(event(t, each, names, me) for each in happened)
