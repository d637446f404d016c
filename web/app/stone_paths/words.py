"""Stone Paths in words: what happened on the paths, why not, and how stones and tiles are called."""

from collections.abc import Iterable, Sequence

from app.one_line.words import colour
from app.path_cards import words as cards
from app.path_cards.words import figure
from app.table.words import capital, points
from app.texts import Texts
from app.views.kit import signed
from waystones import Event, Refusal
from waystones.games.stone_paths.board import CLOVER, ROW_VALUES, WISHING_STONE


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


def refusal(t: Texts, why: Refusal) -> str:
    """Why a move is not allowed."""
    path = colour(t, str(why.values["path"])) if "path" in why.values else ""
    match why.code:
        case "choose_a_figure":
            return t("First choose which figure starts this path.")
        case "at_start":
            return t("You have no figure on the {colour} path. A bonus move starts no path.", colour=path)
        case "at_end":
            return t("Your figure has reached the end of the {colour} path.", colour=path)
    return cards.refusal(t, why)


def event(t: Texts, happened: Event, names: Sequence[str], me: int | None = None) -> str:
    """One event as a sentence, for the log and the screen reader, as the seat `me` would hear it."""
    facts = happened.facts
    path = colour(t, facts["path"]) if "path" in facts else ""
    match happened.kind:
        case "stepped":
            kind = capital(figure(t, facts["large"]))
            return t(
                "{figure} on {colour} to {value}.", figure=kind, colour=path, value=stone(facts["stone"])
            )
        case "wishing_stone":
            return t("A wishing stone taken.")
        case "finished":
            return t("The {colour} path is finished: another figure may step.", colour=path)
    return cards.event(t, happened, names, me)


def events(t: Texts, happened: Iterable[Event], names: Sequence[str], me: int | None = None) -> str:
    """Several events as one text."""
    return " ".join(event(t, each, names, me) for each in happened)
