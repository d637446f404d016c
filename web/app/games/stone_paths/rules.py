"""The rules of Stone Paths: in our own words, with drawings, each rule under its id."""

from html import escape

from app.drawing.kit import button
from app.drawing.rule_page import page, plate, rule, rules
from app.games.path_cards import rules as shared
from app.games.stone_paths import rules_drawings as drawn
from app.texts import Texts


def frame(t: Texts) -> str:
    """The whole page; nothing on it changes."""
    chapters = (
        ("goal", t("The aim"), _goal(t)),
        ("table", t("What is on the table"), _table(t)),
        ("before", t("Before the first turn"), _before(t)),
        ("turn", t("Your turn: play a card"), _turn(t)),
        ("tiles", t("Tiles on the way"), _tiles(t)),
        ("taking", t("Then take a card"), _taking(t)),
        ("end", t("The end"), _end(t)),
        ("points", t("Points"), _points(t)),
    )
    sit_down = button(t("Sit down and play"), "seats", "stone_paths", kind="main", glyph="go")
    return page(t, t("Rules of Stone Paths"), chapters, sit_down)


def _goal(t: Texts) -> str:
    text = t(
        "Lead your figures up five paths of stones. A card of a path's colour takes a figure one stone further, but the cards of a colour have to keep running up, or keep running down. Far up a path there are points to win; whoever sets out and gets stuck at the bottom loses some."
    )
    return f"<p>{escape(text)}</p>"


def _table(t: Texts) -> str:
    colours = plate(drawn.colours(t), t("Five colours, each with its own symbol."))
    board = plate(
        drawn.table(t),
        t("The board before the first turn. Beside each row stands what it is worth."),
        "board-plate",
    )
    figures = plate(
        drawn.figures(t("Four sets of figures: dark, bone, banded and dotted")),
        t("Each player's figures have their own pattern. The large one is higher and has a peak."),
    )
    cards, own = shared.material(t)
    listed = rules(
        cards,
        rule(
            t,
            "SP-2",
            t(
                "Five paths of nine stones, one for each colour, set out from one big start stone. From the bottom up the rows are worth \N{MINUS SIGN}4, \N{MINUS SIGN}3, \N{MINUS SIGN}2, 1, 2, 3, 6, 7 and 10. The top three are the goal."
            ),
        ),
        rule(
            t,
            "SP-3",
            t(
                "There are 25 tiles: nine wishing stones, nine clovers, and seven that give points (twice 1, three times 2, twice 3)."
            ),
        ),
        own,
    )
    return colours + board + listed + figures


def _before(t: Texts) -> str:
    return rules(
        rule(
            t,
            "SP-4",
            t(
                "The tiles are shuffled and laid out, one on each dark stone and one at the end of each path. Every path has four dark stones between its second and its eighth: at least one low, in the second or third row, and at least one high, from the sixth row on. No two paths have the same pattern."
            ),
            ruling=True,
        ),
        *shared.before(t),
    )


def _turn(t: Texts) -> str:
    lead = t("In your turn you play one card, in your row or on a discard pile, and then take one.")
    steps = plate(
        drawn.first_steps(t("A figure on the third stone of the purple path; the fourth is lit")),
        t(
            "Three purple cards lie in the row, so the figure has come three stones far. One more takes it out of the minus."
        ),
    )
    listed = rules(
        *shared.playing(t),
        rule(
            t,
            "SP-10",
            t(
                "Your first card of a colour sends one of your figures from the start stone to the first stone of that path. Small or large: you choose."
            ),
        ),
        rule(
            t,
            "SP-11",
            t(
                "Every further card of that colour moves that figure one stone on. So you never have two figures on one path. Figures of different players may share a stone."
            ),
        ),
        shared.running(t),
        rule(
            t,
            "SP-13",
            t(
                "Once your figure has reached the end of a path, a card that fits its row lets you move another of your figures one stone, if you like. What that figure comes to counts. If no other can move, you may still lay the card."
            ),
            ruling=True,
        ),
    )
    return f"<p>{escape(lead)}</p>{steps}{listed}{shared.rows(t)}"


def _tiles(t: Texts) -> str:
    kinds = plate(drawn.tiles(t), t("What lies on the stones."))
    clover = plate(
        drawn.clover(t("A figure on a clover; the next stone is lit")),
        t("On the clover: this figure may go on to the next stone, or another one may."),
    )
    listed = rules(
        rule(
            t,
            "SP-14",
            t(
                "Points: you get them the moment your figure comes there, and the tile stays for others. The large figure gets them once, like a small one."
            ),
            ruling=True,
        ),
        rule(
            t,
            "SP-15",
            t(
                "Clover: you may move any of your figures one stone, also the one that has just moved. The tile stays. If that brings you to a tile, it counts as well, and so on without end."
            ),
            ruling=True,
        ),
        rule(
            t,
            "SP-16",
            t("Wishing stone: you take it from the board and keep it, where everybody can see it."),
        ),
        rule(
            t,
            "SP-17",
            t(
                "A bonus move, from a clover or from a finished path, moves a figure that is on its way: not one on the start stone, not one at the end of its path. If there is none, the move is lost."
            ),
            ruling=True,
        ),
    )
    return kinds + listed + clover


def _taking(t: Texts) -> str:
    return rules(
        rule(
            t,
            "SP-18",
            t(
                "Take the top card of the draw pile, or the top card of any discard pile. You have eight cards again."
            ),
        ),
        rule(
            t,
            "SP-19",
            t("The card that you have discarded in this turn cannot be taken back at once."),
            ruling=True,
        ),
    )


def _end(t: Texts) -> str:
    return rules(
        rule(
            t,
            "SP-20",
            t(
                "When the fifth figure enters the goal, whoever's they are, the game is over on the spot. The tile under it no longer counts, and no card is taken."
            ),
        ),
        rule(
            t,
            "SP-21",
            t(
                "It is also over on the spot when the last card of the draw pile is taken. Nobody gets another turn."
            ),
        ),
        shared.stalling(t),
    )


def _points(t: Texts) -> str:
    figures = plate(
        drawn.scoring(t("Figures that score 6, 14 and \N{MINUS SIGN}3")),
        t("A small figure on +6, the large one on +7, a small one on \N{MINUS SIGN}3: together 17."),
    )
    wishes = plate(drawn.wishing_scale(t), t("So many wishing stones, so many points."))
    listed = rules(
        rule(
            t,
            "SP-22",
            t(
                "Every figure on a path scores the worth of its row. The large figure scores it twice, and so it does with a minus. Figures on the start stone score nothing."
            ),
        ),
        rule(
            t,
            "SP-23",
            t(
                "Wishing stones: none costs you 4 points and one costs you 3. Two give 2, three give 3, four give 6, and five or more give 10."
            ),
        ),
        rule(
            t,
            "SP-24",
            t(
                "Add the points that tiles gave you on the way. The track goes to 50 and then round again; a total above 50 or below zero counts as it is."
            ),
            ruling=True,
        ),
        rule(t, "SP-25", t("The highest total wins. Equal totals win together.")),
    )
    return figures + listed + wishes
