"""A game that can be ended within the own turn, by the last card or by the fifth figure: what is certain is counted out.

No hidden card matters to that: the last card of the draw pile ends the game whatever it is.
"""

from waystones.games.path_cards.figures import GOAL_FIGURES
from waystones.games.path_cards.judge import margin
from waystones.games.path_cards.moves import DECK, TAKE, Move
from waystones.games.path_cards.rules import PathCards


def sure_win(state: PathCards) -> Move | None:
    """The move with which the seat to act ends the game in this turn as far ahead as it can, if it can so win at all."""
    ahead, move = _best_end(state, state.to_act)
    return move if ahead > 0 else None


def _best_end(state: PathCards, seat: int) -> tuple[int, Move | None]:
    """How far ahead the seat can end the game in this turn, and by which move; 0 and none where it cannot win so."""
    best: tuple[int, Move | None] = (0, None)
    if len(state.cards.deck) > state.owed + 1 and state.in_goal < GOAL_FIGURES - 1:
        return best  # the end is too far away, even if a card tile lets one more card be taken
    for move in [DECK] if state.asks == TAKE else state.legal_moves():
        after = state.copy()
        after.apply(move)
        if after.is_over:
            ahead = margin(after, seat)
        elif after.to_act == seat and after.turn == state.turn:
            ahead, _ = _best_end(after, seat)
        else:
            continue
        if ahead > best[0]:
            best = ahead, move
    return best
