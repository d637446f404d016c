"""The players of Loops: relaxed, steady, sharp and expert. All four decide from an observation alone."""

from collections.abc import Callable, Generator
from random import Random

from waystones.bots import Bot, Thinking
from waystones.games.loops.ending import best_ending
from waystones.games.loops.mosaic import Mosaic
from waystones.games.loops.moves import A_TURN, END, LAY, Move, lay
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.outlook import Outlook
from waystones.games.loops.rules import Loops
from waystones.games.loops.styles import PLAIN, STYLES, Taste
from waystones.games.loops.tiles import VALUE_OF
from waystones.games.loops.turns import Turn, after, before, best_turn, turns, without

Player = Bot[Move, LoopsObservation]

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


class Tasteful(Player):
    """A player who likes some turns better than their points say, if it has a style."""

    def __init__(self, seed: int, taste: Taste = PLAIN) -> None:
        super().__init__(seed)
        self.taste = taste


class Relaxed(Tasteful):
    """Lays one of the three tiles that score most just now, whichever comes to mind first."""

    HOW_OFTEN = (5, 2, 1)  # it makes the best move, the second and the third

    def think(self, observation: LoopsObservation) -> Thinking[Move]:
        """Give the move without thinking in slices."""
        moves, mosaic = observation.legal_moves(), observation.mosaic
        lays = [move for move in moves if move.kind == LAY]
        yield
        if not lays:
            return moves[0]
        each = {
            move: Turn(mosaic.points(move.square, move.tile), ((move.tile, move.square),)) for move in lays
        }
        liked = dict(zip(lays, _liked(observation, [each[move] for move in lays], self.taste), strict=True))
        best = sorted(lays, key=lambda move: (-liked[move], move))[:3]
        rng = Random(f"{self.seed} {observation.seat} {observation.turn} {observation.laid}")
        return rng.choices(best, self.HOW_OFTEN[: len(best)])[0]


class Steady(Tasteful):
    """Makes the turn that scores most; with a style, the one that it likes most of those that score most."""

    LIKELY = 24  # turns that a style chooses from

    def think(self, observation: LoopsObservation) -> Thinking[Move]:
        """Give the move without thinking in slices."""
        yield
        ways = ways_on(observation)
        if self.taste == PLAIN or not ways:
            return first_step(observation, max(ways, default=None))
        likely = sorted(ways, reverse=True)[: self.LIKELY]
        worth = _liked(observation, likely, self.taste)
        return first_step(observation, max(zip(worth, likely, strict=True))[1])


def _liked(observation: LoopsObservation, ways: list[Turn], taste: Taste) -> list[float]:
    """What each turn is worth by its points and by a player's taste."""
    worth = [turn.points + taste.likes(turn) for turn in ways]
    if not taste.guards:
        return worth
    mosaic, outlook = observation.mosaic, Outlook(observation.unseen)
    opened = taste.guards / (observation.players - 1)
    for number, turn in enumerate(ways):
        worth[number] -= opened * outlook.points(after(mosaic, turn))
        before(mosaic, turn)
    return worth


class Sharp(Tasteful):
    """Looks also at what the turn opens for the next player, and at the tiles that it keeps."""

    CANDIDATES = 120  # turns that are looked at closely, those that score most
    AT_A_TIME = 10  # of them, before stopping for a moment
    OPENED = 1.0  # a point that the next player may score, if there is just one other player
    KEPT = 0.7  # a point of value of the tiles that stay on the rack

    def think(self, observation: LoopsObservation) -> Thinking[Move]:
        """Decide after a close look at the best turns."""
        ranked = yield from self.ranked(observation)
        return first_step(observation, ranked[0][1] if ranked else None)

    def at_hand(self, turn: Turn, held: int, kept: float = KEPT) -> float:
        """What the turn scores, and what the tiles promise that it keeps of a rack with so much value."""
        promise = kept * (held - sum([VALUE_OF[tile] for tile, _ in turn.tiles]))
        return turn.points + promise + self.taste.likes(turn)

    def ranked(self, observation: LoopsObservation) -> Generator[None, None, list[tuple[float, Turn]]]:
        """The turns that score most with what they seem to be worth, the best first."""
        mosaic, outlook = observation.mosaic, Outlook(observation.unseen)
        opened = (self.OPENED + self.taste.guards) / (observation.players - 1)
        held = sum(VALUE_OF[tile] for tile in observation.rack)
        likely = sorted(((self.at_hand(turn, held), turn) for turn in ways_on(observation)), reverse=True)
        looked_at = []
        for number, (at_hand, turn) in enumerate(likely[: self.CANDIDATES]):
            if number % self.AT_A_TIME == 0:
                yield
            looked_at.append((at_hand - opened * outlook.points(after(mosaic, turn)), turn))
            before(mosaic, turn)
        return sorted(
            looked_at, key=lambda each: -each[0]
        )  # of equals the one that has more at hand stays first


