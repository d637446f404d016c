"""A deep picture of any value as plain data, to compare states and observations attribute by attribute.

States have no `==` of their own, and one would prove little: it might overlook just what differs.
"""

from collections.abc import Iterator, Mapping, Set
from functools import cached_property
from typing import Any

PLAIN = (str, int, float, bool, bytes, type(None))


def _attributes(thing: object) -> Iterator[tuple[str, Any]]:
    for kind in type(thing).__mro__:
        slots = getattr(kind, "__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(thing, name):
                yield name, getattr(thing, name)
    for name, value in getattr(thing, "__dict__", {}).items():
        if not isinstance(getattr(type(thing), name, None), cached_property):  # follows from the rest
            yield name, value


def portrait(thing: object) -> object:
    """The value with everything in it, as nested plain data."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, list | tuple):
        return [type(thing).__name__, *(portrait(each) for each in thing)]
    if isinstance(thing, Mapping):
        return {"mapping": sorted((repr(key), portrait(value)) for key, value in thing.items())}
    if isinstance(thing, Set):
        return {"set": sorted(repr(portrait(each)) for each in thing)}
    return {type(thing).__name__: {name: portrait(value) for name, value in _attributes(thing)}}
