"""The direction of imports, in the page and between the page and the engine: what is below knows nothing of what is above."""

import ast
from pathlib import Path

import pytest

from tools.paths import CORE, WEB

APP = WEB / "app"

# From the bottom up. A module may import what stands in its own layer or below, never above; what is only needed for
# types (under TYPE_CHECKING) is not counted, for it is not there when the page runs.
LAYERS = (
    ("app.answers", "app.guard", "app.reading", "app.report", "app.texts", "app.words"),
    ("app.platform",),
    (
        "app.errands",
        "app.quiet_search",
        "app.rehearsal",
    ),
    ("app.keeping",),
    ("app.drawing",),
    ("app.game", "app.screen"),
    ("app.sending",),
    ("app.table",),
    ("app.games",),
    ("app.puzzles",),
    ("app.pages",),
    ("app.addresses",),
    ("app.app",),
    ("app.browser",),
    ("app.beforehand", "app.main"),
)
HEIGHT = {name: height for height, names in enumerate(LAYERS) for name in names}
# A room may use what its own family shares, and nothing of another game's.
FAMILIES = {"stone_paths": {"path_cards"}, "branching_paths": {"path_cards"}}


def module(path: Path, root: Path) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path) -> set[str]:
    """The modules that are imported when this one runs, wherever in it that stands."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing = {
        id(each)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for each in ast.walk(node)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if id(node) in typing:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def layer(name: str) -> int | None:
    """How high a module of the page stands; None for what is no module of it."""
    parts = name.split(".")
    return next((HEIGHT[".".join(parts[:n])] for n in (3, 2, 1) if ".".join(parts[:n]) in HEIGHT), None)


SOURCES = sorted(APP.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: module(path, WEB))
def test_nothing_imports_what_stands_above_it(path: Path) -> None:
    here = module(path, WEB)
    if here == "app":
        return
    height = layer(here)
    assert height is not None, f"{here} has no layer: say in LAYERS where it stands"
    above = {name for name in imported(path) if (other := layer(name)) is not None and other > height}
    assert above == set()


@pytest.mark.parametrize("path", sorted((APP / "games").rglob("*.py")), ids=lambda path: module(path, WEB))
def test_no_room_looks_into_another(path: Path) -> None:
    here = module(path, WEB).split(".")
    if len(here) < 3:
        return
    rooms = {
        name.split(".")[2] for name in imported(path) if name.startswith("app.games.") and name.count(".") > 2
    }
    assert rooms <= {here[2]} | FAMILIES.get(here[2], set())


# Home shows today's line, which is One Line's; whatever else a page needs of a game, the game's descriptor gives.
SHOW_TODAYS_LINE = {"app.pages.home", "app.pages.view.home"}


@pytest.mark.parametrize("path", sorted((APP / "pages").rglob("*.py")), ids=lambda path: module(path, WEB))
def test_no_page_looks_into_a_room(path: Path) -> None:
    here = module(path, WEB)
    rooms = {
        name
        for name in imported(path)
        if name.startswith(("app.games.", "waystones.games.")) and name.count(".") > 2
    }
    assert bool(rooms) == (here in SHOW_TODAYS_LINE), rooms


@pytest.mark.parametrize("path", sorted(CORE.rglob("*.py")), ids=lambda path: module(path, CORE))
def test_the_engine_knows_nothing_of_a_page_and_needs_nothing_but_python(path: Path) -> None:
    import sys

    roots = {name.partition(".")[0] for name in imported(path)}
    # What is an extra needs the library that it is for.
    extra = {"pettingzoo": {"gymnasium", "numpy", "pettingzoo"}, "openspiel": {"numpy", "pyspiel"}}
    needed = extra[path.stem] if path.parent.name == "adapters" and path.stem in extra else set()
    assert roots <= set(sys.stdlib_module_names) | {"waystones"} | needed
