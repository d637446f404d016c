"""A first touch at a table, where nobody sees it and nothing comes of it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.drawing.kit import Regions

if TYPE_CHECKING:
    from app.table.table import Table


def first_touch(table: "Table") -> Iterator[Regions]:
    """A twin of the hand does what is touched; what would be kept of it is put into words, and kept nowhere."""
    if table.curtain:
        return
    twin = table.kind.hand()(table.app.texts, table.company)
    twin.look(table.hand.seen)
    for scene in twin.rehearse():
        yield scene
        table.as_kept().text()
        table.app.platform.now()
