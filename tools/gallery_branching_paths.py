"""Branching Paths for the gallery: tables, results and a replay out of games that bots have played."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from app.drawing import learn
from app.drawing.kit import filled
from app.drawing.players import Entry
from app.games.branching_paths import rules, words
from app.games.branching_paths.game import GAME
from app.games.branching_paths.hand import HAND
from app.games.branching_paths.lesson import LESSONS, first_game
from app.games.branching_paths.view import board, play
from app.games.branching_paths.view.look import Look, Moved, movement, ways
from app.games.branching_paths.view.wishes import wishing_stones
from app.games.path_cards import words as cards
from app.games.path_cards.view import play as card_table
from app.games.path_cards.view import replay, table
from app.pages.rules import other_rules
from app.table.company import Company
from app.table.replay import Moment
from app.table.view.aid import aid_card
from app.texts import Texts
from tools.gallery_ending import ended
from tools.gallery_replay import watched
from tools.gallery_stone_paths import PLAYERS
from waystones import Event
from waystones.games.branching_paths.judge import Judge
from waystones.games.branching_paths.moves import BONUS, SHED, WAY
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.branching_paths.setup import deal
from waystones.games.path_cards.moves import LAY, PLAY, TAKE

Until = Callable[[BranchingPaths], bool]


class Played:
    """A game among steady bots, up to some moment, with what happened in words."""

    def __init__(self, t: Texts, players: int, seed: int, until: Until) -> None:
        self.players = PLAYERS[:players]
        self.state = deal(players, seed, {"first": "0"})
        self.log: list[Entry] = []
        self.moved: Moved | None = None
        judge, names, plies = Judge(), [player.name for player in self.players], 0
        turn: list[Event] = []
        while not self.state.is_over and not until(self.state):
            seat = self.state.to_act
            events = self.state.play(judge.choose(self.state))
            plies += 1
            self.moved = movement(self.state.board, events)
            turn += [seen for event in events if (seen := event.seen_by(0))]
            if self.state.to_act != seat or self.state.is_over:
                self.log.append(Entry(seat, cards.events(t, words, turn, names, 0), plies))
                turn = []
        self.plies = plies

    def observe(self) -> BranchingPathsObservation:
        """What seat 0 sees."""
        return self.state.observe(0)


def asks(question: str, turn: int, seat: int = 0) -> Until:
    """The first moment from that turn on at which the seat is asked the question."""
    return lambda state: (state.asks, state.to_act) == (question, seat) and state.turn >= turn


def looking(seen: BranchingPathsObservation, lifted: int | None = None, moved: Moved | None = None) -> Look:
    """What the page would light."""
    hand = HAND(Texts("en"), Company(()))
    hand.look(seen)
    hand.lifted = lifted
    return Look(lifted, hand.lit, can_undo=True, ways=ways(seen, lifted), moved=moved)


def most_ways(seen: BranchingPathsObservation) -> int:
    """The card of the hand that leads to most stones."""
    lays = [move.what for move in seen.legal_moves() if move.kind == LAY]
    return max(lays, key=lambda card: len({way.stone for way in ways(seen, card)}))


def meeting_point(seen: BranchingPathsObservation) -> tuple[int, int] | tuple[()]:
    """A card of the hand and a stone to which it can lead more than one figure, if there is one."""
    for move in seen.legal_moves():
        if move.kind == LAY:
            stones = [way.stone for way in ways(seen, move.what)]
            for stone in stones:
                if stones.count(stone) > 1 and seen.board.row[stone] > 1:
                    return move.what, stone
    return ()


def shown(t: Texts, game: Played, look: Look, sheet: str = "", coach: str = "") -> str:
    """The table as seat 0 sees it."""
    seen, players = game.observe(), game.players
    own = play.own(t, seen, players, look)
    regions = card_table.regions(t, seen, players, look, own, game.log, coach=coach, sheet=sheet)
    return filled(play.frame(t), regions)


def taught(t: Texts, step: int) -> str:
    """The guided game, with what the coach says at a step of it."""
    game = Played(t, 2, first_game().seed, asks(PLAY, 1))
    says, waits = LESSONS[step].says(t), LESSONS[step].done is not None
    coach = learn.coach(t, says, step + 1, len(LESSONS), wait=waits)
    return shown(t, game, looking(game.observe()), coach=coach)


def watching(t: Texts, players: int, seed: int, turn: int) -> str:
    """A replay at some turn."""
    game = Played(t, players, seed, asks(PLAY, turn))
    seen = game.observe()
    moment = Moment(seen, game.plies, game.plies, None)
    regions = {
        **board.regions(t, seen, game.players, Look(moved=game.moved)),
        "goal-count": board.goal_count(t, seen),
        **replay.regions(t, moment, game.log[-1].words, game.players, game.log),
    }
    return watched(t, replay.frame(t, moment.last, "k3f9", board.frame(t)), regions, moment.stop)


def scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Every screen of the game, by name."""
    start = Played(t, 4, 11, asks(PLAY, 1))
    yield "web-start", shown(t, start, looking(start.observe()))
    three = Played(t, 3, 5, asks(PLAY, 28))
    seen = three.observe()
    yield "web-play", shown(t, three, looking(seen, most_ways(seen)))
    way = Played(t, 2, 3, asks(WAY, 20))
    yield "web-way", shown(t, way, looking(way.observe()))
    bonus = Played(t, 3, 1, asks(BONUS, 12))
    yield "web-bonus", shown(t, bonus, looking(bonus.observe(), moved=bonus.moved))
    tile = Played(t, 2, 4, asks(SHED, 8))
    yield "web-card-tile", shown(t, tile, looking(tile.observe(), moved=tile.moved))
    take = Played(t, 3, 1, asks(TAKE, 20))
    take.state.stacks[0] = 0
    yield "web-take", shown(t, take, looking(take.observe(), moved=take.moved))
    other_side = Played(t, 3, 6, asks(TAKE, 40))
    yield "web-stepped", shown(t, other_side, looking(other_side.observe(), moved=other_side.moved))
    meeting = Played(t, 2, 1, lambda state: asks(PLAY, 10)(state) and bool(meeting_point(state.observe(0))))
    point = meeting_point(meeting.observe())
    assert point
    choosing = looking(meeting.observe(), point[0])
    yield "web-figure", shown(t, meeting, replace(choosing, target=point[1]))
    yield "web-learn", taught(t, 2)
    late = Played(t, 2, 6, asks(PLAY, 40))
    sees = late.observe()
    sheet = table.sheet(
        t, sees, late.players, lambda seat: wishing_stones(t, sees.wishes[seat], open=seat == 0)
    )
    yield "web-table", shown(t, late, Look(), sheet)
    yield "web-aid", shown(t, late, Look(), aid_card(t, GAME.aid().aid(t), GAME.id))
    yield "web-result", ended(t, GAME, 3, 20)
    yield "web-replay", watching(t, 2, 9, 40)
    yield "web-rules", filled(rules.frame(t), other_rules(t, "branching_paths"))
