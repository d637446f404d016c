"""Puzzles: the same for ever by number, with answers that a second search confirms."""

import json
from typing import Any

import pytest

from campaign.puzzles import GOLDEN, differs
from waystones import BadOption, Session
from waystones.games.loops import puzzles as loops
from waystones.games.one_line import puzzles as one_line
from waystones.puzzle import LEVELS, MAX_NUMBER, Puzzle, Way, kinds, make

VECTORS: list[dict[str, Any]] = json.loads(GOLDEN.read_text())


@pytest.mark.parametrize(
    "vector", VECTORS, ids=lambda each: f"{each['game']}-{each['level']}-{each['number']}"
)
def test_a_number_gives_what_a_second_maker_has_made_of_it(vector: dict[str, Any]) -> None:
    puzzle = make(vector["game"], vector["level"], vector["number"])
    assert str(puzzle.record) == vector["record"]
    assert (puzzle.best.points, puzzle.greed.points, puzzle.ways) == (
        vector["best"],
        vector["greed"],
        vector["ways"],
    )


def test_every_game_and_level_has_golden_puzzles() -> None:
    told = {(each["game"], each["level"]) for each in VECTORS}
    assert told == {(game, level) for game in kinds() for level in LEVELS}


@pytest.mark.parametrize("game", kinds())
def test_a_second_search_finds_the_same_answers(game: str) -> None:  # 200 of each: python -m campaign.puzzles
    for number in range(100, 103):
        assert differs(make(game, LEVELS[number % 3], number)) == ""


def test_a_wrong_answer_would_be_found() -> None:
    puzzle = make("loops", "easy", 5)
    more = Way(puzzle.best.moves, (*puzzle.best.gains[:-1], puzzle.best.gains[-1] + 1))
    assert differs(puzzle._replace(best=more))


def gained(puzzle: Puzzle, way: Way) -> int:
    """What the moves really give, by the rules."""
    session: Session[Any] = Session(puzzle.record)
    seat = session.to_act
    before = session.state.scores()[seat]
    for move in way.moves:
        session.play(move)
    return session.state.scores()[seat] - before


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", kinds())
def test_the_answer_can_be_played_and_gives_what_it_says(game: str, level: str) -> None:
    for number in range(4):
        puzzle = make(game, level, number)
        assert gained(puzzle, puzzle.best) == puzzle.best.points
        assert gained(puzzle, puzzle.greed) == puzzle.greed.points
        asked = one_line.DEMANDS[level] if game == "one_line" else loops.DEMANDS[level]
        assert puzzle.best.points - puzzle.greed.points in asked.greed
        assert 1 <= puzzle.ways <= asked.ways


@pytest.mark.parametrize("level", LEVELS)
def test_a_line_is_left_with_as_many_cards_as_the_level_says(level: str) -> None:
    record = make("one_line", level, 3).record
    assert 15 - len(record.moves) == one_line.DEMANDS[level].cards in (3, 4)


@pytest.mark.parametrize(
    ("game", "level", "number"),
    [
        ("stone_paths", "easy", 1),
        ("one_line", "mild", 1),
        ("one_line", "easy", -1),
        ("loops", "easy", MAX_NUMBER + 1),
    ],
)
def test_what_is_no_puzzle_is_refused(game: str, level: str, number: int) -> None:
    with pytest.raises(BadOption):
        make(game, level, number)
