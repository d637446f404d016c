"""The guided first games: the coach says one thing at a time, waits for it to be done, and can be sent away."""

import re
from dataclasses import replace

import pytest

import waystones
from app.app import App
from app.games.stone_paths.lesson import LESSONS
from app.keeping.saves import Save
from app.table.lesson import Lesson, following, moved_on
from app.table.table import Table
from tests.app.fake import FakePlatform
from tests.tables import FOR_SEVERAL, GAMES
from waystones import Record

COURSE = (
    Lesson[int](lambda t: "look"),
    Lesson[int](lambda t: "three", lambda now: now >= 3),
    Lesson[int](lambda t: "five", lambda now: now >= 5),
    Lesson[int](lambda t: "that is all"),
)


def test_a_lesson_waits_until_its_thing_is_done() -> None:
    assert moved_on(COURSE, 1, 2) == 1
    assert moved_on(COURSE, 1, 3) == 2
    assert moved_on(COURSE, 1, 9) == 3, "what is done already need not be taught"
    assert moved_on(COURSE, 0, 9) == 0, "without a goal the player says when"
    assert moved_on(COURSE, None, 9) is None


def test_after_the_last_lesson_there_is_none() -> None:
    assert [following(COURSE, step) for step in range(4)] == [1, 2, 3, None]


class Pupil:
    """Somebody who plays a guided game."""

    def __init__(self, game: str) -> None:
        self.platform = FakePlatform()
        self.app = App(self.platform)
        self.platform.serve(self.app)
        self.app.start()
        self.app.do("learn", game)

    @property
    def coach(self) -> str:
        return self.platform.regions["coach"]

    @property
    def step(self) -> int:
        """Which thing is being taught, counted from 1; 0 without a coach."""
        found = re.search(r"Step (\d+) of", self.coach)
        return int(found[1]) if found else 0

    @property
    def save(self) -> Save:
        found = self.app.saves.peek(self.platform.address.split("/")[1])
        assert found
        return found


def test_the_first_game_of_stone_paths_teaches_by_doing() -> None:
    pupil = Pupil("stone_paths")
    do = pupil.app.do
    assert "Five paths" in pupil.coach
    do("next-learn", "")
    assert "green 0" in pupil.coach
    assert 'hinted" id="hand-2"' in pupil.platform.regions["hand"], "the coach points at the card"
    do("card", "g0")
    assert "Lay it in your row" in pupil.coach
    do("lay", "g")
    assert "starts a figure" in pupil.coach
    do("figure", "small")
    assert "ends with a card taken" in pupil.coach
    do("take", "deck")
    assert "Now Mira plays" in pupil.coach
    pupil.platform.wait()
    assert "runs up or down" in pupil.coach
    do("card", "g2")
    do("lay", "g")
    assert "A clover!" in pupil.coach
    do("step", "g")
    assert "wishing stones" in pupil.coach
    assert pupil.save.lesson == 8
    for words in ("lowest rows", "Discard one", "five figures"):
        do("next-learn", "")
        assert words in pupil.coach
    do("next-learn", "")
    assert pupil.coach == ""
    assert pupil.save.lesson is None


