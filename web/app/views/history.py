"""Games played: the unfinished ones to go on with, the finished ones to look at again."""

from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING

from app.texts import Texts
from app.views.cairns import figure
from app.views.dates import day
from app.views.home import emblem, title, where
from app.views.kit import Regions, ask, bar, button, medal, minus, row, screen
from app.views.result import medal_name

if TYPE_CHECKING:
    from app.saves import Save


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    bring = row(t("Bring in a game"), "link", "restore", note=t("From a link, a text or a file"))
    body = (
        bar(t, t("Games played"))
        + f'<div class="reading"><div id="unfinished"></div><div id="finished"></div><div class="rows">{bring}</div></div>'
    )
    return screen("history", body, "sheet")


def regions(
    t: Texts,
    unfinished: "Sequence[Save]",
    finished: "Sequence[Save]",
    medal_of: Callable[[int], str],
    sheet: str = "",
) -> Regions:
    """Both lists, newest first. `medal_of` says which medal a score has earned."""
    return {
        "unfinished": _block(t("Unfinished"), [_unfinished(t, save) for save in unfinished]),
        "finished": _block(t("Finished"), [_finished(t, save, medal_of) for save in finished])
        or _nothing(t, unfinished),
        "sheet": sheet,
    }


def remove(t: Texts, id: str) -> str:
    """The question before an unfinished game is lost."""
    return ask(t, t("Remove this game?"), t("It cannot be brought back."), t("Remove"), "remove", f"{id} yes")


def _block(heading: str, items: Sequence[str]) -> str:
    if not items:
        return ""
    return (
        f'<section class="block"><h2>{escape(heading)}</h2><ul class="games">{"".join(items)}</ul></section>'
    )


def _nothing(t: Texts, unfinished: "Sequence[Save]") -> str:
    words = t("No game has been finished yet.") if unfinished else t("Nothing has been played yet.")
    onward = "" if unfinished else button(t("Draw a line"), "play", kind="main")
    return f'<section class="nothing">{medal("none")}<p>{escape(words)}</p>{onward}</section>'


def _unfinished(t: Texts, save: "Save") -> str:
    when = escape(day(t, save.changed))
    acts = button(t("Remove"), "remove", save.id, kind="flat", glyph="bin", bare=True, id=f"remove-{save.id}")
    acts += button(t("Continue"), "continue", save.id, id=f"continue-{save.id}")
    return (
        f'<li class="game">{emblem(save.screens, "game-stone")}<p class="grow"><b>{escape(title(t, save.screens))}</b>'
        f'<span class="small">{escape(where(t, save))}</span><span class="small quiet">{when}</span></p><div class="game-acts">{acts}</div></li>'
    )


def _finished(t: Texts, save: "Save", medal_of: Callable[[int], str]) -> str:
    score, when = save.summary.get("score", 0), escape(day(t, save.changed))
    unit = escape(t.many("point", "points", score))
    won = bool(save.summary.get("won"))
    named = t("{game}, won", game=title(t, save.screens)) if won else title(t, save.screens)
    acts = button(t("Send this game"), "share", save.id, glyph="share", bare=True, id=f"share-{save.id}")
    acts += button(t("Watch it again"), "replay", save.id, glyph="watch", bare=True, id=f"replay-{save.id}")
    acts += button(t("Result"), "result", save.id, id=f"result-{save.id}")
    return (
        f'<li class="game">{_prize(t, save, medal_of)}<p class="grow"><span><b class="num">{minus(score)}</b> {unit}</span>'
        f'<span class="small">{escape(named)}</span><span class="small quiet">{when}</span></p><div class="game-acts">{acts}</div></li>'
    )


def _prize(t: Texts, save: "Save", medal_of: Callable[[int], str]) -> str:
    """What was brought home: the medal of a line, the large figure of a game won against others, else the game's sign."""
    if save.screens == "one_line":
        earned = medal_of(save.summary.get("score", 0))
        return medal(earned, medal_name(t, earned))
    if save.summary.get("won"):
        return f'<span class="game-figure">{figure(save.summary.get("seat", 0), large=True)}</span>'
    return emblem(save.screens, "game-stone")
