"""Puzzles through the page: made, solved, missed, shown, kept, sent, and against the clock."""

import json

import pytest

from app.puzzles.rush import LASTS, READ, Rush
from app.puzzles.solve import Solve
from app.puzzles.solved import PAGE, Begun, Count, Solved
from app.puzzles.stock import keep, kept
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Session
from waystones.games.loops.moves import read
from waystones.games.one_line.walk import Stretch
from waystones.puzzle import LEVELS, Puzzle, kinds, make

KINDS = pytest.mark.parametrize("game", kinds())


def at(path: str, platform: FakePlatform | None = None) -> Player:
    """Somebody who opens this address, once the puzzle is made."""
    player = Player(platform or FakePlatform(), path)
    player.platform.wait()
    return player


def screen(player: Player) -> Solve:
    assert isinstance(player.app.screen, Solve)
    return player.app.screen


def make_moves(player: Player, moves: tuple[str, ...]) -> None:
    """Draw or lay them with the game's own hand, and give the answer."""
    game = screen(player).which[0]
    for move in moves:
        if game == "loops":
            tile, square = read(move).tile, move.partition("-")[2]
            rack = screen(player).session.observe(screen(player).me).rack
            player.press("tile", str(rack.index(tile)))
            player.press("square", square)
        elif move == "pass":
            player.press("pass")
            if "Sure?" in player.platform.regions["acts"]:
                player.press("pass")
        else:
            stretch = Stretch.read(move)
            player.drag(stretch.end, *stretch.fields)
            player.press("confirm")
    if game == "loops":
        player.press("end")


def told(player: Player) -> str:
    return player.platform.regions["coach"]


@KINDS
def test_the_best_answer_is_told_and_counts(game: str) -> None:
    player = at(f"puzzle/{game}/easy/1")
    make_moves(player, make(game, "easy", 1).best.moves)
    assert "that is the best there is" in told(player)
    count = kept(player.app).count(game)
    assert (count.solved, count.tried, count.row) == ({"easy": 1}, {"easy": 1}, 1)


@KINDS
def test_greed_misses_it_and_the_row_begins_anew(game: str) -> None:
    player = at(f"puzzle/{game}/easy/1")
    puzzle = make(game, "easy", 1)
    make_moves(player, puzzle.greed.moves)
    assert f"a way to {puzzle.best.points}" in told(player)
    assert kept(player.app).count(game) == Count({"easy": 1}, {"easy": 0}, 0, 0)
    player.press("again")  # a second try is for oneself
    make_moves(player, puzzle.best.moves)
    assert "that is the best there is" in told(player)
    assert kept(player.app).count(game).row == 0


@KINDS
def test_the_answer_is_shown_with_why(game: str) -> None:
    player = at(f"puzzle/{game}/medium/2")
    puzzle = make(game, "medium", 2)
    player.press("menu")
    player.press("show-best")
    assert f"The best gives {puzzle.best.points}" in told(player)
    assert screen(player).session.record.moves == puzzle.record.moves + puzzle.best.moves
    assert kept(player.app).count(game).solved == {"medium": 0}


@KINDS
def test_a_hint_shows_the_first_step_and_then_it_does_not_count(game: str) -> None:
    player = at(f"puzzle/{game}/easy/3")
    player.press("hint")
    make_moves(player, make(game, "easy", 3).best.moves)
    assert "that is the best there is" in told(player)
    assert kept(player.app).count(game).row == 0


@KINDS
def test_a_puzzle_is_taken_up_where_it_was_left(game: str) -> None:
    player = at(f"puzzle/{game}/hard/4")
    first, *_ = make(game, "hard", 4).best.moves
    if game == "loops":
        tile, square = read(first).tile, first.partition("-")[2]
        player.press("tile", str(screen(player).session.observe(screen(player).me).rack.index(tile)))
        player.press("square", square)
    else:
        make_moves(player, (first,))
    again = at(f"puzzle/{game}/hard/4", FakePlatform(player.platform.storage))
    assert screen(again)._made == (first,)
    again.press("undo")
    assert screen(again)._made == ()
    home = at("puzzles", again.platform)
    home.press("open-puzzle", f"{game}/hard/4")
    assert home.platform.address == f"puzzle/{game}/hard/4"


@KINDS
def test_whoever_reloads_after_an_answer_cannot_count_another(game: str) -> None:
    player = at(f"puzzle/{game}/easy/1")
    make_moves(player, make(game, "easy", 1).greed.moves)
    again = at(f"puzzle/{game}/easy/1", FakePlatform(player.platform.storage))
    if screen(again).way:
        again.press("again")
    else:
        again.app.do("again", "")
    make_moves(again, make(game, "easy", 1).best.moves)
    assert kept(again.app).count(game).tried == {"easy": 1}


