"""Branching Paths on the page: stones that are lit, figures to choose from, wishing stones that lie face down."""

import re

from app.table.result import ResultScreen as Result
from tests.app.card_table import ALONE, TOGETHER, CardTable
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.path_cards.cards import CARDS, LETTERS
from waystones.games.path_cards.moves import Move


class Table(CardTable):
    """One device on the table."""

    game = "branching_paths"

    @property
    def state(self) -> BranchingPaths:
        """The table as only the engine knows it."""
        state = self.play.session.state
        assert isinstance(state, BranchingPaths)
        return state

    def lit(self) -> set[str]:
        """The stones that can be picked."""
        return set(re.findall(r'id="pick-(\w+)"', self.platform.regions["ways"]))

    def asked(self) -> dict[str, str]:
        """The answers that are offered, with their arguments."""
        return dict(
            re.findall(r'data-do="([\w-]+)"(?: data-arg="([\w-]*)")?', self.platform.regions["asked"])
        )

    def make(self, move: Move) -> None:
        """Make a move as a player does: by taps."""
        match move.kind:
            case "step":
                self.app.do("walk", move.text)
            case "lift":
                self.app.do("off", LETTERS[move.what])
            case "lay" | "discard" | "draw" | "take":
                super().make(move)
            case kind:
                self.app.do(kind, "")


def start(hand: str, small: str = "", large: str = "start", tiles: str = "") -> Table:
    """A table at which seat 0 holds these cards and has these figures out."""
    table = Table(ALONE, first=0)
    state, board = table.state, table.state.board
    state.cards.hands[0] = [CARDS[name] for name in hand.split()]
    stones = [board.stone(name) for name in (large, *small.split())]
    state.figures[0][: len(stones)] = stones
    laid = [0] * len(board.names)
    for stone, tile in (word.split("=") for word in tiles.split()):
        laid[board.stone(stone)] = {"clover": 4, "card": 5}.get(tile, 0) or int(tile)
    state.tiles = tuple(laid)
    table.play.look_again()
    table.app.show()
    return table


def test_a_lifted_card_lights_every_stone_it_leads_to_with_any_figure() -> None:
    table = start("y5 r1", "a1 b1")
    table.app.do("card", "y5")
    assert table.lit() == {"b2", "a3"}, "from a1, and from the start"
    table.app.do("card", "y5")
    assert table.lit() == set(), "put down again"


def test_a_tap_on_a_stone_lays_the_card_and_goes_there() -> None:
    table = start("y5 r1", "a1 b1")
    table.app.do("card", "y5")
    table.app.do("go", "b2")
    assert table.play.session.record.moves == ("y5", "small-a1-b2")
    assert "take" in table.asked()


def test_where_several_figures_can_go_there_a_third_tap_chooses() -> None:
    table = start("y5 r1", "a1", large="a2")
    table.app.do("card", "y5")
    table.app.do("go", "b2")
    assert not table.play.session.steps
    assert set(re.findall(r'data-arg="([\w-]+)"', table.platform.regions["asked"])) == {
        "small-a1-b2",
        "large-a2-b2",
    }
    table.app.do("walk", "large-a2-b2")
    assert table.play.session.record.moves == ("y5", "large-a2-b2")


def test_where_one_way_is_open_a_tap_makes_one_decision() -> None:
    table = start("r5 y1", "b1 i1 i1 i1", large="i1")
    table.app.do("card", "r5")
    table.app.do("go", "c1")
    assert table.play.session.record.moves == ("r5",)


def test_keys_reach_the_lit_stones() -> None:
    table = start("y5 r1", "a1 b1")
    table.app.do("card", "y5")
    assert table.app.key("Enter", table.state.board.stone("b2"))
    assert table.play.session.record.moves == ("y5", "small-a1-b2")
    assert not table.app.key("Enter", None)


