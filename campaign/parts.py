"""All parts by name, how much of each the short campaign tries, and what the long one is after."""

from collections.abc import Callable

from campaign.apart import Apart
from campaign.deaths import Deaths
from campaign.games import Games
from campaign.hostile import Hostile
from campaign.inside import Inside
from campaign.kills import Browsers, Tabs
from campaign.page import Pages
from campaign.part import Part, Tally, tried
from campaign.players import DEALS, Players, tables

CASES: dict[str, Callable[[], Part]] = {
    "games": Games,
    "games --light": lambda: Games(light=True),
    "players": Players,
    "players --light": lambda: Players(light=True),
    "hostile": Hostile,
    "page": Pages,
    "deaths": Deaths,
    "apart": Apart,
}
# Those that need something started first, and try many cases with it.
BATCHES: dict[str, Callable[[], "Inside | Browsers | Tabs"]] = {
    "pythons": lambda: Inside("pythons", "pythons"),
    "hostile-inside": lambda: Inside("hostile-inside", "hostile"),
    "tabs": Tabs,
    "browsers": Browsers,
}
# By part: the first seed and how many cases; about a minute of one core together.
SHORT = {
    "games": (1_000, 30),
    "games --light": (2_000, 250),
    "players --light": (1_000, 6),
    "hostile": (1_000, 800),
    "page": (1_000, 50),
    "deaths": (1_000, 5),
    "apart": (1_000, 6),
    "pythons": (1_000, 40),
    "hostile-inside": (2_000, 60),
}
# By part: how many cases it is after, and how many are tried at a time.
GOALS = {
    "games --light": (1_000_000, 400),
    "games": (20_000, 25),
    "players": (DEALS * len(tables()), 8),
    "hostile": (100_000, 500),
    "page": (12_500, 40),  # of eighty actions each
    "deaths": (1_000, 5),
    "apart": (20_000, 20),
    "pythons": (10_000, 200),
    "hostile-inside": (20_000, 200),
    "tabs": (500, 10),
    "browsers": (40, 4),
}


def is_inside(name: str) -> bool:
    """Whether the part is tried in batches."""
    return name in BATCHES


def run(name: str, seed: int, count: int, progress: Callable[[Tally], None] = lambda tally: None) -> Tally:
    """Try so many cases of a part."""
    if is_inside(name):
        return BATCHES[name]().tried(seed, count, progress)
    return tried(CASES[name](), range(seed, seed + count), progress=progress)
