"""The rules about cards and rows, which both path games have: each with its id, for the page of either game."""

from app.drawing.rule_page import plate, plates, rule
from app.games.path_cards.view.pieces import small_cards
from app.texts import Texts
from waystones.games.path_cards.cards import COLOURS

_BLUE, _GREEN, _RED = (COLOURS.index(name) for name in ("blue", "green", "red"))


def material(t: Texts) -> tuple[str, str]:
    """The cards, and the figures."""
    return (
        rule(
            t, "SP-1", t("There are 110 cards: five colours, with the values 0 to 10, and every card twice.")
        ),
        rule(t, "SP-5", t("You have four small figures and a large one. They wait on the start stone.")),
    )


def before(t: Texts) -> tuple[str, str]:
    """Hands, the draw pile, and who begins."""
    return (
        rule(
            t,
            "SP-6",
            t(
                "Everybody gets eight cards. When two play, thirty more are put aside unseen. What is left is the draw pile: 64 cards for two players, 86 for three, 78 for four."
            ),
        ),
        rule(
            t,
            "SP-7",
            t(
                "You play clockwise. The deal decides who begins, or you do; in a rematch the next one begins."
            ),
            ruling=True,
        ),
    )


def playing(t: Texts) -> tuple[str, str]:
    """A card is discarded, or laid."""
    return (
        rule(
            t,
            "SP-8",
            t(
                "Discard: put the card face up on the pile of its colour. It does nothing. Everybody may look through the piles, but only the top card can be taken. The thirty cards put aside stay hidden until the game is over."
            ),
            ruling=True,
        ),
        rule(
            t,
            "SP-9",
            t(
                "Or lay: put the card in your own row of its colour. All rows lie open, with all their values."
            ),
        ),
    )


def running(t: Texts) -> str:
    """Which way a row runs."""
    return rule(
        t,
        "SP-12",
        t(
            "A row runs up or runs down. The same value again always fits. As long as all values are equal both ways are open; the first different one decides, for good. So 3, 3, 6, 7, 7 is a row, and so is 9, 8, 8, 5, 3."
        ),
    )


def rows(t: Texts) -> str:
    """Two rows that are allowed, and one that is not."""
    rises = plate(small_cards(t, _RED, (3, 3, 6, 7, 7)), t("Up, with repeats."), "good")
    falls = plate(small_cards(t, _BLUE, (9, 8, 8, 5, 3)), t("Down, with a repeat."), "good")
    turns = plate(small_cards(t, _GREEN, (3, 6, 5)), t("First up, then down."), "bad")
    return plates(rises, falls, turns)


def stalling(t: Texts) -> str:
    """That a game cannot go on for ever."""
    return rule(
        t,
        "SP-26",
        t(
            "Nobody can stall for ever: after twelve turns in a row in which no card was laid and none drawn, all players together, the next card has to come from the draw pile."
        ),
        ruling=True,
    )
