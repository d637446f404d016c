"""What holds at every point of any game of Stone Paths; what it shares is in tests/path_cards."""

from collections import Counter

from tests.path_cards.games import Game, any_game, few, moments
from tests.stone_paths.positions import dealt
from waystones.games.stone_paths import score
from waystones.games.stone_paths.board import WISHING_STONE


@few
@any_game
def test_hands_are_full_but_for_the_card_that_is_owed(game: Game) -> None:
    for state, _ in moments(dealt, game):
        sizes = {len(hand) for seat, hand in enumerate(state.cards.hands) if seat != state.to_act}
        assert sizes == {8}
        mine = len(state.cards.hands[state.to_act])
        assert mine == (7 if state.asks in ("figure", "bonus", "take") else 8) or state.is_over
        if state.is_over and state.in_goal == 5:
            assert mine == 7, "after the fifth figure no card is taken"


@few
@any_game
def test_there_is_never_a_second_figure_on_a_path_and_never_a_sixth(game: Game) -> None:
    started: Counter[tuple[int | None, str]] = Counter()
    for state, events in moments(dealt, game):
        for event in events:
            if event.kind == "stepped" and event.facts["stone"] == 1:
                started[event.seat, event.facts["path"]] += 1
        assert set(started.values()) <= {1}
        for seat, stones in enumerate(state.stones):
            on_paths = {path for path, stone in enumerate(stones) if stone}
            with_cards = {path for path, row in enumerate(state.cards.rows[seat]) if row}
            assert on_paths == with_cards - {
                state.laid if (seat, state.asks) == (state.to_act, "figure") else -1
            }
            assert len(on_paths - {state.large[seat]}) <= 4
            assert max(stones) <= 9


@few
@any_game
def test_the_quick_score_is_the_score_and_the_nine_wishing_stones_are_somewhere(game: Game) -> None:
    for state, _ in moments(dealt, game):
        seats = zip(state.stones, state.large, state.wishes, state.points, strict=True)
        assert [score.total(*seat) for seat in seats] == state.scores()
        assert sum(path.count(WISHING_STONE) for path in state.tiles) + sum(state.wishes) == 9
