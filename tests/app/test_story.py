"""After a game: what ended it, by how much, how it went turn by turn, and one of its turns played again."""

import re
from itertools import pairwise

import pytest

import waystones
from app.drawing.players import Player as Seated
from app.table.replay import ReplayScreen
from app.table.result import ResultScreen
from app.table.story import Story, lead_for_good
from app.table.table import Table
from app.table.view.ending import story
from app.texts import Texts
from tests.app.player import Player
from tests.tables import FOR_SEVERAL
from waystones import Record, Session

SEATS = (("You", ""), ("Mira", "relaxed"), ("Bas", "relaxed"))


def whole(game: str, players: int = 3, seed: int = 4) -> Session:
    """A game from its deal to its end."""
    session: Session = Session.new(game, players, seed, first=0)
    bot = waystones.bot(game, "relaxed", seed)
    while not session.is_over:
        session.play(bot.choose(session.observe(session.to_act)))
    return session


def ended(game: str, session: Session | None = None) -> Player:
    """A player who looks at the result of a whole game."""
    session = session or whole(game)
    player = Player()
    save = player.app.saves.bring_in(session.record, seats=SEATS[: session.state.players], finished=True)
    player.app.go(f"result/{save.id}")
    return player


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_the_story_has_everybodys_points_after_every_turn(game: str) -> None:
    session = whole(game)
    story = Story.of(session)
    assert story.scores[-1] == tuple(session.state.scores())
    assert story.ends[-1] == len(session.steps)
    for turn in range(1, story.turns + 1):
        before, end = story.before(turn), story.ends[turn - 1]
        assert {step.seat for step in session.steps[before:end]} == {story.seats[turn - 1]}
        assert story.scores[turn] == tuple(session.replay(end).scores())
    assert all(one != other for one, other in pairwise(story.seats))


@pytest.mark.parametrize(
    ("scores", "turn"),
    [
        ([(0, 0), (1, 0), (1, 4), (2, 4)], 2),
        ([(0, 0), (5, 0), (5, 5), (6, 5)], 3),
        ([(0, 0), (1, 0), (1, 0), (1, 0)], 1),
        ([(0, 0), (9, 0), (9, 9)], None),
    ],
)
def test_the_lead_for_good(scores: list[tuple[int, ...]], turn: int | None) -> None:
    assert lead_for_good(scores) == turn


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_the_count_runs_line_by_line_and_ends_with_the_margin(game: str) -> None:
    session = whole(game)
    player = ended(game, session)
    assert isinstance(player.app.screen, ResultScreen)
    assert "Counting" in player.platform.regions["verdict"]
    assert player.platform.regions["story"] == "", "the curve would give it away"
    player.platform.wait()
    totals = sorted(session.state.scores(), reverse=True)
    said = re.sub("<[^>]*>", " ", player.platform.regions["verdict"])
    assert f"by {totals[0] - totals[1]} point" in said
    assert all(str(abs(total)) in said for total in totals)
    assert 'class="curve"' in player.platform.regions["story"]


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_turn_of_a_game_is_played_again_as_another_game_that_is_not_counted(game: str) -> None:
    player = ended(game)
    screen = player.app.screen
    assert isinstance(screen, ResultScreen)
    player.app.do("skip", "")
    found = re.search(r'data-do="again-from" data-arg="(\d+)"', player.platform.regions["story"])
    assert found
    story, turn = screen.ending.story, int(found[1])
    assert story.seats[turn - 1] == 0, "it is the player's own turn"
    before = player.app.saves.figures()
    player.app.do("again-from", found[1])
    table = player.app.screen
    assert isinstance(table, Table)
    assert table.save.id != screen.save.id
    assert table.session.record.moves == screen.session.record.moves[: story.before(turn)]
    assert table.save.practice
    for move in screen.session.record.moves[story.before(turn) :]:
        table.commit(move)
    assert player.app.saves.figures() == before
    kept = player.app.saves.peek(table.save.id)
    assert kept
    assert kept.finished


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_replay_can_be_played_on_from_any_step(game: str) -> None:
    player = ended(game)
    player.app.do("replay", "")
    replay = player.app.screen
    assert isinstance(replay, ReplayScreen)
    player.app.do("ply", str(replay.last))
    assert player.platform.regions["play-on"] == "", "there is nothing left to play"
    player.app.do("ply", "7")
    assert "do-play-on" in player.platform.regions["play-on"]
    player.app.do("play-on", "")
    table = player.app.screen
    assert isinstance(table, Table)
    assert table.session.record.moves == replay.session.record.moves[:7]


def test_moves_that_were_sent_are_only_watched() -> None:
    session = whole("stone_paths")
    player = Player()
    seats = tuple((name, "sent") for name, _ in SEATS)
    save = player.app.saves.bring_in(session.record, seats=seats, finished=True, sent=True)
    player.app.go(f"result/{save.id}")
    player.app.do("skip", "")
    assert "again-from" not in player.platform.regions["story"]
    player.app.do("replay", "")
    assert "play-on" not in player.platform.regions


def test_a_game_begun_before_there_was_practice_still_opens() -> None:
    player = Player()
    player.app.start_game(Record.new("loops", 2, 3), seats=SEATS[:2])
    id = player.play.save.id
    key = f"waystones/game/{id}"
    text = player.platform.storage[key].replace('"schema":4', '"schema":3').replace('"practice":false,', "")
    assert "practice" not in text
    player.platform.storage[key] = text
    assert isinstance(Player(player.platform, f"play/{id}").app.screen, Table)


def test_where_points_only_rise_the_lead_is_drawn() -> None:
    rising = Story((0, 1, 0), (1, 2, 3), ((0, 0), (9, 0), (9, 12), (40, 12)))
    assert rising.only_rises
    assert rising.rounds == (0, 2, 3)
    assert rising.leads == ((0, 0), (-3, 3), (28, -28))
    assert not Story((0, 1), (1, 2), ((-4, -4), (-8, -4), (-8, 1))).only_rises
    assert Story((0,), (1,), ((0, 0, 0), (5, 0, 0))).leads[-1] == (5, -5, -5)


def test_where_points_only_rise_the_lead_is_taken_in_a_round() -> None:
    told = Story(
        (0, 1, 0, 1, 0, 1),
        (1, 2, 3, 4, 5, 6),
        ((0, 0), (9, 0), (9, 12), (20, 12), (20, 25), (33, 25), (33, 40)),
    )
    assert lead_for_good(told.scores) == 6, "whoever has just played is ahead, but that decides nothing"
    assert told.turning_point == 2


def test_the_best_turn_is_named() -> None:
    told = Story((0, 1, 0), (1, 2, 3), ((0, 0), (9, 0), (9, 12), (40, 12)))
    assert told.best_turn == (3, 31)
    players = [Seated("You"), Seated("Mira", "steady")]
    assert "The best turn was yours, turn 3: +31 points." in story(Texts("en"), told, players, 0)
    other = Story((0, 1), (1, 2), ((0, 0), (9, 0), (9, 12)))
    assert "The best turn was Mira&#x27;s, turn 2: +12 points." in story(Texts("en"), other, players, 0)
