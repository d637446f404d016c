"""Stone Paths on the page: people, bots, curtains, and nothing shown that a seat may not know."""

import re

import pytest

from app.app import App
from app.table.result import ResultScreen as Result
from app.table.table import Table as Play
from tests.app.card_table import ALONE, TOGETHER, CardTable
from tests.app.fake import FakePlatform
from waystones.games.path_cards.cards import COLOUR_OF, LETTERS, NAMES
from waystones.games.path_cards.moves import Move
from waystones.games.stone_paths.rules import StonePaths


class Table(CardTable):
    """One device on the table."""

    game = "stone_paths"

    @property
    def shown(self) -> str:
        return self.platform.frame + "".join(self.platform.regions.values())

    def hand(self, seat: int) -> set[str]:
        """What a seat really holds, which only the engine knows."""
        state = self.play.session.state
        assert isinstance(state, StonePaths)
        return {NAMES[card] for card in state.cards.hands[seat]}

    def hand_shown(self) -> set[str]:
        """The cards that lie open on the screen as a hand."""
        return set(re.findall(r'data-arg="(\w+)"', self.platform.regions.get("hand", "")))

    def moves(self) -> list[Move]:
        return list(self.play.session.state.legal_moves())

    def make(self, move: Move) -> None:
        """Make a move as a player does: by taps."""
        match move.kind:
            case "figure":
                self.app.do("figure", move.text)
            case "bonus":
                self.app.do(*(("stay", "") if move.what < 0 else ("step", LETTERS[move.what])))
            case _:
                super().make(move)

    def take_turn(self) -> None:
        """Make legal decisions until the turn is another's or the game is over."""
        seat = self.play.session.to_act
        while self.play.session.to_act == seat and not self.play.session.is_over:
            before = len(self.play.session.steps)
            play = self.play
            self.make(self.moves()[0])
            assert len(play.session.steps) == before + 1, "every tap on what is legal is a decision"
        self.app.do("go-on", "")  # what was drawn, or what ended the game, has been seen


def test_a_lifted_card_lights_its_row_and_its_pile() -> None:
    table = Table(ALONE, first=0)
    laying = next(move for move in table.moves() if move.kind == "lay")
    letter = LETTERS[COLOUR_OF[laying.what]]
    table.app.do("card", NAMES[laying.what])
    assert f'id="row-{letter}"' in table.platform.regions["columns"]
    assert table.platform.regions["columns"].count(" lit") == 2
    table.app.do("card", NAMES[laying.what])
    assert " lit" not in table.platform.regions["columns"]


def test_a_card_laid_in_another_colour_is_refused_with_the_rule() -> None:
    table = Table(ALONE, first=0)
    card = next(move for move in table.moves() if move.kind == "lay").what
    table.app.do("card", NAMES[card])
    other = next(letter for letter in LETTERS if letter != LETTERS[COLOUR_OF[card]])
    table.app.do("lay", other)
    assert "SP-9" in table.platform.regions["toast"]
    assert table.play.session.record.moves == ()


def test_taking_before_playing_is_refused() -> None:
    table = Table(ALONE, first=0)
    table.app.do("take", "deck")
    assert "First play a card" in table.platform.regions["toast"]


def test_a_bot_plays_when_it_is_its_turn_and_its_drawn_card_stays_secret() -> None:
    table = Table(ALONE, first=1)
    table.platform.wait()
    steps = table.play.session.steps
    assert {step.seat for step in steps} == {1}
    assert table.play.session.to_act == 0
    told = table.platform.regions["just-now"]
    assert "Mira drew a card." in told or "Mira took" in told
    assert table.hand_shown() == table.hand(0)


def test_undo_goes_back_within_the_turn_but_not_behind_a_drawn_card() -> None:
    table = Table(ALONE, first=0)
    discard = next(move for move in table.moves() if move.kind == "discard")
    table.make(discard)
    table.app.do("undo", "")
    assert table.play.session.record.moves == ()
    table.make(discard)
    table.make(next(move for move in table.moves() if move.text == "deck"))
    played = table.play.session.record.moves
    table.app.do("undo", "")
    assert table.play.session.record.moves[: len(played)] == played


