"""The review of Stone Paths in words."""

from collections.abc import Sequence
from typing import Any

from app.drawing.players import Players
from app.games.path_cards.review import KINDS, CardTelling
from app.games.path_cards.words import named_card
from app.games.stone_paths.view import board
from app.texts import Texts
from app.words import colour, points
from waystones.drawing import signed
from waystones.games.path_cards.cards import COLOURS
from waystones.games.path_cards.moves import Move
from waystones.games.stone_paths.moves import LARGE, SMALL, STAY
from waystones.games.stone_paths.observation import StonePathsObservation
from waystones.review.reason import Reason


class StonePathsTelling(CardTelling[StonePathsObservation]):
    """Paths, figures and tiles besides the cards."""

    def move(self, t: Texts, seen: StonePathsObservation, move: Move) -> str:
        """A figure that sets out or steps."""
        if move.kind in KINDS:
            return super().move(t, seen, move)
        if move == SMALL:
            return t("send a small figure")
        if move == LARGE:
            return t("send the large figure")
        if move == STAY:
            return t("no step")
        return t("step on the {colour} path", colour=colour(t, COLOURS[move.what]))

    def reason(self, t: Texts, reason: Reason, names: Sequence[str]) -> str:
        """What paths, figures and tiles tell."""
        values: dict[str, Any] = dict(reason.values)
        path = colour(t, values["path"]) if "path" in values else ""
        card = named_card(t, values["card"]) if "card" in values else ""
        match reason.code:
            case "opens_late":
                return t.many(
                    "It opens a path with {card} when only {n} card is left to draw.",
                    "It opens a path with {card} when only {n} cards are left to draw.",
                    values["cards"],
                    card=card,
                )
            case "could_set_out":
                return t.many(
                    "Your hand has {n} card for the {colour} path, where no figure has set out yet.",
                    "Your hand has {n} cards for the {colour} path, where no figure has set out yet.",
                    values["cards"],
                    colour=path,
                )
            case "left_behind":
                return t(
                    "On the {colour} path a figure still stands on {value}, further back.",
                    colour=path,
                    value=signed(values["points"]),
                )
            case "leads_small":
                return t("On the {colour} path goes your large figure, and it counts double.", colour=path)
            case "misses_tile":
                return t(
                    "The other step reaches {tile} on the {colour} path.",
                    tile=tile(t, values["tile"]),
                    colour=path,
                )
            case "stays":
                return t("A free step on the {colour} path is given away.", colour=path)
            case "wastes_large":
                return t.many(
                    "For the large figure on the {colour} path your hand has {n} card that fits.",
                    "For the large figure on the {colour} path your hand has {n} cards that fit.",
                    values["cards"],
                    colour=path,
                )
            case "holds_large":
                return t.many(
                    "The large figure waits, though your hand has {n} card for the {colour} path.",
                    "The large figure waits, though your hand has {n} cards for the {colour} path.",
                    values["cards"],
                    colour=path,
                )
            case "other_figure":
                gain = points(t, values["points"])
                return t(
                    "The step on the {colour} path is worth {points} more at once.", colour=path, points=gain
                )
        return super().reason(t, reason, names)

    def picture(self, t: Texts, seen: StonePathsObservation, players: Players) -> str:
        """The paths as they stood."""
        return board.picture(t, seen, players)


def tile(t: Texts, name: str) -> str:
    """A tile by its name or its points."""
    match name:
        case "clover":
            return t("a clover")
        case "wishing_stone":
            return t("a wishing stone")
    return t("a tile of {points}", points=points(t, int(name)))


REVIEW = StonePathsTelling()
