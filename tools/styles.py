"""The style sheets, and the order in which they count: a later rule wins over an earlier one that is as specific."""

from pathlib import Path

from tools.catalogues import language_names
from tools.paths import WEB

# What every game shares is in web/styles, what is one game's in the game's own room (web/app/games/<game>/styles).
ORDER = (
    *("tokens", "drawn", "base", "controls", "coach"),
    *("one_line/table", "one_line/corners", "one_line/sizes"),
    "players",
    *("path_cards/pieces", "stone_paths/pieces", "path_cards/hand", "path_cards/table"),
    *("path_cards/phone", "path_cards/wide", "path_cards/large_text"),
    *("log", "curtain", "seats", "story", "path_cards/result"),
    *("branching_paths/pieces", "branching_paths/table"),
    *("loops/pieces", "loops/board", "loops/table", "loops/result", "loops/replay", "loops/rules"),
    *("home", "stones", "one_line/ways"),
    *("result", "one_line/result", "one_line/finale", "one_line/new"),
    *("replay", "one_line/replay", "path_cards/replay", "branching_paths/replay"),
    *("one_line/daily", "one_line/together"),
    *("reading", "history", "statistics", "review"),
    *("rules", "path_cards/rules", "stone_paths/rules", "one_line/rules"),
    *(
        "link",
        "start",
        "since",
        "path_cards/traces",
        "path_cards/room",
        "path_cards/account",
        "loops/players",
    ),
    *("one_line/marks", "one_line/small"),
    *("one_line/journey", "puzzles", "windows"),
)


def sheets() -> list[Path]:
    """Every style sheet of the page, in order. Those of a game that ORDER does not know come last, by name."""
    known = [sheet(name) for name in ORDER]
    found = {*(WEB / "styles").glob("*.css"), *(WEB / "app" / "games").glob("*/styles/*.css")}
    return [*known, *sorted(found - set(known))]


def one_language_at_a_time() -> str:
    """Rules that hide what the page holds in the other languages (see app/pages/first_paint.py)."""
    return "\n".join(
        f'html[lang="{language}"] .only:not([lang="{language}"]) {{ display: none; }}'
        for language in language_names()
    )


def sheet(name: str) -> Path:
    """Where a sheet lies: beside the others, or in a game's room."""
    room, _, own = name.rpartition("/")
    folder = WEB / "app" / "games" / room / "styles" if room else WEB / "styles"
    return folder / f"{own}.css"
