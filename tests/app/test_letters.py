"""A game between devices by letters: the same game on each, whatever comes when, and nothing ever lost."""

import random

import pytest

from app.keeping.figures import ELSEWHERE
from app.table.apart import ApartTable
from app.table.result import ResultScreen
from tests.app.devices import Device, seats_for
from waystones import Record, games
from waystones.letter import Letter

GAMES = list(games.abouts())
every_game = pytest.mark.parametrize("game", GAMES)


def two(game: str, seed: int = 7) -> tuple[Device, Device]:
    """Ada's device, on which the game has begun, and Bas's, which knows nothing of it."""
    ada, bas = Device(), Device()
    options = {"first": 0} if games.about(game).option("first") else {}
    ada.begin(Record.new(game, 2, seed, **options), seats_for(0, 2))
    return ada, bas


def play_turn(device: Device, choice: int = 0) -> None:
    """Decide until it is nobody's turn here any more."""
    made = len(device.moves)
    while device.turn_is_here() and device.decide(choice):
        pass
    assert len(device.moves) > made


@every_game
def test_a_whole_game_goes_to_and_fro_and_ends_alike(game: str) -> None:
    ada, bas = two(game)
    here, there = ada, bas
    rng = random.Random(1)
    while True:
        play_turn(here, rng.randrange(100))
        letter = here.post()
        there.open(letter)
        there.answer()
        assert there.moves == here.moves
        if isinstance(there.app.screen, ResultScreen):
            break
        here, there = there, here
    assert isinstance(here.app.screen, ResultScreen)
    for device in (ada, bas):
        [save] = device.app.saves.games(finished=True)
        assert save.id == ada.game_id == bas.game_id
        assert sum(each.played for each in device.app.saves.figures().values()) == 1
    assert not here.app.saves.games(finished=True)[0].unsent


@every_game
def test_a_letter_that_was_waited_for_leads_straight_to_the_table_and_happens_there(game: str) -> None:
    ada, bas = two(game)
    play_turn(ada)
    bas.open(ada.post())
    bas.answer()
    play_turn(bas)
    before = len(ada.moves)
    ada.open(bas.post())
    table = ada.app.screen
    assert isinstance(table, ApartTable)
    assert len(table.session.steps) == before  # nothing was watched yet, but all of it is kept
    assert ada.moves == bas.moves
    ada.platform.tick()
    assert len(table.session.steps) == before + 1
    ada.reload()
    ada.watch()
    assert ada.play.session.record.moves == bas.moves


def test_what_came_can_be_skipped() -> None:
    ada, bas = two("stone_paths")
    play_turn(ada)
    bas.open(ada.post())
    bas.press("join")
    bas.press("skip")
    assert bas.play.session.record.moves == ada.moves
    assert bas.turn_is_here()


def answered_with(device: Device) -> str:
    """What the screen says about the letter."""
    return device.platform.regions["found"]


def test_each_kind_of_letter_is_told_apart_and_changes_nothing_by_itself() -> None:
    ada, bas = two("loops")
    play_turn(ada)
    first = ada.post()
    ada.open(first)
    assert "your own letter: send it to Bas" in answered_with(ada)
    ada.press("to-game")
    bas.open(first)
    assert "Who sits here?" in answered_with(bas)
    assert bas.app.saves.games(finished=False) == []  # nothing is kept before somebody sits down
    bas.answer()
    bas.open(first)
    assert "already" in answered_with(bas)
    play_turn(bas)
    kept = bas.moves
    bas.open(first)
    assert "older letter" in answered_with(bas)
    bas.press("to-game")
    assert bas.moves == kept
    cut, altered = first[:-3], first[:-1] + ("a" if first[-1] != "a" else "b")
    for text, words in ((cut, "cut short"), (altered, "altered")):
        bas.app.go(text)
        assert words in answered_with(bas)
        assert bas.moves == kept


def test_a_letter_for_another_seat_is_told_and_can_be_looked_at() -> None:
    ada, bas, cleo = Device(), Device(), Device()
    ada.begin(Record.new("loops", 3, 7, first=0), seats_for(0, 3))
    play_turn(ada)
    letter = ada.post()
    cleo.open(letter)
    cleo.press("sit", "1 elsewhere")
    cleo.press("sit", "2 here")
    cleo.answer()
    assert not cleo.turn_is_here()
    bas.open(letter)
    bas.answer()
    play_turn(bas)
    following = bas.post()
    ada.open(following)
    assert "This letter is for Cleo" in answered_with(ada)
    ada.press("to-game")
    assert ada.moves == bas.moves


def taken_back(device: Device) -> None:
    """Take back what was just decided, though it was sent."""
    device.press("undo")
    device.press("undo", "sent")