def test_the_first_game_of_branching_paths_assumes_nothing() -> None:
    pupil = Pupil("branching_paths")
    table = pupil.app.screen
    heard: list[str] = []
    assert isinstance(table, Table)
    player = waystones.bot("branching_paths", "steady", 1)
    while pupil.coach and len(heard) < 60:
        heard.append(pupil.coach)
        if 'id="do-next"' in pupil.coach:
            pupil.app.do("next-learn", "")
        elif table.session.to_act == 0:
            table.commit(str(player.choose(table.session.observe(0))))
        else:
            pupil.platform.wait()
    said = " ".join(heard)
    assert "Stone Paths" not in said, "who learns this game need not know another"
    for words in (
        "to the goal",
        "Lift a marked card",
        "card taken",
        "runs up or down",
        "joker",
        "wishing stones",
        "counts double",
        "Discard",
        "five figures",
    ):
        assert words in said, words
    assert pupil.save.lesson is None


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_every_table_has_an_aid_card_in_its_menu(game: str) -> None:
    pupil = Pupil(game)
    pupil.app.do("menu", "")
    assert 'data-do="aid"' in pupil.platform.regions["sheet"]
    pupil.app.do("aid", "")
    card = pupil.platform.regions["sheet"]
    assert all(f"<h3>{title}</h3>" in card for title in ("Your turn", "What counts"))
    assert f'data-do="rules" data-arg="{game}"' in card
    assert len(re.findall("<li>", card)) <= 9, "one short page"


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_the_seats_say_what_the_game_is_how_long_it_takes_and_who_the_levels_are(game: str) -> None:
    platform = FakePlatform()
    app = App(platform)
    platform.serve(app)
    app.start()
    app.do("seats", game)
    assert "minutes" in platform.frame
    assert "are bots" in platform.frame


def test_what_the_player_does_out_of_turn_leaves_the_coach_waiting() -> None:
    pupil = Pupil("stone_paths")
    pupil.app.do("next-learn", "")
    pupil.app.do("card", "b4")
    assert pupil.step == 3
    pupil.app.do("discard", "b")
    pupil.app.do("take", "deck")
    pupil.platform.wait()
    assert pupil.step == 3, "nothing was laid yet"
    assert "Lay it in your row" in pupil.coach


def test_without_a_clover_none_is_taught() -> None:
    pupil = Pupil("stone_paths")
    pupil.app.do("next-learn", "")
    for turn in (("y1", "y"), ("p2", "p"), ("p3", "p")):
        pupil.app.do("card", turn[0])
        pupil.app.do("lay", turn[1])
        if "Which figure?" in pupil.platform.regions["asked"]:
            pupil.app.do("figure", "small")
        pupil.app.do("take", "deck")
        pupil.platform.wait()
    assert "wishing stones" in pupil.coach


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_is_taken_up_where_it_was(game: str) -> None:
    pupil = Pupil(game)
    pupil.app.do("next-learn", "")
    assert pupil.step == 2
    again = App(pupil.platform)
    again.open(pupil.platform.address)
    assert pupil.step == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_can_be_sent_away_and_does_not_come_back(game: str) -> None:
    pupil = Pupil(game)
    pupil.app.do("skip-learn", "")
    assert pupil.coach == ""
    App(pupil.platform).open(pupil.platform.address)
    assert pupil.coach == ""


@pytest.mark.parametrize("game", GAMES)
def test_starting_over_starts_the_lesson_over(game: str) -> None:
    pupil = Pupil(game)
    pupil.app.do("next-learn", "")
    pupil.app.do("start-over", "yes")
    assert pupil.step == 1


@pytest.mark.parametrize("step", [-1, len(LESSONS), 999])
def test_a_step_that_no_course_has_is_no_lesson(step: int) -> None:
    pupil = Pupil("stone_paths")
    pupil.app.saves.write(replace(pupil.save, lesson=step))
    App(pupil.platform).open(pupil.platform.address)
    assert pupil.coach == ""


def test_only_games_that_can_be_played_are_taught() -> None:
    platform = FakePlatform()
    app = App(platform)
    platform.serve(app)
    app.start()
    app.do("learn", "chess")
    assert platform.address == ""


def test_a_newcomer_is_offered_the_guided_game_and_a_player_is_not() -> None:
    platform = FakePlatform()
    app = App(platform)
    platform.serve(app)
    app.start()
    app.do("seats", "stone_paths")
    assert 'data-do="learn" data-arg="stone_paths"' in platform.frame
    app.saves.finish(app.saves.new(Record.new("stone_paths", 2)), "stone_paths", 12)
    app.do("home", "")
    app.do("seats", "stone_paths")
    assert 'data-do="learn"' not in platform.frame
