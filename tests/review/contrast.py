"""What a pattern says about two choices, for the tests of patterns."""

from collections.abc import Callable

import waystones
from waystones.review.reason import Contrast, Pattern, Reason

Values = dict[str, int | str]


def found(pattern: Pattern, state: waystones.State, made: str, better: str) -> Values | None:
    """What the pattern says to the seat to act; None if nothing."""
    seen = state.observe(state.to_act)
    parse: Callable[[str], object] = seen.parse
    cast = Contrast(seen, tuple(map(parse, made.split())), tuple(map(parse, better.split())))
    reason = pattern(cast)
    assert reason is None or isinstance(reason, Reason)
    return dict(reason.values) if reason else None
