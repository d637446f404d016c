"""Reading what the views write: as XML, which they keep to although HTML would let them off."""

from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from app.texts import Texts
from tools.gallery_screens import Shot, shots

ENGLISH = Texts("en")


def tree(html: str) -> Element:
    """A fragment under one root; ParseError if it is not well formed."""
    return ElementTree.fromstring(f"<root>{html}</root>")


@cache
def screens() -> tuple[Shot, ...]:
    """Every screen that the gallery draws."""
    return tuple(shots())


def with_attribute(root: Element, name: str) -> Iterator[Element]:
    """The elements that carry the attribute."""
    return (element for element in root.iter() if name in element.attrib)


def text(element: Element) -> str:
    """All text inside."""
    return "".join(element.itertext()).strip()


def classes(element: Element) -> set[str]:
    """The element's classes."""
    return set(element.get("class", "").split())
