"""What holds at every point of any game."""

import random
from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.path_cards.table import everywhere
from tests.stone_paths.positions import dealt
from tests.stone_paths.referee import Referee
from waystones import Event
from waystones.deal import MAX_SEED
from waystones.games.path_cards.cards import COLOUR_OF, LETTERS, PACK, VALUE_OF, card_of, fits
from waystones.games.stone_paths import score
from waystones.games.stone_paths.board import WISHING_STONE
from waystones.games.stone_paths.rules import StonePaths

# Just anything goes on for long and ends with the draw pile; who lays what fits gets figures into the goal.
EAGER = ("lay", "bonus", "draw")

any_game = given(
    players=st.integers(2, 4),
    seed=st.integers(0, MAX_SEED),
    eager=st.sampled_from([0.0, 0.6, 0.9]),
    luck=st.integers(0, 2**32),
)
few = settings(max_examples=25)


def moments(players: int, seed: int, eager: float, luck: int) -> Iterator[tuple[StonePaths, list[Event]]]:
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
def test_the_110_cards_are_always_somewhere(players: int, seed: int, eager: float, luck: int) -> None:
    for state, _ in moments(players, seed, eager, luck):
        assert everywhere(state) == Counter(PACK)
        sizes = {len(hand) for seat, hand in enumerate(state.cards.hands) if seat != state.to_act}
        assert sizes == {8}
        mine = len(state.cards.hands[state.to_act])
        assert mine == (7 if state.asks in ("figure", "bonus", "take") else 8) or state.is_over


@few
@any_game
def test_no_row_breaks_its_order(players: int, seed: int, eager: float, luck: int) -> None:
    for state, _ in moments(players, seed, eager, luck):
        for rows, fitting in zip(state.cards.rows, state.cards.fitting, strict=True):
            for values in rows:
                assert list(values) in (sorted(values), sorted(values, reverse=True))
            assert fitting == {card for card in PACK if fits(rows[COLOUR_OF[card]], VALUE_OF[card])}


@few
@any_game
def test_there_is_never_a_second_figure_on_a_path_and_never_a_sixth(
    players: int, seed: int, eager: float, luck: int
) -> None:
    started: Counter[tuple[int | None, str]] = Counter()
    for state, events in moments(players, seed, eager, luck):
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
            assert len(state.cards.hands[state.to_act]) == 7, "and no card is taken"


@few
@any_game
def test_the_score_is_what_the_referee_comes_to(players: int, seed: int, eager: float, luck: int) -> None:
    referee = Referee(players)
    for state, events in moments(players, seed, eager, luck):
        referee.hear(events)
        scores = [referee.score(seat) for seat in range(players)]
        assert state.scores() == scores
        seats = zip(state.stones, state.large, state.wishes, state.points, strict=True)
        assert [score.total(*seat) for seat in seats] == scores
        left = sum(path.count(WISHING_STONE) for path in state.tiles)
        assert left + sum(referee.wishes) == 9
        for seat, rows in enumerate(referee.rows):
            told = [tuple(rows.get(letter, ())) for letter in LETTERS]
            assert told == state.cards.rows[seat]


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
    # SP-26: every thirteen turns bring at least a laid card or a drawn one, and there are 110 of each at most.
    *_, (state, _) = moments(players, seed, eager, luck)
    assert state.is_over
    assert state.turn <= 13 * 2 * len(PACK)