def test_who_takes_back_what_was_sent_is_asked_and_the_others_follow() -> None:
    ada, bas = two("one_line")
    ada.decide(1)
    first = ada.post()
    ada.press("undo")
    assert ada.turn_is_here() is False  # it was only asked
    ada.press("undo", "sent")
    assert ada.turn_is_here()
    ada.decide(2)
    second = ada.post()
    assert first != second
    for letters in ((first, second), (second, first)):
        bas = Device()
        for letter in letters:
            bas.open(letter)
            bas.answer()
        assert bas.moves == ada.moves, "two letters in either order end in the same game"


def test_what_was_answered_stays_though_it_was_taken_back() -> None:
    ada, bas = two("one_line")
    ada.decide(1)
    bas.open(ada.post())
    bas.answer()
    bas.decide(3)
    answer = bas.post()
    taken_back(ada)
    ada.decide(2)
    mine = ada.moves
    other = ada.post()
    bas.open(other)
    assert "What you have counts" in answered_with(bas)
    ada.open(answer)
    assert "kept as a game of its own" in answered_with(ada)
    ada.answer()
    assert ada.moves == bas.moves
    assert mine in {Record.parse(save.record).moves for save in ada.app.saves.games(finished=False)}


def test_bots_play_on_every_device_alike() -> None:
    ada, bas = Device(), Device()
    ada.begin(Record.new("stone_paths", 3, 5, first=0), seats_for(0, 3, {1: "relaxed"}))
    table = ada.play
    while table.session.to_act == 0:
        table.decide((str(table.session.state.legal_moves()[0]),))
    letter = ada.post()  # the bot has not played yet
    assert Letter.parse(letter).record.moves == table.session.record.moves
    ada.platform.wait()
    bas.open(letter)
    bas.press("sit", "2 here")
    bas.answer()
    assert len(bas.moves) > len(Letter.parse(letter).record.moves)
    assert bas.moves == ada.moves


def test_lists_say_whom_a_game_waits_for() -> None:
    ada, bas = two("loops")
    play_turn(ada)
    ada.app.go("")
    assert "Letter to Bas not sent" in ada.platform.regions["resume"]
    ada.app.go(f"play/{ada.game_id}")
    letter = ada.post()
    ada.app.go("")
    assert "Waiting for Bas" in ada.platform.regions["resume"]
    ada.app.go("history")
    assert "Waiting for others" in ada.platform.regions["unfinished"]
    bas.open(letter)
    bas.answer()
    bas.app.go("")
    assert "Your turn" in bas.platform.regions["resume"]
    bas.app.go("history")
    assert "Waiting for you" in bas.platform.regions["unfinished"]


def test_names_are_those_that_the_players_chose() -> None:
    ada, bas = two("loops")
    play_turn(ada)
    bas.open(ada.post())
    bas.app.slide("name-1", "Sébastien \N{SNOWMAN}")
    bas.answer()
    play_turn(bas)
    ada.open(bas.post())
    assert ada.play.company.names == ["Ada", "Sébastien \N{SNOWMAN}"]


def test_a_seat_elsewhere_is_chosen_where_people_sit_down() -> None:
    ada = Device()
    ada.app.do("seats", "loops")
    ada.press("seat", f"1 {ELSEWHERE}")
    assert "friends" in ada.platform.regions["by-letter"]
    ada.press("seat", f"0 {ELSEWHERE}")
    ada.press("begin")
    assert ada.app.saves.games(finished=False) == []  # somebody must sit here
    ada.press("seat", "0 person")
    ada.press("begin")
    assert isinstance(ada.app.screen, ApartTable)


def test_two_people_here_and_one_elsewhere_never_see_each_others_hands() -> None:
    ada, cleo = Device(), Device()
    seats = (("Ada", ""), ("Bas", ""), ("Cleo", ELSEWHERE))
    ada.begin(Record.new("stone_paths", 3, 7, first=0), seats)
    ada.watch()
    play_turn(ada)  # both, with the curtain between them
    assert ada.play.session.to_act == 2
    assert ada.play.me == 1
    cleo.open(ada.post())
    cleo.answer()
    play_turn(cleo)
    ada.open(cleo.post())
    assert ada.play.curtain
    assert ada.play.me == 0


def test_another_tab_that_opens_a_letter_takes_this_one_along() -> None:
    ada, bas = two("loops")
    play_turn(ada)
    bas.open(ada.post())
    bas.answer()
    play_turn(bas)
    letter = bas.post()
    other = Device()
    other.platform.storage = ada.platform.storage
    other.open(letter)
    other.watch()
    ada.app.other_tab()
    ada.watch()
    assert ada.moves == bas.moves
    assert ada.play.session.record.moves == bas.moves
    assert [save.id for save in ada.app.saves.games(finished=False)] == [ada.game_id]
