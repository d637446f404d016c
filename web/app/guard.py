"""The boundary between the browser and the page: whatever a handler, timer, errand or answer throws ends here.

Every callback that a platform keeps is wrapped in its guard, so that nothing can die silently in the console.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

Args = ParamSpec("Args")
Given = TypeVar("Given")


class Guard:
    """Wraps callbacks. `failed` is told of what escapes from them; without one, it is thrown on."""

    def __init__(self) -> None:
        self.failed: Callable[[Exception], None] | None = None

    def __call__(self, callback: Callable[Args, Given]) -> Callable[Args, Given | None]:
        """The same callback; it gives None when something went wrong in it."""

        def guarded(*args: Args.args, **named: Args.kwargs) -> Given | None:
            try:
                return callback(*args, **named)
            except Exception as error:
                if self.failed is None:
                    raise
                self.failed(error)
                return None

        return guarded
