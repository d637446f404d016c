"""The curtain between two turns at one device: a stone that hides all hands until the right person lifts it."""

from collections.abc import Sequence
from html import escape
from typing import Literal

from app.drawing.kit import button, figure, screen
from app.drawing.players import Entry
from app.texts import Texts
from waystones.drawing import standing

Hidden = Literal["hands", "racks", "boards"]  # what others must not see


def frame(
    t: Texts,
    name: str,
    seat: int,
    happened: Sequence[Entry] = (),
    *,
    can_undo: bool = False,
    hides: Hidden = "hands",
    told: str = "",
) -> str:
    """The whole screen; `happened` says turn by turn, and `told` shows, what is over, as far as everybody may know it."""
    to = escape(t("Pass the device to"))
    told_hidden, show = _words(t, name, hides)
    hidden = escape(told_hidden)
    turns = "".join(
        f'<li class="turn">{figure(each.seat)}<span class="grow">{escape(each.words)}</span></li>'
        for each in happened
        if each.words
    )
    said = f'<ol class="turns">{turns}</ol>' if turns else ""
    lift = button(show, "lift-curtain", kind="main", glyph="eye", id="do-lift")
    undo = button(t("Take back the last move"), "undo", kind="flat", id="do-undo") if can_undo else ""
    body = (
        f'<h1 class="curtain-name"><span class="curtain-to">{to}</span> {escape(name)}</h1>'
        f'<svg class="curtain-stone k-slab" viewBox="0 0 200 220" aria-hidden="true"><use href="#standing-stone"/>'
        f'{standing(seat, True, 96, 158, 82)}</svg><div class="curtain-told">{told}{said}<p class="quiet">{hidden}</p></div><div class="curtain-acts">{lift}{undo}</div>'
    )
    return screen("curtain", body)


def _words(t: Texts, name: str, hides: Hidden) -> tuple[str, str]:
    """What is hidden, and what the right person says."""
    match hides:
        case "hands":
            return t("All hands are hidden."), t("I am {name}, show my hand", name=name)
        case "racks":
            return t("All racks are hidden."), t("I am {name}, show my rack", name=name)
        case "boards":
            return t("What is drawn in this round stays hidden."), t("I am {name}, show my board", name=name)
