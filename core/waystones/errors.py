"""What can be wrong with input, as types. They carry rule ids, codes and values; the page finds the words."""

from collections.abc import Mapping
from dataclasses import dataclass, field


class WaystonesError(Exception):
    """The root of every error this package raises on purpose."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: the rule's id, a code for the case, and the values it speaks of.

    >>> str(Refusal("OL-10", "walked", {"field": "e4"}))
    'OL-10 walked field=e4'
    """

    rule: str
    code: str
    values: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([self.rule, self.code, *(f"{key}={value}" for key, value in self.values.items())])


class IllegalMove(WaystonesError):
    """A well-formed move that the rules do not allow now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class _Coded(WaystonesError):
    """An error that carries a code and values."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(" ".join([code, *(f"{key}={value!r}" for key, value in values.items())]))
        self.code = code
        self.values = values


class BadNotation(_Coded):
    """Text that is not the notation of any move of this game."""


class BadOption(_Coded):
    """A game, a number of players, a seed or an option that does not exist."""


class BadRecord(_Coded):
    """Text that is not a record, or a record whose moves cannot be played."""


class BadLink(_Coded):
    """Text without a link, or a link that is cut short, altered, newer than this version, or that cannot be played."""
