"""The journey for the gallery: at its beginning, on the way, and the result of one of its stones."""

from collections.abc import Iterator

from app.drawing.kit import filled
from app.games.one_line.journey import view
from app.games.one_line.journey.walked import Walked, medal, next_medal
from app.games.one_line.view import compare, play, result
from app.games.one_line.view.board import Draft
from app.games.one_line.view.compare import Comparison, Side
from app.texts import Texts
from waystones.games.one_line.journey import STONES, deal
from waystones.games.one_line.rules import OneLine

ON_THE_WAY = Walked({place: STONES[place][(place * 7) % 3] + place % 2 for place in range(13)})
PLACE = 11


def scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Name and picture of each."""
    yield "journey-first", filled(view.frame(t), view.regions(t, Walked()))
    yield "journey", filled(view.frame(t), view.regions(t, ON_THE_WAY))
    state = deal(PLACE).state()
    assert isinstance(state, OneLine)
    seen = state.observe(0)
    lit = frozenset(field for field in seen.near(seen.start))
    yield "journey-play", filled(play.frame(t, view.name(t, PLACE)), play.regions(t, seen, Draft(None), lit))
    while not state.is_over:
        state.play(max(state.legal_moves(), key=lambda move: (len(move.fields), str(move))))
    score, seen = state.scores()[0], state.observe(0)
    following, missing = next_medal(PLACE, score) or ("", 0)
    stone = result.Stone(PLACE, view.name(t, PLACE), PLACE + 1)
    award = result.Award(medal(PLACE, score), following, missing, stone=stone)
    shown = compare.regions(t, Comparison(Side(seen, score, frozenset()), seen.rounds))
    yield (
        "journey-result",
        filled(result.frame(t, seen, state.score_lines(0), award, "id", view.name(t, PLACE)), shown),
    )
