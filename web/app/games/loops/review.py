"""The review of Loops in words: whole turns."""

from collections.abc import Sequence
from html import escape
from random import Random
from typing import Any

from app.drawing.players import Players
from app.games.loops import words
from app.games.loops.view import board
from app.games.loops.view.tile import picture
from app.table.telling import Telling
from app.texts import Texts
from app.words import points
from waystones.games.loops.moves import LAY, PASS, SWAP
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.patterns import points as scored
from waystones.games.loops.tiles import VALUE_OF
from waystones.review.reason import Reason


class LoopsTelling(Telling[LoopsObservation]):
    """How a review of Loops is told: tiles, squares and the lines they make."""

    def moment(self, t: Texts, seen: LoopsObservation) -> str:
        """Which turn this is: Turn 12."""
        return t("Turn {n}", n=seen.turn)

    def choice(self, t: Texts, seen: LoopsObservation, moves: Sequence[str]) -> str:
        """A turn: lay 4, 7 for 18 points. Where, its drawing shows, or the marks of a hint: no square's name is seen."""
        made = tuple(seen.parse(move) for move in moves)
        if made[0] == SWAP:
            return t("swap all tiles")
        if made[0] == PASS:
            return t("keep the tiles and pass")
        tiles = [str(VALUE_OF[move.tile]) for move in made if move.kind == LAY]
        if not tiles:
            return t("end the turn")
        return t(
            "lay {tiles} for {points}", tiles=", ".join(tiles), points=points(t, sum(scored(seen, made)))
        )

    def reason(self, t: Texts, reason: Reason, names: Sequence[str]) -> str:
        """What tiles and squares tell."""
        values: dict[str, Any] = dict(reason.values)
        worth = points(t, values["points"]) if "points" in values else ""
        match reason.code:
            case "fewer_points":
                return t("The other turn scores {points} more at once.", points=worth)
            case "fewer_tiles":
                return t(
                    "It lays {few} where {many} fitted.",
                    few=values["tiles"],
                    many=_tiles(t, values["instead"]),
                )
            case "misses_bonus":
                return t("The other turn uses a square that counts {bonus} times.", bonus=values["bonus"])
            case "opens_bonus":
                return t(
                    "It opens a square that counts {bonus} times, to whoever comes next.",
                    bonus=values["bonus"],
                )
            case "offers_more":
                return t("The board it leaves offers the next player about {points} more.", points=worth)
            case "misses_join":
                return t(
                    "In the other turn one tile joins {tiles} at once.",
                    tiles=_tiles(t, values["tiles"]),
                )
            case "spends_valuable":
                return t("It spends the {value} where nothing multiplies it.", value=values["value"])
            case "keeps_less":
                return t("The other turn keeps tiles worth {value} more for later.", value=values["value"])
            case "spoils_next":
                return t(
                    "The tiles that the other turn keeps could score {points} more next time.", points=worth
                )
            case "blocks_own":
                return t.many(
                    "After it {n} tile of your rack fits nowhere.",
                    "After it {n} tiles of your rack fit nowhere.",
                    values["tiles"],
                )
            case "keeps_at_end":
                return t(
                    "The bag is empty, and tiles worth {value} more stay on your rack.", value=values["value"]
                )
            case "should_swap":
                return t("Nothing fitted: other tiles would have helped.")
            case "should_keep":
                return t("Nothing fitted, but the tiles were worth keeping.")
        raise ValueError(reason.code)

    def position(self, t: Texts, seen: LoopsObservation, players: Players) -> str:
        """The board and the own rack."""
        tiles = "".join(
            f'<li>{picture(tile)}<span class="aside">{escape(words.tile(t, tile))}</span></li>'
            for tile in seen.rack
        )
        held = escape(t("Your tiles"))
        return (
            f'<figure class="review-board">{board.picture_of(t, seen, self.moment(t, seen))}</figure>'
            f'<h3>{held}</h3><ul class="review-rack">{tiles}</ul>'
        )

    def choice_drawn(self, t: Texts, seen: LoopsObservation, moves: Sequence[str]) -> str:
        """The board with the tiles laid: names of squares stand nowhere on it."""
        state = seen.imagine(Random(0))
        tiles = [move for move in map(seen.parse, moves) if move.kind == LAY]
        for move in tiles:
            state.apply(move)
        fresh = [move.square for move in tiles]
        return board.picture_of(t, state.observe(seen.seat), self.choice(t, seen, moves), fresh)


def _tiles(t: Texts, number: int) -> str:
    return t.many("{n} tile", "{n} tiles", number)


REVIEW = LoopsTelling()
