"""Stone Paths for the gallery: tables, curtains and results out of real games."""

from collections.abc import Callable, Iterator

from app.drawing import curtain, learn, notice
from app.drawing.kit import filled
from app.drawing.players import Entry, Player
from app.games.path_cards import words as cards
from app.games.path_cards.view import play as card_table
from app.games.path_cards.view import table
from app.games.stone_paths import words
from app.games.stone_paths.game import GAME
from app.games.stone_paths.hand import HAND
from app.games.stone_paths.lesson import LESSONS, first_game
from app.games.stone_paths.view import play
from app.games.stone_paths.view.look import Look, Moved, Preview
from app.keeping.settings import choices
from app.pages.view import seats
from app.pages.view.seats import Sitting
from app.table.company import Company
from app.table.view import log
from app.table.view.menu import menu, paces
from app.texts import Texts
from tools.gallery_ending import ended
from waystones import Event
from waystones.games.path_cards.cards import COLOUR_OF, LETTERS, NAMES, VALUE_OF
from waystones.games.path_cards.moves import DISCARD, DRAW, LAY, LAYS, PLAY, TAKE, Move
from waystones.games.stone_paths.board import END, START
from waystones.games.stone_paths.moves import BONUS, FIGURE
from waystones.games.stone_paths.observation import StonePathsObservation
from waystones.games.stone_paths.rules import StonePaths
from waystones.games.stone_paths.setup import deal

PLAYERS = (Player("Anna"), Player("Mira"), Player("Bas", "steady"), Player("Jo", "sharp"))

Until = Callable[[StonePaths], bool]


def worth(state: StonePaths, move: Move) -> tuple[float, str]:
    """How good a move looks at a glance: a small gap, and room left in the row; every bonus move is made."""
    if move.kind not in (LAY, DISCARD):
        return {DRAW: 1.0, TAKE: 0.5, FIGURE: 1.0 - move.what, BONUS: float(move.what)}[move.kind], str(move)
    row, value = state.cards.rows[state.to_act][COLOUR_OF[move.what]], VALUE_OF[move.what]
    gap = abs(value - row[-1]) if row else 1 + min(value, 10 - value)
    rises = value > row[0] if row and value != row[0] else value < 6
    room = 10 - value if rises else value
    return (0.0 if move.kind == DISCARD else 2.2 - gap + room * 0.25), str(move)


class Played:
    """A game played to some point, with its log as one seat would read it."""

    def __init__(self, t: Texts, players: int, seed: int, until: Until, seat: int = 0) -> None:
        self.players = PLAYERS[:players]
        self.state = deal(players, seed, {"first": "0"})
        self.log: list[Entry] = []
        self.moved: Moved | None = None
        events: list[Event] = []
        while not self.state.is_over and not until(self.state):
            turn, mover = self.state.turn, self.state.to_act
            moves = self.state.legal_moves()
            events += self.state.play(max(moves, key=lambda move: worth(self.state, move)))
            for event in events:
                if event.kind == "stepped":
                    path = LETTERS.index(event.facts["path"][0])
                    stone = event.facts["stone"]
                    self.moved = Moved(mover, path, stone - 1, stone)
            if self.state.turn != turn or self.state.is_over:
                said = [known for event in events if (known := event.seen_by(seat))]
                names = [player.name for player in self.players]
                self.log.append(Entry(mover, cards.events(t, words, said, names, seat)))
                events = []

    def observe(self, seat: int = 0) -> StonePathsObservation:
        """The game as the seat sees it."""
        return self.state.observe(seat)


def asks(what: str, turn: int, seat: int = 0) -> Until:
    """Until the seat is asked this, from a turn on."""
    return lambda state: state.turn >= turn and state.to_act == seat and state.asks == what


def place_of(move: Move) -> set[str]:
    """The places on the table that stand for a move."""
    match move.kind:
        case name if name == DRAW:
            return {"deck"}
        case name if name == TAKE:
            return {f"pile:{LETTERS[move.what]}"}
        case name if name == BONUS and move.what >= 0:
            return {f"path:{LETTERS[move.what]}", f"row:{LETTERS[move.what]}"}
    return set()


def looking(seen: StonePathsObservation, card: int | None = None, **more: object) -> Look:
    """What is lit at this point, with a card lifted or not."""
    lit: set[str] = set().union(*(place_of(move) for move in seen.legal_moves()))
    preview = None
    for move in seen.legal_moves():
        if card is not None and move.what == card and move.kind in (LAY, DISCARD):
            letter = LETTERS[COLOUR_OF[card]]
            lit |= {f"row:{letter}", f"path:{letter}"} if move.kind == LAY else {f"pile:{letter}"}
            for event in seen.preview(move):
                if event.kind == "stepped" and move.kind == LAY:
                    stone = event.facts["stone"]
                    tile = seen.tiles[COLOUR_OF[card]][stone]
                    points = tile if tile < 4 else 0
                    preview = Preview(COLOUR_OF[card], stone, event.facts["large"], tile, points)
    return Look(card, frozenset(lit), preview=preview, can_undo=True, **more)  # type: ignore[arg-type]


