"""The aid card of Branching Paths."""

from app.table.view.aid import Aid
from app.texts import Texts


def aid(t: Texts) -> Aid:
    """What a turn is, what lies on the way, and what counts."""
    return (
        (
            t("Your turn"),
            (
                t("Lay a card in your row of its colour: any of your figures goes on to a next stone of it."),
                t("A row runs up or down and never turns. Any card leads to a stone with a star."),
                t("Or discard a card. Then fill your hand up to eight, from any pile."),
            ),
        ),
        (
            t("On the way"),
            (
                t("Clover: one of your figures goes one stone on, whatever the colour."),
                t("Card tile: lift the last card off a row, or trade a card of your hand."),
                t("Stacks and tiles give wishing stones of a colour. Numbers score at once."),
            ),
        ),
        (
            t("What counts"),
            (
                t(
                    "Every figure scores its row: −3, −2, 0, 2, 4, 8, in the goal 5, 8, 12; the large one double."
                ),
                t("Colours of wishing stones: two 2, three 3, four 6, five 10. Three of one colour: 10."),
                t("It ends at once with five figures in the goal, or when the draw pile is empty."),
            ),
        ),
    )
