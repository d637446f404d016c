"""What every game promises, tried on all games at all numbers of players."""

import random
import re
from typing import Any

import pytest

import waystones
from tests.portrait import portrait
from tests.tables import TABLES, decisions, random_moves
from waystones import BadNotation, BadOption, Event, IllegalMove, Record, State

SEEDS = (1, 2, 3)

every_table = pytest.mark.parametrize(("game", "players"), TABLES)
every_deal = pytest.mark.parametrize("seed", SEEDS)


def test_every_game_has_a_table() -> None:
    assert {game for game, _ in TABLES} == set(waystones.GAMES)


@every_table
@every_deal
def test_five_lines_play_any_game(game: str, players: int, seed: int) -> None:
    random.seed(seed)
    state = waystones.new(game, players=players, seed=seed)
    while not state.is_over:
        state.play(random.choice(state.legal_moves()))
    assert len(state.scores()) == players
    assert state.legal_moves() == []


@every_table
def test_the_seat_to_act_is_one_of_the_seats(game: str, players: int) -> None:
    seats = {state.to_act for state in decisions(game, players, seed=4)}
    assert seats == set(range(players))


@every_table
def test_one_seed_deals_one_game(game: str, players: int) -> None:
    one, same, other = (waystones.new(game, players=players, seed=seed) for seed in (5, 5, 6))
    assert portrait(one) == portrait(same)
    assert portrait(one) != portrait(other)


@every_table
@every_deal
def test_a_copy_is_a_twin_that_goes_its_own_way(game: str, players: int, seed: int) -> None:
    for state in decisions(game, players, seed):
        before = portrait(state)
        twin = state.copy()
        assert portrait(twin) == before
        twin.play(twin.legal_moves()[0])
        assert portrait(state) == before, "what the twin did changed the original"
        twin = state.copy()
        state.play(state.legal_moves()[-1])
        assert portrait(twin) == before, "what the original did changed the twin"


@every_table
@every_deal
def test_all_legal_moves_can_be_written_and_read(game: str, players: int, seed: int) -> None:
    for state in decisions(game, players, seed):
        moves = state.legal_moves()
        texts = [str(move) for move in moves]
        assert [state.parse(text) for text in texts] == moves
        assert len(set(moves)) == len(moves), "a move is offered twice"
        assert len(set(texts)) == len(texts), "two moves share a notation"


@every_table
def test_a_move_has_no_second_notation(game: str, players: int) -> None:
    for state in decisions(game, players, seed=7):
        for text in {str(move) for move in state.legal_moves()}:
            for variant in _variants(text):
                try:
                    move = state.parse(variant)
                except BadNotation:
                    continue
                assert str(move) == variant


def _variants(text: str) -> set[str]:
    """Other ways in which somebody might write it."""
    spaced = {f" {text}", f"{text} ", f"{text}\n", text.replace("-", " - "), text.replace("-", "")}
    return (spaced | {text.upper(), text.title(), f"{text}-", f"-{text}", f"{text}!", ""}) - {text}


@every_table
@every_deal
def test_why_not_says_what_play_would_say_and_nothing_has_changed(game: str, players: int, seed: int) -> None:
    anything = {str(move) for state in decisions(game, players, seed) for move in state.legal_moves()}
    some = random.Random(seed).sample(sorted(anything), min(len(anything), 100))
    for state in decisions(game, players, seed):
        legal = {str(move) for move in state.legal_moves()}
        before = portrait(state)
        for text in some:
            refusal = state.why_not(text)
            assert (refusal is None) == (text in legal), text
            if refusal is not None:
                with pytest.raises(IllegalMove) as caught:
                    state.play(state.parse(text))
                assert caught.value.refusal == refusal
                assert re.fullmatch(r"[A-Z]{2}-\d+", refusal.rule)
        assert portrait(state) == before


@every_table
def test_when_the_game_is_over_every_move_is_refused(game: str, players: int) -> None:
    moves = random_moves(game, players, seed=3)
    state = Record(game, players, 3, moves=tuple(moves)).state()
    assert state.is_over
    for text in moves:
        assert state.why_not(text) is not None


@every_table
@every_deal
def test_an_observation_shows_nothing_that_is_hidden(game: str, players: int, seed: int) -> None:
    rng = random.Random(seed)
    for state in decisions(game, players, seed):
        for seat in range(players):
            seen = state.observe(seat)
            assert seen.seat == seat
            imagined = seen.imagine(rng)
            assert portrait(imagined.observe(seat)) == portrait(seen), "the seat could tell them apart"


