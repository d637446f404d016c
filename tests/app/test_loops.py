"""Loops on the page, at a fake browser: laying, dragging, taking back, refusals, bots, curtain, hint, end."""

import json

import pytest

import waystones
from app.app import App
from app.games.loops.hand import LoopsHand
from app.pages.seats import Seats
from app.table.replay import ReplayScreen as Replay
from app.table.result import ResultScreen as Result
from app.table.table import Table as Play
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record, Session
from waystones.games.loops.board import BONUS, NAMES
from waystones.games.loops.moves import LAY, Move
from waystones.games.loops.rules import Loops

ALONE = (("You", ""), ("Mira", "relaxed"))
TOGETHER = (("Ada", ""), ("Bas", ""))


class Table:
    """A game of Loops and the person who plays it."""

    def __init__(self, seats: tuple[tuple[str, str], ...] = ALONE, **options: object) -> None:
        self.player = Player()
        self.app: App = self.player.app
        self.platform: FakePlatform = self.player.platform
        record = Record.new("loops", len(seats), 7, first=0, **options)
        self.app.start_game(record, seats=seats)

    @property
    def play(self) -> Play:
        assert isinstance(self.app.screen, Play)
        return self.app.screen

    @property
    def state(self) -> Loops:
        state = self.play.session.state
        assert isinstance(state, Loops)
        return state

    def moves(self) -> list[Move]:
        return [move for move in self.state.legal_moves() if move.kind == LAY]

    def shown(self, region: str) -> str:
        return self.platform.regions[region]

    def at(self, square: int) -> str:
        return self.shown(f"sq-{NAMES[square]}")

    def lay(self, move: Move) -> None:
        """Tap the tile, then the square."""
        self.player.press("tile", str(self.state.rack.index(move.tile)))
        self.player.press("square", NAMES[move.square])


def test_a_lifted_tile_lights_its_squares_with_what_they_would_score() -> None:
    table = Table()
    move = table.moves()[0]
    table.player.press("tile", str(table.state.rack.index(move.tile)))
    points = table.state.mosaic.points(move.square, move.tile)
    assert 'class="lit' in table.at(move.square)
    assert f"+{points}<" in table.at(move.square)
    table.player.press("tile", str(table.state.rack.index(move.tile)))
    assert "lit" not in table.at(move.square), "the same tile again puts it down"


def test_tile_and_square_lay_it_and_the_points_are_explained() -> None:
    table = Table()
    table.lay(table.moves()[0])
    assert len(table.state.history) == 2
    assert " = " in table.shown("asked")
    assert f"+{table.state.gained}" in table.shown("acts")
    saved = json.loads(table.platform.storage[f"waystones/game/{table.play.save.id}"])
    assert Record.parse(saved["record"]).moves == table.play.session.record.moves


def test_a_tile_can_be_dragged_to_its_square_or_back_to_the_rack() -> None:
    table = Table()
    move = table.moves()[0]
    place = str(table.state.rack.index(move.tile))
    table.app.drag(place)
    assert 'class="lit' in table.at(move.square)
    assert not table.app.drop(place, "rack")
    assert len(table.state.history) == 1
    table.app.drag(place)
    assert table.app.drop(place, f"square:{NAMES[move.square]}")
    assert len(table.state.history) == 2
    assert not table.app.drop("4", f"square:{NAMES[move.square]}"), "that place on the rack is empty"


def test_a_square_where_it_does_not_fit_says_why_with_the_rule() -> None:
    table = Table()
    tile = table.state.rack[0]
    square = next(square for square in NAMES if table.state.mosaic.why_not(square, tile))
    why = table.state.mosaic.why_not(square, tile)
    assert why
    table.player.press("tile", "0")
    table.player.press("square", NAMES[square])
    assert why.rule in table.shown("toast")
    assert len(table.state.history) == 1


def test_tiles_of_the_turn_can_be_taken_back_by_button_or_by_tapping_the_last_one() -> None:
    table = Table()
    table.lay(table.moves()[0])
    move = table.moves()[0]
    table.lay(move)
    table.player.press("square", NAMES[move.square])
    assert len(table.state.history) == 2
    table.player.press("undo")
    assert len(table.state.history) == 1


def test_a_tap_on_an_older_tile_tells_what_it_scored() -> None:
    table = Table()
    first = table.moves()[0]
    table.lay(first)
    table.lay(table.moves()[0])
    table.player.press("square", NAMES[first.square])
    points = table.state.observe(0).score_lines(0)[0].points
    assert "laid it: " in table.shown("toast")
    assert f"= {points}." in table.shown("toast")
    assert NAMES[first.square] not in table.shown("toast"), "no coordinates are drawn"
    assert len(table.state.history) == 3


