"""The guided first game: a real game against a relaxed bot, always with the same deal, and a coach beside it."""

from app.table.lesson import AtTable, Lesson, you_and_mira
from waystones import Record
from waystones.games.loops.observation import LoopsObservation


class Now(AtTable[LoopsObservation]):
    """What the lessons look at."""

    @property
    def turns(self) -> int:
        """How many turns the player has ended."""
        return (self.seen.turn - 1 + (not self.mine)) // self.seen.players


def first_game() -> Record:
    """A deal in which the first tile sends out lines to all sides."""
    return Record.new("loops", 2, seed=7, first=0)


seats = you_and_mira


LESSONS = (
    Lesson[Now](
        lambda t: t("Lay tiles so that their lines go on. Tap a tile of your rack."),
        lambda now: now.lifted is not None or now.seen.laid > 0,
    ),
    Lesson[Now](
        lambda t: t("Lit squares show where it fits and what it scores. Tap one, or drag the tile there."),
        lambda now: now.seen.laid > 0 or now.turns > 0,
    ),
    Lesson[Now](
        lambda t: t("It scored its own value and that of every tile that its lines join. Lay another one."),
        lambda now: now.seen.laid > 1 or now.turns > 0,
    ),
    Lesson[Now](
        lambda t: t("You may lay up to three, and take them back until you end the turn. End it now."),
        lambda now: now.turns > 0,
    ),
    Lesson[Now](
        lambda t: t("Mira plays. Her tiles turn green, with what each of them scored."),
        lambda now: now.mine,
    ),
    Lesson[Now](
        lambda t: t("A green square multiplies the value of the tile on it: up to 6 near the corners.")
    ),
    Lesson[Now](
        lambda t: t("No line may be blocked or run off the board. Tap a square without a light to see why.")
    ),
    Lesson[Now](
        lambda t: t(
            "If none of your tiles fits, swap them all, or keep them and pass. Either ends your turn."
        )
    ),
    Lesson[Now](
        lambda t: t("It ends when the bag is empty and nothing fits. The most points win. Good luck!")
    ),
)
