"""The parts every screen is made of: icons, figures, buttons, bars, sheets."""

import re
from collections.abc import Mapping
from html import escape

from app.texts import Texts
from waystones import drawing

Regions = dict[str, str]
minus, signed = drawing.minus, drawing.signed


def icon(name: str) -> str:
    """An icon that says nothing to a screen reader; its button does."""
    return f'<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-{name}"/></svg>'


def figure(seat: int, *, large: bool = False, label: str = "") -> str:
    """A player's figure on its own, told apart by its pattern; without a label it says nothing to a screen reader."""
    width, height = drawing.figure_box(large)
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg class="figure{" large" if large else ""}" viewBox="0 0 {width:g} {height:g}" {said}>'
        f'<use href="#{drawing.figure_id(seat, large)}"/></svg>'
    )


def does(action: str, arg: object = None) -> str:
    """The attributes by which the page knows what a tap asks for."""
    return f' data-do="{escape(action)}"' + ("" if arg is None else f' data-arg="{escape(str(arg))}"')


def drags(what: object) -> str:
    """The attribute of what can be carried: drag.js lets it follow the pointer, and the screen hears what it is."""
    return f' data-drag="{escape(str(what))}"'


def drops(where: object) -> str:
    """The attribute of a place where something carried can be let go."""
    return f' data-drop="{escape(str(where))}"'


def arrives(start: str) -> str:
    """The attribute of what has just come from another element: fly.js shows the way it came.

    It is found by a selector, or by the first of several, with commas, that is not folded away.
    """
    return f' data-from="{escape(start)}"' if start else ""


def held(by: str, to: str) -> str:
    """The attributes of a card that is held up before it flies to its place: hold.js finds the player who holds it, and the place."""
    return f' data-held="{escape(by)}" data-to="{escape(to)}"'


def begins(milliseconds: int) -> str:
    """The attribute of something whose movement begins so many milliseconds after it was drawn (begin.js)."""
    return f' data-begins="{milliseconds}"'


def button(
    label: str,
    action: str,
    arg: object = None,
    *,
    kind: str = "",
    glyph: str = "",
    off: bool = False,
    bare: bool = False,
    id: str = "",
) -> str:
    """A stone to press. `kind` is main, flat or armed; a bare one shows its icon alone and says its label.

    One that stands in a region that is drawn again needs an id: by it the page finds the focus back.
    """
    words = escape(label)
    shown = "" if bare else f"<span>{words}</span>"
    named = f' aria-label="{words}" title="{words}"' if bare else ""
    named += f' id="{escape(id)}"' if id else ""
    named += ' disabled=""' if off else ""
    classes = " ".join(part for part in ("stone-btn", kind, "bare" if bare else "") if part)
    return (
        f'<button type="button" class="{classes}"{does(action, arg)}{named}>'
        f"{icon(glyph) if glyph else ''}{shown}</button>"
    )


def tool(label: str, action: str, glyph: str, arg: object = None) -> str:
    """A small button in a bar: an icon in a square for the thumb."""
    words = escape(label)
    return f'<button type="button" class="tool"{does(action, arg)} aria-label="{words}" title="{words}">{icon(glyph)}</button>'


def bar(t: Texts, title: str, right: str = "", *, back: str = "home", arg: object = None) -> str:
    """The top of a screen: the way back, its title, and what else belongs there."""
    way_back = tool(t("Back"), back, "back", arg)
    return f'<header class="bar">{way_back}<h1 class="bar-title">{escape(title)}</h1>{right}</header>'


def screen(kind: str, body: str, *layers: str) -> str:
    """A whole screen: the map it lies on, its content, and the layers that notices and sheets appear in."""
    # The page is a box in a box: the outer one is what the style sheets ask for its size.
    page = f'<div class="{kind}-page">{body}</div>'
    above = "".join(f'<div id="{layer}"></div>' for layer in layers)
    return f'{_backdrop()}<div id="notices"></div><main class="screen {kind}" tabindex="-1">{page}</main>{above}<div id="toast"></div>'


def _backdrop() -> str:
    """The contour lines that everything lies on."""
    return '<svg class="contours" viewBox="0 0 1280 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#contours"/></svg>'


def sheet(t: Texts, title: str, body: str) -> str:
    """A slab that slides up over the screen and is closed with `close` or a tap outside it."""
    words, closing = escape(title), tool(t("Close"), "close", "close")
    return (
        f'<div class="veil"{does("close")}></div>'
        f'<section class="sheet" role="dialog" aria-modal="true" aria-label="{words}">'
        f'<header class="sheet-head"><h2 tabindex="-1">{words}</h2>{closing}</header>'
        f'<div class="sheet-body">{body}</div></section>'
    )


def ask(t: Texts, question: str, why: str, yes: str, action: str, arg: object = None) -> str:
    """A sheet that asks before something is lost."""
    buttons = button(t("Keep it"), "close", kind="flat") + button(yes, action, arg, kind="main")
    return sheet(t, question, f'<p class="lead">{escape(why)}</p><div class="pair">{buttons}</div>')


def row(label: str, action: str, glyph: str, arg: object = None, note: str = "") -> str:
    """A line of a menu."""
    more = f'<span class="quiet small">{escape(note)}</span>' if note else ""
    return (
        f'<button type="button" class="row"{does(action, arg)}>{icon(glyph)}'
        f'<span class="grow">{escape(label)}{more}</span></button>'
    )


def emblem(name: str, kind: str) -> str:
    """The sign of a game or of a way to play, for a place of that kind."""
    return f'<svg class="{kind} k-slab" viewBox="0 0 64 64" aria-hidden="true"><use href="#em-{name}"/></svg>'


def medal(name: str, label: str = "") -> str:
    """A medal stone: copper, silver, gold, or none for the one that stays in the grass."""
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="medal k-{name if name != "none" else "slab"}" viewBox="0 0 64 66" {said}><use href="#medal-{name}"/></svg>'


def filled(frame: str, regions: Mapping[str, str]) -> str:
    """A frame with its regions written in: for the first paint, which comes before Python."""
    for name, text in regions.items():
        before, mark, after = frame.partition(f' id="{name}"')
        if not mark:
            raise KeyError(name)
        tag, close, rest = after.partition(">")
        frame = before + mark + tag + close + text + rest
    return frame


def still(html: str) -> str:
    """A screen without ids: for pages in which it stands in two languages at once."""
    return re.sub(r' id="[^"]*"', "", html)
