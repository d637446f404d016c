"""A hint with its reasons: the move, what it gains over the next best with its uncertainty, and why."""

import json
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from app.game import Game
from app.table.view.review import about
from app.texts import Texts
from app.words import capital
from waystones import Observation
from waystones.review.weighing import Advice
from waystones.review.written import read_advice

SURE = 2.0  # standard errors: a smaller gain is told as hardly any


def has_review(game: str) -> bool:
    """Whether there is anybody who can say why."""
    return find_spec(f"waystones.games.{game}.review") is not None


def read(answer: str) -> Advice:
    """What an errand for a hint answered: advice, or just a bot's move."""
    return read_advice(json.loads(answer)) if answer.startswith("[") else Advice((answer,))


def words(t: Texts, game: Game, seen: Observation[Any], told: Advice, names: Sequence[str]) -> str:
    """The hint in a sentence or two; no more than the move where a bot has just named one."""
    if not has_review(game.id):
        return t("Hint: {move}.", move=told.moves[0])
    telling = game.review()
    move = capital(telling.choice(t, seen, told.moves))
    if not told.instead_of:
        return t("Hint: {move}.", move=move)
    other = telling.choice(t, seen, told.instead_of)
    if told.gain.mean <= SURE * told.gain.error:
        return t(
            "Hint: {move}. Hardly better than this: {other} ({points}).",
            move=move,
            other=other,
            points=about(t, told.gain),
        )
    gain = t(
        "Hint: {move}. It gains {points} over this: {other}.",
        move=move,
        points=about(t, told.gain),
        other=other,
    )
    why = " ".join(telling.reason(t, reason, names) for reason in told.reasons)
    return f"{gain} {why}".strip()
