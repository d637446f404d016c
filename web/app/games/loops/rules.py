"""The rules of Loops: in our own words, with drawings, each rule under its id."""

from html import escape

from app.drawing.kit import button
from app.drawing.rule_page import page, plate, plates, rule, rules
from app.games.loops import rules_drawings as drawn
from app.texts import Texts


def frame(t: Texts) -> str:
    """The whole page; nothing on it changes."""
    chapters = (
        ("goal", t("The aim"), _goal(t)),
        ("table", t("What is on the table"), _table(t)),
        ("turn", t("Your turn"), _turn(t)),
        ("fitting", t("Where a tile fits"), _fitting(t)),
        ("points", t("Points"), _points(t)),
        ("end", t("The end"), _end(t)),
    )
    sit_down = button(t("Sit down and play"), "seats", "loops", kind="main", glyph="go")
    return page(t, t("Rules of Loops"), chapters, sit_down)


def _goal(t: Texts) -> str:
    text = t(
        "Lay tiles so that their lines run on from tile to tile. Every tile scores its own value and that of each tile that a line joins it with. Further out there are squares that multiply."
    )
    return f"<p>{escape(text)}</p>"


def _table(t: Texts) -> str:
    tiles = plate(drawn.shapes(t), t("Lines run plain or in loops; the value stands in the corner."))
    board = plate(
        drawn.bonus_squares(t("The board with its bonus squares")),
        t("The bonus squares, and the circle for the first tile."),
        "board-plate",
    )
    listed = rules(
        rule(
            t,
            "LO-1",
            t("There are 81 tiles with values from 1 to 8. A tile has a right way up and is never turned."),
        ),
        rule(
            t,
            "LO-2",
            t(
                "Each side of a tile has at most one line end, in its middle. A tile has two, three or four of them."
            ),
        ),
        rule(
            t,
            "LO-3",
            t(
                "The board is a square with a circle in the middle and bonus squares that multiply by 2, 3, 4 and, towards the corners, up to 6."
            ),
        ),
        rule(
            t,
            "LO-4",
            t(
                "It has 13 by 13 squares, 48 of them bonus squares. All eleven shapes are among the tiles; those with more line ends are harder to place and worth more."
            ),
            ruling=True,
        ),
        rule(t, "LO-5", t("Everybody has a rack of five tiles, drawn unseen from the bag.")),
    )
    return tiles + board + listed


def _turn(t: Texts) -> str:
    return rules(
        rule(
            t,
            "LO-6",
            t(
                "One tile is drawn for the middle. Turns go round clockwise; the deal says who begins, or you do."
            ),
            ruling=True,
        ),
        rule(
            t,
            "LO-7",
            t(
                "Lay up to three tiles one after another, in one group or in different places. Until you end the turn you may take them back. Then the rack is filled up, as far as the bag goes."
            ),
            ruling=True,
        ),
        rule(
            t,
            "LO-12",
            t("If a tile of yours fits, lay at least one. You need not lay three, even if more would fit."),
            ruling=True,
        ),
        rule(
            t,
            "LO-13",
            t(
                "If nothing fits, you may put all your tiles back into the bag and draw as many, or keep them and pass; either way the turn is over. When the bag is empty you can only pass."
            ),
            ruling=True,
        ),
    )


def _fitting(t: Texts) -> str:
    good = plate(
        drawn.laid(t("A tile that continues two lines"), "nesw5-b2 nsw4-d2", "esw3-c2"),
        t("It takes up both lines."),
        "good",
    )
    bad = plate(
        drawn.laid(t("A tile that blocks a line"), "nesw5-b2 nsw4-d2", "nw1-c2", wrong=True),
        t("It blocks the line from the right."),
        "bad",
    )
    listed = rules(
        rule(
            t,
            "LO-8",
            t("A tile is laid beside another, sharing a side, and continues at least one line of it."),
        ),
        rule(
            t,
            "LO-9",
            t(
                "It may not block a line: where two tiles meet, both have a line end there or neither has. Its own lines may not run into a tile without one."
            ),
            ruling=True,
        ),
        rule(t, "LO-10", t("No line may end at the edge of the board.")),
        rule(t, "LO-11", t("Tiles may touch where neither has a line. That scores nothing.")),
    )
    return plates(good, bad) + listed


def _points(t: Texts) -> str:
    example = plate(
        drawn.laid(
            t("A 2 joined with a 7, a 3 between a 4 and a 5, a 2 above the 3"),
            "nesw7-g7 ew4-d10 nsw5-f10 nes5-f9",
            "ns2-g6 new3-e10 ns2-e9",
        ),
        t("The three green tiles score 9, 12 and 7: 28 points in one turn."),
        "board-plate",
    )
    listed = rules(
        rule(t, "LO-14", t("A tile scores its own value at once, multiplied if it lies on a bonus square,")),
        rule(
            t,
            "LO-15",
            t(
                "and the value of every neighbour that a line joins it with, tiles of the same turn too. Neighbours are never multiplied, and only direct ones count, however long the line."
            ),
            ruling=True,
        ),
        rule(
            t,
            "LO-16",
            t(
                "An example: a 2 joined with a 7 gives 9. A 3 between a 4 and a 5, joined with both, gives 12. A 2 on a doubling square above that 3 gives 4 + 3; the 5 that it only touches gives nothing."
            ),
        ),
    )
    return example + listed


def _end(t: Texts) -> str:
    return rules(
        rule(
            t,
            "LO-17",
            t("The game ends when the bag is empty and nobody can lay a tile any more, or nobody has one."),
        ),
        rule(t, "LO-18", t("The highest score wins. In a tie the win is shared."), ruling=True),
        rule(
            t,
            "LO-19",
            t(
                "You can also play a fixed number of rounds: 13 for two players with 4 tiles less, 9 for three with 2 less, 7 for four. Tiles left on a rack cost nothing."
            ),
            ruling=True,
        ),
        rule(
            t,
            "LO-20",
            t(
                "The game also ends when none of the tiles that are not laid yet, wherever they are, fits on any square, and after ten rounds in a row in which nobody has laid a tile."
            ),
            ruling=True,
        ),
    )
