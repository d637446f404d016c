"""The documentation is true: every block of code runs, every command is understood, every vector holds."""

import contextlib
import doctest
import io
import json
import os
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import waystones
from campaign.page import ACTIONS
from campaign.parts import GOALS
from tools.paths import CORE, ROOT
from tools.vectors import VECTORS
from waystones.cli.main import parser
from waystones.cli.saying import Trouble
from waystones.link import Link
from waystones.protocol.program import Program
from waystones.record import Record

PAGES = sorted([*(ROOT / "docs").rglob("*.md"), CORE / "README.md", ROOT / "README.md"])
BLOCK = re.compile(r"^```(\w*)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SNIPPET = re.compile(r'^--8<-- "(.+)"$', re.MULTILINE)


def blocks(path: Path) -> Iterator[tuple[str, str, str]]:
    """Language, title and text of each block of code."""
    for found in BLOCK.finditer(path.read_text(encoding="utf-8")):
        yield found[1], found[2].strip(), found[3]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.fixture
def waystones_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command as if it were installed."""
    command = tmp_path / "waystones"
    command.write_text(f'#!/bin/sh\nPYTHONPATH="{CORE}" exec "{sys.executable}" -m waystones "$@"\n')
    command.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.parametrize("path", PAGES, ids=named)
@pytest.mark.usefixtures("waystones_on_the_path")
def test_every_block_of_python_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, as somebody who types along would run them; what >>> shows has to come out."""
    monkeypatch.setattr("sys.stdin", io.StringIO())
    space: dict[str, object] = {"__name__": "typed_along"}
    runner = doctest.DocTestRunner(verbose=False)
    for language, _, text in blocks(path):
        assert language in {"python", "pycon", "sh", "text", "toml", "make", ""}, language
        if language == "python" and not SNIPPET.search(text):
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(text, str(path), "exec"), space)
        if language == "pycon":
            test = doctest.DocTestParser().get_doctest(text, space, named(path), str(path), 0)
            test.globs = space
            said: list[str] = []
            runner.run(test, out=said.append, clear_globs=False)
            assert not said, "".join(said)


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_every_command_is_understood(path: Path) -> None:
    for language, _, text in blocks(path):
        if language != "sh":
            continue
        for line in text.splitlines():
            words = shlex.split(line.removeprefix("pipx run "), comments=True)
            if words[:1] == ["waystones"]:
                try:
                    wish = parser().parse_args(words[1:])
                except Trouble as error:
                    pytest.fail(f"{line}: {error}")
                assert not wish.game or wish.game in waystones.GAMES


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_every_snippet_and_every_record_is_there(path: Path) -> None:
    for name in SNIPPET.findall(path.read_text(encoding="utf-8")):
        assert (ROOT / name).is_file()
    for language, _, text in blocks(path):
        if language == "text" and text.startswith("waystones/"):
            assert str(Record.parse(text)) == text.strip()


def test_the_program_of_the_protocol_page_plays(tmp_path: Path) -> None:
    [source] = [text for _, title, text in blocks(ROOT / "docs" / "protocol.md") if "longest.py" in title]
    (tmp_path / "longest.py").write_text(source)
    state = waystones.new("one_line", players=1, seed=7)
    with Program(f"{sys.executable} {tmp_path / 'longest.py'}") as program:
        while not state.is_over:
            state.play(state.parse(program.choose(state.observe(0), "one_line")))
    assert len(state.observe(0).route) > 15  # type: ignore[attr-defined]


def test_the_protocol_page_names_every_field_of_every_position() -> None:
    from waystones.protocol.position import written

    text = (ROOT / "docs" / "protocol.md").read_text()
    for game in waystones.GAMES:
        position = written(game, waystones.new(game, players=2, seed=1).observe(0))
        missing = [name for name in (*position, *position["seen"]) if f"`{name}`" not in text]
        assert missing == [], game


def test_the_vectors_hold() -> None:
    vectors = json.loads(VECTORS.read_text())
    assert {vector["record"].split()[1] for vector in vectors} == {*waystones.GAMES}
    for vector in vectors:
        record = Record.parse(vector["record"])
        assert str(record) == vector["record"]
        assert Link.parse(vector["link"]).record == record
        assert str(Link.of(record, "game")) == vector["link"]
        assert record.state().is_over
        assert record.state().scores() == vector["scores"]


@pytest.mark.parametrize(
    "page",
    [
        "docs/reliability.md",
        "docs/page.md",
        "docs/build.md",
        "SECURITY.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
    ],
)
def test_the_tests_that_a_page_names_are_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    files = set(re.findall(r"`((?:tests|e2e|web|tools|bench|docs|core)/[\w./-]+\.\w+)`", text))
    assert [name for name in sorted(files) if not (ROOT / name).exists()] == []
    tests = {path: path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")}
    named = set(re.findall(r"`(test_[a-z_]+)`", text))
    assert [
        name for name in sorted(named) if not any(f"def {name}(" in body for body in tests.values())
    ] == []


def test_the_reliability_page_tells_every_part_of_the_campaign_with_its_goal() -> None:
    text = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    for part, (goal, _) in GOALS.items():
        row = re.search(rf"^\| `{part}` \| .* \| ([\d,]+) \w+ \|$", text, re.MULTILINE)
        assert row, part
        told = int(row[1].replace(",", ""))
        assert told == goal * (ACTIONS if part == "page" else 1), part
