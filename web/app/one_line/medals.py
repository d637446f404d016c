"""The medals of the solo challenge."""

from waystones.games.one_line.score import MEDALS


def medal(score: int) -> str:
    """The medal for a score: gold, silver, copper or none."""
    return next((name for name, least in MEDALS.items() if score >= least), "none")


def next_medal(score: int) -> tuple[str, int] | None:
    """The next better medal and how many points it is away; None when there is none better."""
    better = [(name, least - score) for name, least in MEDALS.items() if least > score]
    return better[-1] if better else None
