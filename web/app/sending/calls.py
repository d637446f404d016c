"""The codes by which two devices connect: one each way, with what they must know of each other, as short as can be.

A browser describes its end of a connection in some 700 letters, nearly all of which are the same for everybody. What
matters is a name, a password, the fingerprint of a key and where the device can be reached: that is sealed as a link is.
"""

import re
from dataclasses import dataclass
from typing import Literal

from app.reading import from_json
from waystones.envelope import seal
from waystones.errors import BadLink
from waystones.letter import MAX_NAME, NUMBERS, clean_name
from waystones.numbers import ROOM, Reader, Writer

PLACE = 4  # of codes for connections among the kinds of links; 3 is a letter's
CALLS = 2**20  # how many calls can be told apart
MOST_PLACES = 6  # at which one device is looked for

Purpose = Literal["game", "everything"]
PURPOSES: tuple[Purpose, ...] = ("game", "everything")

# What names and passwords are made of.
_ICE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_LENGTHS = range(4, 257), range(22, 257)  # of a name and of a password, as the standard allows
_LONGEST = 257
_PRINT = re.compile(r"[0-9a-f]{64}")
_HIDDEN = re.compile(r"([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local")
_FOUR = re.compile(r"(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})")
_SIX = re.compile(r"[0-9a-f:]{2,39}")
_PORTS = 2**16
_UNICODE = 0x110000


@dataclass(frozen=True)
class End:
    """One end of a connection: who it is, and where it can be reached."""

    name: str
    password: str
    fingerprint: str  # of its key, by SHA-256, as 64 digits
    places: tuple[tuple[str, int], ...]  # address and port

    @classmethod
    def read(cls, text: str) -> "End":
        """What the browser says of its own end; ValueError if that is no end of a connection."""
        data = from_json(text)
        if not isinstance(data, dict) or not isinstance(data.get("places"), list):
            raise ValueError("not an end")
        name, password, fingerprint = (str(data.get(key)) for key in ("name", "password", "fingerprint"))
        if not _PRINT.fullmatch(fingerprint):
            raise ValueError("not a fingerprint")
        for word, lengths in zip((name, password), _LENGTHS, strict=True):
            if len(word) not in lengths or not set(word) <= set(_ICE):
                raise ValueError("not a name or a password")
        places = (str(place).rpartition(" ") for place in data["places"])
        known = [
            (address, int(port))
            for address, _, port in places
            if _kind(address) is not None and _is_port(port)
        ]
        return cls(name, password, fingerprint, tuple(known[:MOST_PLACES]))

    def told(self) -> dict[str, object]:
        """The end as plain data, for the browser that connects to it."""
        places = [f"{address} {port}" for address, port in self.places]
        return {
            "name": self.name,
            "password": self.password,
            "fingerprint": self.fingerprint,
            "places": places,
        }


@dataclass(frozen=True)
class Call:
    """A code on its way: who asks for a connection or answers, and what for."""

    number: int  # of the call: its answer has the same
    end: End
    sender: str = ""
    purpose: Purpose = "game"
    is_answer: bool = False
    game: int = 0  # the number of the game, and the seat that the other is to take
    seat: int = 0

    def __str__(self) -> str:
        numbers = Writer()
        numbers.below(PLACE, ROOM)
        numbers.below(PURPOSES.index(self.purpose), ROOM)
        numbers.below(int(self.is_answer), 2)
        numbers.below(self.number, CALLS)
        if not self.is_answer:
            numbers.below(self.game, NUMBERS)
            numbers.below(self.seat, ROOM)
        _write(numbers, self.sender, _UNICODE if not self.sender.isascii() else 128)
        _write_end(numbers, self.end)
        return seal(numbers.number())

    @classmethod
    def read(cls, number: int) -> "Call":
        """The call that the number is; BadLink if it is none."""
        numbers = Reader(number)
        if numbers.below(ROOM) != PLACE:
            raise BadLink("wrong", field="kind")
        purpose = numbers.below(ROOM)
        if purpose >= len(PURPOSES):
            raise BadLink("newer", place=purpose)
        is_answer, which = bool(numbers.below(2)), numbers.below(CALLS)
        game, seat = (0, 0) if is_answer else (numbers.below(NUMBERS), numbers.below(ROOM))
        sender = _read(numbers)
        if sender != clean_name(sender):
            raise BadLink("wrong", field="name")
        call = cls(which, _read_end(numbers), sender, PURPOSES[purpose], is_answer, game, seat)
        if numbers.rest:
            raise BadLink("wrong", field="end")
        return call


