"""The rules of Branching Paths: in our own words, with drawings, each rule under its id."""

from html import escape

from app.drawing.kit import button
from app.drawing.rule_page import page, plate, rule, rules
from app.games.branching_paths import rules_drawings as drawn
from app.games.path_cards import rules as shared
from app.texts import Texts


def frame(t: Texts) -> str:
    """The whole page; nothing on it changes."""
    chapters = (
        ("goal", t("The aim"), _goal(t)),
        ("table", t("What is on the table"), _table(t)),
        ("before", t("Before the first turn"), rules(*shared.before(t))),
        ("cards", t("Cards and rows"), _cards(t)),
        ("turn", t("Your turn: play a card"), _turn(t)),
        ("tiles", t("Tiles on the way"), _tiles(t)),
        ("taking", t("Then fill your hand"), _taking(t)),
        ("end", t("The end"), _end(t)),
        ("points", t("Points"), _points(t)),
    )
    sit_down = button(t("Sit down and play"), "seats", "branching_paths", kind="main", glyph="go")
    return page(t, t("Rules of Branching Paths"), chapters, sit_down)


def _goal(t: Texts) -> str:
    text = t(
        "Lead your figures up a web of stones. A card takes any of your figures on to a stone of its colour, and the ways fork; but the cards of a colour have to keep running up, or keep running down. High up there are points to win, and wishing stones of five colours lie beside the ways."
    )
    return f"<p>{escape(text)}</p>"


def _table(t: Texts) -> str:
    board = plate(
        drawn.table(t),
        t("The board before the first turn. Beside each row stands what it is worth."),
        "board-plate",
    )
    listed = rules(
        *shared.material(t),
        rule(
            t,
            "BP-1",
            t(
                "Four ways leave the start and fork, always forward. The stones have the five colours of the cards, and some are jokers. There are five end stones, one of each colour."
            ),
            ruling=True,
        ),
        rule(
            t,
            "BP-2",
            t(
                "From the bottom up the rows are worth \N{MINUS SIGN}3, \N{MINUS SIGN}2, 0, 2, 4 and 8, and in the goal 5, 8 and 12. So stepping into the goal costs points at first."
            ),
            ruling=True,
        ),
        rule(
            t,
            "BP-3",
            t(
                "There are 22 tiles: five clovers, five card tiles, a wishing tile of each colour, and seven that give points (five times 2, twice 3). They are shuffled, one on each stone with a dot."
            ),
        ),
        rule(
            t,
            "BP-4",
            t(
                "There are 25 wishing stones, five of each colour, in five stacks in rows 3 to 8. The stone under a stack may have another colour."
            ),
            ruling=True,
        ),
        rule(
            t,
            "BP-5",
            t(
                "The board is our own: 46 stones, and no two ways cross. The first row has four stones of four colours, every other stone leads on to one, two or three, the five colours appear equally often, and every end stone can be reached from at least two first stones."
            ),
            ruling=True,
        ),
    )
    return board + listed


def _cards(t: Texts) -> str:
    lead = t("In your turn you play one card, in your row or on a discard pile, and then take one.")
    return f"<p>{escape(lead)}</p>{rules(*shared.playing(t), shared.running(t))}{shared.rows(t)}"


def _turn(t: Texts) -> str:
    joker = plate(drawn.joker(t), t("A joker: any card leads here."))
    listed = rules(
        rule(
            t,
            "BP-6",
            t(
                "Lay a card in its row and move one of your figures one stone forward to a stone of the card's colour. From the start it goes to a first stone of that colour."
            ),
        ),
        rule(t, "BP-7", t("Any card leads to a joker. It is laid in the row of its own colour.")),
        rule(
            t,
            "BP-8",
            t(
                "Figures may share a stone, your own too, and several of yours may go the same way. They never go back. Where more than one figure or way is possible, you choose."
            ),
        ),
        rule(
            t,
            "BP-9",
            t(
                "A card can be laid only if a figure then moves with it. Any other card can only be discarded."
            ),
            ruling=True,
        ),
        rule(t, "BP-10", t("A figure on an end stone has arrived. It gives no further moves.")),
    )
    return listed + joker


def _tiles(t: Texts) -> str:
    kinds = plate(drawn.tiles(t), t("What lies on the stones."))
    listed = rules(
        rule(
            t,
            "BP-11",
            t(
                "Clovers, points and card tiles stay where they are. A wishing tile goes to whoever comes first, and counts as a wishing stone of its colour."
            ),
            ruling=True,
        ),
        rule(t, "BP-12", t("Points are scored at once, and once only, for the large figure too.")),
        rule(
            t,
            "BP-13",
            t(
                "A clover takes any of your figures one stone further, to any next stone whatever its colour: out of the start too, and onto end stones. You do not have to. If that brings a figure to another tile, it goes on; if no figure can move, it lapses."
            ),
            ruling=True,
        ),
        rule(
            t,
            "BP-14",
            t(
                "A card tile lets you put the last card of one of your rows on its discard pile, or a card of your hand. You do not have to. The row then goes by what is left: equal values leave its direction open again, and an empty row starts anew. Your figures stay where they are."
            ),
            ruling=True,
        ),
        rule(
            t,
            "BP-15",
            t(
                "From a stack you take one wishing stone, and one more each time another of your figures comes there. Wishing stones lie face down; you may look at your own at any time."
            ),
        ),
    )
    return kinds + listed


def _taking(t: Texts) -> str:
    return rules(
        rule(
            t,
            "BP-16",
            t(
                "Fill your hand up to eight again, card by card, from any pile: one card, or two if a card tile took one from your hand. A pile on which you have put a card in this turn is closed to you until the turn is over. If the first card was the last of the draw pile, the game ends there."
            ),
            ruling=True,
        ),
    )


def _end(t: Texts) -> str:
    return rules(
        rule(
            t,
            "BP-17",
            t(
                "The game ends at once when the fifth figure comes into the goal, all players' figures counted together; its tile does nothing any more. It also ends when the last card of the draw pile is taken."
            ),
        ),
        shared.stalling(t),
    )


def _points(t: Texts) -> str:
    scale = plate(drawn.colours_scale(t), t("So many colours, so many points."))
    listed = rules(
        rule(
            t,
            "BP-18",
            t(
                "Each figure scores its row, the large one twice, minus points too. A figure still at the start scores nothing."
            ),
        ),
        rule(
            t,
            "BP-19",
            t(
                "Different colours of wishing stones score: two 2 points, three 3, four 6, five 10. Having none costs nothing."
            ),
            ruling=True,
        ),
        rule(
            t,
            "BP-20",
            t(
                "Three wishing stones of one colour score 10, and so does every further set of three. The same stones count for the colours as well."
            ),
            ruling=True,
        ),
        rule(t, "BP-21", t("The most points win. In a tie, all who have them win.")),
    )
    return listed + scale
