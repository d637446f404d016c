"""The end of a game for several: who has won, and what gave what."""

from app.drawing.kit import figure
from app.drawing.players import verdict
from app.games.one_line.duel.duel import alone, knew
from app.games.one_line.other_deal import other_deal
from app.games.one_line.rounds import drawn
from app.games.one_line.together import view
from app.games.one_line.view import finale
from app.table.result import Ending
from waystones import Record
from waystones.games.one_line.observation import OneLineObservation


class TogetherEnding(Ending[OneLineObservation]):
    """The account of all lines."""

    def frame(self) -> str:
        """The whole screen; nothing on it changes."""
        over, save = self.over, self.over.save
        state = over.session.state
        lines = [state.score_lines(seat) for seat in range(state.players)]
        return view.result(
            self.t,
            self.seen,
            over.company.players,
            lines,
            over.winners,
            save.id,
            alone=alone(over.session.record) if save.duel else (),
            knew=bool(save.duel) and knew(over.saves, save),
        )

    @property
    def finale_lasts(self) -> int:
        """As long as it takes to look at the own line once more."""
        return finale.LASTS

    def finale(self) -> str:
        """The own line once more, counted, and who has won."""
        over = self.over
        cairns = "".join(figure(seat, large=True) for seat in over.winners)
        return finale.finale(self.t, drawn(over.session, over.me), finale.prize(cairns, self.words()))

    def finale_sounds(self) -> list[tuple[int, str, float]]:
        """The own numbers, and a stone for who has won."""
        return finale.sounds(drawn(self.over.session, self.over.me), self.sound)

    def words(self) -> str:
        """Who has won."""
        return verdict(self.t, self.over.company.players, self.over.winners)

    def rematch(self, seed: int) -> Record:
        """The same company and board, other cards."""
        return other_deal(self.over.session.record, seed)


RESULT = TogetherEnding
