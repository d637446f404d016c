"""The bridge between Python and JavaScript, as far as browser.py uses it."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final, Literal

class JsException(Exception): ...

class JsNull(Enum):
    """JavaScript's null, of which there is one; an Enum here, so that `is jsnull` says as much to the type checker."""

    only = 0
    def __bool__(self) -> Literal[False]: ...

jsnull: Final = JsNull.only

class JsCallable:
    """A callable of Python's in JavaScript's hands."""

class JsProxy(JsCallable):
    """One that is kept until it is let go."""
    def destroy(self) -> None: ...

class JsArray:
    """A list of Python's as one of JavaScript's."""

def create_proxy(callback: Callable[..., object]) -> JsProxy: ...
def create_once_callable(callback: Callable[..., object]) -> JsCallable: ...
def to_js(things: Sequence[str]) -> JsArray: ...