def test_an_empty_square_without_a_tile_in_hand_says_what_it_does() -> None:
    table = Table()
    for square, name in NAMES.items():
        bonus = BONUS[square]
        table.player.press("square", name)
        said = f"counts {bonus} times" if bonus > 1 else "An empty square"
        assert square in table.state.observe(0).tiles or said in table.shown("toast")


def test_the_turn_cannot_be_ended_before_a_tile_lies() -> None:
    table = Table()
    with pytest.raises(AssertionError, match="disabled"):
        table.player.press("end")
    table.app.do("end", "")
    assert "LO-12" in table.shown("toast")


def test_a_bot_plays_its_turn_and_its_tiles_are_shown_with_their_points() -> None:
    table = Table()
    table.lay(table.moves()[0])
    table.player.press("end")
    table.platform.wait()
    assert table.state.to_act == 0
    assert table.state.turn == 3
    last = [laid for laid in table.state.history if laid.turn == 2]
    assert last
    for laid in last:
        assert "fresh" in table.at(laid.square)
        assert "scored" in table.at(laid.square)


def test_a_laid_tile_comes_from_the_rack_or_from_the_seat_that_laid_it() -> None:
    table = Table()
    move = table.moves()[0]
    place = table.state.rack.index(move.tile)
    table.lay(move)
    assert f'data-from="#rack-{place}"' in table.at(move.square)
    assert f'id="rack-{place}"' in table.shown("rack"), "its place is still there when it was the last one"
    table.app.do("menu", "")
    assert "data-from" not in table.at(move.square), "it does not come again with the next tap"
    table.app.do("close", "")
    table.player.press("end")
    assert table.shown("rack").count('data-from="#bag"') == 1
    while table.state.laid == 0:
        table.platform.tick()
    laid = table.state.history[-1]
    assert laid.seat == 1
    assert 'data-from="#seat-1,#turn"' in table.at(laid.square)
    assert 'id="seat-1"' in table.shown("players")


def test_a_tile_that_was_carried_does_not_fly_there_once_more() -> None:
    table = Table()
    move = table.moves()[0]
    place = str(table.state.rack.index(move.tile))
    table.app.drag(place)
    table.app.drop(place, f"square:{NAMES[move.square]}")
    assert "just-laid" in table.at(move.square)
    assert "data-from" not in table.at(move.square)


def test_the_ink_of_an_open_turn_is_wet_along_the_line_that_it_goes_on_with() -> None:
    table = Table()
    centre = table.state.history[0].square
    assert "joined" not in table.at(centre)
    table.lay(table.moves()[0])
    assert "joined" in table.at(centre), "the first tile always goes on with the one in the centre"
    table.player.press("end")
    assert "joined" not in table.at(centre)


def advised(table: Table) -> dict[str, str]:
    """What stands on each square where a hint would lay a tile, in words."""
    found = {name: table.shown(f"sq-{name}") for name in NAMES.values()}
    return {name: words for name, words in found.items() if "advised" in words}


def test_a_hint_shows_its_whole_turn_and_what_is_left_of_it_once_a_tile_of_it_lies() -> None:
    table = Table()
    table.player.press("hint")
    table.platform.wait()
    hand = table.play.hand
    assert isinstance(hand, LoopsHand)
    turn = [move for move in hand._hint if move.kind == LAY]
    shown = advised(table)
    assert [*shown] == sorted((NAMES[move.square] for move in turn), key=[*NAMES.values()].index)
    assert len(shown) > 1
    points = table.state.copy()
    for move in turn:
        points.play(move)
        gained = points.score_lines(0)[-1].points
        assert f">+{gained}<" in shown[NAMES[move.square]]
    first, rest = turn[0], turn[1:]
    assert f'id="rack-{table.state.rack.index(first.tile)}"' in table.shown("rack").split("hinted")[1][:40]
    assert "hinted" in shown[NAMES[first.square]]
    table.lay(first)
    assert [*advised(table)] == sorted((NAMES[move.square] for move in rest), key=[*NAMES.values()].index)
    elsewhere = next(each for each in table.moves() if each not in rest)
    table.lay(elsewhere)
    assert advised(table) == {}, "who goes another way is left alone"


