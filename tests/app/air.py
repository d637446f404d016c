"""What fake browsers reach each other through: connections that are made by codes, and messages on their way."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

Told = Callable[[str, str], object]


@dataclass
class Side:
    """One end of a connection."""

    name: str
    told: Told
    other: "Side | None" = None
    coming: list[str] = field(default_factory=list)  # what was said to it and has not arrived
    is_open: bool = False


class Air:
    """The network that some devices are in. What is said arrives when `blow` or `deliver` is called."""

    def __init__(self) -> None:
        self.sides: dict[int, Side] = {}
        self._numbers = count(1)
        self.is_there = True  # whether browsers can connect at all

    def call(self, told: Told) -> int:
        number = next(self._numbers)
        self.sides[number] = Side(f"Side{number}", told)
        self._tell_end(number)
        return number

    def answer(self, end: str, told: Told) -> int:
        number = self.call(told)
        self.sides[number].other = self._find(end)
        return number

    def _tell_end(self, number: int) -> None:
        side = self.sides[number]
        end = {
            "name": side.name,
            "password": "p" * 24,
            "fingerprint": f"{number:064x}",
            "places": [f"0a1b2c3d-0000-4000-8000-{number:012x}.local 50{number:03}", "192.168.1.7 40000"],
        }
        side.coming.append(json.dumps({"what": "end" if self.is_there else "none", "text": json.dumps(end)}))

    def _find(self, end: str) -> "Side | None":
        name = json.loads(end)["name"]
        return next((side for side in self.sides.values() if side.name == name), None)

    def accept(self, number: int, end: str) -> None:
        here, there = self.sides.get(number), self._find(end)
        if here and here.other:  # as in a browser, where this is an error
            here.is_open = False
            here.coming.append(json.dumps({"what": "none", "text": ""}))
            return
        if here is None or there is None or there.other is not here or there.is_open:
            return
        here.other = there
        here.is_open = there.is_open = True
        for side in (here, there):
            side.coming.append(json.dumps({"what": "open", "text": ""}))

    def tell(self, number: int, text: str) -> None:
        side = self.sides.get(number)
        if side and side.is_open and side.other and side.other.is_open:
            side.other.coming.append(json.dumps({"what": "text", "text": text}))

    def hang_up(self, number: int) -> None:
        side = self.sides.pop(number, None)
        if side and side.is_open and side.other:
            side.is_open = False
            self._close(side.other)

    def _close(self, side: Side) -> None:
        if side.is_open:
            side.is_open = False
            side.coming.append(json.dumps({"what": "closed", "text": ""}))

    def cut(self) -> None:
        """Every connection breaks, and what was on its way is lost."""
        for side in [side for side in self.sides.values() if side.is_open]:
            side.coming.clear()
            self._close(side)

    def waiting(self) -> list[int]:
        """The ends at which something has yet to arrive."""
        return [number for number, side in self.sides.items() if side.coming]

    def deliver(self, number: int) -> None:
        """Let the next thing arrive at one end."""
        side = self.sides[number]
        message = json.loads(side.coming.pop(0))
        side.told(message["what"], message["text"])

    def blow(self) -> None:
        """Let everything arrive, also what is said in answer."""
        while waiting := self.waiting():
            self.deliver(waiting[0])
