"""A page of rules, whichever the game: the games to choose from, the contents, chapters, rules under their ids."""

from collections.abc import Sequence
from html import escape

from app.texts import Texts
from app.views.home import emblem, title
from app.views.kit import bar, does, screen

GAMES = ("one_line", "stone_paths", "branching_paths", "loops")

Chapter = tuple[str, str, str]  # id, title, content


def page(t: Texts, game: str, heading: str, chapters: Sequence[Chapter], end: str) -> str:
    """The whole page; `end` is what follows the last rule."""
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
    body = (
        bar(t, heading, back="back")
        + f'<div class="reading rules">{_games(t, game)}<nav class="contents" aria-label="{label}"><ol>{links}</ol></nav>'
        + f'<p class="small quiet">{tag} {about}</p>{blocks}<div class="rules-end">{end}</div></div>'
    )
    return screen("rules", body)


def _games(t: Texts, shown: str) -> str:
    """The way to the rules of every game; the one that is open has sunk."""
    items = "".join(
        f'<li><a class="rules-of" href="#/rules/{game}"{does("rules", game)}{_current(game == shown)}>'
        f"{emblem(game, 'rules-sign')}{escape(title(t, game))}</a></li>"
        for game in GAMES
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
