"""Branching Paths in words: what happened on the web, why not, and how stones and tiles are called."""

from collections.abc import Sequence

from app.drawing.kit import signed
from app.games.path_cards import about
from app.games.path_cards import words as cards
from app.games.path_cards.words import figure, named_card
from app.texts import Texts
from app.words import capital, colour, points
from waystones import Event, Refusal
from waystones.games.branching_paths.board import (
    CARD,
    CLASSIC,
    CLOVER,
    JOKER,
    NO_STACK,
    NO_TILE,
    START,
    WISH,
    Board,
)
from waystones.games.branching_paths.observation import BranchingPathsObservation
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


def about_stone(t: Texts, seen: BranchingPathsObservation, names: Sequence[str], number: int) -> str:
    """A stone of the web: what it counts, which cards lead there, what lies on it, and who stands there."""
    board = seen.board
    standing = (
        about.whose(t, names[seat], each == 0, mine=seat == seen.seat)
        for seat, figures in enumerate(seen.figures)
        for each, on in enumerate(figures)
        if on == number
    )
    lies = _about_tile(t, seen, number)
    if board.colour[number] == JOKER:
        lies = " ".join((t("A card of any colour leads here."), lies)).rstrip()
    goal = board.row[number] >= board.goal
    return about.stone(t, stone(t, board, number), signed(board.worth[number]), lies, standing, goal=goal)


def _about_tile(t: Texts, seen: BranchingPathsObservation, number: int) -> str:
    """What the tile or stack on a stone does."""
    its, lies = seen.board.stack[number], seen.tiles[number]
    if its != NO_STACK:
        held = stack(t, its, seen.stacks[its])
        return t("A stack, {stones}: whoever comes here takes one.", stones=held)
    if lies == NO_TILE:
        return ""
    if lies >= WISH:
        name = colour(t, COLOURS[lies - WISH])
        return t("Wishing tile: the first to come takes it as a {colour} wishing stone.", colour=name)
    if lies == CARD:
        return t(
            "Card tile: whoever comes here may put a card of the hand, or the last one of a row, on its pile."
        )
    return about.clover(t) if lies == CLOVER else about.point_tile(t, lies)


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


def turn(t: Texts, happened: Sequence[Event], name: str) -> str:
    """A turn of another seat in one line; a card that left its row tells of the card tile."""
    lifted = any(each.kind == "lifted" for each in happened)
    return cards.caption(
        t, name, (_in_brief(t, each) for each in happened if not (lifted and each.kind == "card_tile"))
    )


def _in_brief(t: Texts, happened: Event) -> str:
    facts = happened.facts
    match happened.kind:
        case "stepped":
            return t("to {stone}", stone=stone(t, CLASSIC, CLASSIC.stone(facts["stone"])))
        case "wishing_tile" | "wishing_stone":
            return t("a {colour} wishing stone", colour=colour(t, facts["colour"]))
        case "card_tile":
            return t("a card tile")
        case "lifted":
            return t("lifted {card}", card=named_card(t, facts["card"]))
    return cards.in_brief(t, happened)
