"""Games that are over, for the gallery: whole games among bots, counted in part or in full, with how they went."""

from typing import cast

import waystones
from app.drawing.kit import filled
from app.game import Game
from app.keeping.figures import Figures
from app.keeping.save import Save
from app.keeping.saves import Saves
from app.table.company import Company
from app.table.result import Over
from app.texts import Texts
from waystones import Session

SEATS = (("You", ""), ("Mira", "steady/collector"), ("Bas", "sharp/runner"), ("Juno", "relaxed/blocker"))


def whole(game: str, players: int, seed: int) -> Session:
    """A game among steady bots from its deal to its end."""
    session: Session = Session.new(game, players, seed, first=0)
    bots = [waystones.bot(game, "steady", seed) for _ in range(players)]
    while not session.is_over:
        session.play(bots[session.to_act].choose(session.observe(session.to_act)))
    return session


def ended(t: Texts, game: Game, players: int, seed: int, counted: int | None = None) -> str:
    """The result of a whole game, with so many cells counted (None: all)."""
    session, seats = whole(game.id, players, seed), SEATS[:players]
    save = Save(
        "k3f9", str(session.record), "2026-11-16T10:00", "2026-11-16T10:00", finished=True, seats=seats
    )
    over = Over(save, session, Company(seats), Figures(), cast("Saves", None))
    ending = game.kind_of(seats).result()(t, over)
    return filled(ending.frame(), ending.regions(counted))
