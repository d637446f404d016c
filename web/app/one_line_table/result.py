"""The end of a game for several: who has won, and what gave what."""

from typing import TYPE_CHECKING

from app.company import Company
from app.one_line.seen import other_deal, seen
from app.one_line_table.duel import knew
from app.screens.finished import FinishedScreen
from app.views import one_line_table as view
from app.views.players import verdict

if TYPE_CHECKING:
    from app.app import App


class Result(FinishedScreen):
    """The account of all lines."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._company = Company(self.save.seats)
        self._me = self._company.looking_back

    def frame(self) -> str:
        """The whole screen; nothing on it changes."""
        state = self.session.state
        lines = [state.score_lines(seat) for seat in range(state.players)]
        return view.result(
            self.app.texts,
            seen(self.session, seat=self._me),
            self._company.players,
            lines,
            state.winners(),
            self.save.id,
            duel=bool(self.save.duel),
            knew=bool(self.save.duel) and knew(self.app.saves, self.save),
        )

    def opened(self) -> None:
        """Say how it ended."""
        winners = self.session.state.winners()
        self.app.say(verdict(self.app.texts, self._company.players, winners))
        self.app.play_sound("medal")

    def do(self, action: str, arg: str) -> None:
        """Once more, or look back."""
        if action == "rematch":
            self.app.start_game(other_deal(self.session.record, self.app.new_seed()), seats=self.save.seats)
        else:
            super().do(action, arg)
