"""A whole number as text that survives chat programs: letters and digits only, its own length, and a checksum.

An envelope is `W`, the version, two digits of length, the number, and five digits of check, all in base 62:

>>> seal(2026)
'W102Wg102Wg'
>>> unseal("Look: https://example.org/#W102Wg102Wg. Your turn!")
2026

The length tells a cut envelope from an altered one, and where it ends when words have run into it. The check is the
remainder by a prime just below 62 ** 5: one wrong character, or two that changed places, never go unnoticed.
"""

import re

from waystones.errors import BadLink

VERSION = 1
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
BASE = len(DIGITS)
MAX_LENGTH = BASE**2 - 1  # what two digits of length can say
MAX_TEXT = 20_000  # how much of a text is looked at, so that hostile text costs no time
CHECK_DIGITS = 5
PRIME = 916_132_829

_HEAD = 4  # the mark, the version and the length
_VALUES = {digit: value for value, digit in enumerate(DIGITS)}
# Where an envelope may begin: after the # of an address, or as a word of its own, where any other W might stand too.
_MARK = re.compile(r"(?:#|%23)/?W(?=[0-9A-Za-z])|(?<![0-9A-Za-z])W(?=[0-9])")
# What mail and chat put into a long word: joiners that nobody sees, and line breaks with the marks of a quotation.
_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff]+")
_BREAKS = re.compile(r"[\s>]+")


def seal(number: int) -> str:
    """The number in its envelope."""
    digits = _written(number)
    if len(digits) > MAX_LENGTH:
        raise BadLink("long", digits=len(digits))
    head = f"{DIGITS[VERSION]}{_written(len(digits), 2)}{digits}"
    return f"W{head}{_written(_read(head) % PRIME, CHECK_DIGITS)}"


def unseal(text: str) -> int:
    """The number in the first envelope of the text that is whole; BadLink says what is wrong if there is none."""
    text = _UNSEEN.sub("", text[:MAX_TEXT])
    found = [text[mark.end() - 1 :] for mark in _MARK.finditer(text)]
    if not found:
        raise BadLink("none")
    troubles: list[BadLink] = []
    for letter in found:
        # As it stands first; then with the breaks of long lines taken out, which also glues the next words to it.
        for whole in (letter, _BREAKS.sub("", letter)):
            try:
                return _opened(whole)
            except BadLink as trouble:
                troubles.append(trouble)
    # The one that came furthest knows best what has happened.
    raise max(troubles, key=lambda trouble: ("none", "newer", "altered", "short").index(trouble.code))


def _opened(letter: str) -> int:
    run = re.match(r"[0-9A-Za-z]*", letter)
    assert run  # it matches nothing at least
    shown = run[0]
    version = _VALUES[shown[1]]
    if version > VERSION:
        raise BadLink("newer", version=version)
    if version < VERSION:
        raise BadLink("none")
    length = _HEAD + _read(shown[2:_HEAD]) + CHECK_DIGITS
    if len(shown) < _HEAD or len(shown) < length:
        raise BadLink("short")
    head, check = shown[1 : length - CHECK_DIGITS], shown[length - CHECK_DIGITS : length]
    if _read(head) % PRIME != _read(check):
        raise BadLink("altered")
    return _read(head[_HEAD - 1 :])


def _written(number: int, width: int = 1) -> str:
    """The number in base 62, with zeros before it up to the width."""
    digits = ""
    while number or len(digits) < width:
        number, digit = divmod(number, BASE)
        digits = DIGITS[digit] + digits
    return digits


def _read(digits: str) -> int:
    number = 0
    for digit in digits:
        number = number * BASE + _VALUES[digit]
    return number
