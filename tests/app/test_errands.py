import json

import pytest

from app import errands
from app.errands import AGAIN, SILENCE, Errand, Running
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record, bot

RECORD = Record.new("stone_paths", players=2, seed=7)
QUESTION = {"record": str(RECORD), "seat": RECORD.state().to_act, "level": "steady"}


def expected() -> str:
    state = RECORD.state()
    return str(bot("stone_paths", "steady", RECORD.seed).choose(state.observe(state.to_act)))


@pytest.fixture
def answers() -> list[str]:
    return []


def asked(platform: FakePlatform, answers: list[str]) -> Errand:
    errand = Errand(platform, answers.append)
    errand.start("move", **QUESTION)
    return errand


def test_without_a_worker_it_is_done_between_frames(answers: list[str]) -> None:
    platform = FakePlatform()
    asked(platform, answers)
    assert answers == []
    platform.wait()
    assert answers == [expected()]


def test_the_worker_gets_the_question_and_its_answer_is_passed_on(answers: list[str]) -> None:
    platform = FakePlatform()
    platform.has_worker = True
    asked(platform, answers)
    [(kind, question, told)] = platform.errands
    assert (kind, json.loads(question)) == ("move", QUESTION)
    platform.wait(1000)
    assert answers == []
    told(0.5, None)
    assert answers == []
    told(1.0, "x r7")
    assert answers == ["x r7"]


def test_the_worker_would_come_to_the_same_move(answers: list[str]) -> None:
    running, answer = Running("move", json.dumps(QUESTION)), None
    while answer is None:
        _, answer = running.slice()
    assert answer == expected()


def test_a_worker_that_dies_leaves_the_errand_to_the_page(answers: list[str]) -> None:
    platform = FakePlatform()
    platform.has_worker = True
    asked(platform, answers)
    platform.errands[0][2](-1, None)
    platform.wait()
    assert answers == [expected()]


@pytest.mark.parametrize("has_worker", [False, True])
def test_nothing_comes_of_what_was_dropped(answers: list[str], has_worker: bool) -> None:
    platform = FakePlatform()
    platform.has_worker = has_worker
    asked(platform, answers).drop()
    if has_worker:
        platform.errands[0][2](1.0, "late")
        assert platform.dropped == [1]
    platform.wait()
    assert answers == []


def test_a_worker_that_ends_silently_is_done_without(answers: list[str]) -> None:
    platform = FakePlatform()
    platform.has_worker = True
    asked(platform, answers)
    platform.wait()
    assert answers == [expected()]
    assert platform.given_up == 1


def test_a_worker_that_takes_long_but_tells_is_waited_for(answers: list[str]) -> None:
    platform = FakePlatform()
    platform.has_worker = True
    asked(platform, answers)
    told = platform.errands[0][2]
    for _ in range(10):
        platform.wait(SILENCE - 1)
        told(0.1, None)
    told(1.0, "x r7")
    platform.wait()
    assert answers == ["x r7"]
    assert platform.given_up == 0


def test_nothing_comes_of_what_was_dropped_before_the_worker_was_found_silent(answers: list[str]) -> None:
    platform = FakePlatform()
    platform.has_worker = True
    asked(platform, answers).drop()
    platform.give_up_worker()
    platform.wait()
    assert answers == []


def test_a_slow_device_looks_up_after_every_slice_and_a_fast_one_does_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def counting() -> errands.Slices:
        for n in range(100):
            yield n / 100
        return "done"

    monkeypatch.setattr(errands, "find", lambda kind: counting)
    for seconds_a_look, slices in ((1.0, 1), (errands.AWHILE / 5, 5)):
        now = [0.0]

        def clock(now: list[float] = now, step: float = seconds_a_look) -> float:
            now[0] += step
            return now[0]

        part, answer = errands.Running("counting", "{}", clock).slice()
        assert (round(part * 100) + 1, answer) == (slices, None)


def test_who_is_patient_waits_for_a_worker_that_is_on_its_way(answers: list[str]) -> None:
    platform = FakePlatform()
    platform.worker_is_coming = True
    errand = Errand(platform, answers.append, patient=True)
    errand.start("move", **QUESTION)
    platform.wait(3 * AGAIN)
    assert answers == []
    platform.has_worker = True
    platform.wait(AGAIN)
    [(_, question, told)] = platform.errands
    assert json.loads(question) == QUESTION
    told(1.0, "x r7")
    assert answers == ["x r7"]


def test_patience_ends_where_no_worker_ever_comes(answers: list[str]) -> None:
    platform = FakePlatform()
    platform.worker_is_coming = True
    Errand(platform, answers.append, patient=True).start("move", **QUESTION)
    platform.wait()
    assert answers == [expected()]


def test_who_cannot_wait_does_not(answers: list[str]) -> None:
    platform = FakePlatform()
    platform.worker_is_coming = True
    asked(platform, answers)
    platform.wait(AGAIN // 2)
    assert answers == [expected()]


def test_what_is_dropped_while_it_waits_is_not_sent(answers: list[str]) -> None:
    platform = FakePlatform()
    platform.worker_is_coming = True
    errand = Errand(platform, answers.append, patient=True)
    errand.start("move", **QUESTION)
    errand.drop()
    platform.has_worker = True
    platform.wait()
    assert platform.errands == []


def test_a_worker_is_wanted_where_bots_sit_and_let_go_with_the_table() -> None:
    player = Player()

    def is_wanted() -> bool:
        return player.platform.wants_worker

    player.deal()
    assert not is_wanted()
    player.app.start_game(Record.new("stone_paths", 2, 7), seats=(("Ada", ""), ("Mira", "relaxed/runner")))
    assert is_wanted()
    player.app.open("")
    assert not is_wanted()
    player.app.start_game(Record.new("stone_paths", 2, 8), seats=(("Ada", ""), ("Bo", "")))
    assert not is_wanted()
