"""JSON that anybody may have written: in storage, in a file, in a message.

Everything is checked before it is parsed. Deep nesting overflows the stack of WebAssembly before Python can count it,
and takes the whole page along; a number of many digits is none that the page has written.
"""

import json
import math
import re
from typing import Any

MAX_DEPTH = 20  # twice what anything of ours has
MAX_DIGITS = 15

# A string, one bracket that opens, or one that closes. A string that never ends goes to the end of the text, so that
# no part of the text is looked at twice.
_PARTS = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)|[\[{]|[\]}]', re.DOTALL)


def from_json(text: str) -> object:
    """The text as data; ValueError if it is no JSON, or nested deeper or counted higher than anything we write."""
    if is_deep(text):
        raise ValueError("nested too deeply")
    return json.loads(text, parse_int=_whole, parse_float=_decimal, parse_constant=_refuse)


def members(found: object) -> dict[str, Any]:
    """What came, as the members of an object by name; ValueError if it is something else."""
    if not isinstance(found, dict):
        raise ValueError("not an object")
    return found


def is_deep(text: str) -> bool:
    """Whether the text opens more brackets in one another than anything of ours does.

    >>> is_deep('{"games": ["' + "[" * 1000 + '"]}'), is_deep("[" * 1000)
    (False, True)
    """
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    depth = 0
    for part in _PARTS.finditer(text):
        mark = text[part.start()]
        if mark in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                return True
        elif mark != '"':
            depth -= 1
    return False


def _whole(digits: str) -> int:
    if len(digits.removeprefix("-")) > MAX_DIGITS:
        raise ValueError("not a number of ours")
    return int(digits)


def _decimal(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("not a number of ours")
    return number


def _refuse(name: str) -> None:
    raise ValueError(f"{name} is no number")
