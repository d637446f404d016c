"""Who answers a button: each action is declared at the method that answers it.

A view writes an action with `kit.does("undo")`; a screen, a part of one, or a game's hand answers it with
`@answers("undo")`. An action that nobody answers is a mistake, not silence.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

Method = TypeVar("Method", bound=Callable[..., object])
_MARK = "_answers"


class Unanswered(Exception):
    """A button was pressed whose action nothing on this screen answers."""


def answers(*actions: str) -> Callable[[Method], Method]:
    """Declare that the method answers these actions; it is called with the button's argument."""

    def mark(method: Method) -> Method:
        setattr(method, _MARK, actions)
        return method

    return mark


def answered(part: object) -> frozenset[str]:
    """The actions that a screen, a part of one, or a hand answers."""
    kind: Any = type(part)  # mypy takes no class for hashable
    return frozenset(_methods(kind))


def answer(part: object, action: str, arg: str) -> Any:
    """Call the method that answers the action; Unanswered if there is none. A hand's gives an `Answer`, others nothing."""
    kind: Any = type(part)  # mypy takes no class for hashable
    name = _methods(kind).get(action)
    if name is None:
        raise Unanswered(f"{kind.__name__} has no answer to {action!r}")
    return getattr(part, name)(arg)


@cache
def _methods(kind: type[Any]) -> Mapping[str, str]:
    """The methods by the actions they answer; what a class answers, its subclasses answer too."""
    marked = (
        (action, name)
        for base in reversed(kind.__mro__)
        for name, member in vars(base).items()
        for action in getattr(member, _MARK, ())
    )
    return dict(marked)
