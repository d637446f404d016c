"""The command: what it prints, and how it says that something is wrong."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import waystones
from tests.cli.terminal import Terminal, fifth
from tests.tables import random_moves
from waystones.cli.arena import SEATS
from waystones.record import Record

__all__ = ["fifth"]

ROOT = Path(__file__).resolve().parents[2]
PLAYTHROUGHS = sorted((ROOT / "tests" / "playthroughs").glob("*.txt"))


def finished(game: str, players: int) -> Record:
    return Record(game, players, 3, {}, tuple(random_moves(game, players, 3)))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("play chess", "There is no game 'chess': choose from one_line"),
        ("play loops you", "loops is for 2 to 4 seats, not 1"),
        ("play loops you champion", "There is no player 'champion': a seat is you or one of relaxed"),
        ("play loops --set colour=red", "'colour=red' is no option of loops: first=0 or 1"),
        ("play loops --set first=7", "first is 0 or 1, not '7'"),
        ("play one_line --set board=x", "This cannot be chosen: board x"),
        ("play loops --seed -1", "This cannot be chosen: seed -1"),
        ("play loops --seed one", "Argument --seed: invalid int value: 'one'"),
        ("play --resume missing.txt", "missing.txt: No such file or directory"),
        ("replay missing.txt", "missing.txt: No such file or directory"),
        ("arena loops steady perfect", "There is no level 'perfect' in loops"),
        ("arena loops steady steady --games 1", "two games at least"),
        ("record nothing", "There is no link in that text"),
        ("record W10CecUJ8TfQK9mS2HP7", "The link is cut short"),
        ("rules XX-1", "There is no rule and no game 'XX-1'"),
        ("dance", "invalid choice: 'dance'"),
        ("", "There is no game ''"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence_with_exit_code_2(arguments: str, said: str) -> None:
    terminal = Terminal()
    assert terminal.run(*arguments.split()) == 2
    assert said in terminal.err.getvalue()
    assert terminal.err.getvalue().count("\n") == 1


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    for content in (b"Dear Ann", b"\xff\xfe\xff", b"waystones/9 loops players=2 seed=1"):
        (tmp_path / "x").write_bytes(content)
        terminal = Terminal()
        assert terminal.run("replay", str(tmp_path / "x")) == 2
        assert terminal.err.getvalue().count("\n") == 1


@pytest.mark.parametrize("game", waystones.GAMES)
def test_a_game_goes_from_file_to_link_and_back(game: str, tmp_path: Path) -> None:
    record = finished(game, waystones.games.about(game).players[0])
    file = tmp_path / "game.txt"
    file.write_text(str(record))
    sent, came = Terminal(), Terminal()
    assert sent.run("link", str(file)) == 0
    assert came.run("record", f"Look at this: https://example.org/#{sent.text.strip()}") == 0
    assert Record.parse(came.text) == record
    deal, back = Terminal(), Terminal()
    assert deal.run("link", str(file), "--kind", "deal") == 0
    assert back.run("record", deal.text.strip()) == 0
    assert Record.parse(back.text).moves == ()


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_is_told_again_in_80_columns(path: Path) -> None:
    terminal = Terminal()
    assert terminal.run("replay", str(path)) == 0
    told = path.read_text()
    winners = re.search(r"^won by (.*)$", told, re.MULTILINE)
    assert winners
    assert f"Won by {winners[1]}." in terminal.text
    assert max(map(len, terminal.text.splitlines())) <= 80


def test_a_seat_sees_no_more_in_a_replay_than_it_saw(tmp_path: Path) -> None:
    (tmp_path / "x").write_text(str(finished("stone_paths", 2)))
    terminal = Terminal()
    assert terminal.run("replay", str(tmp_path / "x"), "--seat", "0") == 0
    assert re.search(r"seat 0 drawn: card ", terminal.text)
    assert not re.search(r"seat 1 drawn: card ", terminal.text)
    assert Terminal().run("replay", str(tmp_path / "x"), "--seat", "2") == 2


def test_the_list_of_games_is_what_there_is(fifth: str) -> None:
    terminal = Terminal()
    assert terminal.run("games") == 0
    heads = [line.partition(",")[0] for line in terminal.text.splitlines() if not line.startswith(" ")]
    assert heads == [*waystones.GAMES]
    assert fifth in heads


def test_rules_are_shown_by_id_and_by_game() -> None:
    one, many = Terminal(), Terminal()
    assert one.run("rules", "sp-12") == 0
    assert one.text.startswith("SP-12  ")
    assert many.run("rules", "loops") == 0
    ids = re.findall(r"^LO-\d+", many.text, re.MULTILINE)
    documented = re.findall(r"^- \*\*(LO-\d+)", (ROOT / "docs/rules/loops.md").read_text(), re.MULTILINE)
    assert ids == documented


def test_a_game_is_picked_from_a_list() -> None:
    by_number, by_name = Terminal(["2"]), Terminal(["loops"])
    assert by_number.run() == by_name.run() == 0
    assert "stone_paths, seed" in by_number.text
    assert "loops, seed" in by_name.text


def test_the_bench_has_a_line_for_each_game() -> None:
    terminal = Terminal()
    assert terminal.run("bench", "--games", "1", "--runs", "1") == 0
    names = [line.partition(" for")[0] for line in terminal.text.splitlines() if " for " in line]
    assert names == [*waystones.GAMES]


@pytest.mark.parametrize(
    "game", [each for each in waystones.GAMES if SEATS in waystones.games.about(each).players]
)
def test_equals_meet_with_nobody_ahead(game: str) -> None:
    """Both seats of every deal are played, so a level against itself comes out even to the last half point."""
    from waystones.cli.arena import Side, meet

    sides = [Side(name, waystones.bot(game, "relaxed", seed=1).choose) for name in "ab"]
    shares = meet(game, sides[0], sides[1], 6, Terminal().screen)
    assert shares == [0.5] * 3
    assert sorted(sides[0].scores) == sorted(sides[1].scores)


def test_the_arena_tells_who_is_better_by_how_much() -> None:
    terminal = Terminal()
    assert terminal.run("arena", "stone_paths", "steady", "relaxed", "--games", "20") == 0
    found = re.search(r"steady wins ([\d.]+)% against relaxed \(95%: ([\d.]+)% to ([\d.]+)%\)", terminal.text)
    assert found
    share, low, high = map(float, found.groups())
    assert low < share < high or share == high == 100
    assert share > 60
    assert terminal.text.count("ms a decision") == 2


def command(*arguments: str, **environ: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "waystones", *arguments],
        input=b"",
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "core"), **environ},
        timeout=60,
        check=False,
    )


def test_the_module_is_the_command() -> None:
    done = command("--version")
    assert done.stdout.decode() == f"waystones {waystones.__version__}\n"
    assert command("play", "chess").returncode == 2
    assert b"\x1b[" not in command("play", "loops", "--seed", "1").stdout  # a pipe is no terminal


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
@pytest.mark.parametrize(
    ("environ", "painted"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_a_terminal_is_painted_unless_it_wants_none(environ: dict[str, str], painted: bool) -> None:
    import pty

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "waystones", "play", "one_line", "relaxed", "--seed", "1"],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=subprocess.DEVNULL,
        env={"PATH": os.environ["PATH"], "TERM": "xterm", "PYTHONPATH": str(ROOT / "core"), **environ},
    )
    os.close(theirs)
    shown = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # Linux says so when the other side is closed
            break
        if not part:
            break
        shown += part
    os.close(ours)
    assert process.wait(60) == 0
    assert b"unreached" in shown
    assert (b"\x1b[" in shown) == painted
