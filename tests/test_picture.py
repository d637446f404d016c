"""Positions as pictures: the page's own drawing, painted by the page's own sheets, with words, and no secrets."""

import random
import re
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest

import waystones
from tests.cli.terminal import Terminal, fifth  # noqa: F401  # a fixture
from tools.paths import WEB
from tools.styles import sheets as page_sheets
from waystones.errors import BadOption
from waystones.game import Observation
from waystones.picture import painting, sheets, svg
from waystones.record import Record

SVG = "{http://www.w3.org/2000/svg}"


def table(game: str, plies: int = 40, seed: int = 3) -> waystones.State:
    """A game after some moves by chance."""
    state, chance = waystones.new(game, players=2, seed=seed), random.Random(seed)
    while plies and not state.is_over:
        state.play(chance.choice(state.legal_moves()))
        plies -= 1
    return state


def seen(game: str, plies: int = 40) -> Observation:
    return table(game, plies).observe(0)


def drawn(game: str, plies: int = 40) -> Element:
    return fromstring(seen(game, plies).svg())


@pytest.mark.parametrize("game", waystones.GAMES)
def test_a_picture_needs_nothing_but_itself(game: str) -> None:
    text = seen(game).svg()
    assert not re.search(r"var\(|calc\(|url\(|href|class=|style|\bid=|data-", text.partition("</desc>")[2])
    root = fromstring(text)
    assert (root.get("role"), root.get("width")) == ("img", "480")
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags <= {"svg", "title", "desc", "g", "path", "rect", "circle", "ellipse", "text"}


@pytest.mark.parametrize("game", waystones.GAMES)
def test_everything_is_painted(game: str) -> None:
    """Every shape has a colour, of its own or from the group that it stands in."""

    def bare(element: Element, painted: bool) -> int:
        colours = [element.get(name) for name in ("fill", "stroke") if name in element.attrib]
        assert all(re.fullmatch(r"#\w{6}|none|currentColor", str(colour)) for colour in colours)
        painted = painted or bool(colours)
        shape = element.tag.removeprefix(SVG) in {"path", "circle", "rect", "ellipse", "text"}
        return (shape and not painted) + sum(bare(child, painted) for child in element)

    assert bare(drawn(game), False) == 0


@pytest.mark.parametrize("game", waystones.GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_sheet_of_the_page_would_paint_it_otherwise(
    game: str, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = svg(seen(game), theme=theme)  # type: ignore[arg-type]
    whole = [path.read_text(encoding="utf-8") for path in page_sheets()]
    every = sorted((rule for text in whole for rule in sheets.rules(text)), key=lambda rule: rule.weight)
    monkeypatch.setattr(painting, "all_rules", lambda: every)
    monkeypatch.setattr(painting, "texts", lambda: whole)
    assert svg(seen(game), theme=theme) == text  # type: ignore[arg-type]


def test_the_sheets_are_the_pages_own() -> None:
    assert sheets.texts() == [(WEB / name).read_text(encoding="utf-8") for name in sheets.SHEETS]


@pytest.mark.parametrize("game", waystones.GAMES)
def test_the_picture_says_what_it_shows(game: str) -> None:
    state = table(game)
    root = fromstring(state.observe(1).svg())
    title, words = root.findtext(f"{SVG}title", ""), root.findtext(f"{SVG}desc", "")
    assert game.replace("_", " ").title() in title
    assert all(f"seat {seat}: {points}" in title for seat, points in enumerate(state.scores()))
    assert len(words.splitlines()) > 5


@pytest.mark.parametrize("game", waystones.GAMES)
def test_a_picture_shows_no_more_than_its_seat_may_know(game: str) -> None:
    """Whatever is hidden may be otherwise: the picture stays."""
    mine = seen(game)
    for seed in range(3):
        assert mine.imagine(random.Random(seed)).observe(0).svg() == mine.svg()


@pytest.mark.parametrize("game", waystones.GAMES)
def test_the_same_position_is_the_same_picture_and_another_is_not(game: str) -> None:
    assert seen(game).svg() == seen(game).svg()
    assert seen(game).svg() != seen(game, 4).svg()
    assert seen(game)._repr_svg_() == seen(game).svg()


def test_a_finished_game_is_drawn_too() -> None:
    state = table("one_line", -1)
    assert state.is_over
    assert "Final points" in state.observe(0).svg()


def test_light_and_size_can_be_chosen() -> None:
    night = seen("loops").svg(theme="dark", width=200)
    assert night != seen("loops").svg(width=200)
    assert 'width="200" height="200"' in night


def test_a_hollow_has_the_colour_that_a_browser_mixes() -> None:
    """What Chromium 156 makes of color-mix(in oklab, #2c69a6 30%, #d6dacb)."""
    painter = painting.Painter("light")
    hollow = painter.painted('<g class="k-blue"><use class="hollow" href="#hexs-0"/></g>')
    assert 'fill="#a3b8c2"' in hollow


def test_a_rule_that_weighs_more_wins() -> None:
    painter = painting.Painter("light")
    loose, held = (painter.painted(f'<circle class="handle {kind}" r="1"/>') for kind in ("loose", "held"))
    assert painter.value("--route-case") in loose
    assert f'fill="{painter.value("--moss")}"' in held


def test_a_game_without_a_drawing_says_so(fifth: str) -> None:  # noqa: F811
    mine = waystones.new(fifth, players=2, seed=1).observe(0)
    assert mine._repr_svg_() is None
    with pytest.raises(BadOption):
        mine.svg()


def test_the_command_draws_a_game_from_a_file(tmp_path: Path) -> None:
    chance, state = random.Random(1), waystones.new("stone_paths", players=2, seed=9)
    moves = []
    while not state.is_over:
        moves.append(chance.choice(state.legal_moves()))
        state.play(moves[-1])
    record = Record.new("stone_paths", 2, 9)
    (tmp_path / "game.txt").write_text("\n".join([str(record), *map(str, moves)]))
    shown, file = Terminal(), tmp_path / "game.svg"
    assert shown.run("svg", str(tmp_path / "game.txt"), "-o", str(file), "--seat", "1") == 0
    assert file.read_text() == state.observe(1).svg()
    assert shown.run("svg", str(tmp_path / "game.txt"), "--ply", "0") == 0
    assert shown.text.strip() == waystones.new("stone_paths", players=2, seed=9).observe(0).svg()
    assert shown.run("svg", str(tmp_path / "game.txt"), "--width", "0") == 2
    assert shown.run("svg", str(tmp_path / "game.txt"), "--seat", "4") == 2
    assert "There is no seat 4" in shown.err.getvalue()
