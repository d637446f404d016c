"""A page of rules, whichever the game: the games to choose from, the contents, chapters, rules under their ids."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import bar, does, emblem, screen
from app.texts import Texts

GAMES = "rules-games"  # the region with the way to the rules of every game

Chapter = tuple[str, str, str]  # id, title, content


def page(t: Texts, heading: str, chapters: Sequence[Chapter], end: str, how: str = "") -> str:
    """The whole page; `end` is what follows the last rule.

    Where the game is told in a few pictures (`how`), these come first, and the rules stand folded below them.
    """
    links = "".join(
        f'<li><a class="link tall" href="#{id}"{does("section", id)}>{escape(name)}</a></li>'
        for id, name, _ in chapters
    )
    blocks = "".join(
        f'<section class="block" id="{id}"><h2 tabindex="-1">{escape(name)}</h2>{content}</section>'
        for id, name, content in chapters
    )
    label, tag = escape(t("Contents")), _tag(t)
    about = escape(t("marks what we have settled ourselves, where the rules we learnt left a choice."))
    whole = (
        f'<nav class="contents" aria-label="{label}"><ol>{links}</ol></nav>'
        f'<p class="small quiet">{tag} {about}</p>{blocks}'
    )
    end = f'<div class="rules-end">{end}</div>'
    told = _in_short(t, how, end, whole) if how else whole + end
    body = f'<div class="reading rules"><div id="{GAMES}"></div>{told}</div>'
    return screen("rules", bar(t, heading, back="back") + body)


def _in_short(t: Texts, how: str, end: str, whole: str) -> str:
    """The pictures, the way into a game, and every rule for readers who want to know."""
    title, every = escape(t("In twenty seconds")), escape(t("All the rules, one by one"))
    return (
        f'<section class="block"><h2>{title}</h2>{how}</section>{end}'
        f'<details class="every-rule"><summary>{every}</summary><div class="folded">{whole}</div></details>'
    )


def games(t: Texts, known: Sequence[tuple[str, str, str]], shown: str) -> str:
    """The way to the rules of every game, each by its id, emblem and name; the one that is open has sunk."""
    items = "".join(
        f'<li><a class="rules-of" href="#/rules/{id}"{does("rules", id)}{_current(id == shown)}>'
        f"{emblem(sign, 'rules-sign')}{escape(name)}</a></li>"
        for id, sign, name in known
    )
    label = escape(t("Rules of which game"))
    return f'<nav class="rules-games" aria-label="{label}"><ul>{items}</ul></nav>'


def _current(here: bool) -> str:
    return ' aria-current="page"' if here else ""


def _tag(t: Texts) -> str:
    label = escape(t("Ruling"))
    return f'<span class="tag">{label}</span>'


def rule(t: Texts, id: str, text: str, *, ruling: bool = False) -> str:
    """One rule under its id; a ruling says that it is one."""
    tag = f" {_tag(t)}" if ruling else ""
    return f'<li class="rule" id="{id}" tabindex="-1"><p>{escape(text)}{tag}</p><span class="rule-id">{id}</span></li>'


def rules(*items: str) -> str:
    """Rules that follow each other."""
    return f'<ul class="rule-list">{"".join(items)}</ul>'


def plate(picture: str, caption: str, kind: str = "") -> str:
    """A drawing with its caption; `kind` good or bad says whether that is allowed."""
    kind = f" {kind}" if kind else ""
    return f'<figure class="plate{kind}">{picture}<figcaption class="small quiet">{escape(caption)}</figcaption></figure>'


def plates(*shown: str) -> str:
    """Drawings side by side."""
    return f'<div class="plates">{"".join(shown)}</div>'