@KINDS
def test_the_next_one_is_made_ahead_and_opens_at_once(game: str) -> None:
    player = at(f"puzzle/{game}/easy/1")
    number = kept(player.app).next_number(game, "easy")
    assert number is not None
    make_moves(player, make(game, "easy", 1).best.moves)
    player.press("next-puzzle")
    assert player.platform.address == f"puzzle/{game}/easy/{number}"
    assert screen(player).hand is not None  # nothing had to be waited for


def test_a_ready_puzzle_that_is_nonsense_is_made_again() -> None:
    platform = FakePlatform()
    Player(platform).app.saves.keep_page(PAGE, {"ready": {"loops/easy/1": '{"record": 3}'}})
    player = at("puzzle/loops/easy/1", platform)
    assert screen(player).puzzle == make("loops", "easy", 1)


@KINDS
def test_every_day_has_its_puzzle(game: str) -> None:
    player = at("puzzles")
    stands_out = f'class="stone-btn main" data-do="day-puzzle" data-arg="{game}"'
    assert stands_out in player.platform.regions["puzzles"]
    player.press("day-puzzle", game)
    player.platform.wait()
    assert player.platform.address == f"puzzle/{game}/medium/20261116"
    make_moves(player, make(game, "medium", 20261116).best.moves)
    assert kept(player.app).count(game).days == ("2026-11-16",)
    player.app.go("puzzles")
    assert "is solved" in player.platform.regions["puzzles"]
    assert stands_out not in player.platform.regions["puzzles"], "it is done"


def test_whoever_looks_at_the_puzzles_finds_one_of_each_ready() -> None:
    player = at("puzzles")
    assert {which[:2] for which in kept(player.app).ready} == {
        (game, level) for game in kinds() for level in LEVELS
    }


def test_a_link_is_a_puzzle() -> None:
    player = at("puzzle/loops/hard/12")
    player.press("menu")
    player.press("send-puzzle")
    assert player.platform.shared[-1].endswith("#/puzzle/loops/hard/12")


@pytest.mark.parametrize(
    "path", ["puzzle/loops/hard", "puzzle/chess/easy/1", "puzzle/loops/easy/x", "rush/x"]
)
def test_what_is_no_puzzle_leads_to_all_of_them(path: str) -> None:
    assert at(path).platform.address == "puzzles"


@KINDS
def test_three_minutes_of_puzzles(game: str) -> None:
    player = at("puzzles")
    player.press("rush", game)
    player.platform.wait(2_000)
    rush = player.app.screen
    assert isinstance(rush, Rush)
    first = rush.which
    make_moves(player, rush.puzzle.best.moves)
    player.platform.wait(2_000)
    assert rush.which != first
    make_moves(player, rush.puzzle.greed.moves)
    player.platform.wait(1_000 * LASTS - 5_000)
    while "solved in three minutes" not in player.platform.frame:
        player.platform.wait(100)
    assert "1 puzzle solved in three minutes." in player.platform.frame
    assert "1 missed. Your best rush so far!" in player.platform.frame
    assert kept(player.app).count(game).rush == 1
    assert player.platform.regions["onward"] == "", "a press meant for the board leads nowhere"
    player.platform.wait(READ)
    player.press("rush")
    player.platform.wait(2_000)
    assert "2:5" in told(player)
    assert "0 solved" in told(player)


@KINDS
def test_the_puzzle_that_was_open_when_the_time_was_up_can_be_looked_at(game: str) -> None:
    player = at("puzzles")
    player.press("rush", game)
    player.platform.wait(1_000 * LASTS + 5_000)
    rush = player.app.screen
    assert isinstance(rush, Rush)
    assert "0 puzzles solved" in player.platform.frame
    assert "missed" not in player.platform.frame
    assert "Your best" not in player.platform.frame
    player.press("open-puzzle")
    player.platform.wait()
    assert type(player.app.screen) is Solve
    assert screen(player).which == rush.which
    assert "puzzle-clock" not in told(player)


def test_while_one_is_made_that_is_said_and_nothing_can_be_pressed_wrong() -> None:
    platform = FakePlatform()
    platform.has_worker = True
    player = Player(platform, "puzzle/one_line/easy/1")
    assert "Making a puzzle" in platform.frame
    player.app.point("down", 0, 0)
    assert not player.app.drop("0", "square:g7")
    player.app.key("Enter", None)
    kind, question, tell = platform.errands[0]
    assert (kind, json.loads(question)) == ("puzzle", {"game": "one_line", "level": "easy", "number": 1})
    tell(1.0, str(make("one_line", "easy", 1)))
    assert "in order" in told(player)


def test_the_cards_to_come_lie_open_in_their_order() -> None:
    player = at("puzzle/one_line/hard/1")
    shown = player.platform.regions["to-come"]
    assert shown.count("next-card") - 1 == 3  # three cards in a row of cards


# -- what is kept


@KINDS
@pytest.mark.parametrize("level", LEVELS)
def test_a_puzzle_as_text_is_the_same_puzzle(game: str, level: str) -> None:
    puzzle = make(game, level, 7)
    assert Puzzle.read(str(puzzle)) == puzzle