def holds_call(number: int) -> bool:
    """Whether the number of an envelope is a call's."""
    return number % ROOM == PLACE


def _write(numbers: Writer, name: str, base: int) -> None:
    numbers.below(len(name), MAX_NAME + 1)
    numbers.below(int(base == _UNICODE), 2)
    for letter in name:
        numbers.below(ord(letter), base)


def _read(numbers: Reader) -> str:
    length, base = numbers.below(MAX_NAME + 1), (128, _UNICODE)[numbers.below(2)]
    return "".join(chr(numbers.below(base)) for _ in range(length))


def _write_end(numbers: Writer, end: End) -> None:
    for word in (end.name, end.password):
        numbers.below(len(word), _LONGEST)
        for letter in word:
            numbers.below(_ICE.index(letter), len(_ICE))
    numbers.below(int(end.fingerprint, 16), 2**256)
    numbers.below(len(end.places), MOST_PLACES + 1)
    for address, port in end.places:
        kind = _kind(address) or 0
        numbers.below(kind, 3)
        numbers.below(_as_number(address), _SPACES[kind])
        numbers.below(port, _PORTS)


def _read_end(numbers: Reader) -> End:
    words = []
    for lengths in _LENGTHS:
        length = numbers.below(_LONGEST)
        if length not in lengths:
            raise BadLink("wrong", field="name")
        words.append("".join(_ICE[numbers.below(len(_ICE))] for _ in range(length)))
    fingerprint = f"{numbers.below(2**256):064x}"
    places = []
    for _ in range(numbers.below(MOST_PLACES + 1)):
        kind = numbers.below(3)
        address = _as_address(kind, numbers.below(_SPACES[kind]))
        places.append((address, numbers.below(_PORTS)))
    return End(words[0], words[1], fingerprint, tuple(places))


# Addresses: a name that the browser has made up to hide where it is, or a number of four or sixteen bytes.
_HIDDEN_KIND, _FOUR_KIND, _SIX_KIND = range(3)
_SPACES = (2**128, 2**32, 2**128)


def _kind(address: str) -> int | None:
    if _HIDDEN.fullmatch(address):
        return _HIDDEN_KIND
    if (four := _FOUR.fullmatch(address)) and all(int(part) < 256 for part in four.groups()):
        return _FOUR_KIND
    return _SIX_KIND if _SIX.fullmatch(address) and _six(address) is not None else None


def _is_port(port: str) -> bool:
    return port.isascii() and port.isdigit() and len(port) < 6 and int(port) < _PORTS


def _as_number(address: str) -> int:
    match _kind(address):
        case 0:
            return int(address.removesuffix(".local").replace("-", ""), 16)
        case 1:
            return int.from_bytes(bytes(map(int, address.split("."))))
    return _six(address) or 0


def _as_address(kind: int, number: int) -> str:
    if kind == _FOUR_KIND:
        return ".".join(map(str, number.to_bytes(4)))
    digits = f"{number:032x}"
    if kind == _SIX_KIND:
        return ":".join(digits[at : at + 4] for at in range(0, 32, 4))
    parts = (digits[start:end] for start, end in ((0, 8), (8, 12), (12, 16), (16, 20), (20, 32)))
    return "-".join(parts) + ".local"


def _six(address: str) -> int | None:
    """The sixteen bytes of an address written in groups, of which one run of zeros may be left out."""
    before, gap, after = address.partition("::")
    first, last = (side.split(":") if side else [] for side in (before, after))
    groups = [*first, *["0"] * (8 - len(first) - len(last)), *last] if gap else first
    if len(groups) != 8 or not all(0 < len(group) <= 4 for group in groups):
        return None
    return int("".join(group.zfill(4) for group in groups), 16)
