"""What holds at every point of any game with these cards, whichever of the two it is."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.branching_paths import positions as branching_paths
from tests.branching_paths.referee import Referee as BranchingPathsReferee
from tests.path_cards.games import Game, any_game, few, moments
from tests.path_cards.table import everywhere
from tests.stone_paths import positions as stone_paths
from tests.stone_paths.referee import Referee as StonePathsReferee
from waystones.games.path_cards.cards import COLOUR_OF, LETTERS, PACK, VALUE_OF, card_of, fits

Deal = Callable[[int, int], Any]

either = pytest.mark.parametrize(
    "dealt", [stone_paths.dealt, branching_paths.dealt], ids=["stone_paths", "branching_paths"]
)
either_with_referee = pytest.mark.parametrize(
    ("dealt", "referee_of"),
    [(stone_paths.dealt, StonePathsReferee), (branching_paths.dealt, BranchingPathsReferee)],
    ids=["stone_paths", "branching_paths"],
)


@either
@few
@any_game
def test_the_110_cards_are_always_somewhere(dealt: Deal, game: Game) -> None:
    for state, _ in moments(dealt, game):
        assert everywhere(state) == Counter(PACK)


@either
@few
@any_game
def test_no_row_breaks_its_order_and_what_fits_is_what_the_rows_say(dealt: Deal, game: Game) -> None:
    for state, _ in moments(dealt, game):
        for rows, fitting in zip(state.cards.rows, state.cards.fitting, strict=True):
            for values in rows:
                assert list(values) in (sorted(values), sorted(values, reverse=True))
            assert fitting == {card for card in PACK if fits(rows[COLOUR_OF[card]], VALUE_OF[card])}


@either_with_referee
@few
@any_game
def test_the_fifth_figure_in_goal_or_the_last_card_ends_the_game_at_once_and_nothing_else_does(
    dealt: Deal, referee_of: Callable[[int], Any], game: Game
) -> None:
    referee = referee_of(game.players)
    for state, events in moments(dealt, game):
        referee.hear(events)
        assert state.in_goal == referee.in_goal <= 5
        reason = "goal" if referee.in_goal == 5 else "deck" if not state.cards.deck else ""
        assert (referee.over, state.is_over) == (reason, bool(reason))
        if reason == "goal":
            assert [event.kind for event in events[-2:]] == ["stepped", "over"], "its tile is not carried out"


@either_with_referee
@few
@any_game
def test_scores_and_rows_are_what_the_referee_comes_to(
    dealt: Deal, referee_of: Callable[[int], Any], game: Game
) -> None:
    referee = referee_of(game.players)
    for state, events in moments(dealt, game):
        referee.hear(events)
        assert state.scores() == [referee.score(seat) for seat in range(game.players)]
        for seat, rows in enumerate(referee.rows):
            assert [tuple(rows.get(letter, ())) for letter in LETTERS] == state.cards.rows[seat]


@either
@few
@any_game
def test_what_everybody_has_seen_is_what_lies_open_or_was_taken_openly(dealt: Deal, game: Game) -> None:
    for state, _ in moments(dealt, game):
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


@either
@few
@any_game
def test_a_game_does_not_go_on_for_ever(dealt: Deal, game: Game) -> None:
    # SP-26: every thirteen turns bring at least a laid card or a drawn one, and there are 110 of each at most.
    *_, (state, _) = moments(dealt, game)
    assert state.is_over
    assert state.turn <= 13 * 2 * len(PACK)
