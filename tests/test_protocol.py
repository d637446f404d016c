"""The line protocol: positions that hold what a seat may know and no more, and bots in other processes."""

import json
import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import waystones
from tests.cli.terminal import Terminal, fifth
from tests.portrait import portrait
from tests.tables import TABLES, decisions
from waystones.protocol.position import BadPosition, read, written
from waystones.protocol.program import Program, ProgramFailed
from waystones.protocol.server import Server

__all__ = ["fifth"]

ROOT = Path(__file__).resolve().parents[1]
OURS = f"{sys.executable} -m waystones protocol"

# A bot in another process that knows nothing of the package: it plays the first legal move.
FIRST = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "waystones":
        print("id name First", "id protocol 1", "plays anything", "waystonesok", sep="\\n", flush=True)
    elif word == "position":
        position = json.loads(rest)
    elif word == "go":
        print("info string easy", f"bestmove {position['legal'][0]}", sep="\\n", flush=True)
    elif word == "quit":
        break
"""


@pytest.fixture(autouse=True)
def _on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "core"))


@pytest.fixture
def first(tmp_path: Path) -> str:
    (tmp_path / "first.py").write_text(FIRST)
    return f"{sys.executable} {tmp_path / 'first.py'}"


def served(*lines: str) -> list[str]:
    said: list[str] = []
    Server(said.append).run(lines)
    return said


def sampled(game: str, players: int) -> Iterator[waystones.State]:
    """Some moments of a random game, and its end."""
    states = list(decisions(game, players, seed=5))
    yield from states[::9]
    last = states[-1]
    last.play(last.legal_moves()[0])
    yield last


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_position_is_read_back_to_the_last_attribute(game: str, players: int) -> None:
    for state in sampled(game, players):
        for seat in range(players):
            observation = state.observe(seat)
            line = json.dumps(written(game, observation))
            assert portrait(read(json.loads(line))) == portrait(observation)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_position_holds_nothing_that_is_hidden(game: str, players: int) -> None:
    rng = random.Random(2)
    for state in sampled(game, players):
        for seat in range(players):
            observation = state.observe(seat)
            swapped = observation.imagine(rng).observe(seat)
            assert written(game, swapped) == written(game, observation)


def test_a_game_that_does_not_write_itself_is_told_by_its_properties(fifth: str) -> None:
    position = written(fifth, waystones.new(fifth, players=2, seed=4).observe(0))
    assert position["legal"] == ["1", "2", "3"]
    assert position["seen"] == {"heap": vars(waystones.new(fifth, players=2, seed=4))["heap"]}
    with pytest.raises(BadPosition, match="cannot be read"):
        read(position)


@pytest.mark.parametrize("game", waystones.GAMES)
def test_whatever_is_no_position_is_refused_as_such(game: str) -> None:
    about = waystones.games.about(game)
    good = written(game, waystones.new(game, players=about.players[0], seed=1).observe(0))
    broken: list[object] = [
        None,
        [],
        {},
        "x",
        good | {"seat": 9},
        good | {"players": 7},
        good | {"game": "chess"},
    ]
    broken += [
        good | {"seen": {key: each for key, each in good["seen"].items() if key != name}}
        for name in good["seen"]
    ]
    read(good)
    refused = 0
    for data in broken:
        try:
            read(data)
        except BadPosition:
            refused += 1
    # Colours and numbers of One Line are there for people; its board follows from its id.
    assert len(broken) - refused == (2 if game == "one_line" else 0)


def test_a_stretch_that_is_none_makes_no_position() -> None:
    good = written("one_line", waystones.new("one_line", players=2, seed=1).observe(0))
    with pytest.raises(BadPosition, match="BadNotation"):
        read({**good, "seen": {**good["seen"], "drawn": ["9"]}})


@pytest.mark.parametrize(
    ("game", "heap"),
    [("stone_paths", "deck"), ("branching_paths", "deck"), ("loops", "bag"), ("loops", "removed")],
)
@pytest.mark.parametrize("size", [-1, 10**6, 10**18, 1.5, "12"])
def test_a_heap_is_never_larger_than_the_game_has_pieces(game: str, heap: str, size: object) -> None:
    good = written(game, waystones.new(game, players=2, seed=1).observe(0))
    with pytest.raises(BadPosition):
        read({**good, "seen": {**good["seen"], heap: size}})


def test_the_server_greets_says_it_is_ready_and_decides() -> None:
    state = waystones.new("stone_paths", players=2, seed=7)
    position = f"position {json.dumps(written('stone_paths', state.observe(state.to_act)))}"
    said = served("waystones", "isready", "setoption level steady", position, "go", "quit", "isready")
    assert {f"plays {game}" for game in waystones.GAMES} <= set(said)
    assert said.index("waystonesok") < said.index("readyok")
    move = waystones.bot("stone_paths", "steady", seed=0).choose(state.observe(state.to_act))
    assert said[-1] == f"bestmove {move}"
    assert said[-2].startswith("info level steady ")
    assert said.count("readyok") == 1  # nothing is answered after quit


def test_a_budget_that_a_level_cannot_keep_is_played_by_one_that_can() -> None:
    state = waystones.new("stone_paths", players=2, seed=7)
    position = f"position {json.dumps(written('stone_paths', state.observe(state.to_act)))}"
    slow, quick = served(position, "go"), served(position, "go rollouts 1")
    strongest = waystones.games.about("stone_paths").levels[-1]
    assert slow[0].startswith(f"info level {strongest} ")
    assert quick[0].startswith("info level steady ")
    assert served(position, "go movetime 0")[0].startswith("info level relaxed ")


@pytest.mark.parametrize(
    "line",
    [
        "dance",
        "position",
        "position {}",
        "position [1]",
        "go",
        "go fast",
        "setoption speed 3",
        "setoption seed x",
    ],
)
def test_what_cannot_be_done_is_answered_by_one_line(line: str) -> None:
    said = served(line)
    assert len(said) == 1
    assert said[0].startswith("error ")


def test_who_speaks_another_protocol_is_told_what_this_one_knows() -> None:
    unknown, unreadable = served("uci", "position startpos")
    assert unknown.startswith("error there is no command 'uci', only ")
    assert {"position", "go", "quit"} <= set(unknown.replace(",", "").split())
    assert unreadable.startswith("error a position is JSON")


@pytest.mark.parametrize("game", waystones.GAMES)
def test_a_bot_in_another_process_plays_as_it_would_here(game: str) -> None:
    players = max(2, waystones.games.about(game).players[0])
    level = waystones.games.about(game).levels[0]
    state = waystones.new(game, players=players, seed=3)
    here = waystones.bot(game, level, seed=0)
    with Program(f"{OURS} --level {level}") as program:
        assert game in program.games
        for _ in range(8):
            observation = state.observe(state.to_act)
            move = program.choose(observation, game)
            assert move == str(here.choose(observation))
            assert program.told
            state.play(state.parse(move))


def test_the_arena_pits_two_programs_and_a_program_against_a_level(first: str, fifth: str) -> None:
    one, other = Terminal(), Terminal()
    ours = f"cmd:{OURS} --level relaxed"
    assert one.run("arena", "loops", ours, f"cmd:{first}", "--games", "2") == 0
    assert "2 games on 1 deals" in one.text
    assert other.run("arena", fifth, "steady", f"cmd:{first}", "--games", "4") == 0


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("import sys; sys.exit()", "ended"),
        ("print('waystonesok', flush=True); input()", "does not speak version 1"),
        ("print('error no thanks', flush=True); input()", "error no thanks"),
        (FIRST.replace("position['legal'][0]", "'nonsense'"), "is no move"),
        (FIRST.replace("position['legal'][0]", "''"), "answered"),
    ],
)
def test_a_program_that_fails_is_told_in_one_sentence(program: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(program)
    terminal = Terminal()
    command = f"cmd:{sys.executable} {tmp_path / 'bot.py'}"
    assert terminal.run("arena", "loops", command, "relaxed", "--games", "2") == 2
    assert said in terminal.err.getvalue()
    assert terminal.err.getvalue().count("\n") == 1


def test_a_silent_program_is_given_up(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("input(); input()")
    with pytest.raises(ProgramFailed, match="said nothing"):
        Program(f"{sys.executable} {tmp_path / 'bot.py'}", patience=0.3)
    with pytest.raises(ProgramFailed, match="cannot be started"):
        Program(str(tmp_path / "missing"))


def test_positions_are_short_enough_for_one_line() -> None:
    for game, players in TABLES:
        for state in islice(decisions(game, players, seed=1), 0, None, 40):
            assert len(json.dumps(written(game, state.observe(0)))) < 65_000
