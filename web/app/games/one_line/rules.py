"""The rules of One Line, alone and together: in our own words, with drawings, each rule under its id."""

from html import escape

from app import words
from app.drawing.kit import button
from app.drawing.rule_page import page, plate, plates, rule, rules
from app.games.one_line import rules_drawings as drawn
from app.texts import Texts
from waystones.games.one_line.board import COLOURS


def frame(t: Texts) -> str:
    """The whole page; nothing on it changes."""
    chapters = (
        ("goal", t("The aim"), _goal(t)),
        ("board", t("The board"), _board(t)),
        ("cards", t("The cards"), _cards(t)),
        ("drawing", t("Drawing the line"), _drawing(t)),
        ("points", t("Points"), _points(t)),
        ("together", t("Together"), _together(t)),
    )
    learn = button(t("Learn by doing"), "learn", kind="main", glyph="go")
    return page(t, t("Rules of One Line"), chapters, learn, drawn.how(t))


def _goal(t: Texts) -> str:
    text = t(
        "Draw one unbroken line over the board, a few fields at a time. Fifteen cards say which colours the line may enter. Collect numbers on the way, from low to high, and leave as few fields as you can."
    )
    return f"<p>{escape(text)}</p>"


def _board(t: Texts) -> str:
    legend = plate(
        drawn.legend([(colour, words.colour(t, colour)) for colour in COLOURS]),
        t("Six colours, each with its own symbol."),
    )
    listed = rules(
        rule(
            t,
            "OL-1",
            t(
                "The board is a hexagon of 61 fields, five along each side. Every field has one of six colours. Nine fields also carry a number, 2 to 10."
            ),
            ruling=True,
        ),
        rule(
            t,
            "OL-2",
            t(
                "On one board colours and numbers never move; only the start changes. Besides the classic board there are others, each with its number."
            ),
        ),
        rule(
            t,
            "OL-3",
            t(
                "The numbers 5 to 10 lie on the rim, 2 to 4 near the middle. Four of the fields round the middle are starts."
            ),
        ),
        rule(
            t,
            "OL-4",
            t(
                "Ten fields of each colour and one more; neighbours never share a colour or both carry a number; a start has no number."
            ),
            ruling=True,
        ),
        rule(
            t,
            "OL-24",
            t("Each of you takes one of the four starts, no two the same, or the deal chooses."),
            ruling=True,
        ),
    )
    return legend + listed


def _cards(t: Texts) -> str:
    return rules(
        rule(
            t,
            "OL-6",
            t(
                "Fifteen cards: every way to choose four of the six colours. Six cards show one of their colours twice, each colour once."
            ),
            ruling=True,
        ),
        rule(t, "OL-7", t("Each of the fifteen rounds turns one card.")),
        rule(t, "OL-12", t("You know which cards are still to come, but not in which order."), ruling=True),
    )


def _drawing(t: Texts) -> str:
    first = plate(
        drawn.example(t),
        t(
            "The card shows blue, green, yellow and grey. The line uses them in another order, and ends beside the 6."
        ),
    )
    good = plate(drawn.beside(t("Two stretches of a line side by side")), t("Side by side is fine."), "good")
    bad = plate(drawn.crossing(t("A line that enters a field twice")), t("No field twice."), "bad")
    listed = rules(
        rule(
            t,
            "OL-8",
            t(
                "The line starts on the start field and runs through fields that share an edge. In a round it grows at one of its two ends; the next round may use the other."
            ),
        ),
        rule(
            t,
            "OL-9",
            t(
                "Each colour field of the card may be used once in the round, a doubled colour twice. In any order, and you need not use them all."
            ),
        ),
        rule(
            t,
            "OL-5",
            t(
                "So from a yellow start below the 3, a card with blue, green, yellow and grey can lead over blue, green and grey to a yellow field beside the 6."
            ),
        ),
        rule(
            t,
            "OL-10",
            t(
                "The line may not cross or touch itself: it enters each field once at most. Two stretches in neighbouring fields are fine."
            ),
        ),
        rule(
            t,
            "OL-11",
            t(
                "If you cannot or do not want to draw, pass. When neither end can ever go on, the other cards are passed for you."
            ),
        ),
    )
    return first + listed + plates(good, bad)


def _points(t: Texts) -> str:
    sums = plate(
        drawn.scoring([(4, 4), (7, 7), (5, 3), (9, 9)], t("4, 7, 5 and 9 give 4, 7, 3 and 9")),
        t("4, then 7, then 5, then 9: the 5 comes after a 7 and gives half, rounded up."),
    )
    listed = rules(
        rule(
            t,
            "OL-19",
            t(
                "A number gives its points in full if you have reached no higher one before. Otherwise it gives half, rounded up."
            ),
        ),
        rule(t, "OL-20", t("An example: 4, then 7, then 5, then 9 gives 4 + 7 + 3 + 9 = 23.")),
        rule(t, "OL-15", t("You may reach several numbers in one round. All of them count.")),
        rule(
            t,
            "OL-21",
            t("Within a round they count in the order in which the line enters them, from the end outwards."),
            ruling=True,
        ),
        rule(
            t,
            "OL-16",
            t(
                "At the end each field you have not reached costs one point, fields with a number too. The start counts as reached."
            ),
            ruling=True,
        ),
        rule(
            t,
            "OL-22",
            t("More than 40 points is great, and earns the gold stone. Silver and copper lie below it."),
        ),
    )
    return sums + listed


def _together(t: Texts) -> str:
    about = escape(
        t(
            "Two to four draw at the same time, each on the own board from another start, all with the same card."
        )
    )
    sums = plate(
        drawn.scoring(
            [(3, 3), (6, 6), (8, 8), (9, 9), (2, 1), (5, 3), (7, 4), (10, 5)],
            t("3, 6, 8 and 9 in full, 2, 5, 7 and 10 by half"),
        ),
        t("Together 39. Ten fields were left out, the 4 among them: 29."),
    )
    listed = rules(
        rule(
            t,
            "OL-13",
            t("Who reaches a number first gets all of it; so do all who reach it first in the same round."),
        ),
        rule(t, "OL-14", t("Who reaches it in a later round gets half, rounded up: a 7 then gives 4.")),
        rule(
            t,
            "OL-23",
            t(
                "After each round everybody hears which numbers were reached. Lines of finished rounds are open to all; nothing of an open round is."
            ),
            ruling=True,
        ),
        rule(t, "OL-17", t("The highest total wins. A tie has several winners."), ruling=True),
        rule(
            t,
            "OL-18",
            t(
                "3, 6, 8 and 9 in full, 2, 5, 7 and 10 by half and the 4 missed give 39; ten fields left out make it 29."
            ),
        ),
    )
    return f"<p>{about}</p>{sums}{listed}"
