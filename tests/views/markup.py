"""Reading what the views write: as XML, which they keep to although HTML would let them off."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import app
from app.games import games
from app.texts import Texts
from tools.gallery_screens import Shot, shots

ENGLISH = Texts("en")
IN_A_BROWSER = ("app.browser", "app.main")  # cannot be imported elsewhere


def tree(html: str) -> Element:
    """A fragment under one root; ParseError if it is not well formed."""
    return ElementTree.fromstring(f"<root>{html}</root>")


@cache
def screens() -> tuple[Shot, ...]:
    """Every screen that the gallery draws."""
    return tuple(shots())


@cache
def known_actions() -> frozenset[str]:
    """Every action that something in the page answers: asked of the code itself."""
    names = [each.name for each in walk_packages(app.__path__, "app.") if each.name not in IN_A_BROWSER]
    answering = (
        getattr(member, "_answers", ())
        for name in names
        for kind in vars(import_module(name)).values()
        if isinstance(kind, type)
        for member in vars(kind).values()
    )
    return frozenset(action for actions in answering for action in actions).union(
        *(game.offers for game in games().values())
    )


def with_attribute(root: Element, name: str) -> Iterator[Element]:
    """The elements that carry the attribute."""
    return (element for element in root.iter() if name in element.attrib)


def text(element: Element) -> str:
    """All text inside."""
    return "".join(element.itertext()).strip()


def classes(element: Element) -> set[str]:
    """The element's classes."""
    return set(element.get("class", "").split())
