"""What a player can lay over a table: the menu, the aid card, the game so far."""

from typing import TYPE_CHECKING

from app.answers import answers
from app.table.view.aid import aid_card
from app.table.view.menu import menu

if TYPE_CHECKING:
    from app.table.table import Table


class Sheets:
    """The part of a table that opens its sheets; the game itself goes on underneath."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    @answers("menu")
    def _menu(self, arg: str) -> None:
        table = self._table
        more = table.hand.menu() + table.pacing.rows(table.company)
        self._lay(menu(table.app.texts, table.game, more, once=table.save.once))

    @answers("aid")
    def _aid(self, arg: str) -> None:
        t, game = self._table.app.texts, self._table.game
        self._lay(aid_card(t, game.aid().aid(t), game.id))

    @answers("log")
    def _log(self, arg: str) -> None:
        table = self._table
        steps = [step.seen_by(table.me) for step in table.session.steps]
        self._lay(table.hand.log(table.turns(table.me), steps))

    def _lay(self, sheet: str) -> None:
        self._table.app.lay_sheet(sheet)