def test_two_people_are_kept_apart_by_the_curtain() -> None:
    table = Table(TOGETHER, first=0)
    assert "Pass the device to" in table.shown
    assert table.hand_shown() == set()
    table.app.do("lift-curtain", "")
    assert table.hand_shown() == table.hand(0)
    table.take_turn()
    assert "Bas" in table.platform.frame
    assert table.hand_shown() == set(), "Bas's hand waits behind the curtain"
    assert "You drew" not in table.shown


def test_resuming_starts_behind_the_curtain() -> None:
    table = Table(TOGETHER, first=0)
    table.app.do("lift-curtain", "")
    again = App(table.platform)
    again.open(table.platform.address)
    assert "Pass the device to" in table.platform.frame


def test_one_person_needs_no_curtain() -> None:
    table = Table(ALONE, first=0)
    assert table.hand_shown() == table.hand(0)


@pytest.mark.parametrize("seats", [ALONE, TOGETHER, (*TOGETHER, ("Mira", "relaxed"), ("Juno", "relaxed"))])
def test_a_whole_game_ends_with_the_score_sheet_and_a_rematch_moves_the_start_on(
    seats: tuple[tuple[str, str], ...],
) -> None:
    table = Table(seats, first=0)
    while isinstance(table.app.screen, Play):
        if "Pass the device to" in table.platform.frame:
            table.app.do("lift-curtain", "")
        table.platform.wait()
        if table.play.session.is_over:  # a bot's move was the last one
            table.app.do("go-on", "")
        elif not table.play.save.seats[table.play.session.to_act][1]:
            table.take_turn()
            table.platform.wait()
    assert isinstance(table.app.screen, Result)
    table.platform.wait()
    session = table.app.screen.session
    for score in session.state.scores():
        assert str(abs(score)) in table.platform.regions["line-total"]
    scores, kept = session.state.scores(), table.app.screen.save.summary
    assert kept["score"] == max(scores[seat] for seat, (_, level) in enumerate(seats) if not level)
    assert scores[kept["seat"]] == kept["score"]
    assert bool(kept["won"]) == (kept["seat"] in session.state.winners())
    table.app.do("replay", table.app.screen.save.id)
    table.app.slide("ply", "1")
    assert "Turn 1 of" in table.platform.regions["where"]
    table.app.slide("ply", "99999")
    table.app.do("result", table.platform.address.split("/")[1])
    table.app.do("rematch", "")
    assert table.play.session.record.options["first"] == "1"
    assert table.play.save.seats == seats


def test_a_hint_is_shown_on_the_table() -> None:
    table = Table(ALONE, first=0)
    table.app.do("hint", "")
    table.platform.wait()
    assert "hinted" in table.shown


def test_the_seats_can_be_chosen() -> None:
    platform = FakePlatform()
    app = App(platform)
    platform.serve(app)
    app.start()
    app.do("seats", "stone_paths")
    app.do("count", "3")
    app.do("seat", "1 person")
    app.do("seat", "2 sharp")
    app.slide("name-0", "<b>Ada</b>")
    app.do("first", "2")
    app.do("begin", "")
    assert isinstance(app.screen, Play)
    assert app.screen.save.seats == (("<b>Ada</b>", ""), ("Mira", ""), ("Bas", "sharp/runner"))
    assert app.screen.session.record.options == {"first": "2"}
    assert "<b>Ada" not in platform.frame + "".join(platform.regions.values()), "names are never markup"


def test_a_carried_card_lights_its_row_and_its_pile() -> None:
    table = Table(ALONE, first=0)
    card = NAMES[next(move for move in table.moves() if move.kind == "lay").what]
    table.app.drag(card)
    assert table.platform.regions["columns"].count(" lit") == 2
    assert table.play.session.record.moves == ()


