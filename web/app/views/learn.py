"""The coach of the guided first game: a card that says one thing at a time."""

from html import escape

from app.texts import Texts
from app.views.kit import button


def coach(t: Texts, words: str, step: int, steps: int, *, wait: bool = False) -> str:
    """What the coach says now; while it waits for the player to do something there is no Next."""
    place = escape(t("Step {n} of {all}", n=step, all=steps))
    dots = "".join(f'<i class="{"on" if i < step else ""}"></i>' for i in range(steps))
    skip = button(t("Skip"), "skip-learn", kind="flat", id="do-skip")
    done = t("Play on") if step == steps else t("Next")
    onward = "" if wait else button(done, "next-learn", kind="main", id="do-next")
    return (
        f'<aside class="coach"><p class="coach-words">{escape(words)}</p><div class="coach-foot">'
        f'<span class="coach-steps" role="img" aria-label="{place}">{dots}</span>{skip}{onward}</div></aside>'
    )