def test_a_card_dropped_on_a_stone_leads_there_and_elsewhere_it_is_refused() -> None:
    table = start("y5 r1", "a1 b1")
    table.app.drag("y5")
    assert table.lit() == {"b2", "a3"}
    assert table.app.drop("y5", "stone:b2")
    assert table.play.session.record.moves == ("y5", "small-a1-b2")
    table = start("y5 r1", "a1 b1")
    assert not table.app.drop("y5", "pile:r")
    assert "SP-9" in table.platform.regions["toast"]


def test_a_card_that_leads_nowhere_says_so() -> None:
    table = start("r5 y1", "a1 a1 a1 a1", large="a1")
    table.app.do("card", "r5")
    assert table.lit() == set()
    table.app.do("lay", "r")
    assert "BP-9" in table.platform.regions["toast"]


def test_a_card_tile_is_answered_by_a_row_by_a_card_or_not_at_all() -> None:
    for answer, expected in ((("off", "r"), "off-r"), (("keep", ""), "keep")):
        table = start("r5 y1", "b1", tiles="c1=card")
        table.app.do("card", "r5")
        table.app.do("go", "c1")
        assert {"keep"} <= set(table.asked())
        table.app.do(*answer)
        assert table.play.session.record.moves[-1] == expected
    table = start("r5 y1", "b1", tiles="c1=card")
    table.app.do("card", "r5")
    table.app.do("go", "c1")
    table.app.do("card", "y1")
    table.app.do("discard", "y")
    assert table.play.session.record.moves[-1] == "xy1"
    assert "Take two cards" in table.platform.regions["asked"]


def test_a_chain_of_clovers_is_taken_up_where_it_was_left() -> None:
    table = Table(ALONE, seed=2548, first=0)
    table.app.do("card", "b0")
    table.app.do("go", "a1")
    table.app.do("walk", "small-start-a1")
    assert table.play.session.record.moves == ("b0", "small-start-a1")
    save = table.play.save.id
    table.app.open("")
    table.app.open(f"play/{save}")
    assert table.play.session.record.moves == ("b0", "small-start-a1")
    assert "take" in table.asked()


def test_own_wishing_stones_can_be_looked_at_and_those_of_others_lie_face_down() -> None:
    table = start("y5 r1", "a1")
    table.state.wishes[0] = [1, 0, 2, 0, 0]
    table.state.wishes[1] = [0, 0, 0, 3, 0]
    table.play.look_again()
    table.app.do("table", "")
    sheet = table.platform.regions["sheet"]
    assert "1 yellow wishing stone, 2 green wishing stones" in sheet
    assert "3 wishing stones, face down" in sheet
    assert "red wishing stone" not in sheet
    assert sheet.count("#wish-back") == 3


def test_a_curtain_hides_hand_and_wishing_stones_between_two_people() -> None:
    table = Table(TOGETHER, first=0)
    assert "hand" not in table.platform.regions
    table.app.do("lift-curtain", "")
    assert table.platform.regions["hand"]
    discard = next(move for move in table.state.legal_moves() if move.kind == "discard")
    table.make(discard)
    table.app.do("take", "deck")
    table.app.do("go-on", "")
    assert "Bas" in table.platform.frame
    assert 'id="hand"' not in table.platform.frame


def test_a_whole_game_against_a_bot_ends_on_the_score_sheet() -> None:
    table = Table(ALONE, seed=3, first=0)
    for _ in range(2000):
        if table.play.session.is_over:
            break
        if table.play.session.to_act != 0:
            table.platform.wait()
            continue
        moves = table.state.legal_moves()
        keen = [move for move in moves if move.kind in ("lay", "step", "draw")]
        table.make((keen or moves)[0])
    table.app.do("go-on", "")
    assert isinstance(table.app.screen, Result)
    table.app.do("skip", "")
    assert table.platform.regions["verdict"]
    table.app.do("replay", "")
    assert 'id="row-of-9"' in table.platform.frame
