"""Before a game: who sits down, who begins, and which deal."""

from contextlib import suppress
from typing import TYPE_CHECKING

from app.saves import MAX_NAME
from app.screens.screen import Screen
from app.views import seats
from app.views.seats import PERSON, Table
from waystones import BadLink, Record
from waystones.bots import LEVELS
from waystones.deal import MAX_SEED
from waystones.games.one_line.board import CLASSIC
from waystones.link import Link

if TYPE_CHECKING:
    from app.app import App


TABLES = {
    "stone_paths": Table("stone_paths", range(2, 5), LEVELS["stone_paths"], begins=True),
    "branching_paths": Table("branching_paths", range(2, 5), LEVELS["branching_paths"], begins=True),
    # LO-19: the game itself is not loaded to know how many rounds there are.
    "loops": Table("loops", range(2, 5), LEVELS["loops"], begins=True, rounds={2: 13, 3: 9, 4: 7}),
    "one_line": Table("one_line", range(2, 5), LEVELS["one_line"], boards=True),
}
TAUGHT = ("stone_paths", "branching_paths", "loops")  # a guided game is offered here


class Seats(Screen):
    """The seats of a game, people and bots in any mix. Its argument is the game, or a link to a deal of it."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        t = app.texts
        self._names = [t("You"), "Mira", "Bas", "Juno"]
        self._table = TABLES.get(arg, TABLES["stone_paths"])
        self._kinds = [PERSON]
        self._first: int | None = None
        self._rounds = False  # a fixed number of them, where the game has that
        self._board = CLASSIC  # the one that is chosen, where the game has several
        self._seed = ""
        self._wrong = False
        self._sent: Record | None = None  # the deal of the link that led here
        if arg and arg not in TABLES:
            self._take_up(arg)
        self._sit(max(len(self._kinds), self._table.players[0]))

    def _sit(self, count: int) -> None:
        """So many seats: those that come free get a bot where the game has any."""
        newcomer = self._table.kinds[len(self._table.kinds) // 2]
        self._kinds = (self._kinds + [newcomer] * count)[:count]

    def _call_the_first(self) -> None:
        """Only who is alone among bots is called "you": where several hold the device it would be anybody."""
        t = self.app.texts
        alone, among_others = t("You"), t("Player {n}", n=1)
        if self._names[0] in (alone, among_others):
            self._names[0] = among_others if self._kinds.count(PERSON) > 1 else alone
            self.app.platform.set_value("#name-0", self._names[0])

    def _take_up(self, code: str) -> None:
        """Lay the table as a link says: so many seats, that deal, that first seat."""
        with suppress(BadLink):
            self._sent = deal = Link.parse(code).record
            self._table = TABLES.get(deal.game, self._table)
            self._sit(deal.players)
            self._seed = str(deal.seed)
            self._first = int(deal.options["first"]) if "first" in deal.options else None
            self._rounds = "rounds" in deal.options
            self._lay_board(deal.options.get("board", CLASSIC.id))

    def _lay_board(self, number: str) -> None:
        """The classic board, or the one with this number."""
        from waystones.games.one_line.layout import board  # other games have no need of it

        self._board = CLASSIC if number == CLASSIC.id else board(number)

    def opened(self) -> None:
        """The deal that a link brought stands in its field."""
        if self._seed:
            self.app.platform.set_value("#seed", self._seed)

    def frame(self) -> str:
        """The seats and the choices."""
        return seats.frame(self.app.texts, self._table, self._names, new=self._is_new)

    @property
    def _is_new(self) -> bool:
        game = self._table.game
        return game in TAUGHT and not self.app.saves.figures_of(game).played

    def regions(self) -> dict[str, str]:
        """What has been chosen so far."""
        return seats.regions(
            self.app.texts,
            self._table,
            self._kinds,
            self._names,
            self._first,
            rounds=self._rounds,
            board=self._board,
            wrong=self._wrong,
        )

    def slide(self, name: str, value: str) -> None:
        """A name or the deal's number is being typed."""
        if name == "seed":
            self._seed = value.strip()
            self._wrong = bool(self._seed) and not self._is_deal(self._seed)
        elif name in ("name-0", "name-1", "name-2", "name-3"):
            self._names[int(name[-1])] = value.strip()[:MAX_NAME]
        self.app.show()

    def do(self, action: str, arg: str) -> None:
        """A choice, or sit down."""
        match action, arg.split():
            case "count", [count] if count.isdigit() and int(count) in self._table.players:
                self._sit(int(count))
                self._call_the_first()
                if self._first is not None and self._first >= len(self._kinds):
                    self._first = None
            case "seat", [seat, kind] if kind in self._table.kinds and int(seat) < len(self._kinds):
                self._kinds[int(seat)] = kind
                self._call_the_first()
            case "first", [first]:
                self._first = None if first == "deal" else int(first)
            case "length", [length]:
                self._rounds = length == "rounds"
            case "board", [which] if self._table.boards:
                self._lay_board(CLASSIC.id if which == CLASSIC.id else str(self.app.new_seed()))
            case "begin", _ if not self._wrong:
                self._begin()
                return
        self.app.show()

    def _begin(self) -> None:
        players = len(self._kinds)
        seed = int(self._seed) if self._seed else self.app.new_seed()
        options: dict[str, object] = {}
        if self._sent and (self._sent.players, self._sent.seed) == (players, seed):
            options |= {k: v for k, v in self._sent.options.items() if k not in ("first", "rounds", "board")}
        if self._first is not None:
            options["first"] = self._first
        if self._table.boards:
            options["board"] = self._board.id
        if self._table.rounds and self._rounds:
            options["rounds"] = self._table.rounds[players]
        names = [name or f"{seat + 1}" for seat, name in enumerate(self._names)]
        levels = ["" if kind == PERSON else kind for kind in self._kinds]
        sitting = tuple(zip(names, levels, strict=False))
        self.app.start_game(Record.new(self._table.game, players, seed, **options), seats=sitting)

    @staticmethod
    def _is_deal(text: str) -> bool:
        return text.isascii() and text.isdigit() and int(text) <= MAX_SEED
