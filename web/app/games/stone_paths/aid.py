"""The aid card of Stone Paths."""

from app.table.view.aid import Aid
from app.texts import Texts


def aid(t: Texts) -> Aid:
    """What a turn is, what lies on the way, and what counts."""
    return (
        (
            t("Your turn"),
            (
                t("Lay a card in your row of its colour: your figure on that path goes one stone on."),
                t("A row runs up or down and never turns; equal cards may follow each other."),
                t("Or discard a card. Then take one: the draw pile, or the top of a discard pile."),
            ),
        ),
        (
            t("On the way"),
            (
                t("Clover: one of your figures goes one stone on."),
                t("Wishing stone: for whoever comes first. Numbers score at once."),
            ),
        ),
        (
            t("What counts"),
            (
                t("Every figure scores its row, from −4 to 10; the large one double."),
                t("Wishing stones: none −4, one −3, two 2, three 3, four 6, five 10."),
                t("It ends at once with five figures in the goal, or when the draw pile is empty."),
            ),
        ),
    )
