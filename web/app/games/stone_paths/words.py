"""Stone Paths in words: what happened on the paths, why not, and how stones and tiles are called."""

from collections.abc import Sequence

from app.drawing.kit import signed
from app.games.path_cards import about
from app.games.path_cards import words as cards
from app.games.path_cards.words import figure
from app.texts import Texts
from app.words import capital, colour, points
from waystones import Event, Refusal
from waystones.games.path_cards.cards import COLOURS
from waystones.games.stone_paths.board import CLOVER, GOAL, ROW_VALUES, WISHING_STONE
from waystones.games.stone_paths.observation import StonePathsObservation
from waystones.games.stone_paths.score import WISHES, wishing_points


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


def wishing_line(t: Texts, number: int) -> str:
    """Wishing stones in an account: why fewer than two cost points."""
    if number == 0:
        return t("No wishing stone yet: two make it +{n}", n=wishing_points(2))
    if number == 1:
        return t("1 wishing stone: a second makes it +{n}", n=wishing_points(2))
    return cards.wishing_stones(t, number)


def wishing_scale(t: Texts) -> str:
    """What wishing stones count at the end: 0: −4, 1: −3, 2: +2."""
    *fewer, most = WISHES
    scale = ", ".join(f"{number}: {signed(points)}" for number, points in enumerate(fewer))
    return t(
        "Wishing stones count at the end, and too few cost: {scale}, {n} or more: {most}.",
        scale=scale,
        n=len(fewer),
        most=signed(most),
    )


def about_stone(t: Texts, seen: StonePathsObservation, names: Sequence[str], path: int, number: int) -> str:
    """A stone of a path: what it counts, what its tile does, and who stands there."""
    lies = seen.tiles[path][number]
    match lies:
        case 0:
            does = ""
        case n if n == WISHING_STONE:
            does = t(
                "Wishing stone: the first to come takes it; two or more count points at the end, fewer cost some."
            )
        case n if n == CLOVER:
            does = about.clover(t)
        case _:
            does = about.point_tile(t, lies)
    standing = (
        about.whose(t, names[seat], path == seen.large[seat], mine=seat == seen.seat)
        for seat, stones in enumerate(seen.stones)
        if stones[path] == number
    )
    place = t("{colour} path", colour=colour(t, COLOURS[path]))
    return about.stone(t, place, stone(number), does, standing, goal=number >= GOAL)


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


def turn(t: Texts, happened: Sequence[Event], name: str) -> str:
    """A turn of another seat in one line; a step on another path than that of its card names the path."""
    laid = next((each.facts["card"][0] for each in happened if each.kind == "laid"), "")
    return cards.caption(t, name, (_in_brief(t, each, laid) for each in happened))


def _in_brief(t: Texts, happened: Event, laid: str) -> str:
    facts = happened.facts
    match happened.kind:
        case "stepped" if facts["path"][0] == laid:
            return t("to {value}", value=stone(facts["stone"]))
        case "stepped":
            return t("{colour} to {value}", colour=colour(t, facts["path"]), value=stone(facts["stone"]))
        case "wishing_stone":
            return t("a wishing stone")
        case "finished":
            return t("the path finished")
    return cards.in_brief(t, happened)