@pytest.mark.parametrize(("kind", "place"), [("lay", "row"), ("discard", "pile")])
def test_a_card_let_go_over_its_row_or_pile_is_played(kind: str, place: str) -> None:
    table = Table(ALONE, first=0)
    move = next(move for move in table.moves() if move.kind == kind)
    table.app.drag(NAMES[move.what])
    assert table.app.drop(NAMES[move.what], f"{place}:{LETTERS[COLOUR_OF[move.what]]}")
    assert table.play.session.record.moves == (move.text,)


@pytest.mark.parametrize("where", ["row", "pile", ""])
def test_a_card_let_go_elsewhere_goes_back_with_the_reason(where: str) -> None:
    table = Table(ALONE, first=0)
    card = next(move for move in table.moves() if move.kind == "lay").what
    other = next(letter for letter in LETTERS if letter != LETTERS[COLOUR_OF[card]])
    table.app.drag(NAMES[card])
    assert not table.app.drop(NAMES[card], f"{where}:{other}" if where else "")
    assert "SP-9" in table.platform.regions["toast"]
    assert table.play.session.record.moves == ()
    assert " lit" not in table.platform.regions["columns"]


def test_a_card_let_go_over_the_hand_goes_back_without_a_word() -> None:
    table = Table(ALONE, first=0)
    card = NAMES[table.moves()[0].what]
    table.app.drag(card)
    assert not table.app.drop(card, "hand")
    assert table.platform.regions["toast"] == ""
    assert " lit" not in table.platform.regions["columns"]


def test_a_second_card_in_one_turn_is_refused_whether_tapped_or_carried() -> None:
    table = Table(ALONE, first=0)
    table.make(next(move for move in table.moves() if move.kind == "discard"))
    card = next(iter(table.hand_shown()))
    table.app.do("card", card)
    assert "Now take one" in table.platform.regions["toast"]
    table.app.drag(card)
    assert table.platform.regions["toast"] == ""
    assert not table.app.drop(card, "")
    assert "Now take one" in table.platform.regions["toast"]


def test_nothing_is_played_by_carrying_cards_in_another_seats_turn() -> None:
    table = Table(ALONE, first=1)
    card = next(iter(table.hand_shown()))
    table.app.drag(card)
    assert not table.app.drop(card, f"pile:{card[0]}")
    assert "not your turn" in table.platform.regions["toast"]
    assert table.play.session.record.moves == ()


def test_what_arrives_flies_in_once() -> None:
    table = Table(ALONE, first=0)
    discard = next(move for move in table.moves() if move.kind == "discard")
    table.make(discard)
    assert "data-from=" in table.platform.regions["columns"], "the card comes from the hand"
    table.app.do("menu", "")
    assert "data-from=" not in table.platform.regions["columns"], "and does not come again with the next tap"


def test_a_wishing_stone_flies_to_its_owner() -> None:
    table = Table(
        ALONE, seed=7321, first=0
    )  # a clover on the second green stone, a wishing stone on the third
    for action, arg in (("card", "g0"), ("lay", "g"), ("figure", "small"), ("take", "deck")):
        table.app.do(action, arg)
    table.platform.wait()
    for action, arg in (("card", "g2"), ("lay", "g"), ("step", "g")):
        table.app.do(action, arg)
    assert 'id="wish-from"' in table.platform.regions["path-g"]
    assert 'data-from="#wish-from"' in table.platform.regions["columns"]


