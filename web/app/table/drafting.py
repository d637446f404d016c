"""A draft is kept right after the frame that shows it: writing it down first would hold up the finger that draws."""

from collections.abc import Callable

from app.platform import Platform


class Drafting:
    """Whether a draft is still to be kept, and when that is done; `keep` does it."""

    def __init__(self, platform: Platform, keep: Callable[[], None]) -> None:
        self._platform = platform
        self._keep = keep
        self._is_asked = False  # of the platform
        self._is_due = False

    def keep_soon(self) -> None:
        """Keep it once it is drawn."""
        self._is_due = True
        if not self._is_asked:
            self._is_asked = True
            self._platform.once_drawn(self._drawn)

    def keep_now(self) -> None:
        """Keep it, if that is still to be done: nobody draws any more."""
        if self._is_due:
            self._keep()

    def done(self) -> None:
        """It was kept with something else, or there is nothing left to keep."""
        self._is_due = False

    def _drawn(self) -> None:
        self._is_asked = False
        self.keep_now()
