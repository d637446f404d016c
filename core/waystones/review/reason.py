"""Why one choice was better than another: a code and the values that prove it. The words are the page's, or the terminal's."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from waystones.game import Observation

Choice = tuple[Any, ...]  # the moves that are one decision, one after another: in most games there is one
Seen_co = TypeVar("Seen_co", bound=Observation[Any], covariant=True)


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that tells two choices apart, and its evidence: small values that a record could hold."""

    code: str
    values: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Contrast(Generic[Seen_co]):
    """What was done where something else was better, as the seat saw it then."""

    seen: Seen_co
    made: Choice
    better: Choice


# A pattern looks at a contrast, and says what it finds there; nothing where it has no evidence.
Pattern = Callable[[Contrast[Any]], Reason | None]


def reasons(patterns: tuple[Pattern, ...], contrast: Contrast[Any], most: int = 2) -> tuple[Reason, ...]:
    """What the first patterns that find anything say, at most so many of them."""
    found = (reason for pattern in patterns if (reason := pattern(contrast)))
    return tuple(reason for _, reason in zip(range(most), found, strict=False))
