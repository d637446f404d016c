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
    marks = [mark.end() - 1 for mark in _MARK.finditer(text)]
    if not marks:
        raise BadLink("none")
    # As it stands first; then with the breaks of long lines taken out, which also glues the next words to it.
    shown, glued = _Letters(text), _Letters(_BREAKS.sub("", text))
    places = _places_without_breaks(text, marks)
    troubles: list[BadLink] = []
    for mark, place in zip(marks, places, strict=True):
        for letters, start in ((shown, mark), (glued, place)):
            try:
                return letters.open(start)
            except BadLink as trouble:
                troubles.append(trouble)
    # The one that came furthest knows best what has happened.
    raise max(troubles, key=lambda trouble: ("none", "newer", "altered", "short").index(trouble.code))


def _places_without_breaks(text: str, places: list[int]) -> list[int]:
    """Where the places, in rising order, are once the breaks are taken out."""
    found, taken, breaks = [], 0, _BREAKS.finditer(text)
    coming = next(breaks, None)
    for place in places:
        while coming and coming.start() < place:
            taken += coming.end() - coming.start()
            coming = next(breaks, None)
        found.append(place - taken)
    return found


class _Letters:
    """A text in which envelopes may begin anywhere. However many do, it is read through once.

    Any stretch of digits has its remainder by the prime from those of the two beginnings of the text that it lies
    between, so that a check needs no reading.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._remainders = [0]  # of the first so many letters, as digits; what is no digit counts as 0
        self._powers = [1]
        for letter in text:
            self._remainders.append((self._remainders[-1] * BASE + _VALUES.get(letter, 0)) % PRIME)
            self._powers.append(self._powers[-1] * BASE % PRIME)
        self._ends = [len(text)] * (len(text) + 1)  # where the run of digits ends that a place lies in
        for place in range(len(text) - 1, -1, -1):
            self._ends[place] = self._ends[place + 1] if text[place] in _VALUES else place

    def open(self, start: int) -> int:
        """The number in the envelope that begins here; BadLink if it is not whole."""
        size = self._ends[start] - start
        version = _VALUES[self._text[start + 1]] if size > 1 else 0
        if version > VERSION:
            raise BadLink("newer", version=version)
        if version < VERSION:
            raise BadLink("none")
        body, digits = start + 1, start + _HEAD
        check = digits + _read(self._text[start + 2 : digits]) if size >= _HEAD else 0
        if size < _HEAD or self._ends[start] < check + CHECK_DIGITS:
            raise BadLink("short")
        if self._remainder(body, check) != _read(self._text[check : check + CHECK_DIGITS]):
            raise BadLink("altered")
        return _read(self._text[digits:check])

    def _remainder(self, start: int, end: int) -> int:
        return (self._remainders[end] - self._remainders[start] * self._powers[end - start]) % PRIME


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