def test_arrow_keys_move_over_the_board_and_escape_puts_a_tile_down() -> None:
    table = Table()
    centre = next(square for square, name in NAMES.items() if name == "g7")
    assert table.app.key("ArrowUp", centre)
    assert 'tabindex="0"' in table.shown("sq-g6")
    assert 'tabindex="-1"' in table.shown("sq-g7")
    corner = next(square for square, name in NAMES.items() if name == "a1")
    assert table.app.key("ArrowLeft", corner)
    assert 'tabindex="0"' in table.shown("sq-a1")
    table.player.press("tile", "0")
    assert table.app.key("Escape", None)
    assert ' up"' not in table.shown("rack")
    assert not table.app.key("x", None)


def test_between_two_people_a_curtain_hides_the_racks() -> None:
    table = Table(TOGETHER)
    assert "I am Ada, show my rack" in table.platform.frame
    assert "rack" not in table.platform.regions
    table.player.press("lift-curtain")
    table.lay(table.moves()[0])
    table.player.press("end")
    table.player.press("go-on")
    assert "Bas" in table.platform.frame
    assert "rack-0" not in "".join(table.platform.regions.values())


def test_resuming_in_the_middle_of_a_turn() -> None:
    table = Table()
    table.lay(table.moves()[0])
    again = Player(table.platform, f"play/{table.play.save.id}")
    assert isinstance(again.app.screen, Play)
    assert "just-laid" in "".join(again.platform.regions.values())
    again.press("undo")
    assert again.app.screen.session.record.moves == ()


@pytest.mark.parametrize("sheet", ["menu", "account", "unseen", "log"])
def test_every_sheet_opens_and_closes(sheet: str) -> None:
    table = Table()
    table.app.do(sheet, "")
    assert "dialog" in table.shown("sheet")
    table.app.do("close", "")
    assert table.shown("sheet") == ""


def finished(seats: tuple[tuple[str, str], ...] = ALONE, **options: object) -> Table:
    """A game that is played to its end by bots, but for the last move."""
    table = Table(seats, **options)
    session, bot = Session.new("loops", len(seats), 7, first=0, **options), waystones.bot("loops", "steady")
    while not session.is_over:
        session.play(bot.choose(session.observe(session.to_act)))
    for move in session.record.moves[:-1]:
        table.play.session.play(move)
    table.play.commit(session.record.moves[-1])
    table.player.press("go-on")
    return table


def test_the_end_leads_to_the_result_the_replay_and_a_rematch() -> None:
    table = finished(rounds=True)
    assert isinstance(table.app.screen, Result)
    table.app.do("skip", "")
    assert "won" in table.platform.regions["verdict"]
    id = table.app.screen.save.id
    table.player.press("replay", id)
    assert isinstance(table.app.screen, Replay)
    table.player.press("ply", "1")
    assert "Turn 1 of" in table.shown("where")
    table.app.do("square", "g7")
    table.app.do("result", id)
    table.player.press("rematch", id)
    assert isinstance(table.app.screen, Play)
    assert (table.state.first, table.state.rounds) == (1, 13)


def test_the_seats_offer_a_fixed_number_of_rounds() -> None:
    player = Player()
    player.app.do("seats", "loops")
    assert isinstance(player.app.screen, Seats)
    player.press("count", "3")
    assert "9 rounds" in player.platform.regions["length"]
    player.press("length", "rounds")
    player.press("begin")
    assert player.play.session.record.options["rounds"] == "9"


def test_the_guided_game_moves_on_with_what_is_done() -> None:
    player = Player()
    player.app.do("learn", "loops")
    screen = player.app.screen
    assert isinstance(screen, Play)
    told = [player.platform.regions["coach"]]

    def coach_moved_on() -> bool:
        told.append(player.platform.regions["coach"])
        return told[-1] != told[-2]

    state = screen.session.state
    assert isinstance(state, Loops)
    move = next(move for move in state.legal_moves() if move.kind == LAY)
    player.press("tile", str(state.rack.index(move.tile)))
    assert coach_moved_on()
    player.press("square", NAMES[move.square])
    assert coach_moved_on()
    move = next(move for move in state.legal_moves() if move.kind == LAY)
    player.press("tile", str(state.rack.index(move.tile)))
    player.press("square", NAMES[move.square])
    assert coach_moved_on()
    player.press("end")
    assert coach_moved_on()
    player.platform.wait()
    assert coach_moved_on()
    player.press("next-learn")
    assert coach_moved_on()
