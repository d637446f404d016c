"""The guided first game: a real game against a relaxed bot, always with the same deal, and a coach beside it."""

from app.table.lesson import AtTable, Lesson, you_and_mira
from waystones import Record
from waystones.games.path_cards.cards import COLOUR_OF, NAMES
from waystones.games.path_cards.moves import LAYS, PLAY, TAKE
from waystones.games.stone_paths.board import START
from waystones.games.stone_paths.moves import BONUS
from waystones.games.stone_paths.observation import StonePathsObservation


class Now(AtTable[StonePathsObservation]):
    """What the lessons look at."""

    @property
    def longest(self) -> int:
        """How many cards lie in the player's longest row."""
        return max(map(len, self.seen.rows[self.seen.seat]))


def first_game() -> Record:
    """A hand with green 0, 2 and 3, and on the green path a clover on the second stone, a wishing stone on the third."""
    return Record.new("stone_paths", 2, seed=7321, first=0)


seats = you_and_mira


def _to_go_on(now: Now) -> frozenset[str]:
    """The cards that go on where a row was begun."""
    rows = now.seen.rows[now.seen.seat]
    fitting = [card for card in now.seen.hand if rows[COLOUR_OF[card]] and not now.seen.why_not(LAYS[card])]
    return frozenset(f"card:{NAMES[card]}" for card in fitting)


LESSONS = (
    Lesson[Now](
        lambda t: t("Five paths lead up to the goal. The higher your figures stand, the more they score.")
    ),
    Lesson[Now](
        lambda t: t("A card moves your figure on the path of its colour. Tap the green 0 in your hand."),
        lambda now: now.lifted is not None or now.longest > 0,
        lambda now: frozenset({"card:g0"}),
    ),
    Lesson[Now](
        lambda t: t("It may go where it is lit: into your row, or away on the pile. Lay it in your row."),
        lambda now: now.longest > 0,
    ),
    Lesson[Now](
        lambda t: t(
            "The first card of a colour starts a figure. The large one counts double, for better or worse."
        ),
        lambda now: any(stone != START for stone in now.seen.stones[now.seen.seat]),
    ),
    Lesson[Now](
        lambda t: t("A turn ends with a card taken: from the draw pile, or the top one of a discard pile."),
        lambda now: not (now.mine and now.seen.asks == TAKE),
    ),
    Lesson[Now](
        lambda t: t("Now Mira plays. Rows, piles and figures lie open; only the hands are hidden."),
        lambda now: now.mine and now.seen.asks == PLAY,
    ),
    Lesson[Now](
        lambda t: t("A row runs up or down and never turns. Small steps leave most room. Lay a marked card."),
        lambda now: now.longest > 1 or now.seen.turn > 9,
        _to_go_on,
    ),
    Lesson[Now](
        lambda t: t("A clover! One figure may step once more. Tap a lit row: the next stone has a tile too."),
        lambda now: not (now.mine and now.seen.asks == BONUS),
    ),
    Lesson[Now](
        lambda t: t(
            "Collect wishing stones: none costs you 4 points, five bring 10. Number tiles score at once."
        )
    ),
    Lesson[Now](lambda t: t("The three lowest rows cost points: set out only where your cards can follow.")),
    Lesson[Now](lambda t: t("No card fits well? Discard one. But then the others may take it.")),
    Lesson[Now](
        lambda t: t(
            "With five figures in the goal, yours or others', or the draw pile empty, it ends at once. Good luck!"
        )
    ),
)
