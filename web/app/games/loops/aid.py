"""The aid card of Loops."""

from app.table.view.aid import Aid
from app.texts import Texts


def aid(t: Texts) -> Aid:
    """What a turn is, what fits, and what counts."""
    return (
        (
            t("Your turn"),
            (
                t("Lay one to three tiles. You may take them back until you end the turn."),
                t("Then your rack is filled up to five from the bag."),
                t("If nothing fits: swap all tiles, or keep them and pass."),
            ),
        ),
        (
            t("What fits"),
            (
                t("A tile goes beside another one and carries at least one line on."),
                t("No line may be blocked or run off the board."),
            ),
        ),
        (
            t("What counts"),
            (
                t("The tile's own value, times the number on a green square."),
                t("And the value of every neighbour that a line joins it with, never multiplied."),
                t("It ends when the bag is empty and nothing fits, or after the last round."),
            ),
        ),
    )
