"""Pebbles in a player's hand: three buttons."""

from collections.abc import Iterable, Sequence

from app.answers import answers
from app.drawing.kit import Regions, button, screen, tool
from app.table.answer import SHOW, Answer, Decide, Refuse
from app.table.hand import Desk, Hand
from app.table.lesson import Lesson
from tests.fifth_game.engine.pebbles.rules import PebblesObservation
from waystones import Event, Refusal


def told(events: Iterable[Event], names: list[str]) -> str:
    """What happened, in words."""
    return " ".join(
        f"{names[event.seat]} took {event.facts['number']}." for event in events if event.seat is not None
    )


class PebblesHand(Hand[PebblesObservation]):
    course = (
        Lesson["PebblesHand"](lambda t: "Take one to three.", lambda hand: hand.seen.heap < 20),
        Lesson["PebblesHand"](lambda t: "Leave the last one to others."),
    )

    def put_down(self) -> None:
        self.hint = ""

    def frame(self) -> str:
        menu = tool("Menu", "menu", "menu")
        return screen(
            "pebbles", f'{menu}<p id="heap"></p><div id="acts"></div><div id="coach"></div>', "sheet"
        )

    def regions(self, desk: Desk) -> Regions:
        acts = "".join(
            button(f"Take {n}", "take", n, kind="main" if self.hint == str(n) else "") for n in (1, 2, 3)
        )
        undo = button("Undo", "undo", off=not desk.can_undo)
        heap = f"{self.seen.heap} pebbles"
        return {"heap": heap, "acts": acts + undo, "coach": desk.coach, "sheet": desk.sheet}

    def summary(self) -> dict[str, int]:
        return {"heap": self.seen.heap}

    def words(self, events: Iterable[Event], me: int | None) -> str:
        return told(events, self.company.names)

    def refusal(self, why: Refusal) -> str:
        return f"There are only {why.values['heap']}."

    def hinted(self, moves: Sequence[str]) -> Answer:
        self.hint = moves[0]
        return SHOW

    hint_level = "steady"

    @answers("take")
    def take(self, number: str) -> Answer:
        move = self.seen.parse(number)
        why = self.seen.why_not(move)
        return Refuse(why) if why else Decide((str(move),))


HAND = PebblesHand
