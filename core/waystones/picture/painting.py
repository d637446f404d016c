"""Painting: pieces written out in the place of their names, and classes turned into colours and strokes."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from xml.etree.ElementTree import Element, fromstring

from waystones.picture.colours import mixed
from waystones.picture.sheets import Rule, Simple, all_rules, roots, texts
from waystones.pieces import pieces

# What a sheet may say of a drawing; the rest of it is about movement and about places on a screen.
_PAINT = re.compile(
    r"fill|stroke(-width|-linecap|-linejoin|-dasharray)?|opacity|paint-order|letter-spacing|text-anchor|font-(family|size|weight)"
)
_KEPT = (
    "transform",
    "d",
    "x",
    "y",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "width",
    "height",
    "fill-rule",
    "pathLength",
)
_VAR = re.compile(r"var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
_MIX = re.compile(r"color-mix\(in oklab, (#\w{6}) (\d+)%, (#\w{6})\)")

Env = Mapping[str, str]


class Painter:
    """Paints drawings in a theme."""

    def __init__(self, theme: str) -> None:
        self._root: dict[str, str] = {}
        for text in texts():
            self._root |= roots(text, theme)

    def value(self, name: str) -> str:
        """What a property of the theme is."""
        return resolved(self._root[name], {}, self._root)

    def painted(self, drawing: str) -> str:
        """The drawing with its pieces in it, painted."""
        return "".join(self._element(child, self._root, ()) for child in fromstring(f"<svg>{drawing}</svg>"))

    def _element(self, element: Element, inherited: Env, around: Sequence[Element]) -> str:
        """An element with all that is in it; `around` are the elements that it stands in, from the outermost."""
        chain = (*around, element)
        declared = _declared(chain)
        own = {name: value for name, value in declared.items() if name.startswith("--")}
        env = (
            {**inherited, **{name: resolved(own[name], own, inherited) for name in own}} if own else inherited
        )
        shown = {
            name: value for name, value in element.attrib.items() if name in _KEPT or _PAINT.fullmatch(name)
        }
        shown |= {
            name: resolved(value, {}, env).replace("px", "").replace('"', "'")
            for name, value in declared.items()
            if _PAINT.fullmatch(name)
        }
        if element.tag == "use":
            return self._piece(element, shown, env)
        inside = escape(element.text or "", quote=False)
        inside += "".join(self._element(child, env, chain) for child in element)
        return _written(element.tag, shown, inside)

    def _piece(self, use: Element, shown: dict[str, str], env: Env) -> str:
        """The piece that is named there. Rules know it where it was drawn, so nothing stands around it."""
        piece = _drawn()[use.attrib["href"].removeprefix("#")]
        if piece.tag == "symbol":
            inside = "".join(self._element(child, env, (piece,)) for child in piece)
            return _written("svg", {**shown, "viewBox": piece.attrib["viewBox"]}, inside)
        x, y = shown.pop("x", "0"), shown.pop("y", "0")
        if (x, y) != ("0", "0"):
            shown["transform"] = f"{shown.get('transform', '')} translate({x} {y})".strip()
        return _written("g", shown, self._element(piece, env, ()))


@cache
def _drawn() -> Mapping[str, Element]:
    """Every piece by its id, also those that are a part of another."""
    return {
        element.attrib["id"]: element
        for piece in pieces()
        for element in fromstring(piece).iter()
        if "id" in element.attrib
    }


def _declared(chain: Sequence[Element]) -> dict[str, str]:
    """All that the sheets say of the last element of the chain; what weighs more comes later and wins."""
    found: dict[str, str] = {}
    for rule in all_rules():
        if _meant(rule, chain):
            found |= rule.declared
    return found


def _meant(rule: Rule, chain: Sequence[Element]) -> bool:
    *outer, own = rule.selector
    if not _fits(own, chain[-1]):
        return False
    above = iter(reversed(chain[:-1]))  # each condition further out has to hold further up
    return all(part == _SVG or any(_fits(part, element) for element in above) for part in reversed(outer))


_SVG = (Simple("", "tag", "svg"),)  # what every drawing stands in


def _fits(part: Sequence[Simple], element: Element) -> bool:
    return all(_holds(simple, element) for simple in part)


def _holds(simple: Simple, element: Element) -> bool:
    if simple.how == "tag":
        return element.tag == simple.value
    value = element.get(simple.attribute, "")
    return {"word": simple.value in value.split(), "*=": simple.value in value, "=": simple.value == value}[
        simple.how
    ]


def resolved(value: str, own: Env, inherited: Env) -> str:
    """A value without names of properties: those that the element has itself, or has from around it."""

    def found(name: re.Match[str]) -> str:
        if name[1] in own:
            return resolved(own[name[1]], own, inherited)
        return inherited.get(name[1]) or name[2] or "none"

    while "var(" in value:
        value = _VAR.sub(found, value)
    return _MIX.sub(lambda mix: mixed(mix[1], int(mix[2]) / 100, mix[3]), value)


def _written(tag: str, attributes: Env, inside: str) -> str:
    said = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    return f"<{tag}{said}>{inside}</{tag}>" if inside else f"<{tag}{said}/>"
