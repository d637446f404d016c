"""The review of Branching Paths in words."""

from collections.abc import Sequence
from typing import Any

from app.drawing.players import Players
from app.games.branching_paths.view import board
from app.games.branching_paths.words import stone as named
from app.games.path_cards.review import KINDS, CardTelling
from app.games.path_cards.words import figure, named_card
from app.texts import Texts
from app.words import colour, points
from waystones.games.branching_paths.board import CLASSIC
from waystones.games.branching_paths.moves import KEEP, LIFT, STAY, STEP
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards.cards import COLOURS
from waystones.games.path_cards.moves import Move
from waystones.review.reason import Reason


class BranchingPathsTelling(CardTelling[BranchingPathsObservation]):
    """Ways, finds and figures besides the cards."""

    def move(self, t: Texts, seen: BranchingPathsObservation, move: Move) -> str:
        """A figure that steps, or what a card tile is used for."""
        if move.kind in KINDS:
            return super().move(t, seen, move)
        if move == STAY:
            return t("no step")
        if move == KEEP:
            return t("leave the card tile unused")
        if move.kind == LIFT:
            return t("take the last {colour} card off your row", colour=colour(t, COLOURS[move.what]))
        assert move.kind == STEP
        _, stone, large = seen.board.steps.read(move.what)
        return t("lead a {figure} to {stone}", figure=figure(t, large), stone=named(t, seen.board, stone))

    def reason(self, t: Texts, reason: Reason, names: Sequence[str]) -> str:
        """What ways, finds and figures tell."""
        values: dict[str, Any] = dict(reason.values)
        worth = points(t, values["points"]) if "points" in values else ""
        hue = colour(t, values["colour"]) if "colour" in values else ""
        stone = named(t, CLASSIC, CLASSIC.stone(values["stone"])) if "stone" in values else ""
        match reason.code:
            case "misses_find":
                return t("The other way finds {tile} on {stone}.", tile=_tile(t, values["tile"]), stone=stone)
            case "misses_wish":
                return t(
                    "The other way finds a {colour} wishing stone, worth {points} at once.",
                    colour=hue,
                    points=worth,
                )
            case "closed_way":
                better = named(t, CLASSIC, CLASSIC.stone(values["better"]))
                return t.many(
                    "From {stone} no card of your hand leads on; from {better} {n} does.",
                    "From {stone} no card of your hand leads on; from {better} {n} do.",
                    values["cards"],
                    stone=stone,
                    better=better,
                )
            case "leaves_late":
                return t.many(
                    "A figure leaves the start when only {n} card is left to draw; it stands at {points}.",
                    "A figure leaves the start when only {n} cards are left to draw; it stands at {points}.",
                    values["cards"],
                    points=worth,
                )
            case "waits_at_start":
                return t.many(
                    "{n} figure still waits at the start, and there is time for it: {cards} cards are left to draw.",
                    "{n} figures still wait at the start, and there is time for them: {cards} cards are left to draw.",
                    values["figures"],
                    cards=values["cards"],
                )
            case "left_behind":
                return t("A figure still stands further back, on {stone}.", stone=stone)
            case "was_there_already":
                return t("That figure was in the goal area already; the one on {stone} was not.", stone=stone)
            case "card_finds":
                card = named_card(t, values["card"])
                return t(
                    "With {card} a figure could find {tile} on {stone}.",
                    card=card,
                    tile=_tile(t, values["tile"]),
                    stone=stone,
                )
            case "card_frees":
                card = named_card(t, values["card"])
                return t(
                    "With {card} the figure furthest back could go on, from {stone}.", card=card, stone=stone
                )
            case "large_waits":
                return t("The large figure could go on, and it counts double: {points}.", points=worth)
            case "stays":
                return t("A free step to {stone} is given away.", stone=stone)
            case "keeps_row":
                return t(
                    "The card tile could take the {last} off your {colour} row, so that more fits again.",
                    last=values["last"],
                    colour=hue,
                )
            case "opens_less":
                return t(
                    "Without its last card the {better} row takes {instead} cards more, the {colour} row {n}.",
                    better=colour(t, values["better"]),
                    instead=values["instead"],
                    colour=hue,
                    n=values["cards"],
                )
            case "keeps_card":
                card = named_card(t, values["card"])
                return t("The card tile could change {card}, which fits nowhere, for a new card.", card=card)
        return super().reason(t, reason, names)

    def picture(self, t: Texts, seen: BranchingPathsObservation, players: Players) -> str:
        """The web as it stood."""
        return board.picture(t, seen, players)


def _tile(t: Texts, name: str) -> str:
    match name:
        case "clover":
            return t("a clover")
        case "card_tile":
            return t("a card tile")
    return t("a tile of {points}", points=points(t, int(name)))


REVIEW = BranchingPathsTelling()