@pytest.mark.parametrize(
    "nonsense", [None, 3, [], {"counts": 3}, {"begun": {"x": 1}}, {"ready": {"loops/easy/1": 3}}]
)
def test_nonsense_on_the_shelf_is_nothing(nonsense: object) -> None:
    assert Solved.read(nonsense) == Solved()


def test_what_was_solved_is_in_a_backup_and_comes_back_without_counting_twice() -> None:
    player = at("puzzle/loops/easy/1")
    make_moves(player, make("loops", "easy", 1).best.moves)
    backup = player.app.saves.backup()
    other = Player(FakePlatform())
    other.app.saves.restore(backup)
    other.app.saves.restore(backup)
    assert kept(other.app).count("loops") == kept(player.app).count("loops")


def test_two_accounts_become_one() -> None:
    here = Solved({"loops": Count({"easy": 5}, {"easy": 4}, 2, 3, 6, ("2026-11-01",))})
    there = Solved({"loops": Count({"easy": 1, "hard": 2}, {"easy": 1}, 9, 9, 1, ("2026-11-02",))})
    one = here.merged(there).count("loops")
    assert (one.row, one.longest, one.rush) == (2, 9, 6)
    assert one.days == ("2026-11-01", "2026-11-02")
    assert one.solved["easy"] == 4


def test_what_is_kept_is_read_as_it_was() -> None:
    solved = Solved(
        {"one_line": Count({"easy": 2}, {"easy": 1}, 1, 1, 2, ("2026-11-01",))},
        {("loops", "hard", 7): Begun(("ns2-g6",), True)},
        {("loops", "easy", 8): "x"},
    )
    assert Solved.read(json.loads(json.dumps(solved.to_store()))) == solved


def test_the_players_moves_are_the_rules_own() -> None:
    player = at("puzzle/one_line/easy/5")
    puzzle = make("one_line", "easy", 5)
    make_moves(player, puzzle.best.moves)
    way = screen(player).way
    assert way == puzzle.best
    assert Session.resume(str(screen(player).session.record)).is_over


def test_a_half_drawn_stretch_is_there_after_a_reload() -> None:
    player = at("puzzle/one_line/easy/1")
    stretch = next(
        each
        for move in make("one_line", "easy", 1).best.moves
        if len((each := Stretch.read(move)).fields) > 1
    )
    moves = make("one_line", "easy", 1).best.moves
    make_moves(player, moves[: moves.index(str(stretch))])
    player.drag(stretch.end, stretch.fields[0])
    hand = screen(player).hand
    assert hand
    again = at("puzzle/one_line/easy/1", player.platform)
    taken_up = screen(again).hand
    assert taken_up
    assert hand.draft() == taken_up.draft() != ""
    again.drag(*stretch.fields)
    again.press("confirm")
    assert screen(again).session.record.moves[-1] == str(stretch)


def test_who_leaves_a_puzzle_before_the_frame_keeps_the_field() -> None:
    player = at("puzzle/one_line/easy/1")
    player.platform.paints = False
    move = next(Stretch.read(move) for move in make("one_line", "easy", 1).best.moves if move != "pass")
    player.drag(move.end, move.fields[0])
    drawn = screen(player).hand
    assert drawn
    player.press("home")
    player.platform.paint()
    taken_up = screen(at("puzzle/one_line/easy/1", player.platform)).hand
    assert taken_up
    assert taken_up.draft() == drawn.draft() != ""


@KINDS
def test_a_hint_counts_after_a_reload_too(game: str) -> None:
    player = at(f"puzzle/{game}/easy/1")
    player.app.do("hint", "")
    again = at(f"puzzle/{game}/easy/1", player.platform)
    make_moves(again, make(game, "easy", 1).best.moves)
    assert "that is the best there is" in told(again)
    count = kept(again.app).count(game)
    assert (count.tried, count.solved, count.row) == ({"easy": 1}, {"easy": 0}, 0)


@KINDS
def test_statistics_tell_how_puzzles_went(game: str) -> None:
    player = at("statistics")
    assert "No game has been finished yet" in player.platform.regions["figures"]
    keep(player.app, kept(player.app).with_count(game, Count({"easy": 5, "hard": 2}, {"easy": 4}, 2, 3, 6)))
    shown = at("statistics", player.platform).platform.regions["figures"]
    for words in ("Puzzles of", "4 of 5", "0 of 2", "Best rush", "Longest"):
        assert words in shown
    assert "Medium" not in shown, "none of these was tried"


def test_a_puzzle_that_is_waited_for_starts_no_second_python() -> None:
    platform = FakePlatform()
    platform.worker_is_coming = True
    player = Player(platform, "puzzle/one_line/easy/1")
    assert not screen(player).hand
    assert not platform.started_worker
    player.platform.wait(1000)
    assert screen(player).hand
    assert platform.started_worker, "the next one is made by it, while this one is solved"
