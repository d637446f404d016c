"""Figures of all finished games: counted right, kept longer than the games, and safe from nonsense."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.app import App
from app.keeping.figures import RECENT, Figures, company, together
from app.keeping.saves import KEPT_FINISHED, Saves
from tests.app.fake import FakePlatform
from waystones import Record

LINE = Record.new("one_line", seed=7)
STONES = Record.new("stone_paths", 2, 7)
YOU, JO = ("You", ""), ("Jo", "")
MIRA, BAS = ("Mira", "relaxed"), ("Bas", "sharp")


def test_one_game_after_another() -> None:
    figures = Figures().with_game(-4, "steady").with_game(10, "steady", won=True).with_game(6, "sharp")
    assert (figures.played, figures.best, figures.total, figures.average) == (3, 10, 12, 4.0)
    assert figures.recent == (-4, 10, 6)
    assert figures.levels == {"steady": (2, 1), "sharp": (1, 0)}


def test_the_best_of_games_below_zero_is_below_zero() -> None:
    assert Figures().with_game(-9).with_game(-4).best == -4


@given(st.lists(st.integers(-50, 90), min_size=1, max_size=80))
def test_the_last_scores_are_kept_one_by_one_and_all_of_them_in_sum(scores: list[int]) -> None:
    figures = Figures()
    for score in scores:
        figures = figures.with_game(score)
    assert list(figures.recent) == scores[-RECENT:]
    assert (figures.played, figures.best, figures.total) == (len(scores), max(scores), sum(scores))
    assert Figures.read(json.loads(json.dumps(figures.to_store()))) == figures


@pytest.mark.parametrize(
    ("seats", "expected"),
    [((), ""), ((YOU, MIRA), "relaxed"), ((YOU, BAS, MIRA), "sharp"), ((YOU, JO), "people"), ((YOU, JO, BAS), "people")],
)  # fmt: skip
def test_a_game_counts_against_the_strongest_at_the_table(
    seats: tuple[tuple[str, str], ...], expected: str
) -> None:
    assert company(seats) == expected


def test_a_game_against_bots_counts_by_level() -> None:
    saves = Saves(FakePlatform())
    saves.finish(saves.new(STONES, seats=(YOU, MIRA)), "stone_paths", 30, won=1)
    saves.finish(saves.new(STONES, seats=(YOU, MIRA)), "stone_paths", 11, won=0)
    assert saves.figures_of("stone_paths").levels == {"relaxed": (2, 1)}
    assert saves.figures_of("one_line") == Figures()


def test_a_game_among_bots_is_not_counted() -> None:
    saves = Saves(FakePlatform())
    saves.finish(saves.new(STONES, seats=(MIRA, BAS)), "stone_paths", 30, won=1)
    assert saves.figures() == {}


def test_figures_outlive_the_games() -> None:
    saves = Saves(FakePlatform())
    for score in range(KEPT_FINISHED + 5):
        saves.finish(saves.new(LINE), "one_line", score)
    for save in saves.games(finished=True):
        saves.remove(save.id)
    assert saves.figures_of("one_line").played == KEPT_FINISHED + 5


def test_figures_are_backed_up_restored_and_erased() -> None:
    saves = Saves(FakePlatform())
    saves.finish(saves.new(LINE), "one_line", 33)
    backup, before = saves.backup(), saves.figures()
    saves.erase()
    assert saves.figures() == {}
    saves.restore(backup)
    assert saves.figures() == before
    saves.restore(backup)
    assert saves.figures() == before, "the same games are not counted twice"


def test_a_backup_with_fewer_games_takes_nothing_away() -> None:
    saves = Saves(FakePlatform())
    saves.finish(saves.new(LINE), "one_line", 33)
    backup = saves.backup()
    saves.finish(saves.new(LINE), "one_line", 12)
    saves.finish(saves.new(STONES, seats=(YOU, MIRA)), "stone_paths", 20)
    saves.restore(backup)
    assert saves.figures_of("one_line").played == 2
    assert saves.figures_of("stone_paths").played == 1


def test_of_two_accounts_the_fuller_one_is_taken_for_each_game() -> None:
    one, two = Figures().with_game(1), Figures().with_game(1).with_game(2)
    assert together({"a": one, "b": two}, {"a": two, "c": one}) == {"a": two, "b": two, "c": one}


GOOD = Figures().with_game(5, "sharp", won=True).to_store()
NONSENSE = [
    [],
    {"one_line": 3},
    {"one_line": {"played": 3}},
    {"one_line": GOOD | {"more": 1}},
    {"one_line": GOOD | {"best": "5"}},
    {"one_line": GOOD | {"played": True}},
    {"one_line": GOOD | {"played": 0}},
    {"one_line": GOOD | {"recent": [1.5]}},
    {"one_line": GOOD | {"recent": 7}},
    {"one_line": GOOD | {"levels": {"sharp": [1, 2]}}},
    {"one_line": GOOD | {"levels": {"sharp": [1]}}},
    {"one_line": GOOD | {"levels": {"sharp": 1}}},
    {"one_line": GOOD | {"levels": {"godlike": [1, 1]}}},
]


@pytest.mark.parametrize("data", NONSENSE)
def test_figures_that_cannot_be_read_are_set_aside_and_counting_begins_anew(data: object) -> None:
    text = json.dumps(data)
    platform = FakePlatform({"waystones/figures": text})
    saves = Saves(platform)
    assert saves.figures() == {}
    assert platform.storage["waystones/aside/figures"] == text
    assert saves.troubles == {"aside"}
    saves.finish(saves.new(LINE), "one_line", 8)
    assert saves.figures_of("one_line").played == 1


def test_a_backup_whose_figures_cannot_be_read_still_brings_its_games() -> None:
    saves = Saves(FakePlatform())
    saves.finish(saves.new(replace(LINE, moves=("pass",) * 15)), "one_line", 33)
    broken = json.loads(saves.backup())
    broken["items"]["figures"] = "{"
    other = Saves(FakePlatform())
    other.finish(other.new(LINE), "one_line", 1)
    assert other.restore(json.dumps(broken)) == 1
    assert other.figures_of("one_line").played == 1


def test_the_statistics_show_what_was_counted() -> None:
    platform = FakePlatform()
    app = App(platform)
    platform.serve(app)
    app.start()
    app.do("statistics", "")
    assert "No game has been finished yet." in platform.regions["figures"]
    app.saves.finish(app.saves.new(STONES, seats=(YOU, BAS)), "stone_paths", 30, won=1)
    app.saves.finish(app.saves.new(STONES, seats=(YOU, BAS)), "stone_paths", 13)
    app.open("statistics")
    shown = platform.regions["figures"]
    assert "21.5" in shown
    assert "sharp bots" in shown
    assert "1 of 2" in shown
    assert "The last 2 games: 30, 13" in shown
    assert "One Line" not in shown, "what was never played is not shown"