def laying(seen: StonePathsObservation) -> int:
    """A card of the hand that steps on to a tile, if there is one."""
    lays = [move.what for move in seen.legal_moves() if move.kind == LAY]

    def gains(card: int) -> tuple[bool, int]:
        path = COLOUR_OF[card]
        stone = seen.stones[seen.seat][path]
        return START < stone < END and seen.tiles[path][stone + 1] > 0, stone % END

    return max(lays, key=gains)


def shown(t: Texts, game: Played, look: Look, sheet: str = "", toast: str = "", coach: str = "") -> str:
    """The table as seat 0 sees it."""
    seen, players = game.observe(), game.players
    own = play.own(t, seen, players, look)
    regions = card_table.regions(t, seen, players, look, own, game.log, coach=coach, sheet=sheet)
    return filled(play.frame(t), regions | {"toast": toast})


def taught(t: Texts, step: int) -> str:
    """The guided game, with what the coach says at a step of it."""
    says, waits = LESSONS[step].says(t), LESSONS[step].done is not None
    game = Played(t, 2, first_game().seed, asks((PLAY, FIGURE)[step == 3], 1))
    coach = learn.coach(t, says, step + 1, len(LESSONS), wait=waits)
    return shown(t, game, looking(game.observe()), coach=coach)


def sitting_down(t: Texts, kinds: tuple[str, ...], first: int | None = None, *, new: bool = False) -> str:
    """The seats before a game."""
    names = [player.name for player in PLAYERS]
    return filled(
        seats.frame(t, GAME, names, new=new),
        seats.regions(t, GAME, Sitting(kinds, tuple(names), first)),
    )


def scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Every screen of the game, by name."""
    start = Played(t, 4, 11, asks(PLAY, 1))
    yield "stones-start", shown(t, start, looking(start.observe()))
    three = Played(t, 3, 11, asks(PLAY, 64))
    seen = three.observe()
    yield "stones-play", shown(t, three, looking(seen, laying(seen)))
    figure = Played(t, 2, 5, asks(FIGURE, 1))
    yield "stones-figure", shown(t, figure, looking(figure.observe()))
    bonus = Played(t, 4, 1, asks(BONUS, 50))
    yield "stones-bonus", shown(t, bonus, looking(bonus.observe(), moved=bonus.moved))
    take = Played(t, 3, 9, asks(TAKE, 60))
    yield "stones-take", shown(t, take, looking(take.observe(), moved=take.moved, hint=frozenset({"deck"})))
    waiting = Played(t, 2, 9, asks(TAKE, 50, seat=1))
    laid = next(LETTERS[path] for path, row in enumerate(waiting.observe().rows[1]) if row)
    come = {
        "held:1:r7": "#chip-1",
        "hand:1": "#pile-r",
        f"pip:1:{laid}": "#chip-1,#fold",
        "wishes:1": "#wish-from",
    }
    yield "stones-waiting", shown(t, waiting, Look(moved=waiting.moved, arrivals=come))
    card = max(card for card in seen.hand if LAYS[card] not in seen.legal_moves())
    letter = LETTERS[COLOUR_OF[card]]
    refused = Look(refused=frozenset({f"card:{NAMES[card]}", f"row:{letter}"}))
    why = seen.why_not(LAYS[card])
    assert why
    yield "stones-refused", shown(t, three, refused, toast=notice.toast(t, words.refusal(t, why), why.rule))
    yield "stones-learn", taught(t, 3)
    yield "stones-learn-clover", taught(t, 7)
    yield "stones-learn-long", taught(t, 11)
    yield "stones-table", shown(t, three, Look(), table.sheet(t, seen, three.players))
    yield (
        "stones-menu",
        shown(
            t,
            three,
            Look(),
            menu(t, GAME, HAND(t, Company(())).menu() + paces(t, "normal", choices()["pace"])),
        ),
    )
    yield "stones-log", shown(t, three, Look(), log.log_sheet(t, three.players, three.log))
    yield "stones-curtain", curtain.frame(t, "Mira", 1, three.log[-1:], can_undo=True)
    yield "stones-result", ended(t, GAME, 3, 1)
    yield "stones-result-two", ended(t, GAME, 2, 9)
    yield "stones-result-four", ended(t, GAME, 4, 2)
    yield "stones-counting", ended(t, GAME, 4, 1, 18)
    yield "stones-seats", sitting_down(t, ("person", "person", "steady"), new=True)
    yield "stones-seats-four", sitting_down(t, ("person", "relaxed", "steady", "sharp"), 1)
