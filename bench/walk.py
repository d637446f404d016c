"""From tap to rule to pixel: the files that one card, one field and one tile run through, and how often the game is looked at.

    PYTHONPATH=core:web python -m bench.walk [--files]

Plays one decision in each game through the whole page with the fake browser of the tests, and counts: the Python files
of ours that run, the observations that are made, how often the rules are asked, and the longest chain of classes.
"""

import argparse
import gc
import re
import sys
from collections import Counter
from collections.abc import Callable
from inspect import getmro
from pathlib import Path
from types import FrameType
from typing import Any

from app.app import App
from app.table.table import Table
from tests.app.fake import FakePlatform
from waystones import Record
from waystones.games.one_line.places import CENTRES

ROOT = Path(__file__).parent.parent
OURS = (str(ROOT / "web" / "app"), str(ROOT / "core" / "waystones"))
MOST_FILES, MOST_LOOKS, LONGEST_CHAIN = 20, 1, 3
MOST_IN_ALL = {
    "a card laid": 42,
    "a field touched": 28,
    "a tile laid": 33,
}  # with keeping, saying and drawing
# What a file is there for, by its path; the first that fits counts.
LAYERS = (
    ("shapes", r"core/.*/(drawing|ink|places)\.py"),
    ("rules", r"core/.*"),
    ("keeping", r"web/app/keeping/.*"),
    ("words", r"web/app/(.*/)?(words|texts)\.py"),
    ("views", r"web/app/(drawing/|.*/view/).*"),
    ("hands", r"web/app/games/.*"),
    ("page and table", r"web/app/.*"),
)


class Walk:
    """What runs while something is done."""

    def __init__(self) -> None:
        self.files: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()
        self.kinds: set[type] = set()
        self.down = 0  # files until the rules carried the move out, or until it was clear that there is none

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        """Hear of a call; what `sys.setprofile` wants."""
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(OURS):
            self.files[str(Path(file).relative_to(ROOT))] += 1
            name = frame.f_code.co_name
            if not self.down and name in (
                "seen_by",
                "keep",
                "_keep_soon",
            ):  # from here on it is kept, told and drawn
                self.down = len(self.files)
            if name != "observe" or "/games/" in file:  # the session only passes the question on
                self.calls[name] += 1
            me = frame.f_locals.get("self")
            if me is not None:
                self.kinds.add(type(me))

    def during(self, action: Callable[[], Any]) -> "Walk":
        """Do it, and watch."""
        gc.collect()  # or the table of an earlier walk is let go meanwhile, and counts here
        gc.disable()
        sys.setprofile(self)
        try:
            action()
        finally:
            sys.setprofile(None)
            gc.enable()
        return self

    @property
    def layers(self) -> Counter[str]:
        """How many of the files serve what."""
        return Counter(next(name for name, path in LAYERS if re.fullmatch(path, file)) for file in self.files)

    @property
    def chain(self) -> tuple[str, ...]:
        """The longest chain of our own classes among those that took part."""
        chains = (
            tuple(base.__name__ for base in getmro(kind) if base.__module__.startswith(("app", "waystones")))
            for kind in self.kinds
        )
        return max(chains, key=len, default=())


def table(game: str, **options: object) -> App:
    """A game against a bot, at its first decision."""
    platform = FakePlatform()
    app = App(platform)
    platform.opened = app.open
    platform.asks_for_answers = False  # that is the tests' concern, and would run through files of its own
    app.start()
    seats = () if game == "one_line" else (("Ada", ""), ("Mira", "steady"))
    app.start_game(Record.new(game, len(seats) or 1, 7, **options), seats=seats)
    platform.arrive()
    return app


def a_card() -> Walk:
    """A card that is lifted already is laid in its row."""
    app = table("stone_paths", first=0)
    assert isinstance(app.screen, Table)
    name = next(str(move) for move in app.screen.session.state.legal_moves() if move.kind == "lay")
    app.do("card", name)
    return Walk().during(lambda: app.do("lay", name[0]))


def a_field() -> Walk:
    """A finger touches a field that may come next."""
    app = table("one_line")
    assert isinstance(app.screen, Table)
    field = app.screen.session.state.legal_moves()[0].fields[0]
    return Walk().during(lambda: app.point("down", *CENTRES[field]))


def a_tile() -> Walk:
    """A tile that is lifted already is laid on a square."""
    app = table("loops", first=0)
    assert isinstance(app.screen, Table)
    move = next(each for each in app.screen.session.state.legal_moves() if each.kind == "lay")
    place = app.screen.hand.seen.rack.index(move.tile)
    app.do("tile", str(place))
    return Walk().during(lambda: app.do("square", str(move).rpartition("-")[2]))


WALKS = {"a card laid": a_card, "a field touched": a_field, "a tile laid": a_tile}


def main() -> None:
    """Print the three walks, and what was wanted of the first."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--files", action="store_true", help="name the files")
    names = options.parse_args().files
    for title, walked in WALKS.items():
        walk = walked()
        looks, asked = walk.calls["observe"], walk.calls["refusal"]
        print(
            f"{title}: {len(walk.files)} files, {walk.down} of them down to the rules;"
            f" observe {looks}x, refusal {asked}x,"
            f" longest chain {len(walk.chain)} ({' < '.join(walk.chain)})"
        )
        print("    " + ", ".join(f"{name}: {walk.layers[name]}" for name, _ in reversed(LAYERS)))
        if names:
            for file, calls in sorted(walk.files.items()):
                print(f"    {file} ({calls})")
    print(
        f"held by tests/test_walk.py: at most {MOST_FILES} files down to the rules,"
        f" {', '.join(map(str, MOST_IN_ALL.values()))} in all, {MOST_LOOKS} observation, chains of {LONGEST_CHAIN}"
    )


if __name__ == "__main__":
    main()
