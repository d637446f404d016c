"""Games played: the unfinished ones to go on with, the finished ones to look at again."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from app.drawing.dates import day
from app.drawing.kit import Regions, ask, bar, button, figure, medal, minus, row, screen
from app.drawing.players import Player, verdict
from app.games import games
from app.pages.view.home import named, sign, where
from app.texts import Texts

if TYPE_CHECKING:
    from app.keeping.saves import Save


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
    sheet: str = "",
) -> Regions:
    """Both lists, newest first."""
    here = [save for save in unfinished if save.apart and not save.waits_elsewhere]
    there = [save for save in unfinished if save.waits_elsewhere]
    others = [save for save in unfinished if not save.apart]
    blocks = ((t("Waiting for you"), here), (t("Waiting for others"), there), (t("Unfinished"), others))
    return {
        "unfinished": "".join(
            _block(title, [_unfinished(t, save) for save in games]) for title, games in blocks
        ),
        "finished": _block(t("Finished"), [_finished(t, save) for save in finished])
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
        f'<li class="game">{sign(save, "game-stone")}<p class="grow"><b>{escape(named(t, save))}</b>{_against(t, save)}'
        f'<span class="small">{escape(where(t, save))}</span><span class="small quiet">{when}</span></p><div class="game-acts">{acts}</div></li>'
    )


def _finished(t: Texts, save: "Save") -> str:
    score, when = save.summary.get("score", 0), escape(day(t, save.changed))
    unit = escape(t.many("point", "points", score))
    won = bool(save.summary.get("won"))
    called = t("{game}, won", game=named(t, save)) if won else named(t, save)
    acts = button(t("Send this game"), "share", save.id, glyph="share", bare=True, id=f"share-{save.id}")
    acts += button(t("Watch it again"), "replay", save.id, glyph="watch", bare=True, id=f"replay-{save.id}")
    acts += button(t("Result"), "result", save.id, id=f"result-{save.id}")
    return (
        f'<li class="game">{_prize(t, save)}<p class="grow"><span><b class="num">{minus(score)}</b> {unit}</span>'
        f'<span class="small">{escape(called)}</span>{_against(t, save)}{_winner(t, save)}'
        f'<span class="small quiet">{when}</span></p><div class="game-acts">{acts}</div></li>'
    )


def _against(t: Texts, save: "Save") -> str:
    """The others at the table, in words."""
    people = [seat for seat, (_, level) in enumerate(save.seats) if not level]
    own = save.summary.get("seat", people[0] if people else 0)
    others = ", ".join(name for seat, (name, _) in enumerate(save.seats) if seat != own)
    words = escape(t("Against {names}", names=others))
    return f'<span class="small">{words}</span>' if others else ""


def _winner(t: Texts, save: "Save") -> str:
    """The winner's name, where somebody else has won. Older games know it only at tables of two."""
    summary, players = save.summary, [Player(*seat) for seat in save.seats]
    if summary.get("won") or "seat" not in summary:
        return ""
    known = summary.get("winners", 0b11 ^ 1 << summary["seat"] if len(players) == 2 else 0)
    winners = [seat for seat in range(len(players)) if known >> seat & 1]
    words = escape(verdict(t, players, winners)) if winners else ""
    return f'<span class="small">{words}</span>' if words else ""


def _prize(t: Texts, save: "Save") -> str:
    """What was brought home: the medal of a line, the large figure of a game won against others, else the game's sign."""
    medal_of = games()[save.game].medal_of
    if medal_of and not save.seats:
        earned = medal_of(save.summary.get("score", 0))
        return medal(earned, games()[save.game].medal_name(t, earned))
    if save.summary.get("won"):
        return f'<span class="game-figure">{figure(save.summary.get("seat", 0), large=True)}</span>'
    return sign(save, "game-stone")
