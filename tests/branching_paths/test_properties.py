"""What holds at every point of any game of Branching Paths; what it shares is in tests/path_cards."""

from tests.branching_paths.positions import dealt
from tests.path_cards.games import Game, any_game, few, moments
from waystones.games.branching_paths import score
from waystones.games.branching_paths.board import WISH
from waystones.games.path_cards.cards import COLOURS


@few
@any_game
def test_hands_are_full_but_for_the_cards_that_are_owed(game: Game) -> None:
    for state, _ in moments(dealt, game):
        for seat, hand in enumerate(state.cards.hands):
            missing = 0 if seat != state.to_act or state.asks == "play" else state.owed
            assert len(hand) == 8 - missing or state.is_over


@few
@any_game
def test_tiles_and_wishing_stones_are_always_somewhere(game: Game) -> None:
    first = dealt(game.players, game.seed).tiles
    for state, _ in moments(dealt, game):
        for colour in range(len(COLOURS)):
            on_board = state.tiles.count(WISH + colour) + state.stacks[colour]
            assert on_board + sum(wishes[colour] for wishes in state.wishes) == 1 + 5
        assert all(now == before for now, before in zip(state.tiles, first, strict=True) if before < WISH)


@few
@any_game
def test_the_quick_score_is_the_score(game: Game) -> None:
    for state, _ in moments(dealt, game):
        seats = zip(state.figures, state.wishes, state.points, strict=True)
        assert [score.total(state.board, *seat) for seat in seats] == state.scores()
