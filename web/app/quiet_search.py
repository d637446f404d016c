"""A search that runs while the player still plays, so that the result has its answer at once. Nothing of it is shown before."""

from collections.abc import Callable

from app.errands import Errand
from app.platform import Platform

QUIET = 2_500  # milliseconds before it begins: somebody who only looks at a game starts no worker


class QuietSearch:
    """At most one errand that nobody waits for yet."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self._about: tuple[str, str] | None = None  # the errand and its question
        self._errand: Errand | None = None
        self._has_set_out = False

    def is_about(self, record: str) -> bool:
        """Whether this was looked into last."""
        return self._about is not None and self._about[1] == record

    def begin(self, kind: str, record: str, done: Callable[[str], None]) -> None:
        """Have the worker look while it has nothing else to do; `done` keeps what it comes to."""
        about = kind, record
        if self._about == about:
            return
        if self._errand:
            self._errand.drop()
        self._about, self._has_set_out = about, False
        errand = self._errand = Errand(self._platform, done, idle=True)

        def set_out() -> None:
            if not errand.is_over:
                self._has_set_out = True
                errand.start(kind, record=record)

        self._platform.later(QUIET, set_out)

    def taken(
        self, kind: str, record: str, done: Callable[[str], None], progress: Callable[[float], None]
    ) -> Errand | None:
        """The errand that is already on its way with this very question, whose answer now goes to the caller; None if there is none."""
        errand = self._errand
        if errand is None or errand.is_over or self._about != (kind, record):
            return None
        self._about = self._errand = None
        if not self._has_set_out:  # who waits need not wait for quiet
            errand.drop()
            return None
        errand.wanted(done, progress)
        return errand
