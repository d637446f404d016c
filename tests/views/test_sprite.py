from art import contours
from art.icon import icon
from art.sprite import drawings, sprite
from tests.views.markup import screens, tree, with_attribute
from tools.paths import WEB
from waystones.games.one_line.board import COLOURS, NAMES
from waystones.pieces.symbols import COLOUR_SYMBOLS

ROOT = tree(sprite(drawings()))
IDS = [element.attrib["id"] for element in with_attribute(ROOT, "id")]


def test_no_two_symbols_share_an_id() -> None:
    assert len(set(IDS)) == len(IDS)


def test_every_field_has_a_proud_stone_and_a_sunk_one() -> None:
    assert {f"hex-{i}" for i in range(len(NAMES))} | {f"hexs-{i}" for i in range(len(NAMES))} <= set(IDS)


def test_no_two_stones_are_alike() -> None:
    faces = {path.attrib["d"] for path in ROOT.iter("path") if path.get("class") == "face"}
    assert len([name for name in IDS if name.startswith("hex-")]) <= len(faces)


def test_every_colour_has_its_own_symbol() -> None:
    assert set(COLOUR_SYMBOLS) == set(COLOURS)
    assert len(set(COLOUR_SYMBOLS.values())) == len(COLOURS)
    for colour in COLOURS:
        assert {f"on-{colour}", f"by-{colour}"} <= set(IDS)


def test_the_same_stones_are_drawn_every_time() -> None:
    assert sprite(drawings()) == sprite(drawings())


def test_the_policy_allows_it() -> None:
    assert not list(with_attribute(ROOT, "style"))
    assert not list(ROOT.iter("style"))


def test_whatever_a_screen_uses_is_there() -> None:
    wanted = {
        use.attrib["href"].removeprefix("#") for shot in screens() for use in tree(shot.html).iter("use")
    }
    assert wanted
    assert wanted <= set(IDS)


def test_whatever_is_there_is_used() -> None:
    wanted = {
        use.attrib["href"].removeprefix("#") for shot in screens() for use in tree(shot.html).iter("use")
    }
    # Which colours have a number on them is up to the board.
    assert [name for name in IDS if name not in wanted and not name.startswith("by-")] == []


def test_a_level_line_stays_on_its_level() -> None:
    # One hill: its level line is a ring round the top, every point as high as the level.
    land = [[-float((x - 6) ** 2 + (y - 6) ** 2) for x in range(13)] for y in range(13)]
    [(line, ring)] = contours.lines(*contours.crossings(land, -16.0))
    assert ring
    for x, y in line:
        radius = ((x / contours.STEP - 6) ** 2 + (y / contours.STEP - 6) ** 2) ** 0.5
        assert abs(radius - 4) < 0.1


def test_the_icon_is_the_one_that_is_drawn() -> None:
    assert (WEB / "icons" / "app-icon.svg").read_text(encoding="utf-8") == icon()
    assert "class=" not in icon()
