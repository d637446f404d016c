"""Ways to leave a game before its end: the same deal from its beginning, or giving up. Both ask first."""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.answers import answers
from app.keeping.figures import SENT
from app.table.view.menu import whether_to_give_up, whether_to_start_over

if TYPE_CHECKING:
    from app.table.table import Table


class Leaving:
    """The part of a table that ends the game early."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    @answers("start-over")
    def _start_over(self, arg: str) -> None:
        """The same deal from its beginning, in place of this game."""
        app, save = self._table.app, self._table.save
        if arg != "yes":
            app.lay_sheet(whether_to_start_over(app.texts))
            return
        record = replace(self._table.session.record, moves=())
        lesson = None if save.lesson is None else 0
        another = app.saves.new(record, lesson=lesson, seats=save.seats)
        self._table.take_off(f"play/{another.id}")

    @answers("give-up")
    def _give_up(self, arg: str) -> None:
        """Nobody wins; but a line drawn alone, or against lines that were sent, is scored as it is."""
        app = self._table.app
        if arg != "yes":
            app.lay_sheet(whether_to_give_up(app.texts, scored=self._is_scored))
        elif self._is_scored:
            self._pass_to_the_end()
        else:
            self._table.take_off("")

    @property
    def _is_scored(self) -> bool:
        """Whether the game still has a result when it is given up."""
        table = self._table
        others = {
            table.company.level(seat) for seat in range(table.session.state.players) if seat != table.me
        }
        return bool(table.hand.gives_up_with) and others <= {SENT}

    def _pass_to_the_end(self) -> None:
        """Pass every card that is still to come; lines that were sent go on."""
        table = self._table
        while not table.session.is_over:
            seat = table.session.to_act
            table.session.play(table.sent_move(seat) if seat != table.me else table.hand.gives_up_with)
        table.finish()
        table.count()
