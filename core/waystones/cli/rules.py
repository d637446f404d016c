"""The rules as they are written down, found by their ids: the package carries the texts of docs/rules."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

_RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*?)(?=^- \*\*|^#|^\||\n\n|\Z)", re.MULTILINE | re.DOTALL)


def _texts() -> Iterator[str]:
    """The files of rules: in the package, or in the project that it is worked on in."""
    packed = files("waystones.cli") / "rules"
    place = packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
    for file in sorted(place.iterdir(), key=lambda file: file.name) if place.is_dir() else ():
        if file.name.endswith(".md"):
            yield file.read_text(encoding="utf-8")


def rules() -> dict[str, str]:
    """Every rule by its id, each as one line."""
    return {name: " ".join(text.split()) for page in _texts() for name, text in _RULE.findall(page)}