@every_table
@every_deal
def test_what_is_hidden_really_differs_between_imagined_games(game: str, players: int, seed: int) -> None:
    start = waystones.new(game, players=players, seed=seed)
    seen = start.observe(0)
    imagined = {repr(portrait(seen.imagine(random.Random(each)))) for each in range(8)}
    assert len(imagined) > 1


@every_table
@every_deal
def test_an_observation_stays_what_it_was(game: str, players: int, seed: int) -> None:
    for state in decisions(game, players, seed):
        seen = state.observe(state.to_act)
        before = portrait(seen)
        state.play(state.legal_moves()[0])
        imagined = seen.imagine(random.Random(seed))
        imagined.play(imagined.legal_moves()[0])
        assert portrait(seen) == before


@every_table
def test_an_imagined_game_can_be_played_to_its_end(game: str, players: int) -> None:
    rng = random.Random(8)
    for state in decisions(game, players, seed=8):
        imagined = state.observe(state.to_act).imagine(rng)
        assert (imagined.to_act, imagined.is_over) == (state.to_act, False)
        assert imagined.legal_moves() == state.legal_moves()
        while not imagined.is_over:
            imagined.play(rng.choice(imagined.legal_moves()))


@every_table
@every_deal
def test_events_show_each_seat_only_what_it_may_know(game: str, players: int, seed: int) -> None:
    for state in decisions(game, players, seed):
        for event in state.play(state.legal_moves()[0]):
            for seat in range(players):
                seen = event.seen_by(seat)
                if event.only not in (None, seat):
                    assert seen is None
                    continue
                assert seen is not None
                assert not seen.secret
                expected = {**event.facts, **event.secret} if seat == event.seat else dict(event.facts)
                assert dict(seen.facts) == expected


def test_an_event_for_one_seat_only_is_nothing_to_the_others() -> None:
    whisper = Event("peeked", seat=1, facts={"card": "r7"}, only=1, reveals=1)
    assert [whisper.seen_by(seat) for seat in (0, 2)] == [None, None]
    assert whisper.seen_by(1) == Event("peeked", 1, {"card": "r7"}, reveals=1)
    assert [whisper.reveals_to(seat) for seat in (0, 1, 2)] == [False, True, False]


@every_table
@every_deal
def test_the_totals_are_the_sums_of_their_lines_at_any_time(game: str, players: int, seed: int) -> None:
    state = waystones.new(game, players=players, seed=seed)
    for text in random_moves(game, players, seed):
        state.play(state.parse(text))
        totals = [sum(line.points for line in state.score_lines(seat)) for seat in range(players)]
        assert state.scores() == totals
        best = max(totals)
        assert state.winners() == [seat for seat in range(players) if totals[seat] == best]


@every_table
@every_deal
def test_the_record_replays_to_the_same_game(game: str, players: int, seed: int) -> None:
    state: State = waystones.new(game, players=players, seed=seed)
    moves = random_moves(game, players, seed)
    record = Record(game, players, seed, moves=tuple(moves))
    for ply, text in enumerate(moves):
        assert portrait(record.state(ply)) == portrait(state)
        state.play(state.parse(text))
    assert portrait(record.state()) == portrait(state)


@pytest.mark.parametrize("seed", [-1, 2**53, "7", 7.0, True, None])
def test_a_seed_is_a_whole_number_that_json_keeps(seed: Any) -> None:
    with pytest.raises(BadOption) as caught:
        waystones.new(waystones.GAMES[0], seed=seed)
    assert caught.value.code == "seed"


@pytest.mark.parametrize("game", waystones.GAMES)
@pytest.mark.parametrize("players", [0, -1, 9, "1", 1.0, True])
def test_a_table_has_a_sensible_number_of_seats(game: str, players: Any) -> None:
    with pytest.raises(BadOption) as caught:
        waystones.new(game, players=players)
    assert caught.value.code == "players"


@pytest.mark.parametrize("game", ["", "chess", "one_line ", "games", "__init__"])
def test_a_game_that_is_not_there(game: str) -> None:
    with pytest.raises(BadOption) as caught:
        waystones.new(game)
    assert caught.value.code == "game"


@every_table
def test_an_option_that_is_not_there(game: str, players: int) -> None:
    with pytest.raises(BadOption) as caught:
        waystones.new(game, players=players, weather="fine")
    assert caught.value.code == "option"
