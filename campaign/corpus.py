"""What the page writes when all is well, to be spoiled: games as records and links, and what a browser keeps."""

import json
import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from app.keeping.saves import Saves
from campaign.drawn import buttons
from campaign.games import dealt
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record, games
from waystones.link import Link

GAMES = 24
KEPT = Path(__file__).parent.parent / "tests" / "kept" / "saves-0.1.0.json"


@dataclass(frozen=True)
class Corpus:
    """Good texts of every kind."""

    records: tuple[str, ...]
    links: tuple[str, ...]
    stored: tuple[dict[str, str], ...]
    backups: tuple[str, ...]


@cache
def corpus() -> Corpus:
    """Made once: the same everywhere."""
    records = [_played(number) for number in range(GAMES)]
    links = [
        str(Link.of(record, kind))
        for record in records
        for kind in games.about(record.game).links
        if kind == "deal" or record.state().is_over
    ]
    kept: dict[str, str] = json.loads(KEPT.read_text(encoding="utf-8"))
    stored = (kept, _visited(records[: GAMES // 2], links))
    backups = tuple(Saves(FakePlatform(dict(each))).backup() for each in stored)
    return Corpus(tuple(map(str, records)), tuple(links), stored, backups)


def _played(number: int) -> Record:
    """A game at random, whole or broken off."""
    rng, record = random.Random(number), dealt(number)
    state, moves = record.state(), list[str]()
    most = rng.choice((3, 20, 10**6))
    while not state.is_over and len(moves) < most:
        move = rng.choice(state.legal_moves())
        state.play(move)
        moves.append(str(move))
    return Record(record.game, record.players, record.seed, record.options, tuple(moves))


def _visited(records: list[Record], links: list[str]) -> dict[str, str]:
    """What a browser keeps of a visit in which this and that was played, read and chosen."""
    platform = FakePlatform()
    player = Player(platform)
    for record in records:
        seats = tuple((f"Player {seat}", "" if seat < 2 else "relaxed") for seat in range(record.players))
        finished = record.state().is_over
        player.app.saves.bring_in(record, seats=seats if record.players > 1 else (), finished=finished)
    for action, arg in (("learn", "loops"), ("daily", ""), ("play", "")):
        player.app.open("")
        if (action, arg) in buttons(platform):
            player.app.do(action, arg)
    for link in links:
        player.app.open(link)
        for action in ("accept", "begin"):
            if (action, "") in buttons(platform):
                player.app.do(action, "")
    player.app.open("settings")
    player.app.change_settings(player.app.settings)
    line = player.deal(5)
    while player.app.screen is line:
        line.decide((str(line.session.state.legal_moves()[-1]),))
        platform.arrive()
    return platform.storage
