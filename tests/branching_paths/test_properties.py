"""What holds at every point of any game."""

import random
from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.branching_paths.positions import dealt
from tests.branching_paths.referee import Referee
from tests.path_cards.table import everywhere
from waystones import Event
from waystones.deal import MAX_SEED
from waystones.games.branching_paths import score
from waystones.games.branching_paths.board import WISH
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, LETTERS, PACK, VALUE_OF, card_of, fits

# Just anything goes on for long and ends with the draw pile; who lays what fits gets figures into the goal.
EAGER = ("lay", "step", "draw", "lift")

any_game = given(
    players=st.integers(2, 4),
    seed=st.integers(0, MAX_SEED),
    eager=st.sampled_from([0.0, 0.6, 0.95]),
    luck=st.integers(0, 2**32),
)
few = settings(max_examples=25)


def moments(players: int, seed: int, eager: float, luck: int) -> Iterator[tuple[BranchingPaths, list[Event]]]:
    """A game from deal to end: the state after each move, with what that move caused."""
    rng = random.Random(luck)
    state = dealt(players, seed)
    yield state, []
    while not state.is_over:
        moves = state.legal_moves()
        keen = [move for move in moves if move.kind in EAGER]
        yield state, state.play(rng.choice(keen if keen and rng.random() < eager else moves))


@few
@any_game
def test_the_110_cards_are_always_somewhere_and_hands_are_full_between_turns(
    players: int, seed: int, eager: float, luck: int
) -> None:
    for state, _ in moments(players, seed, eager, luck):
        assert everywhere(state) == Counter(PACK)
        for seat, hand in enumerate(state.cards.hands):
            missing = 0 if seat != state.to_act or state.asks == "play" else state.owed
            assert len(hand) == 8 - missing or state.is_over


@few
@any_game
def test_no_row_breaks_its_order_and_what_fits_is_what_the_rows_say(
    players: int, seed: int, eager: float, luck: int
) -> None:
    for state, _ in moments(players, seed, eager, luck):
        for rows, fitting in zip(state.cards.rows, state.cards.fitting, strict=True):
            for values in rows:
                assert list(values) in (sorted(values), sorted(values, reverse=True))
            assert fitting == {card for card in PACK if fits(rows[COLOUR_OF[card]], VALUE_OF[card])}


@few
@any_game
def test_tiles_and_wishing_stones_are_always_somewhere(
    players: int, seed: int, eager: float, luck: int
) -> None:
    first = dealt(players, seed).tiles
    for state, _ in moments(players, seed, eager, luck):
        for colour in range(len(COLOURS)):
            on_board = state.tiles.count(WISH + colour) + state.stacks[colour]
            assert on_board + sum(wishes[colour] for wishes in state.wishes) == 1 + 5
        assert all(now == before for now, before in zip(state.tiles, first, strict=True) if before < WISH)


@few
@any_game
def test_the_score_is_what_the_referee_comes_to(players: int, seed: int, eager: float, luck: int) -> None:
    referee = Referee(players)
    for state, events in moments(players, seed, eager, luck):
        referee.hear(events)
        scores = [referee.score(seat) for seat in range(players)]
        assert state.scores() == scores
        seats = zip(state.figures, state.wishes, state.points, strict=True)
        assert [score.total(state.board, *seat) for seat in seats] == scores
        for seat, rows in enumerate(referee.rows):
            assert [tuple(rows.get(letter, ())) for letter in LETTERS] == state.cards.rows[seat]


@few
@any_game
def test_the_fifth_figure_in_goal_or_the_last_card_ends_the_game_at_once_and_nothing_else_does(
    players: int, seed: int, eager: float, luck: int
) -> None:
    referee = Referee(players)
    for state, events in moments(players, seed, eager, luck):
        referee.hear(events)
        assert state.in_goal == referee.in_goal <= 5
        reason = "goal" if referee.in_goal == 5 else "deck" if not state.cards.deck else ""
        assert (referee.over, state.is_over) == (reason, bool(reason))
        if reason == "goal":
            assert [event.kind for event in events[-2:]] == ["stepped", "over"], "its tile is not carried out"


@few
@any_game
def test_what_everybody_has_seen_is_what_lies_open_or_was_taken_openly(
    players: int, seed: int, eager: float, luck: int
) -> None:
    for state, _ in moments(players, seed, eager, luck):
        cards = state.cards
        open_cards = Counter(
            card_of(colour, value)
            for rows in [*cards.rows, cards.piles]
            for colour, values in enumerate(rows)
            for value in values
        )
        for hand, known in zip(cards.hands, cards.known, strict=True):
            assert Counter(known) <= Counter(hand)
            open_cards.update(known)
        assert [open_cards[card] for card in range(len(cards.shown))] == cards.shown


@few
@any_game
def test_a_game_does_not_go_on_for_ever(players: int, seed: int, eager: float, luck: int) -> None:
    *_, (state, _) = moments(players, seed, eager, luck)
    assert state.is_over
    assert state.turn <= 13 * 2 * len(PACK)
