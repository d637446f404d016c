"""Blunders planted in real games near their end, where counting proves them: all are found, and the sound move is called none.

Ten games of each kind: relaxed bots play up to a moment at which one move is worth clearly more than another.
"""

from collections.abc import Generator, Iterator
from itertools import count, islice
from typing import Any

import pytest

import waystones
from waystones import Session
from waystones.games.loops.bot import ways_on
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.review import moves_of
from waystones.games.path_cards.moves import DISCARD, LAY, PLAY
from waystones.games.path_cards.observation import PathCardsObservation
from waystones.review import reviewer
from waystones.review.reviewer import Decision
from waystones.review.weighing import Weighed, weigh_seen

GAMES = 10
Planted = tuple[
    str, Any, tuple[str, ...], tuple[str, ...]
]  # the game, what is seen, the blunder, what is sound


def moments(game: str, players: int, **options: object) -> Iterator[tuple[Session[Any], Any]]:
    """What the seat to act sees before every move, in one game of steady bots after another."""
    for seed in count(1):
        session: Session[Any] = Session.new(game, players, seed, **options)
        bot = waystones.bot(game, "relaxed", seed)
        while not session.is_over:
            seen = session.observe(session.to_act)
            yield session, seen
            session.play(bot.choose(seen))


def in_one_line() -> Iterator[Planted]:
    """The last card is passed, though it covers fields and takes nothing away."""
    for _, seen in moments("one_line", 1):
        if not seen.cards_left and max(len(move.fields) for move in seen.legal_moves()) > 2:
            sound = max(
                seen.legal_moves(),
                key=lambda move: (
                    len(move.fields) + sum(each.points for each in seen.worth(move)),
                    str(move),
                ),
            )
            yield "one_line", seen, ("pass",), (str(sound),)


def in_loops() -> Iterator[Planted]:
    """The last turn of a game of few rounds: nothing comes after it, so what scores most is best."""
    for session, seen in moments("loops", 2, rounds=13):
        assert isinstance(seen, LoopsObservation)
        is_last = seen.round == seen.rounds and seen.seat != session.observe(0).first and not seen.laid
        ways = ways_on(seen) if is_last else []
        if ways and max(ways).points - min(ways).points > 8:
            yield "loops", seen, _texts(moves_of(min(ways))), _texts(moves_of(max(ways)))


def on_paths(game: str) -> Iterator[Planted]:
    """With one or two cards left to draw a card is thrown away, though laying it is worth three points at once."""
    for _, seen in moments(game, 2):
        assert isinstance(seen, PathCardsObservation)
        if seen.asks != PLAY or seen.deck_left > 2:
            continue
        now = seen.scores()[seen.seat]
        lays = [move for move in seen.legal_moves() if move.kind == LAY]
        for lay in sorted(lays, key=str):
            state = seen._state.copy()
            state.apply(lay)
            if state.asks == "take" and state.scores()[seen.seat] - now >= 3:
                thrown = next(
                    move for move in seen.legal_moves() if move.kind == DISCARD and move.what == lay.what
                )
                yield game, seen, (str(thrown),), (str(lay),)
                break


def _texts(moves: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(map(str, moves))


PLANTED = [
    *islice(in_one_line(), GAMES),
    *islice(in_loops(), GAMES),
    *islice(on_paths("stone_paths"), GAMES),
    *islice(on_paths("branching_paths"), GAMES),
]


def weighed(game: str, seen: Any, made: tuple[str, ...]) -> Weighed:
    who = reviewer(game)
    assert who
    thinking: Generator[None, None, Weighed] = weigh_seen(who, seen, Decision(0, len(made), made), "planted")
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            found: Weighed = done.value
            return found


@pytest.mark.parametrize(
    "planted", PLANTED, ids=[f"{each[0]}-{number}" for number, each in enumerate(PLANTED)]
)
def test_a_planted_blunder_is_found_and_the_sound_move_is_none(planted: Planted) -> None:
    game, seen, blunder, sound = planted
    found = weighed(game, seen, blunder)
    assert found.is_costly
    assert found.reasons, "and it is told why"
    if game in ("one_line", "loops"):  # where counting proves what is best
        assert not weighed(game, seen, sound).is_costly
