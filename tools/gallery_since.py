"""What the others did since the own last turn, for the gallery: real games among bots, looked at through a game's hand."""

from collections.abc import Iterator

import waystones
from app.drawing.kit import filled
from app.game import Game
from app.games.branching_paths.game import GAME as BRANCHING_PATHS
from app.games.loops.game import GAME as LOOPS
from app.games.stone_paths.game import GAME as STONE_PATHS
from app.table.company import Company
from app.table.hand import Desk
from app.table.turns import Following, since, turns
from app.texts import Texts
from waystones import Session

SEATS = (("Anna", ""), ("Mira", "steady"), ("Bas", "steady"), ("Jo", "steady"))


def followed(t: Texts, game: Game, players: int, steps: int, *, looks: int = 0, seed: int = 5) -> str:
    """The table as seat 0 sees it when its turn has come again; with so many taps on the caption."""
    session: Session = Session.new(game.id, players, seed, first=0)
    bots = [waystones.bot(game.id, "steady", seat) for seat in range(players)]
    while len(session.steps) < steps or session.to_act != 0 or session.steps[-1].seat == 0:
        session.play(str(bots[session.to_act].choose(session.observe(session.to_act))))
    return told(t, game, session, looks)


def told(t: Texts, game: Game, session: Session, looks: int = 0) -> str:
    """The table as seat 0 sees it now, with what the others did."""
    seats = SEATS[: len(session.state.scores())]
    hand = game.kind_of(seats).hand()(t, Company(seats))
    hand.look(session.observe(0))

    following, log = Following(), turns(session, 0, lambda events: hand.words(events, 0))
    since_mine = since(session, 0)
    shown = following.since(since_mine)
    for _ in range(looks):
        following.next_turn()
        shown = following.since(since_mine)
    return filled(hand.frame(), hand.regions(Desk(just_now=lambda: log, since=lambda: shown)))


def scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Each game with one opponent and with three, and one of three turns looked at alone."""
    for name, game, steps in (
        ("stones", STONE_PATHS, 70),
        ("web", BRANCHING_PATHS, 90),
        ("loops", LOOPS, 40),
    ):
        yield f"{name}-since-one", followed(t, game, 2, steps)
        yield f"{name}-since-three", followed(t, game, 4, 2 * steps)
        yield f"{name}-since-second", followed(t, game, 4, 2 * steps, looks=2)
