"""The deal of the day at a table: the same for everybody, begun once, gone on with, counted in days, kept by a backup."""

import html
import re
from itertools import pairwise

import pytest

import waystones
from app.games import games
from app.keeping.diary import Diary, number
from app.table.of_the_day import deal, page
from app.table.result import ResultScreen
from app.table.table import Table
from tests.app.player import Player
from waystones import Record

GAMES = [game.id for game in games().values() if page(game.id) in game.pages]


def play_to_the_end(player: Player) -> None:
    """Both seats play like relaxed bots."""
    table = player.play
    bot = waystones.bot(table.session.record.game, "relaxed", 1)
    while not table.session.is_over:
        table.commit(str(bot.choose(table.session.observe(table.session.to_act))))
    player.app.do("go-on", "")


def test_every_game_that_is_always_played_at_a_table_has_its_days() -> None:
    assert set(GAMES) == {
        game.id for game in games().values() if game.about.players[0] > 1 and game.about.styles
    }


@pytest.mark.parametrize("game", GAMES)
def test_everybody_gets_the_same_deal_against_the_same_bot(game: str) -> None:
    one, other = (Player(path=f"seats/{game}") for _ in range(2))
    for player in (one, other):
        player.press("day")
    assert one.play.session.record == other.play.session.record
    assert one.play.save.seats == other.play.save.seats
    assert one.play.save.daily == number(one.platform.now())


@pytest.mark.parametrize("game", GAMES)
def test_days_differ_and_bots_take_turns(game: str) -> None:
    days = [deal(game, day, "You") for day in range(1, 25)]
    assert len({record.seed for record, _ in days}) == len(days)
    assert all(one[1] != other[1] for (_, one), (_, other) in pairwise(days)), "somebody else every day"
    for _, (_, (_, manner)) in days:
        assert waystones.bot(game, manner)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_try_counts_and_is_then_looked_at(game: str) -> None:
    player = Player(path=f"seats/{game}")
    assert "Deal of the day" in player.platform.frame
    player.press("day")
    id = player.play.save.id
    again = Player(player.platform, f"seats/{game}")
    again.press("day")
    assert again.play.save.id == id, "it goes on where it was left"
    play_to_the_end(again)
    seat = again.app.saves.peek(id)
    assert seat
    today = number(again.platform.now())
    known = Diary.read(again.app.saves.page(page(game)))[today]
    assert known.score == seat.summary["score"]
    again.app.do("seats", game)
    assert "You made" in again.platform.frame
    again.press("day")
    assert isinstance(again.app.screen, ResultScreen)


def test_a_day_whose_game_was_let_go_is_practice() -> None:
    player = Player(path="seats/loops")
    player.press("day")
    play_to_the_end(player)
    player.app.saves.remove(player.app.saves.games(finished=True)[0].id)
    player.app.do("seats", "loops")
    player.press("day")
    assert isinstance(player.app.screen, Table)
    assert player.play.save.practice


def test_the_days_of_a_table_leave_the_line_of_the_day_alone() -> None:
    player = Player(path="seats/loops")
    player.press("day")
    player.app.do("home", "")
    assert "do-continue" in player.platform.regions["resume"], "a table of today is offered like any other"
    player.app.do("daily", "")
    assert player.play.session.record.game == "one_line"


def test_a_backup_brings_the_days_along() -> None:
    player = Player(path="seats/loops")
    player.press("day")
    play_to_the_end(player)
    fresh = Player()
    fresh.app.saves.restore(player.app.saves.backup())
    assert fresh.app.saves.page(page("loops")) == player.app.saves.page(page("loops"))


def test_before_the_first_day_there_is_none() -> None:
    player = Player()
    player.platform.day = "1999-12-31"
    player.app.do("seats", "loops")
    assert "do-day" not in player.platform.frame


def test_an_ordinary_game_is_no_days_try() -> None:
    player = Player()
    player.app.start_game(Record.new("loops", 2, 3), seats=(("You", ""), ("Mira", "relaxed")))
    play_to_the_end(player)
    assert player.app.saves.page(page("loops")) is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("helped", [False, True])
def test_a_hint_is_noted_for_the_day_and_told_with_its_result(game: str, helped: bool) -> None:
    player = Player(path=f"seats/{game}")
    player.press("day")
    table = player.play
    if helped:
        table._hint_came(str(table.session.state.legal_moves()[0]))
    again = Player(player.platform, player.platform.address)  # a reload does not make it undone
    play_to_the_end(again)
    again.app.do("skip", "")
    assert ("A hint was used." in again.platform.regions["story"]) is helped
    assert "Deal of the day" in again.platform.regions["story"]
    today = number(again.platform.now())
    assert Diary.read(again.app.saves.page(page(game)))[today].helped is helped
    again.app.do("seats", game)
    assert ("A hint was used." in again.platform.frame) is helped


@pytest.mark.parametrize("game", GAMES)
def test_the_last_days_stand_at_the_seats_and_home_says_what_is_open(game: str) -> None:
    player = Player(path=f"seats/{game}")
    assert "walked-days" not in player.platform.frame, "who has never played one has no days"
    player.press("day")
    play_to_the_end(player)
    won = 0 in Record.parse(player.app.saves.games(finished=True)[0].record).state().winners()
    later = Player(player.platform)
    assert not later.platform.regions[f"open-{game}"], "today's is played"
    player.platform.day = "2026-11-18"
    later = Player(player.platform)
    assert "Today's deal is open" in html.unescape(later.platform.regions[f"open-{game}"])
    seats = Player(player.platform, f"seats/{game}").platform.frame
    days = re.findall(r'<li class="day-(\w+)"><span class="aside">(.*?)</span>', seats)
    assert [state for state, _ in days] == ["won" if won else "played", "missed", "open"]
    assert [words.partition(":")[0] for _, words in days] == [
        "Monday 16 Nov",
        "Tuesday 17 Nov",
        "Wednesday 18 Nov",
    ]


def test_whether_a_day_was_won_is_kept_and_older_diaries_are_read() -> None:
    diary = Diary().begin(3, "2026-01-03", "a").finish(3, 40, "", won=True)
    assert Diary.read(diary.to_store())[3].won is True
    older = {"3": {"begun": "2026-01-03", "id": "a", "score": 40, "link": ""}}
    assert Diary.read(older)[3].won is None
    assert Diary.read(older).to_store() == older
