"""The curtain between two turns at one device: a stone that hides all hands until the right person lifts it."""

from html import escape

from app.texts import Texts
from app.views.kit import button, screen
from app.views.stone_paths.pieces import standing


def frame(t: Texts, name: str, seat: int, happened: str = "", *, can_undo: bool = False) -> str:
    """The whole screen; `happened` tells of the turn that is over, as far as everybody may know it."""
    to, hidden = escape(t("Pass the device to")), escape(t("All hands are hidden."))
    told = f"<span>{escape(happened)}</span> " if happened else ""
    lift = button(t("I am {name}, show my hand", name=name), "lift", kind="main", glyph="eye", id="do-lift")
    undo = button(t("Take back the last move"), "undo", kind="flat", id="do-undo") if can_undo else ""
    body = (
        f'<h1 class="curtain-name"><span class="curtain-to">{to}</span> {escape(name)}</h1>'
        f'<svg class="curtain-stone k-slab" viewBox="0 0 200 220" aria-hidden="true"><use href="#standing-stone"/>'
        f'{standing(seat, True, 96, 158, 82)}</svg><p class="quiet">{told}{hidden}</p><div class="curtain-acts">{lift}{undo}</div>'
    )
    return screen("curtain", body)
