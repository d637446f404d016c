"""The best line beside the own one: searched for when the game is over, shown round by round."""

import json

import pytest

from app.games.one_line import best_line
from app.quiet_search import QUIET
from app.reading import members
from app.table.result import SEARCH_BAR
from app.table.result import ResultScreen as Result
from tests.app.fake import FakePlatform
from tests.app.player import Player
from tests.app.test_play import play_a_round, play_to_the_end
from waystones import Record, Session
from waystones.games.one_line import best
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walker import Walker

EFFORT = 60  # lines followed up: enough to find some line


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search makes little effort here."""
    search = best.search
    monkeypatch.setattr(best, "search", lambda state, effort=EFFORT: search(state, effort))


def finished(platform: FakePlatform | None = None) -> tuple[Player, Result]:
    """A player who has just played a game to its end, and has seen the finale before."""
    player = Player(platform)
    player.deal()
    play_to_the_end(player)
    player.press("skip")
    assert isinstance(player.app.screen, Result)
    return player, player.app.screen


def with_worker() -> FakePlatform:
    platform = FakePlatform()
    platform.has_worker = True
    return platform


def expected(seed: int = 7) -> best.Best:
    state = Record.new("one_line", seed=seed).state()
    assert isinstance(state, OneLine)
    return best.best(state, EFFORT)


def test_the_best_line_appears_beside_the_own_one() -> None:
    player, screen = finished()
    assert "progress" in player.platform.regions["best-line"]
    player.platform.wait()
    shown = player.platform.regions
    own = screen.session.state.scores()[0]
    assert f"{own}</b>".replace("-", "\N{MINUS SIGN}") in shown["own-line"]
    assert "Best line found" in shown["best-line"]
    assert f"{expected().score}</b>" in shown["best-line"]
    assert "The two lines part in round" in shown["told"]
    assert f"gives {expected().score} points" in player.platform.said[-1]


def test_how_far_the_search_is_can_be_seen() -> None:
    player, screen = finished(with_worker())
    [(kind, question, told)] = player.platform.errands
    deal = str(best_line.deal(screen.session.record))
    assert (kind, json.loads(question)) == ("one_line/good_line", {"record": deal})
    told(0.4, None)
    assert player.platform.values[SEARCH_BAR] == "40"
    before = dict(player.platform.regions)
    told(0.41, None)
    assert player.platform.values[SEARCH_BAR] == "40", "too little to see"
    told(0.5, None)
    assert player.platform.regions == before, "nothing else is drawn anew"


def test_who_leaves_does_not_wait_for_it() -> None:
    player, _ = finished(with_worker())
    player.app.go("")
    player.platform.errands[0][2](0.4, None)
    assert player.platform.dropped == [1]


def found(screen: Result, **more: bool) -> str:
    """An answer of the worker: the own line is the best."""
    return json.dumps({"record": str(screen.session.record), "proven": False, **more})


def test_a_line_found_quickly_is_shown_until_the_long_search_is_over() -> None:
    player, screen = finished(with_worker())
    player.platform.errands[0][2](1.0, found(screen, passing=True))
    assert "Best line" not in player.platform.regions["best-line"], "it is drawn by itself, after it was read"
    player.platform.wait(0)
    shown = player.platform.regions
    assert "Best line so far" in shown["best-line"]
    assert shown["told"] == "", "nobody is praised for what may still be beaten"
    kind, _, told = player.platform.errands[1]
    assert kind == "one_line/best_line"
    told(0.5, None)
    assert player.platform.values[SEARCH_BAR] == "50"
    told(1.0, found(screen))
    player.platform.wait(0)
    assert "Best line found" in player.platform.regions["best-line"]
    assert "Well drawn" in player.platform.regions["told"]


def playing(platform: FakePlatform) -> Player:
    """A player who has drawn the first stretch, a while ago."""
    player = Player(platform)
    player.deal()
    platform.wait(10_000)  # what a first game says of itself is read
    play_a_round(player)
    platform.wait(QUIET)
    return player


def test_it_is_looked_for_while_the_line_is_drawn_and_nobody_sees_it() -> None:
    platform = with_worker()
    player = playing(platform)
    [(kind, question, told)] = platform.errands
    deal = str(best_line.deal(Record.new("one_line", seed=7)))
    assert (kind, json.loads(question), platform.idle) == ("one_line/good_line", {"record": deal}, {1})
    before, said = dict(platform.regions), list(platform.said)
    told(1.0, found_of(7, passing=True))
    platform.wait(QUIET)
    assert [kind for kind, _, _ in platform.errands] == ["one_line/good_line", "one_line/best_line"]
    platform.errands[1][2](0.5, None)
    assert (platform.regions, platform.said) == (before, said), "nothing of it shows before the end"
    assert platform.idle == {1, 2}
    play_to_the_end(player)
    player.press("skip")
    assert len(platform.errands) == 2, "the result waits for the search that is on its way"
    assert 2 not in platform.idle
    assert "Best line so far" in platform.regions["best-line"]
    platform.errands[1][2](0.7, None)
    assert platform.values[SEARCH_BAR] == "70"
    platform.errands[1][2](1.0, found_of(7))
    platform.wait(0)
    assert "Best line found" in platform.regions["best-line"]


def found_of(seed: int, **more: bool) -> str:
    """An answer of the worker for a deal: a line that passes every card."""
    session = Session(Record.new("one_line", seed=seed))
    while not session.is_over:
        session.play("pass")
    return json.dumps({"record": str(session.record), "proven": False, **more})


def test_what_was_found_while_playing_is_there_at_the_end() -> None:
    platform = with_worker()
    player = playing(platform)
    platform.errands[0][2](1.0, found_of(7))
    play_to_the_end(player)
    player.press("skip")
    assert len(platform.errands) == 1
    assert "Best line found" in platform.regions["best-line"]


@pytest.mark.parametrize("way", ["none", "dies"])
def test_without_a_worker_nothing_is_looked_for_while_somebody_plays(way: str) -> None:
    platform = FakePlatform()
    platform.has_worker = way == "dies"
    player = playing(platform)
    if way == "dies":
        platform.give_up_worker()
        platform.has_worker = False
    assert not platform.waiting
    assert not player.app.saves.page(best_line.PAGE)
    play_to_the_end(player)
    player.press("skip")
    platform.wait()
    assert "Best line found" in platform.regions["best-line"]


def test_whoever_begins_another_line_has_that_one_looked_into() -> None:
    platform = with_worker()
    player = playing(platform)
    player.deal(8)
    play_a_round(player)
    platform.wait(QUIET)
    assert platform.dropped == [1]
    assert json.loads(platform.errands[1][1]) == {"record": str(Record.new("one_line", seed=8))}


def test_one_slider_moves_both_lines() -> None:
    player, screen = finished()
    player.platform.wait()
    player.app.slide("ply", "3")
    state = screen.session.replay(3)
    assert isinstance(state, OneLine)
    theirs = Record.new("one_line", seed=7).state()
    assert isinstance(theirs, OneLine)
    for move in expected().moves[:3]:
        theirs.play(move)
    assert f"{len(state.routes[0])} fields" in player.platform.regions["own-line"]
    assert f"{len(theirs.routes[0])} fields" in player.platform.regions["best-line"]
    assert player.platform.regions["compared"] == "After round 3 of 15"


def test_a_deal_is_searched_only_once() -> None:
    player, screen = finished(with_worker())
    session = Session(Record.new("one_line", seed=7))
    while not session.is_over:
        session.play("pass")
    player.platform.errands[0][2](1.0, json.dumps({"record": str(session.record), "proven": False}))
    again = Player(player.platform, f"result/{screen.save.id}")
    assert len(player.platform.errands) == 1
    assert "1 field" in again.platform.regions["best-line"]


@pytest.mark.parametrize(
    ("proven", "words"), [(False, "No better line was found"), (True, "No line gives more")]
)
def test_a_line_that_cannot_be_beaten_is_praised(proven: bool, words: str) -> None:
    player, screen = finished(with_worker())
    answer = json.dumps({"record": str(screen.session.record), "proven": proven})
    player.platform.errands[0][2](1.0, answer)
    player.platform.wait(0)
    assert words in player.platform.regions["told"]
    assert ("Best possible" in player.platform.regions["best-line"]) == proven


def test_lines_part_where_they_are_drawn_differently() -> None:
    own = Record.new("one_line", seed=7)
    first = str(max(own.state().legal_moves(), key=lambda move: len(move.fields)))
    one = Session(own)
    other = Session(own)
    assert best_line.parting(one.record, other.record) is None
    for session in (one, other):
        session.play(first)
    one.play("pass")
    other.play(str(max(other.state.legal_moves(), key=lambda move: len(move.fields))))
    assert best_line.parting(one.record, other.record) == 2


@pytest.mark.parametrize("options", [{}, {"board": 12}])
def test_only_the_classic_board_has_figures_to_compare_with(options: dict[str, int]) -> None:
    player = Player(with_worker())
    session = Session(Record.new("one_line", seed=7, **options))
    state = session.state
    assert isinstance(state, OneLine)
    while not session.is_over:
        seen = state.observe(0)
        session.play(Walker.at(seen).favourites(seen)[0])
    save = player.app.saves.finish(
        player.app.saves.new(session.record), "one_line", session.state.scores()[0]
    )
    player.app.go(f"result/{save.id}")
    assert ("% of the steady bot" in player.platform.frame) == (not options)


def test_the_best_line_is_there_when_the_result_is_opened_again() -> None:
    player, screen = finished()
    player.platform.wait()
    shown = player.platform.regions["best-line"]
    again = Player(player.platform, f"result/{screen.save.id}")
    assert again.platform.regions["best-line"] == shown
    assert not again.platform.waiting, "nothing is searched again"


@pytest.mark.parametrize(
    "nonsense",
    [[], 7, {"deal": 7}, "{}", '{"record": "x", "proven": true}', '{"record": 7, "proven": 1}', "[]", "x"],
)
def test_what_is_no_answer_is_searched_again(nonsense: object) -> None:
    player, screen = finished()
    deal = str(best_line.deal(screen.session.record))
    kept = {deal: nonsense} if isinstance(nonsense, str) else nonsense
    player.app.saves.keep_page(best_line.PAGE, kept)
    assert best_line.known(player.app.saves, screen.session.record) is None


def test_only_the_last_deals_are_kept() -> None:
    player, screen = finished()
    player.platform.wait()
    answer = members(player.app.saves.page(best_line.PAGE))[str(best_line.deal(screen.session.record))]
    for seed in range(best_line.KEPT):
        best_line.remember(player.app.saves, Record.new("one_line", seed=seed), answer)
    kept = members(player.app.saves.page(best_line.PAGE))
    assert len(kept) == best_line.KEPT
    assert best_line.merged({"a": "here"}, {"a": "there", "b": "there"}) == {"a": "here", "b": "there"}