def test_from_the_curtain_a_turn_can_be_taken_back_until_the_next_player_has_shown_a_card() -> None:
    table = Table(TOGETHER, seed=7, first=0)
    do = table.app.do
    for action, arg in (
        ("lift-curtain", ""),
        ("card", "r2"),
        ("discard", "r"),
        ("take", "deck"),
        ("go-on", ""),
    ):
        do(action, arg)
    for action, arg in (("lift-curtain", ""), ("card", "y3"), ("discard", "y"), ("take", "r")):
        do(action, arg)
    moves = table.play.session.record.moves
    assert 'data-do="undo"' in table.platform.frame, "nothing was shown to Bas since"
    do("lift-curtain", "")
    do("card", "b5")
    do("discard", "b")
    do("undo", "")
    assert table.play.session.record.moves == moves
    App(table.platform).open(table.platform.address)
    assert 'data-do="undo"' not in table.platform.frame, "Bas may have seen the blue 5"


HANDED_TO_ADA = (
    ("lift-curtain", ""),
    ("card", "r2"),
    ("discard", "r"),
    ("take", "deck"),
    ("go-on", ""),
    ("lift-curtain", ""),
    ("card", "y3"),
    ("discard", "y"),
    ("take", "r"),
)


def reloaded(table: Table) -> Table:
    """The same device after the page was loaded anew."""
    again = Table.__new__(Table)
    again.platform, again.app = table.platform, App(table.platform)
    again.app.open(table.platform.address)
    return again


def test_a_reload_leaves_at_the_curtain_what_could_be_taken_back() -> None:
    table = Table(TOGETHER, seed=7, first=0)
    for action, arg in HANDED_TO_ADA:
        table.app.do(action, arg)
    moves = table.play.session.record.moves
    again = reloaded(table)
    assert 'data-do="undo"' in again.platform.frame
    again.app.do("undo", "")
    assert again.play.session.record.moves == moves[:-1]
    assert "Bas" in again.platform.frame
    assert again.hand_shown() == set(), "who takes back sees the own hand behind the curtain only"


def test_who_has_looked_at_the_own_hand_gives_nothing_back_by_a_reload() -> None:
    table = Table(TOGETHER, seed=7, first=0)
    for action, arg in (*HANDED_TO_ADA, ("lift-curtain", "")):
        table.app.do(action, arg)
    moves = table.play.session.record.moves
    again = reloaded(table)
    assert 'data-do="undo"' not in again.platform.frame
    again.app.do("undo", "")
    assert again.play.session.record.moves == moves


def test_a_reload_does_not_forget_who_has_seen_what_was_taken_back() -> None:
    table = Table(TOGETHER, seed=7, first=0)
    for action, arg in (
        ("lift-curtain", ""),
        ("card", "r2"),
        ("discard", "r"),
        ("take", "deck"),
        ("go-on", ""),
    ):
        table.app.do(action, arg)
    for action, arg in (("lift-curtain", ""), ("card", "y3"), ("discard", "y"), ("take", "r")):
        table.app.do(action, arg)
    for action, arg in (("lift-curtain", ""), ("card", "b5"), ("discard", "b"), ("take", "y")):
        table.app.do(action, arg)
    for kept in (5, 4):  # Ada takes back the yellow card and then the blue one, which Bas has seen
        table.app.do("undo", "")
        assert len(table.play.session.record.moves) == kept
    assert 'data-do="undo"' not in table.platform.frame
    again = reloaded(table)
    assert 'data-do="undo"' not in again.platform.frame, "Bas knows the blue 5 after a reload as well"


def test_bots_between_two_people_are_watched_by_who_plays_next() -> None:
    table = Table((("Ada", ""), ("Bas", ""), ("Mira", "relaxed"), ("Cas", "")), seed=7, first=1)
    table.app.do("lift-curtain", "")
    table.take_turn()
    assert "Cas" in table.platform.frame, "nobody who has no part in it is handed the device"
    assert table.play.session.to_act == 2, "and Mira waits until somebody looks"
    table.app.do("lift-curtain", "")
    assert table.hand_shown() == table.hand(3)
    table.platform.wait()
    assert table.play.session.to_act == 3
    assert not table.play.curtain, "who has watched the bot goes on without a curtain"
    assert not table.play.can_undo, "and takes nothing back that is a bot's"
