"""A report of something that went wrong, for the player to copy; it is never sent anywhere.

It holds the version, the kind of screen and where in the code it happened. What the code was working on is left out:
that could be a name somebody typed.
"""

import traceback
from dataclasses import dataclass

from waystones import WaystonesError, __version__


class ScriptError(Exception):
    """Something went wrong in JavaScript; only the stack is known."""

    def __init__(self, stack: str) -> None:
        super().__init__(stack)
        self.stack = stack


@dataclass(frozen=True)
class Report:
    """One fault, told so that it can be looked into: version, screen and traceback, and nothing of the player."""

    screen: str
    kind: str
    places: tuple[str, ...]  # in the code, the innermost last

    @classmethod
    def of(cls, error: Exception, path: str) -> "Report":
        """The report of an exception while the address asked for this path."""
        if isinstance(error, ScriptError):
            places = tuple(line.strip() for line in error.stack.splitlines())
        else:
            frames = traceback.extract_tb(error.__traceback__)
            places = tuple(f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames)
        code = str(getattr(error, "code", "")) if isinstance(error, WaystonesError) else ""
        kind = f"{type(error).__name__} {code}".strip()
        return cls(path.partition("/")[0] or "home", kind, places)

    @property
    def fault(self) -> tuple[str, ...]:
        """What makes two faults the same one: what happened where, however the program got there."""
        return (self.screen, self.kind, *self.places[-1:])

    def __str__(self) -> str:
        places = "\n".join(f"  {place}" for place in self.places)
        return f"Waystones {__version__}\nscreen: {self.screen}\n{self.kind}\n{places}"


def _short(file: str) -> str:
    """The file as the project calls it, without what belongs to one machine."""
    for root in ("/app/", "/waystones/"):
        if root in file:
            return root.strip("/") + "/" + file.rpartition(root)[2]
    return file.rpartition("/")[2]
