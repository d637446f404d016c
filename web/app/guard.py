"""The boundary between the browser and the page: whatever a handler, timer, errand or answer throws ends here.

Every callback that a platform keeps is wrapped in its guard, so that nothing can die silently in the console.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

Args = ParamSpec("Args")
Given = TypeVar("Given")


class Guard:
    """Wraps callbacks. `failed` gets every exception that escapes from one; as long as it is not set, they are raised."""

    def __init__(self) -> None:
        self.failed: Callable[[Exception], None] | None = None

    def __call__(self, callback: Callable[Args, Given]) -> Callable[Args, Given | None]:
        """The callback, which now returns None when it fails."""

        def guarded(*args: Args.args, **named: Args.kwargs) -> Given | None:
            try:
                return callback(*args, **named)
            except Exception as error:
                if self.failed is None:
                    raise
                self.failed(error)
                return None

        return guarded
