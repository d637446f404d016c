"""The guided first game: the button that offers it, and the coach, a card that says one thing at a time."""

import re
from html import escape

from app.drawing.kit import button
from app.texts import Texts


def coach(t: Texts, words: str, step: int, steps: int, *, wait: bool = False, longest: str = "") -> str:
    """What the coach says now; while it waits for the player to do something there is no Next.

    Room is kept for the `longest` of all that it will say, or the board below would move under a finger.
    """
    room = f'<span class="coach-room" aria-hidden="true">{re.sub(r"[^ ]", "n", longest)}</span>'
    place = escape(t("Step {n} of {all}", n=step, all=steps))
    dots = "".join(f'<i class="{"on" if i < step else ""}"></i>' for i in range(steps))
    skip = button(t("Skip"), "skip-learn", kind="flat", id="do-skip") if step < steps else ""
    done = t("Play on") if step == steps else t("Next")
    onward = "" if wait else button(done, "next-learn", kind="main", id="do-next")
    return (
        f'<aside class="coach"><p class="coach-words">{room}<span>{escape(words)}</span></p><div class="coach-foot">'
        f'<span class="coach-steps" role="img" aria-label="{place}">{dots}</span>{skip}{onward}</div></aside>'
    )


def watching(t: Texts) -> str:
    """In the coach's place where only bots play: nobody here decides anything."""
    words = escape(t("You are watching: only bots play here."))
    return f'<p class="small quiet">{words}</p>'


def offer(t: Texts, game: str, about: str) -> str:
    """The button to a guided game, for somebody who sits down for the first time."""
    onward = button(t("Learn by doing"), "learn", game, glyph="go", id="do-learn")
    title = escape(t("First time?"))
    return f'<aside class="offer" aria-label="{title}"><p class="grow"><b>{title}</b><span class="small quiet">{escape(about)}</span></p>{onward}</aside>'
