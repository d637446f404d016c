"""Loops in words: what happened, why not, and how tiles, squares and sums are called."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from app.texts import Texts
from waystones import Event, Refusal, ScoreLine
from waystones.games.loops.board import BONUS, NAMES
from waystones.games.loops.tiles import NAMES as TILE_NAMES
from waystones.games.loops.tiles import VALUE_OF


def _towards(t: Texts, side: str) -> str:
    """The way a line leaves a tile."""
    match side:
        case "n":
            return t("up")
        case "e":
            return t("right")
        case "s":
            return t("down")
        case "w":
            return t("left")
    raise ValueError(side)


def _coming_from(t: Texts, side: str) -> str:
    """The way a line comes in."""
    match side:
        case "n":
            return t("from above")
        case "e":
            return t("from the right")
        case "s":
            return t("from below")
        case "w":
            return t("from the left")
    raise ValueError(side)


def tile(t: Texts, number: int) -> str:
    """A tile: 4, lines up, right, down."""
    ends = ", ".join(_towards(t, side) for side in TILE_NAMES[number][:-1])
    return t("{value}, lines {ends}", value=VALUE_OF[number], ends=ends)


def square(t: Texts, number: int) -> str:
    """A square, with what it multiplies by: e5, times 2."""
    name, bonus = NAMES[number], BONUS[number]
    return t("{square}, times {bonus}", square=name, bonus=bonus) if bonus > 1 else name


def sum_of(values: Mapping[str, Any]) -> str:
    """How a tile's points come about: 4 × 2 + 7 + 3."""
    own = f"{values['value']}"
    if values["bonus"] > 1:
        own += f" × {values['bonus']}"
    return " + ".join([own, *(joined.partition("-")[0][-1] for joined in values["joined"])])


def reasons(t: Texts, line: ScoreLine) -> str:
    """A tile's points: 4 × 2 + 7 = 15."""
    return t("{sum} = {points}", sum=sum_of(line.values), points=line.points)


def about_tile(t: Texts, line: ScoreLine | None, name: str) -> str:
    """A tile on the board: who laid it, what it scored and why."""
    if line is None:
        return t(
            "The first tile: every line begins here. Its number counts for whoever goes on with its lines."
        )
    return t(
        "{name} laid it: {sum}. Its own number, times its square, and the number of every tile that its lines join.",
        name=name,
        sum=reasons(t, line),
    )


def about_bag(t: Texts, left: int, rounds: int) -> str:
    """The bag: what it is for, and how the game ends."""
    said = t.many(
        "{n} tile is left in the bag: after a turn a rack is filled up to five from it.",
        "{n} tiles are left in the bag: after a turn a rack is filled up to five from it.",
        left,
    )
    if rounds:
        return said + " " + t("The game ends after {n} rounds.", n=rounds)
    return said + " " + t("When it is empty the game goes on until nobody can lay a tile.")


def about_square(t: Texts, number: int) -> str:
    """An empty square: what it does to a tile that is laid there."""
    bonus = BONUS[number]
    if bonus > 1:
        return t("The number of a tile that is laid here counts {n} times.", n=bonus)
    return t("An empty square. A tile fits here if every line that comes in runs on.")


def refusal(t: Texts, why: Refusal) -> str:
    """Why a move is not allowed."""
    side = str(why.values.get("side", "n"))
    match why.code:
        case "taken":
            return t("A tile lies there already.")
        case "alone":
            return t("A tile goes right beside another one, not apart.")
        case "continues_none":
            return t("No line comes in here, and a tile must continue one.")
        case "blocks":
            return t("It would block the line that comes in {side}.", side=_coming_from(t, side))
        case "runs_into":
            return t("Its line {side} would run into a tile that has none there.", side=_towards(t, side))
        case "edge":
            return t("Its line {side} would run off the board.", side=_towards(t, side))
        case "not_in_rack":
            return t("That tile is not on your rack.")
        case "three_laid":
            return t("Three tiles lie. End your turn, or take one back.")
        case "lay_first":
            return t("One of your tiles fits: lay at least one.")
        case "swap_or_pass":
            return t("Nothing fits: swap your tiles, or keep them and pass.")
        case "bag_empty":
            return t("Nothing fits and the bag is empty: pass.")
        case "tiles_laid":
            return t("You have laid a tile. End your turn.")
        case "over":
            return t("The game is over.")
    raise ValueError(why.code)


def event(
    t: Texts, happened: Event, names: Sequence[str], me: int | None = None, *, spoken: bool = False
) -> str:
    """One event as a sentence, as the seat `me` would hear it. Only where it is `spoken` squares have names: none are drawn."""
    facts, mine = happened.facts, happened.seat == me
    name = "" if happened.seat is None else names[happened.seat]
    match happened.kind:
        case "laid":
            sums = t("{sum} = {points}", sum=sum_of(facts), points=facts["points"])
            return f"{facts['square']}: {sums}." if spoken else f"{sums}."
        case "ended":
            tiles = t.many("{n} tile", "{n} tiles", facts["tiles"])
            points = t.many("{n} point", "{n} points", facts["points"])
            if mine:
                return t("You: {tiles}, {points}.", tiles=tiles, points=points)
            return t("{name}: {tiles}, {points}.", name=name, tiles=tiles, points=points)
        case "drawn":
            return ""  # the rack is filled up after every turn
        case "swapped":
            return t("You swapped all tiles.") if mine else t("{name} swapped all tiles.", name=name)
        case "passed":
            if "kept" in facts:  # where the tiles could have been swapped
                kept = t("You kept your tiles and passed.")
                return kept if mine else t("{name} kept the tiles and passed.", name=name)
            return t("You passed.") if mine else t("{name} passed.", name=name)
        case "over":
            return ended(t, facts["reason"])
    raise ValueError(happened.kind)


def ended(t: Texts, reason: str) -> str:
    """Why the game is over."""
    match reason:
        case "rounds":
            return t("The last round is over.")
        case "closed":
            return t("None of the tiles that are left fits anywhere.")
        case "idle":
            return t("Nobody laid a tile in ten rounds.")
        case "bag":
            return t("The bag is empty and nothing fits any more.")
        case "":
            return t(
                "It was over by the rules of then: everybody in turn had swapped or passed. By today's it would go on."
            )
    raise ValueError(reason)


def events(
    t: Texts, happened: Iterable[Event], names: Sequence[str], me: int | None = None, *, spoken: bool = False
) -> str:
    """Several events as one text; a turn begins with what it came to."""
    told = sorted(happened, key=lambda each: each.kind != "ended")
    return " ".join(said for each in told if (said := event(t, each, names, me, spoken=spoken)))


def turn(t: Texts, happened: Iterable[Event], names: Sequence[str]) -> str:
    """A turn of another seat in one line: what it came to, or that nothing was laid."""
    laid = [each for each in happened if each.kind == "laid"]
    if not laid:
        return events(t, happened, names)
    points = sum(each.facts["points"] for each in laid)
    return t.many(
        "{name}: {n} green tile, +{points}",
        "{name}: {n} green tiles, +{points}",
        len(laid),
        name=names[laid[0].seat or 0],
        points=points,
    )
