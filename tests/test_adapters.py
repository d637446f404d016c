"""The games as numbers, and for PettingZoo and OpenSpiel by those libraries' own checks (`make adapters` has both)."""

import copy
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import waystones
from tools.paths import ROOT
from waystones.adapters.encoding import Talk, encoding, numbers

TABLES = [(game, players) for game in waystones.GAMES for players in waystones.games.about(game).players]
EVERY_TABLE = pytest.mark.parametrize(("game", "players"), TABLES)
PAGE = (ROOT / "docs" / "adapters.md").read_text(encoding="utf-8")


def walk(game: str, players: int, seed: int = 1, words: int = 400) -> Iterator[Talk]:
    """A game told by chance, before every word."""
    talk, chance = Talk(waystones.new(game, players=players, seed=seed)), random.Random(seed)
    while words and not talk.state.is_over:
        yield talk
        talk.say(chance.choice(talk.words()))
        words -= 1


@EVERY_TABLE
def test_a_row_is_as_long_in_every_position_from_every_seat(game: str, players: int) -> None:
    shapes = {
        tuple((name, len(part)) for name, part in talk.parts(seat).items())
        for talk in walk(game, players)
        for seat in range(players)
    }
    assert len(shapes) == 1
    [shape] = shapes
    assert all(length for _, length in shape)


@EVERY_TABLE
def test_numbers_stay_within_what_is_promised(game: str, players: int) -> None:
    assert all(abs(number) <= 1000 for talk in walk(game, players) for number in talk.row(0))


@EVERY_TABLE
def test_every_move_can_be_said_and_every_word_leads_to_one(game: str, players: int) -> None:
    words = set(encoding(game).WORDS)
    assert len(words) == len(encoding(game).WORDS)
    for talk in walk(game, players, words=60):
        spelled = [encoding(game).spelled(move) for move in talk.state.legal_moves()]
        assert len(set(spelled)) == len(spelled)
        assert words.issuperset(word for each in spelled for word in each)
        begun = len(talk.said)
        assert set(talk.words()) == {
            each[begun] for each in spelled if each[:begun] == tuple(talk.said) and len(each) > begun
        }


def test_what_may_not_be_said_is_refused() -> None:
    talk = Talk(waystones.new("loops", players=2, seed=1))
    with pytest.raises(ValueError, match="cannot be said"):
        talk.say("a1")


@EVERY_TABLE
def test_a_row_tells_nothing_that_is_hidden(game: str, players: int) -> None:
    """With everything hidden made up anew, every seat has the same row: what is not known is not in it."""
    for number, talk in enumerate(walk(game, players, words=150)):
        if number % 7:
            continue
        for seat in range(players):
            imagined = talk.state.observe(seat).imagine(random.Random(number))
            said = talk.said if seat == talk.state.to_act else []
            assert encoding(game).encoded(imagined.observe(seat), said) == talk.parts(seat)


@pytest.mark.parametrize("game", waystones.GAMES)
def test_what_was_hidden_did_differ(game: str) -> None:
    """So that the test above has something to find: the imagined tables are other tables."""
    state = waystones.new(game, players=2, seed=3)
    hidden = {pickle.dumps(vars_of(state.observe(0).imagine(random.Random(seed)))) for seed in range(5)}
    assert len(hidden) > 1


def vars_of(state: waystones.State) -> str:
    """All that a state holds, as text."""
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    return " ".join(repr(vars_or_value(getattr(state, name, None))) for name in names)


def vars_or_value(value: object) -> object:
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    return [getattr(value, name, None) for name in slots] if slots else value


@pytest.mark.parametrize("game", ["one_line", "loops"])
def test_what_is_being_said_is_heard_by_nobody_else(game: str) -> None:
    talk = Talk(waystones.new(game, players=2, seed=1))
    seat = talk.state.to_act
    mine, other = talk.row(seat), talk.row(1 - seat)
    talk.say(talk.words()[0])
    assert talk.said
    assert talk.row(seat) != mine
    assert talk.row(1 - seat) == other


