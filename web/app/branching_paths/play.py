"""Branching Paths in play: a card is lifted, the stones it leads to are lit, and a tap on one lays it and goes there."""

from collections.abc import Iterable

from app.branching_paths import choices, words
from app.branching_paths.lesson import LESSONS, Now
from app.branching_paths.seen import seen
from app.lesson import Course
from app.path_cards.play import CardTable
from app.views.branching_paths import play
from app.views.branching_paths.look import Look, Moved
from app.views.branching_paths.wishes import wishing_stones
from waystones import Event, Refusal
from waystones.games.branching_paths.moves import SHED, WAY
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards.cards import NAMES
from waystones.games.path_cards.moves import LAYS, PLAY, Move


class Play(CardTable):
    """The table of Branching Paths. `target` is the stone for which one of several figures is being chosen."""

    LIFTS = (PLAY, SHED)

    target: int | None = None

    @property
    def seen(self) -> BranchingPathsObservation:
        """What the seat that looks may know."""
        return seen(self.session, self.me)

    @property
    def course(self) -> Course[Now]:
        """What a first game teaches."""
        return LESSONS

    def taught(self) -> Now:
        """The table, for the coach."""
        return Now(self.seen, self.lifted)

    def put_down(self) -> None:
        """Nothing is lifted, hinted or refused, and no stone is chosen."""
        super().put_down()
        self.target = None

    # -- what is shown

    def table(self) -> str:
        """The table without what lies on it."""
        return play.frame(self.app.texts)

    def laid_out(self) -> dict[str, str]:
        """What the seat that looks may know."""
        t, now = self.app.texts, self.seen
        look = Look(
            lifted=self.lifted,
            lit=choices.lit(now.board, now.legal_moves(), self.lifted),
            hint=self.marked,
            refused=self.refused,
            can_undo=self.can_undo,
            ways=choices.ways(now, self.lifted),
            target=self.target,
            moved=self.moved,
            arrivals=self.arrivals,
        )
        log = self.turns(self.me)
        return play.regions(t, now, self.company.players, look, log, coach=self.coach(), sheet=self.sheet)

    def words_for(self, events: Iterable[Event], me: int | None) -> str:
        """What happened, in words."""
        return words.events(self.app.texts, events, self.company.names, me)

    def why_not(self, why: Refusal) -> str:
        """A refusal in words."""
        return words.refusal(self.app.texts, why)

    def movement(self, events: Iterable[Event]) -> Moved | None:
        """The last step among the events."""
        return choices.movement(self.seen.board, events)

    def of_seat(self, seat: int) -> str:
        """The wishing stones: the own ones open, those of others face down (BP-15)."""
        return wishing_stones(self.app.texts, self.seen.wishes[seat], open=seat == self.me)

    # -- what the player does

    def move_for(self, action: str, arg: str, lifted: int | None) -> Move | None:
        """The move that a button or a place beside the board means."""
        return choices.move_for(action, arg, lifted)

    def places(self, move: Move) -> set[str]:
        """Where on the table the move is made."""
        return choices.places(self.seen.board, move)

    def do(self, action: str, arg: str) -> None:
        """A stone of the web, or what every table of cards has."""
        if action == "go":
            self._go(self.seen.board.stone(arg))
        elif action == "walk":
            self._walk(self.session.state.parse(arg))
        else:
            self.target = None
            super().do(action, arg)

    def key(self, key: str, field: int | None) -> bool:
        """Enter or the space bar on a lit stone."""
        if field is None or key not in ("Enter", " ") or self.curtain or self.sheet:
            return False
        self._go(field)
        return True

    def drop(self, what: str, where: str) -> bool:
        """A card let go over a lit stone leads a figure there."""
        kind, _, name = where.partition(":")
        if kind != "stone":
            return super().drop(what, where)
        steps = len(self.session.steps)
        self.put_down()
        self.lifted = NAMES.index(what)
        self._go(self.seen.board.stone(name))
        return len(self.session.steps) > steps

    def _go(self, stone: int) -> None:
        """Go to a stone: at once if one figure can, else ask which one."""
        ways = [way for way in choices.ways(self.seen, self.lifted) if way.stone == stone]
        if len(ways) == 1:
            self._walk(ways[0].move)
            return
        self.target = stone if ways else None
        self.app.show()

    def _walk(self, step: Move) -> None:
        """Lay the lifted card, if there is one, and take the step."""
        if self.lifted is not None:
            self.attempt(LAYS[self.lifted])
            if self.seen.asks != WAY or self.session.to_act != self.me:
                return  # there was one way only, and it is taken
        self.attempt(step)
