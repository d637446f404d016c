"""The medals of the solo challenge, and how a score compares with a bot's."""

from waystones.games.one_line.score import MEDALS

# The least scores that are better than 5%, 10%... 95% of the steady bot's games on the classic board, by
# bench/one_line_scores.py.
STEADY = (19, 23, 25, 27, 29, 29, 30, 31, 32, 33, 34, 35, 36, 36, 37, 38, 39, 40, 41)


def medal(score: int) -> str:
    """The medal for a score: gold, silver, copper or none."""
    return next((name for name, least in MEDALS.items() if score >= least), "none")


def next_medal(score: int) -> tuple[str, int] | None:
    """The next better medal and how many points it is away; None when there is none better."""
    better = [(name, least - score) for name, least in MEDALS.items() if least > score]
    return better[-1] if better else None


def better_than(score: int) -> int:
    """The percentage of the steady bot's games that gave less, in steps of five."""
    return 5 * sum(score >= least for least in STEADY)