@EVERY_TABLE
def test_a_twin_goes_its_own_way(game: str, players: int) -> None:
    for number, talk in enumerate(walk(game, players, words=30)):
        if number % 10 == 3:
            before = talk.row(0), talk.words(), talk.said[:]
            for twin in (copy.deepcopy(talk), pickle.loads(pickle.dumps(talk))):
                assert (twin.row(0), twin.words(), twin.said) == before
                twin.say(twin.words()[-1])
                assert (talk.row(0), talk.words(), talk.said) == before


@pytest.mark.parametrize("game", waystones.GAMES)
def test_the_page_names_every_part_and_counts_right(game: str) -> None:
    talk = Talk(waystones.new(game, players=2, seed=1))
    assert [name for name in talk.parts(0) if f"`{name}`" not in PAGE] == []
    assert f"| `{game}` | {len(numbers(game))} | {len(talk.row(0))} |" in PAGE


# What follows needs the extras.


def zoo() -> Any:
    pytest.importorskip("pettingzoo", reason="the extra pettingzoo is not installed: make adapters")
    from waystones.adapters import pettingzoo

    return pettingzoo


# It would rather have no dictionary, which its own games with masks have as well.
@pytest.mark.filterwarnings("ignore:Observation (space|is not)")
@EVERY_TABLE
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    zoo()
    from pettingzoo.test import api_test, seed_test

    api_test(zoo().env(game, players), num_cycles=200)
    seed_test(lambda: zoo().env(game, players), num_cycles=60)


@EVERY_TABLE
def test_agents_play_a_game_to_its_end(game: str, players: int) -> None:
    env = zoo().env(game, players)
    env.reset(seed=5)
    got: dict[str, float] = {}
    chance = random.Random(5)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if ended:
            got[agent] = reward
            env.step(None)
        else:
            env.step(chance.choice(seen["action_mask"].nonzero()[0].tolist()))
    assert list(got.values()) == [got[f"seat_{seat}"] for seat in range(players)]
    assert [got[f"seat_{seat}"] for seat in range(players)] == env._talk.state.scores()


def test_a_win_can_be_all_that_counts() -> None:
    env = zoo().Waystones("stone_paths", 3, points=False, render_mode="ansi")
    env.reset(seed=1)
    assert "rows" in env.render()
    chance = random.Random(2)
    while not env._talk.state.is_over:
        env.step(chance.choice(env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist()))
    assert set(env.rewards.values()) <= {1, -1, 0}


def spiel() -> Any:
    library = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed: make adapters")
    from waystones.adapters import openspiel  # noqa: F401  # registers the games

    return library


@EVERY_TABLE
def test_openspiel_finds_nothing_wrong(game: str, players: int) -> None:
    pyspiel = spiel()
    loaded = pyspiel.load_game(f"waystones_{game}", {"players": players, "deals": 20})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@EVERY_TABLE
def test_openspiel_plays_a_playthrough_through_again(game: str, players: int, tmp_path: Path) -> None:
    """As OpenSpiel's own playthrough test does: a whole game as text, with every function of every state, made anew from its actions."""
    spiel()
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS(["playthrough"])  # as its own command line would
    told = generate_playthrough.playthrough(f"waystones_{game}(deals=20,players={players})", None, seed=3)
    assert "IsTerminal() = True" in told
    file = tmp_path / "playthrough.txt"
    file.write_text(told, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert again == original


@EVERY_TABLE
def test_openspiel_is_shown_what_a_seat_may_know(game: str, players: int) -> None:
    pyspiel = spiel()
    loaded = pyspiel.load_game(f"waystones_{game}", {"players": players, "deals": 20})
    state = loaded.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    talk = Talk(waystones.new(game, players=players, seed=7))
    for seat in range(players):
        assert list(state.observation_tensor(seat)) == talk.row(seat)
    assert [state.action_to_string(action) for action in state.legal_actions()] == talk.words()
