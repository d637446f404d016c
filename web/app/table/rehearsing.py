"""The scenes of a first touch at a table, made with a twin of the hand, so that nothing comes of them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.drawing.kit import Regions

if TYPE_CHECKING:
    from app.table.table import Table


def first_touch(table: "Table") -> Iterator[Regions]:
    """Have a twin of the hand touched, and give what it would show; what would be written is made too, and written nowhere."""
    if table.curtain:
        return
    twin = table.kind.hand()(table.app.texts, table.company)
    twin.look(table.hand.seen)
    for scene in twin.rehearse():
        yield scene
        table.as_kept().text()
        table.app.platform.now()
