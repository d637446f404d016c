"""The guided first game, for somebody who knows nothing of it: a real game against a relaxed bot, always with the same deal."""

from app.table.lesson import AtTable, Lesson, you_and_mira
from waystones import Record
from waystones.games.branching_paths.board import START
from waystones.games.branching_paths.moves import BONUS, SHED
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards.cards import NAMES
from waystones.games.path_cards.moves import LAYS, PLAY, TAKE


class Now(AtTable[BranchingPathsObservation]):
    """What the lessons look at."""

    @property
    def steps(self) -> int:
        """How many stones the player's figures have come along."""
        return sum(self.seen.board.row[stone] for stone in self.seen.figures[self.seen.seat])


def first_game() -> Record:
    """A hand with blue 0, and over the first blue stone a clover; a card tile lies further on that way."""
    return Record.new("branching_paths", 2, seed=2548, first=0)


seats = you_and_mira


def _that_lead_on(now: Now) -> frozenset[str]:
    """The cards that lead a figure on."""
    return frozenset(f"card:{NAMES[card]}" for card in now.seen.hand if not now.seen.why_not(LAYS[card]))


LESSONS = (
    Lesson[Now](
        lambda t: t("Lead your figures up this web to the goal. The higher they stand, the more they score.")
    ),
    Lesson[Now](
        lambda t: t("A card leads any of your figures to a next stone of its colour. Lift a marked card."),
        lambda now: now.lifted is not None or now.steps > 0,
        _that_lead_on,
    ),
    Lesson[Now](
        lambda t: t("It can go where it is lit. Tap a lit stone: the card is laid, and a figure goes there."),
        lambda now: any(stone != START for stone in now.seen.figures[now.seen.seat]),
    ),
    Lesson[Now](
        lambda t: t("A turn ends with a card taken: from the draw pile, or the top one of a discard pile."),
        lambda now: not (now.mine and now.seen.asks == TAKE),
    ),
    Lesson[Now](
        lambda t: t("Now Mira plays. Figures may share a stone, and never go back. Only hands are hidden."),
        lambda now: now.mine and now.seen.asks == PLAY,
    ),
    Lesson[Now](
        lambda t: t("Your cards lie in rows, one for each colour. A row runs up or down and never turns.")
    ),
    Lesson[Now](lambda t: t("A stone with a star is a joker: a card of any colour leads there.")),
    Lesson[Now](
        lambda t: t("Small steps in a row leave most room for more cards. Lead a figure on."),
        lambda now: now.steps > 1,
        _that_lead_on,
    ),
    Lesson[Now](
        lambda t: t("A clover takes any figure one stone on, whatever the colour, even out of the start."),
        lambda now: not (now.mine and now.seen.asks == BONUS),
    ),
    Lesson[Now](
        lambda t: t(
            "The card tile lifts the last card off a row, or trades a card of your hand. Both make room."
        ),
        lambda now: not (now.mine and now.seen.asks == SHED),
    ),
    Lesson[Now](
        lambda t: t("Stacks hold wishing stones. Different colours score, and three of one colour bring 10.")
    ),
    Lesson[Now](lambda t: t("One of your figures is large: it counts double, for better or worse.")),
    Lesson[Now](lambda t: t("No card leads anywhere good? Discard one. But then the others may take it.")),
    Lesson[Now](
        lambda t: t(
            "The row before the goal is worth 8, the first one inside only 5: step in when you can get on."
        )
    ),
    Lesson[Now](
        lambda t: t(
            "With five figures in the goal, yours or others', or the draw pile empty, it ends at once. Good luck!"
        )
    ),
)
