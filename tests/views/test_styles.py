"""The style sheets, measured: contrast, movement, and what the art direction rules out."""

import re
from pathlib import Path

import pytest

from app.games.one_line.view.poster import poster
from app.pages.first_paint import failed
from art.sprite import drawings, sprite
from tests.views.markup import ENGLISH, screens, tree
from tools.paths import WEB
from tools.styles import sheets
from waystones.games.one_line.board import CLASSIC


def rules(*paths: Path) -> str:
    """What the sheets say, without comments and line breaks."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))


TOKENS = rules(WEB / "styles" / "tokens.css")
ALL = rules(*sheets())


def block(selector: str, text: str = TOKENS) -> dict[str, str]:
    """The properties set by the first block with this selector."""
    found = re.search(re.escape(selector) + r"\s*\{([^{}]*)\}", text)
    assert found, selector
    return {name: value.strip() for name, value in re.findall(r"(--[\w-]+):\s*([^;]+);", found[1])}


DAY = block(":root")
NIGHT = DAY | block(':root[data-theme="dark"]')

TEXT, SIGN = 4.5, 3.0
PAIRS = [
    *((ink, paper, TEXT) for ink in ("ink", "ink-2", "moss", "warn") for paper in ("paper", "paper-raised", "paper-sunk")),
    ("button-text", "button", TEXT),
    ("ink", "slab", TEXT),
    ("warn", "slab", SIGN),
    ("control", "paper", SIGN),
    ("control", "paper-raised", SIGN),
    ("route", "route-case", TEXT),
    ("moss", "route-case", SIGN),
    ("halo", "halo-edge", SIGN),
    *((f"{k}-mark", k, TEXT) for k in ("yellow", "blue", "green", "grey", "red", "purple", "copper", "silver", "gold")),
]  # fmt: skip


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_measure_is_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("tokens", [DAY, NIGHT], ids=["day", "night"])
@pytest.mark.parametrize(("front", "back", "least"), PAIRS, ids=str)
def test_contrast(tokens: dict[str, str], front: str, back: str, least: float) -> None:
    assert contrast(tokens[f"--{front}"], tokens[f"--{back}"]) >= least


@pytest.mark.parametrize("tokens", [DAY, NIGHT], ids=["day", "night"])
@pytest.mark.parametrize("colour", ["yellow", "blue", "green", "grey", "red", "purple"])
def test_a_stone_stands_out_by_its_face_or_its_edge(tokens: dict[str, str], colour: str) -> None:
    paper = tokens["--paper"]
    assert max(contrast(tokens[f"--{colour}"], paper), contrast(tokens[f"--{colour}-edge"], paper)) >= SIGN


@pytest.mark.parametrize(
    "sheet",
    [sheet for sheet in sheets() if "prefers-color-scheme" in rules(sheet)],
    ids=lambda sheet: sheet.stem,
)
def test_the_night_of_the_system_is_the_night_that_is_chosen(sheet: Path) -> None:
    text = rules(sheet)
    assert block(":root:not([data-theme])", text) == block(':root[data-theme="dark"]', text)


@pytest.mark.parametrize(
    ("chosen", "media"),
    [("contrast", "prefers-contrast: more"), ("motion", "prefers-reduced-motion: reduce")],
)
def test_what_the_system_asks_is_what_can_be_chosen(chosen: str, media: str) -> None:
    by_choice = re.search(rf':root\[data-{chosen}="\w+"\] \{{([^}}]*)\}}', TOKENS)
    by_system = re.search(rf"@media \({media}\) \{{\s*:root \{{([^}}]*)\}}", TOKENS)
    assert by_choice
    assert by_system
    assert by_choice[1].split() == by_system[1].split()


def test_movement_is_short_and_can_be_switched_off() -> None:
    times = {name: int(value.removesuffix("ms")) for name, value in DAY.items() if name.startswith("--m-")}
    assert times
    assert max(times.values()) < 250
    less = re.search(r':root\[data-motion="less"\] \{([^}]*)\}', TOKENS)
    assert less
    assert set(re.findall(r"(--m-[\w-]+): 0ms", less[1])) == set(times)
    for use in re.findall(r"(?:animation|transition): ([^;]+);", ALL):
        assert re.fullmatch(
            r"(?:[\w-]+(?: var\(--m-[\w-]+\)){1,2}(?: var\(--ease-[\w-]+\)| linear)?(?: both)?(?:, )?)+", use
        ), use


def test_depth_is_drawn() -> None:
    assert not re.search(r"gradient\(|filter:|blur\(", ALL)
    for shadow in re.findall(r"box-shadow: ([^;]+);", ALL):
        for layer in shadow.split(", "):
            lengths = [part for part in layer.split() if re.fullmatch(r"-?[\d.]+(px)?|var\(--lift\)", part)]
            assert len(lengths) < 3 or lengths[2] == "0", layer


def test_nothing_comes_from_elsewhere() -> None:
    assert "@import" not in ALL
    assert re.findall(r"url\(([^)]*)\)", ALL) == ['"fonts/piazzolla-latin-700-normal.woff2"']
    assert (WEB / "fonts" / "piazzolla-latin-700-normal.woff2").exists()


def test_only_the_board_and_what_is_carried_keep_the_page_from_scrolling() -> None:
    users = re.findall(r"([^{}]*)\{[^{}]*touch-action: none", ALL)
    assert {selector.strip() for selector in users} == {"[data-drag]", ".fit > .board", ".loops-window"}


STYLED = set(re.findall(r"\.([a-zA-Z][\w-]*)", re.sub(r"url\([^)]*\)", "", ALL)))


def used_classes(html: str) -> set[str]:
    return {name for element in tree(html).iter() for name in element.get("class", "").split()}


def test_every_class_of_a_screen_is_styled() -> None:
    used = set[str]().union(*(used_classes(shot.html) for shot in screens()))
    # A screen's own name, the states of a field and of a handle: there to be told apart, not all of them styled.
    names = {
        "home",
        "new",
        "result",
        "replay",
        "review",
        "rules",
        "settings",
        "history",
        "sent",
        "daily",
        "statistics",
    }

    names |= {
        "line-ways",
        "puzzles",
        "journey",
        "curtain",
        "seats-of",
        "stones-result",
        "lines-result",
        "loops-result",
    }
    names |= {f"{name}-page" for name in names} | {"free", "walked", "drawn", "end"}
    assert used - STYLED - names == set()


def test_every_styled_class_is_used() -> None:
    used = used_classes(sprite(drawings())).union(*(used_classes(shot.html) for shot in screens()))
    used |= used_classes(failed(ENGLISH))
    used |= used_classes(poster(CLASSIC, CLASSIC.starts[:1], CLASSIC.starts[0], "One Line", "0 points", "··"))
    used |= set(
        re.findall(r"[\w-]+", " ".join(re.findall(r'class="([^"]*)"', (WEB / "index.html").read_text())))
    )
    assert STYLED - used == set()


def test_nothing_asks_the_whole_page_what_is_in_it_at_every_step_of_a_finger() -> None:
    """`:has()` on the page or on One Line's screen is asked anew whenever anything in it changes: a millisecond each."""
    for_large_windows = WEB / "styles" / "windows.css"  # which no phone has
    told = re.findall(
        r"(?::root|\.play-page)[^\s,{]*:has\([^{]*", rules(*set(sheets()) - {for_large_windows})
    )
    at_tablets = ":root:has(.stone-paths-page, .loops-page) "  # only where the screen is that large
    assert [each for each in told if each != at_tablets] == []


def test_no_game_styles_what_another_game_has_named_alike() -> None:
    alone: dict[str, set[str]] = {}
    for sheet in (WEB / "app" / "games").glob("*/styles/*.css"):
        for selectors in re.findall(r"([^{}]+)\{", rules(sheet)):
            for each in selectors.split(","):
                if named := re.fullmatch(r"\.[\w-]+", each.strip()):
                    alone.setdefault(named[0], set()).add(sheet.parent.parent.name)
    assert alone
    assert {name: games for name, games in alone.items() if len(games) > 1} == {}
