"""The players of Loops: relaxed, steady and sharp. All three decide from an observation alone."""

from collections.abc import Callable
from random import Random

from waystones.bots import Bot, Thinking
from waystones.games.loops.mosaic import Mosaic
from waystones.games.loops.moves import A_TURN, END, LAY, Move, lay
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.outlook import Outlook
from waystones.games.loops.tiles import VALUE_OF
from waystones.games.loops.turns import Turn, turns

NOTHING_MORE = Turn(0, ())


def ways_on(observation: LoopsObservation) -> list[Turn]:
    """Every way to go on with this turn; to end it is one of them once a tile lies."""
    found = turns(observation.mosaic, list(observation.rack), A_TURN - observation.laid)
    return [NOTHING_MORE, *found] if observation.laid else found


def first_step(observation: LoopsObservation, turn: Turn | None) -> Move:
    """The move that the turn begins with; without one the only move there is."""
    if turn is None:
        return observation.legal_moves()[0]
    return lay(*turn.tiles[0]) if turn.tiles else END


class Relaxed(Bot):
    """Lays one of the three tiles that score most just now, whichever comes to mind first."""

    COMES_TO_MIND = (5, 2, 1)  # how often the best, the second and the third

    def think(self, observation: LoopsObservation) -> Thinking:
        """Decide at once."""
        moves, mosaic = observation.legal_moves(), observation.mosaic
        lays = [move for move in moves if move.kind == LAY]
        yield
        if not lays:
            return moves[0]
        best = sorted(lays, key=lambda move: (-mosaic.points(move.square, move.tile), move))[:3]
        rng = Random(f"{self.seed} {observation.seat} {observation.turn} {observation.laid}")
        return rng.choices(best, self.COMES_TO_MIND[: len(best)])[0]


class Steady(Bot):
    """Makes the turn that scores most."""

    def think(self, observation: LoopsObservation) -> Thinking:
        """Decide at once."""
        yield
        return first_step(observation, max(ways_on(observation), default=None))


class Sharp(Bot):
    """Looks also at what the turn opens for the next player, and at the tiles that it keeps."""

    CANDIDATES = 120  # turns that are looked at closely, those that score most
    AT_A_TIME = 10  # of them, before stopping for a moment
    OPENED = 1.0  # a point that the next player may score, if there is just one other player
    KEPT = 0.7  # a point of value of the tiles that stay on the rack

    def think(self, observation: LoopsObservation) -> Thinking:
        """Decide after a close look at the best turns."""
        mosaic, outlook = observation.mosaic, Outlook(observation.unseen)
        kept = sum(VALUE_OF[tile] for tile in observation.rack)
        opened = self.OPENED / (observation.players - 1)

        def at_hand(turn: Turn) -> float:
            return turn.points + self.KEPT * (kept - sum(VALUE_OF[tile] for tile, _ in turn.tiles))

        likely = sorted(ways_on(observation), key=lambda turn: (at_hand(turn), turn), reverse=True)
        best: tuple[float, Turn] | None = None
        for number, turn in enumerate(likely[: self.CANDIDATES]):
            if number % self.AT_A_TIME == 0:
                yield
            worth = at_hand(turn) - opened * outlook.points(_after(mosaic, turn))
            _before(mosaic, turn)
            if best is None or worth > best[0]:
                best = worth, turn
        return first_step(observation, best and best[1])


def _after(mosaic: Mosaic, turn: Turn) -> Mosaic:
    """The board once the turn is made."""
    for tile, square in turn.tiles:
        mosaic.lay(square, tile)
    return mosaic


def _before(mosaic: Mosaic, turn: Turn) -> None:
    """The board as it was before."""
    for _, square in reversed(turn.tiles):
        mosaic.take_back(square)


BOTS: dict[str, Callable[[int], Bot]] = {"relaxed": Relaxed, "steady": Steady, "sharp": Sharp}


def bot(level: str, seed: int) -> Bot:
    """The player of that level."""
    return BOTS[level](seed)
