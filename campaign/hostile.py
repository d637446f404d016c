"""Hostile inputs: records, links, messages, backups, stored values and addresses that are spoiled on the way.

Only typed errors may come out, each input has a limit of time, and whatever was read or kept, the page must start
afterwards and show every screen. The same cases are tried inside Pyodide: WebAssembly's stack is not CPython's.
"""

import contextlib
import json
import random
from collections.abc import Callable

from app.keeping.saves import BadBackup, Saves
from app.sending import links
from campaign import mutate
from campaign.corpus import corpus
from campaign.drawn import buttons
from campaign.part import Steps
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import BadLink, BadNotation, BadRecord, Record, games
from waystones.link import Link
from waystones.protocol.position import BadPosition, read, written

MOST = 4  # ways in which one input is spoiled
SCREENS = ("", "history", "statistics", "settings", "daily", "rules", "link")
OF_A_GAME = ("play", "result", "replay")
TICKS = 12
PRESSED = ("accept", "watch", "go-on", "begin", "menu")

Spoil = Callable[[str, random.Random], str]


class Hostile:
    """Spoils one good text, and gives it to whoever reads such texts."""

    name, unit = "hostile", "inputs"
    patience = 10.0

    def steps(self, seed: int) -> int:
        """In how many ways the input is spoiled."""
        return random.Random(seed).randrange(1, MOST + 1)

    def run(self, seed: int, steps: Steps = None) -> int:
        """Try one input."""
        rng = random.Random(seed)
        ways = range(rng.randrange(1, MOST + 1)) if steps is None else steps
        kind = rng.choice(tuple(KINDS))
        spoiling = [random.Random(seed * 64 + 1 + way) for way in ways]

        def spoiled(text: str, spoil: Spoil | None = None) -> str:
            for chance in spoiling:
                by = spoil or (mutate.meaning if chance.random() < 0.7 else mutate.letters)
                text = by(text, chance)
            return text

        KINDS[kind](rng, spoiled)
        return 1


Spoiled = Callable[..., str]


def _record(rng: random.Random, spoiled: Spoiled) -> None:
    text = spoiled(rng.choice(corpus().records), mutate.letters)
    try:
        record = Record.parse(text)
    except BadRecord:
        return
    assert Record.parse(str(record)) == record


def _link(rng: random.Random, spoiled: Spoiled) -> None:
    text = spoiled(rng.choice(corpus().links), mutate.letters)
    try:
        link = Link.parse(text)
    except BadLink:
        return
    assert Link.parse(str(link)) == link


def _message(rng: random.Random, spoiled: Spoiled) -> None:
    """What was pasted or opened by its address: the page says what it is, and does what it offers."""
    here = corpus()
    good = rng.choice(here.links + here.records)
    text = spoiled(f"Hello!\nhttps://example.org/waystones/#{good} See you", mutate.letters)
    with contextlib.suppress(BadLink):
        links.read(text)
    player = Player(path="link")
    player.app.slide("pasted", text)
    player.app.do("read", "")
    _press_on(player)


def _address(rng: random.Random, spoiled: Spoiled) -> None:
    here = corpus()
    platform = FakePlatform(dict(here.stored[-1]))
    ids = [key.rpartition("/")[2] for key in platform.storage if "/game/" in key]
    name = rng.choice((*SCREENS, *OF_A_GAME, "seats", "new", "duel"))
    rest = rng.choice((*ids, *games.abouts(), rng.choice(here.links), "2026-11-16"))
    _press_on(Player(platform, spoiled(rng.choice((f"{name}/{rest}", name, rest)), mutate.letters)))


def _stored(rng: random.Random, spoiled: Spoiled) -> None:
    """One value that is kept is spoiled: the page starts, shows every screen, and has not lost it."""
    storage = dict(rng.choice(corpus().stored))
    key = rng.choice(sorted(storage))
    storage[key] = text = spoiled(storage[key])
    platform = FakePlatform(storage)
    name = key.partition("/")[2]
    paths = rng.sample(SCREENS, 3)
    if name.startswith("game/"):
        paths = ["", "history", *(f"{screen}/{name.removeprefix('game/')}" for screen in OF_A_GAME)]
    for path in paths:
        _press_on(Player(FakePlatform(platform.storage), path))
    if name.startswith("game/"):
        kept = platform.storage
        assert key in kept or text in kept.values(), "it is neither kept nor set aside"


def _backup(rng: random.Random, spoiled: Spoiled) -> None:
    """A file is brought back: the page starts with what came of it, and what was here before is here still."""
    here = corpus()
    platform = FakePlatform(dict(rng.choice(({}, here.stored[-1]))))
    before = {key: text for key, text in platform.storage.items() if "/game/" in key}
    saves = Saves(platform)
    with contextlib.suppress(BadBackup):
        saves.restore(spoiled(rng.choice(here.backups)))
    assert before.items() <= platform.storage.items(), "a game was lost by what was brought"
    brought = [key.rpartition("/")[2] for key in platform.storage.keys() - before.keys() if "/game/" in key]
    for path in (rng.choice(SCREENS), *(f"{screen}/{id}" for id in brought[:2] for screen in OF_A_GAME)):
        _press_on(Player(FakePlatform(platform.storage), path))


def _position(rng: random.Random, spoiled: Spoiled) -> None:
    """What another program says of a game, and what it answers."""
    record = Record.parse(rng.choice(corpus().records))
    state = record.state()
    with contextlib.suppress(BadPosition):
        read(json.loads(spoiled(json.dumps(written(record.game, state.observe(0))), mutate.meaning)))
    with contextlib.suppress(BadNotation):
        state.parse(spoiled(record.moves[-1] if record.moves else "pass", mutate.letters))


def _press_on(player: Player) -> None:
    """Use what the screen offers first, and let a little time pass."""
    for wanted in PRESSED:
        action, arg = next((each for each in buttons(player.platform) if each[0] == wanted), ("", ""))
        if action:
            player.app.do(action, arg)
    for _ in range(TICKS):
        player.platform.tick()


KINDS: dict[str, Callable[[random.Random, Spoiled], None]] = {
    "record": _record,
    "link": _link,
    "message": _message,
    "address": _address,
    "stored": _stored,
    "backup": _backup,
    "position": _position,
}
