"""What the others did since the own last turn: whose marks are shown, and the caption that tells a turn."""

from dataclasses import dataclass
from html import escape

from app.drawing.cairns import figure
from app.drawing.kit import does
from app.table.turns import Turn
from app.texts import Texts


@dataclass(frozen=True, slots=True)
class Since:
    """The turns of others since the own last one. `at` is the one that is looked at alone; None for all of them."""

    turns: tuple[Turn, ...] = ()
    at: int | None = None

    @property
    def marked(self) -> tuple[Turn, ...]:
        """The turns whose marks are shown."""
        return self.turns if self.at is None else (self.turns[self.at],)

    @property
    def told(self) -> Turn | None:
        """The turn that the caption tells: the one that is looked at, else the last."""
        return self.marked[-1] if self.turns else None

    def caption(self, t: Texts, words: str) -> str:
        """The turn that is told, in words that were made for it; a tap goes on to the next, or to the whole game."""
        if self.told is None:
            return ""
        number, all_of = self.turns.index(self.told) + 1, len(self.turns)
        place = ""
        if all_of > 1:
            said = escape(t("turn {n} of {all} since yours", n=number, all=all_of))
            place = f' <span class="since-place num"><span class="aside">{said}</span><span aria-hidden="true">{number}/{all_of}</span></span>'
        asks = does("since") if all_of > 1 else does("log")
        return (
            f'<button type="button" class="since" id="since"{asks}>{figure(self.told.seat)}'
            f'<span><span class="since-words">{escape(words)}</span>{place}</span></button>'
        )