class Expert(Sharp):
    """Looks for the replies of the others and its own next turn, and plays the end out once it knows every tile."""

    REPLIED = 18  # turns that are followed up
    HALVED = 3  # times that the half which does worse is given up
    DEALS = 90  # of hidden tiles, for the turns that do best; fewer where more others reply
    ANSWERED = (
        0.9  # a point that others score before it is one's turn again, if there is just one other player
    )
    NEXT = 0.8  # a point that it then scores itself
    STILL_KEPT = 0.2  # a point of value of the tiles that stay on the rack, besides
    ENDING = 24  # turns that are played out to the end

    def think(self, observation: LoopsObservation) -> Thinking[Move]:
        """Decide after following up the best turns, with the hidden tiles dealt in many ways."""
        ranked = yield from self.ranked(observation)
        likely = [turn for _, turn in ranked[: self.REPLIED]]
        if len(likely) < 2:
            return first_step(observation, likely[0] if likely else None)
        if observation.players == 2 and not observation.bag_left:
            rack = list(observation.unseen)
            if len(rack) == observation.rack_sizes[1 - observation.seat]:
                ways = [turn for _, turn in ranked[: self.ENDING]]
                return first_step(observation, (yield from best_ending(observation, rack, ways)))
        rng = Random(f"{self.seed} {observation.seat} {observation.turn} {observation.laid}")
        answered = (self.ANSWERED + self.taste.guards) / (observation.players - 1)
        mosaic, promised = observation.mosaic, dict.fromkeys(likely, 0.0)
        deals = 0
        for _ in range(self.HALVED):
            for _ in range(max(1, self.DEALS * 2 // observation.players // self.HALVED)):
                deals += 1
                deal = observation.imagine(rng)
                for turn in likely:
                    others, own = followed(mosaic, deal, turn)
                    promised[turn] += self.NEXT * own - answered * others
                    yield
            likely.sort(key=lambda turn: -self.at_hand(turn, 0, self.STILL_KEPT) - promised[turn] / deals)
            likely = likely[: max(1, len(likely) // 2)]
            if len(likely) == 1:
                break
        return first_step(observation, likely[0])


def followed(mosaic: Mosaic, deal: Loops, turn: Turn) -> tuple[int, int]:
    """What the others score after the turn, each by the turn that scores most, and what is scored then at the own seat."""
    made, scored = [turn], 0
    after(mosaic, turn)
    for other in range(deal.to_act + 1, deal.to_act + deal.players):
        reply = best_turn(mosaic, deal.racks[other % deal.players])
        after(mosaic, reply)
        made.append(reply)
        scored += reply.points
    own = best_turn(mosaic, refilled(deal, turn)).points
    for each in reversed(made):
        before(mosaic, each)
    return scored, own


def refilled(deal: Loops, turn: Turn) -> list[int]:
    """The own rack once the turn is made and ended (LO-7)."""
    drawn = deal.laid + len(turn.tiles)
    return [*without(deal.rack, turn), *(deal.bag[-drawn:] if drawn else ())]


BOTS: dict[str, Callable[[int, Taste], Player]] = {
    "relaxed": Relaxed,
    "steady": Steady,
    "sharp": Sharp,
    "expert": Expert,
}


def bot(level: str, seed: int, style: str = "") -> Player:
    """The player of that level, in that style if one is given."""
    return BOTS[level](seed, STYLES[style] if style else PLAIN)
