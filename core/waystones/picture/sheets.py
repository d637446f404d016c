"""The style sheets by which pieces are painted: the page's own, read as rules.

Only as much of CSS is understood as they use for drawing. What moves, waits for a pointer or depends on the screen is
passed over.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

# In the order in which they count. The package carries them (see pyproject.toml); in the project they lie with the page.
SHEETS = (
    "styles/tokens.css",
    "styles/drawn.css",
    "styles/players.css",
    "app/games/path_cards/styles/pieces.css",
    "app/games/stone_paths/styles/pieces.css",
    "app/games/branching_paths/styles/pieces.css",
    "app/games/loops/styles/pieces.css",
)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_SIMPLE = re.compile(r"(\w+)|\.([\w-]+)|\[([\w-]+)(\*?=)\"([^\"]*)\"\]")
_COMPOUND = re.compile(rf"(?:{_SIMPLE.pattern})+")


class Simple(NamedTuple):
    """One condition of a selector: an attribute that is, has among its words, or contains a value; or a tag."""

    attribute: str
    how: str
    value: str


class Rule(NamedTuple):
    """What counts for elements of a kind: the conditions from the outermost element to the one that is meant."""

    selector: tuple[tuple[Simple, ...], ...]
    weight: tuple[int, int]  # classes and tags, for the rule that wins
    declared: dict[str, str]


def texts() -> list[str]:
    """The text of the style sheets that paint the pieces, in the order in which they count."""
    packed = files("waystones.picture") / "web"
    place = packed if packed.is_dir() else Path(__file__).parents[3] / "web"
    return [(place / name).read_text(encoding="utf-8") for name in SHEETS]


def rules(text: str) -> Iterator[Rule]:
    """The rules of a sheet that are understood, in order."""
    for selectors, body in _blocks(_COMMENT.sub("", text)):
        if selectors.startswith("@supports"):
            yield from rules(body)
        elif not selectors.startswith("@"):
            declared = dict(_declarations(body))
            for selector in selectors.split(","):
                parts = selector.split()
                if all(_COMPOUND.fullmatch(part) for part in parts):
                    read = tuple(tuple(_simples(part)) for part in parts)
                    tags = sum(simple.how == "tag" for part in read for simple in part)
                    yield Rule(read, (sum(map(len, read)) - tags, tags), declared)


def roots(text: str, theme: str) -> dict[str, str]:
    """The properties that hold everywhere, in a theme."""
    wanted = (":root", f':root[data-theme="{theme}"]')
    found: dict[str, str] = {}
    for selector, body in _blocks(_COMMENT.sub("", text)):
        if selector in wanted:
            found |= _declarations(body)
    return found


@cache
def all_rules() -> tuple[Rule, ...]:
    """The rules of all sheets; a later one wins over an earlier one of the same weight."""
    return tuple(sorted((rule for text in texts() for rule in rules(text)), key=lambda rule: rule.weight))


def _blocks(text: str) -> Iterator[tuple[str, str]]:
    """What stands before each outer pair of braces, and between them."""
    depth, start, head = 0, 0, ""
    for brace in re.finditer(r"[{}]", text):
        if brace[0] == "{":
            depth += 1
            if depth == 1:
                head, start = text[start : brace.start()].strip(), brace.end()
        else:
            depth -= 1
            if depth == 0:
                yield head, text[start : brace.start()]
                start = brace.end()


def _declarations(body: str) -> Iterator[tuple[str, str]]:
    for line in body.split(";"):
        name, colon, value = line.partition(":")
        if colon:
            yield name.strip(), " ".join(value.split())


def _simples(part: str) -> Iterator[Simple]:
    for tag, word, attribute, how, value in _SIMPLE.findall(part):
        if tag:
            yield Simple("", "tag", tag)
        else:
            yield Simple("class", "word", word) if word else Simple(attribute, how, value)
