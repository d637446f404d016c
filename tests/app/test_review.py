"""The review on the page: worked out bit by bit, stopped, taken up again, kept; puzzles, the replay, trying again, hints."""

import json
from dataclasses import replace
from typing import Any

import pytest

import waystones
from app.keeping.reviews import REVIEWS, Review, kept_review, merged_reviews
from app.table.replay import ReplayScreen
from app.table.result import ResultScreen
from app.table.review import ReviewScreen
from app.table.table import Table
from tests.app.fake import FakePlatform
from tests.app.player import Player
from tests.portrait import portrait
from tests.tables import GAMES
from waystones import Session
from waystones.review.luck import Luck
from waystones.review.reason import Reason
from waystones.review.weighing import Advice, Estimate, Weighed
from waystones.review.written import written, written_advice, written_luck

WHO = (("Ada", ""), ("Bas", "steady"))


def played(game: str, players: int) -> Session[Any]:
    session: Session[Any] = Session.new(game, players, 3)
    bots = [waystones.bot(game, "steady", seat) for seat in range(players)]
    while not session.is_over:
        session.play(bots[session.to_act].choose(session.observe(session.to_act)))
    return session


@pytest.fixture(params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> Player:
    """Somebody at the review of a game of each kind, with a worker that answers when the test says so."""
    return at_review(request.param)


def at_review(game: str, languages: tuple[str, ...] = ("en-GB",)) -> Player:
    platform = FakePlatform(languages=languages)
    platform.has_worker = True
    player = Player(platform)
    alone = game == "one_line"
    session = played(game, 1 if alone else 2)
    save = player.app.saves.new(session.record, seats=() if alone else WHO)
    scores = session.state.scores()
    player.app.saves.finish(save, game, scores[0])
    player.app.go(f"result/{save.id}")
    player.press("review")
    assert isinstance(player.app.screen, ReviewScreen)
    return player


def screen(player: Player) -> ReviewScreen:
    shown = player.app.screen
    assert isinstance(shown, ReviewScreen)
    return shown


def answer(player: Player, number: int, *, costly: bool) -> None:
    """Let the worker answer the decision that was asked for last."""
    kind, question, told = player.platform.errands[-1]
    assert kind == "weigh"
    here, asked = screen(player), json.loads(question)
    [decision] = [each for each in here.decisions if each.ply == asked["ply"]]
    about = (decision.ply, decision.end, decision.made)
    seen = here.session.observe(here.seat, decision.ply)
    made = tuple(seen.parse(move) for move in decision.made)
    others = [each for each in here.reviewer.candidates(seen) if each != made]
    found = Weighed(*about, expected=Estimate(float(number), 0.5))
    if costly and others:
        better = tuple(map(str, others[0]))
        found = Weighed(*about, better, Estimate(3.0 + number, 0.5), Estimate(), Estimate(1.0, 0.5))
    told(1.0, json.dumps(written(found)))


def weigh_all(player: Player, *, costly: bool = True) -> None:
    for number in range(len(screen(player).decisions)):
        answer(player, number, costly=costly and number % 4 == 1)


def complete(player: Player) -> None:
    weigh_all(player)
    kind, _, told = player.platform.errands[-1]
    assert kind == "luck"
    told(1.0, json.dumps(written_luck(Luck(Estimate(1, 1), Estimate(4, 1), 2))))
    if screen(player).save.game == "one_line":
        kind, _, told = player.platform.errands[-1]
        assert kind == "one_line/hindsight"
        told(1.0, "[40,38,38,30]")


def test_a_review_is_worked_out_and_kept(reviewed: Player) -> None:
    assert "of" in reviewed.platform.regions["review-progress"]
    complete(reviewed)
    regions = reviewed.platform.regions
    assert regions["review-progress"] == ""
    assert "+3.0" in regions["review-luck"], "4 on this deal for 1 on others"
    assert "\N{MINUS SIGN}2.0" in regions["review-luck"], "2 were made of the 4"
    assert "<svg" in regions["review-course"]
    asked = len(reviewed.platform.errands)
    again = Player(reviewed.platform, reviewed.platform.address)
    assert len(reviewed.platform.errands) == asked, "nothing is asked for again"
    assert again.platform.regions["review-luck"] == regions["review-luck"]


def test_half_a_review_is_taken_up_where_it_stopped(reviewed: Player) -> None:
    for number in range(4):
        answer(reviewed, number, costly=False)
    reviewed.press("review-stop")
    asked = len(reviewed.platform.errands)
    assert reviewed.platform.focused == "#do-review-on"
    again = Player(reviewed.platform, reviewed.platform.address)
    assert len(screen(again).review.weighed) == 4
    question = json.loads(reviewed.platform.errands[-1][1])
    assert len(reviewed.platform.errands) == asked + 1
    assert question["ply"] == screen(again).decisions[4].ply


def test_it_can_be_stopped_and_gone_on_with(reviewed: Player) -> None:
    reviewed.press("review-stop")
    asked = len(reviewed.platform.errands)
    reviewed.press("review-on")
    assert len(reviewed.platform.errands) == asked + 1
    answer(reviewed, 0, costly=False)


def test_who_leaves_hears_nothing_and_loses_nothing() -> None:
    player = at_review("stone_paths")
    for number in range(2):
        answer(player, number, costly=False)
    told = player.platform.errands[-1][2]
    here = screen(player)
    player.app.go("")
    told(0.5, None)
    assert len(kept_review(player.app.saves, here.save.record, 0).weighed) == 2


def test_the_costliest_are_puzzles_until_they_are_solved(reviewed: Player) -> None:
    complete(reviewed)
    here = screen(reviewed)
    worst = max((each for each in here.review.in_order if each.is_costly), key=lambda each: each.cost.mean)
    reviewed.press("moment", str(worst.ply))
    assert "What would you do here?" in reviewed.platform.regions["sheet"]
    assert "It cost" not in reviewed.platform.regions["sheet"]
    options = here._options(worst)
    assert {worst.made, worst.better} <= set(options)
    reviewed.press("guess", f"{worst.ply}:{options.index(worst.better)}")
    assert "Yes, that is it." in reviewed.platform.regions["sheet"]
    assert "It cost" in reviewed.platform.regions["sheet"]
    reviewed.press("close")
    reviewed.press("moment", str(worst.ply))
    assert "It cost" in reviewed.platform.regions["sheet"], "it has been solved"
    again = Player(reviewed.platform, reviewed.platform.address)
    assert worst.ply in screen(again).review.solved


def test_a_moment_leads_to_its_position_and_to_another_try(reviewed: Player) -> None:
    complete(reviewed)
    here = screen(reviewed)
    costly = next(each for each in here.review.in_order if each.is_costly)
    here._solve(costly.ply)
    reviewed.press("moment", str(costly.ply))
    reviewed.press("at", str(costly.ply))
    shown = reviewed.app.screen
    assert isinstance(shown, ReplayScreen)
    assert shown.replaying.stops()[shown.stop] == costly.ply
    reviewed.app.go(f"review/{here.save.id}")
    reviewed.press("moment", str(costly.ply))
    reviewed.press("what-if", str(costly.ply))
    table = reviewed.app.screen
    assert isinstance(table, Table)
    assert len(table.session.steps) == costly.ply
    assert table.save.practice, "it is not counted"
    assert table.save.id != here.save.id


@pytest.mark.parametrize("game", ["stone_paths", "branching_paths", "loops", "one_line"])
def test_a_position_is_shown_to_the_seat_whose_game_is_looked_at(game: str) -> None:
    player, session = Player(FakePlatform()), played(game, 2)
    save = player.app.saves.new(session.record, seats=(("Ada", ""), ("Eva", "")))
    player.app.saves.finish(save, game, 0)
    for seat in (0, 1):
        player.app.go(f"review/{save.id}")
        player.press("review-seat", str(seat))
        ply = screen(player).decisions[-1].ply
        player.app.do("at", str(ply))  # as a moment's button does, once the decision is weighed
        shown = player.app.screen
        assert isinstance(shown, ReplayScreen)
        stands = shown.replaying.stops()[shown.stop]
        assert portrait(shown.replaying.moment(shown.stop).seen) == portrait(session.observe(seat, stands))


@pytest.mark.parametrize("way", ["the browser's", "the screen's"])
def test_back_from_a_replay_is_the_review_of_the_same_person(way: str) -> None:
    player, session = Player(FakePlatform()), played("stone_paths", 3)
    save = player.app.saves.new(session.record, seats=(("Ada", ""), ("Bot", "steady"), ("Eva", "")))
    player.app.saves.finish(save, "stone_paths", 0)
    for seat in (2, 0):
        player.app.go(f"result/{save.id}")
        player.press("review")
        assert screen(player).seat == 0, "a review begins with the first person"
        player.press("review-seat", str(seat))
        player.app.do("at", str(screen(player).decisions[-1].ply))
        if way == "the browser's":
            player.platform.press_back()
        else:
            player.press("result")
        assert screen(player).seat == seat


def test_a_replay_that_no_review_has_opened_leads_back_to_the_result() -> None:
    player = at_review("stone_paths")
    player.app.go(f"result/{screen(player).save.id}")
    player.press("replay")
    player.press("result")
    assert isinstance(player.app.screen, ResultScreen)


@pytest.mark.parametrize("place", ["1", "7", "-1", "x", "0/1"])
def test_no_review_is_of_a_bots_game(place: str) -> None:
    player = at_review("stone_paths")
    player.app.go(f"review/{screen(player).save.id}/{place}")
    assert screen(player).seat == 0


def test_no_replay_is_opened_from_a_bots_seat() -> None:
    player = at_review("stone_paths")
    id = screen(player).save.id
    for seat in ("1", "7", "-1", "x", "0/1"):
        player.app.go(f"replay/{id}/3/{seat}")
        shown = player.app.screen
        assert isinstance(shown, ReplayScreen)
        assert shown.replaying.me == 0


def test_a_review_without_mistakes_says_so() -> None:
    player = at_review("stone_paths")
    weigh_all(player, costly=False)
    assert "No decision cost" in player.platform.regions["review-moments"]


def test_it_speaks_dutch() -> None:
    player = at_review("loops", ("nl-NL",))
    complete(player)
    assert "Geluk en spel" in player.platform.regions["review-luck"]
    assert "+3,0" in player.platform.regions["review-luck"]


@pytest.mark.parametrize(
    "nonsense", [None, 7, {}, {"weighed": [1]}, {"weighed": [], "luck": None, "best": ["x"], "solved": []}]
)
def test_what_cannot_be_read_is_worked_out_again(nonsense: object) -> None:
    assert Review.read(nonsense) == Review()


def test_of_two_reviews_of_a_game_the_one_that_got_further_stays() -> None:
    less, more = Review(), Review({3: Weighed(3, 4, ("a",))})
    merged = merged_reviews({"x": less.to_store()}, {"x": more.to_store(), "y": less.to_store()})
    assert set(merged) == {"x", "y"}
    assert Review.read(merged["x"]).weighed
    assert merged_reviews(None, "nonsense") == {}


def test_reviews_are_kept_under_a_name_that_backups_know() -> None:
    player = at_review("stone_paths")
    complete(player)
    assert f"waystones/{REVIEWS}" in player.platform.storage
    assert REVIEWS in player.app.saves._pages


def test_a_hint_says_what_it_gains_and_why_and_is_noted() -> None:
    platform = FakePlatform()
    platform.has_worker = True
    player = Player(platform)
    player.deal(7)
    player.press("hint")
    kind, _, told = platform.errands[-1]
    assert kind == "advice"
    move = str(player.longest())
    advice = Advice((move,), Estimate(2.5, 0.5), ("pass",), (Reason("passes", {"fields": 3}),))
    told(1.0, json.dumps(written_advice(advice)))
    assert "It gains 2.5 ± 1.0 points" in platform.regions["toast"]
    assert "It passes where 3 fields could be drawn." in platform.regions["toast"]
    assert player.play.save.summary["hints"] == 1
    assert Player(platform, platform.address).play.save.summary["hints"] == 1


@pytest.mark.parametrize("hints", [0, 2])
def test_a_day_notes_that_a_hint_was_used(hints: int) -> None:
    player = Player(FakePlatform())
    player.app.do("daily", "")
    save = player.play.save
    session = player.play.session
    while not session.is_over:
        session.play("pass")
    noted = replace(save, record=str(session.record), summary={"hints": hints} if hints else {})
    player.app.saves.finish(noted, "one_line", session.state.scores()[0])
    player.app.go(f"result/{save.id}")
    assert ("with a hint" in player.platform.frame) is bool(hints)
