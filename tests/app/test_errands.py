import json

import pytest

from app.errands import Errand, Running
from tests.app.fake import FakePlatform
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
    assert platform.waiting == []
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
