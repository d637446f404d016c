"""Medals and the comparison with a bot come from the figures kept in bench/, and from nothing else."""

import pytest

from app.games.one_line.medals import STEADY, better_than, medal, next_medal
from bench.one_line_board import reached_by
from bench.one_line_scores import COPPER, SILVER, read, twentieths
from waystones.games.one_line.score import GREAT, MEDALS

SCORES = read()


def test_the_figures_are_of_two_hundred_deals() -> None:
    games = {player: len(scores) for player, scores in SCORES.items()}
    assert games == {"relaxed": 200, "steady": 200, "best": 200}


@pytest.mark.rule("OL-22")
def test_the_lower_medals_follow_from_the_figures() -> None:
    steady = SCORES["steady"]
    assert MEDALS["copper"] == reached_by(steady, COPPER)
    assert MEDALS["silver"] == reached_by(steady, SILVER)


@pytest.mark.rule("OL-22")
def test_gold_is_for_more_than_forty_points_and_can_be_had_on_every_deal() -> None:
    assert MEDALS["gold"] == GREAT == 41
    assert min(SCORES["best"]) >= GREAT


def test_better_than_is_never_more_than_the_figures_say() -> None:
    steady = SCORES["steady"]
    assert twentieths(steady) == STEADY
    for score in range(min(steady) - 2, max(steady) + 3):
        less = 100 * sum(each < score for each in steady) / len(steady)
        assert better_than(score) <= less
        assert better_than(score) == 95 or less < better_than(score) + 5


@pytest.mark.parametrize(
    ("score", "name", "following"),
    [
        (41, "gold", None),
        (40, "silver", ("gold", 1)),
        (31, "copper", ("silver", 1)),
        (-3, "none", ("copper", 25)),
    ],
)
def test_a_medal_and_the_way_to_the_next(score: int, name: str, following: tuple[str, int] | None) -> None:
    assert (medal(score), next_medal(score)) == (name, following)
