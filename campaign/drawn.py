"""What is on the screen of the fake browser: what can be pressed, carried and typed into."""

import re
from html import unescape

from tests.app.fake import FakePlatform

_BUTTON = re.compile(
    r'<[a-z]+(?=[^>]* data-do=)(?![^>]* disabled)[^>]* data-do="([^"]*)"(?:[^>]* data-arg="([^"]*)")?'
)


def _shown(platform: FakePlatform) -> str:
    return platform.frame + "".join(platform.regions.values())


def buttons(platform: FakePlatform) -> list[tuple[str, str]]:
    """The actions that can be asked for now, with their arguments. What lies over the screen covers the rest."""
    sheet = platform.regions.get("sheet", "")
    found = _BUTTON.findall(sheet or _shown(platform))
    return sorted({(unescape(action), unescape(arg)) for action, arg in found})


def loads(platform: FakePlatform) -> list[str]:
    """What can be carried."""
    return _attribute(platform, "data-drag")


def places(platform: FakePlatform) -> list[str]:
    """Where it can be let go."""
    return _attribute(platform, "data-drop")


def inputs(platform: FakePlatform) -> list[str]:
    """The sliders and text fields."""
    return _attribute(platform, "data-input")


def squares(platform: FakePlatform) -> list[int]:
    """The fields of the board that can have the focus."""
    return sorted(map(int, _attribute(platform, "data-field")))


def _attribute(platform: FakePlatform, name: str) -> list[str]:
    return sorted({unescape(value) for value in re.findall(rf'{name}="([^"]*)"', _shown(platform))})
