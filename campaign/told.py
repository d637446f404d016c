"""A game and its bots as one line: what CPython and Pyodide must say alike, letter by letter."""

import hashlib
import random
from dataclasses import replace

from campaign.games import dealt
from waystones import bot, games
from waystones.link import Link
from waystones.protocol.position import written

DECISIONS = 2  # that a bot makes on the way
STRONGER = 40  # one of so many games is asked of a bot of any level; else of a quick one
QUICK = ("relaxed", "steady")


def told(seed: int) -> str:
    """Play the game of this number at random, ask bots now and then, and sum up all of it."""
    record, rng = dealt(seed), random.Random(seed)
    state, moves, asked = record.state(), list[str](), list[str]()
    levels = [level for level in games.about(record.game).levels if level in QUICK]
    if not rng.randrange(STRONGER):
        levels = list(games.about(record.game).levels)
    moments = {rng.randrange(30) for _ in range(DECISIONS)}
    seen = hashlib.sha256()
    while not state.is_over:
        if len(moves) in moments:
            level, observation = rng.choice(levels), state.observe(state.to_act)
            seen.update(repr(written(record.game, observation)).encode())
            asked.append(f"{level}:{bot(record.game, level, seed).choose(observation)}")
        move = rng.choice(state.legal_moves())
        seen.update(repr(state.play(move)).encode())
        moves.append(str(move))
    whole = replace(record, moves=tuple(moves))
    text = hashlib.sha256(str(whole).encode()).hexdigest()[:16]
    link = hashlib.sha256(str(Link.of(whole, "game")).encode()).hexdigest()[:16]
    return f"{record.game}/{record.players} {len(moves)} {state.scores()} {asked} {text} {link} {seen.hexdigest()[:16]}"
