"""Before a game: who sits down, who begins, and which deal."""

from contextlib import suppress
from typing import TYPE_CHECKING

from app.answers import answers
from app.drawing.characters import CHARACTERS, of_style
from app.game import Game
from app.games import games
from app.keeping.figures import ELSEWHERE
from app.keeping.save import Save
from app.keeping.saves import MAX_NAME, SITTING
from app.pages.view import seats
from app.pages.view.seats import PERSON, Sitting
from app.pages.view.statistics import rungs
from app.screen import Elsewhere, Screen
from app.table.of_the_day import DealOfTheDay, open_today, standing
from waystones import BadLink, Record
from waystones.bots import STYLED, level_and_style
from waystones.deal import MAX_SEED
from waystones.link import Link

if TYPE_CHECKING:
    from app.app import App

PEOPLE = (PERSON, ELSEWHERE)  # kinds of seats that no bot has
FIRST_BOT, *NAMES = (character.name for character in CHARACTERS)  # who sits down, seat by seat


def _first_table() -> str:
    """The game whose seats an address without a game means: the first that is always played at a table."""
    return next(game.id for game in games().values() if game.leads_to[0] == "seats")


class Seats(Screen):
    """The seats of a game, people and bots in any mix. Its argument is the game, or a link to a deal of it."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._sent: Record | None = None  # the deal of the link that led here
        if arg not in games():
            with suppress(BadLink):
                self._sent = Link.parse(arg).record
        game = games().get(self._sent.game if self._sent else arg or _first_table())
        if game is None:
            raise Elsewhere("")
        self._game: Game = game
        self._seating = game.seating(app)  # what it asks besides
        self.parts = (self._seating,) if self._seating else ()
        self._options = {option.name: option for option in game.about.options}
        self._kinds = [PERSON]
        self._names = [app.texts("You"), *NAMES]
        self._styles = [character.style for character in CHARACTERS]  # of the bot that would sit there
        self._first: int | None = None
        self._rounds = False  # a fixed number of them, where the game has that
        self._seed = ""
        self._wrong = False
        self._remember()
        if self._sent:
            self._take_up(self._sent)
        self._sit(max(len(self._kinds), self._fewest))

    def _remember(self) -> None:
        """Seat the players of the last table of this game; nonsense that was kept is left out."""
        kept = self.app.saves.page(SITTING)
        seats = kept.get(self._game.id) if isinstance(kept, dict) else None
        if not isinstance(seats, list) or len(seats) not in self._game.about.players:
            return
        if all(isinstance(seat, list) and len(seat) == 2 and self._is_kind(seat[1]) for seat in seats):
            self._kinds = [level_and_style(kind)[0] for _, kind in seats]
            for place, (name, kind) in enumerate(seats):
                if kind not in PEOPLE and self._game.about.styles:
                    self._turn_into(place, level_and_style(kind)[1])
                if isinstance(name, str) and name:
                    self._names[place] = name[:MAX_NAME]

    def _is_kind(self, kind: object) -> bool:
        """Whether the text names a kind of player: a person, or a bot of this game."""
        if kind in PEOPLE:
            return True
        level, style = level_and_style(kind) if isinstance(kind, str) else ("", "")
        about = self._game.about
        return level in about.levels and (style in about.styles or kind == level)

    @property
    def _all_kinds(self) -> tuple[str, ...]:
        return (*PEOPLE, *self._game.about.levels)

    def _manner(self, seat: int) -> str:
        """What kind of player sits on a seat: a person, or a bot by its level and style."""
        level, style = self._kinds[seat], self._styles[seat]
        styled = level not in PEOPLE and style in self._game.about.styles
        return f"{level}{STYLED}{style}" if styled else level

    def _turn_into(self, seat: int, style: str) -> None:
        """Make the bot on a seat another character, with that one's name unless somebody has typed one."""
        given = {character.name for character in CHARACTERS}
        self._styles[seat] = style
        if self._names[seat] in given:
            self._names[seat] = of_style(style).name
            self.app.platform.set_value(f"#name-{seat}", self._names[seat])

    def _note_sitting(self) -> None:
        """Keep the players for the next table, without names that the page gave: those depend on the language."""
        given = (self.app.texts("You"), self.app.texts("Player {n}", n=1), FIRST_BOT, *NAMES)
        names = ["" if name in given else name for name in self._names]
        kept = self.app.saves.page(SITTING)
        seats = [[names[seat], self._manner(seat)] for seat in range(len(self._kinds))]
        self.app.saves.keep_page(SITTING, (kept if isinstance(kept, dict) else {}) | {self._game.id: seats})

    @property
    def _fewest(self) -> int:
        """A table has at least two seats: a game alone is begun elsewhere."""
        return max(2, self._game.about.players[0])

    def _sit(self, count: int) -> None:
        """Change the number of seats: new ones get a bot where the game has any."""
        levels = self._game.about.levels
        newcomer = levels[(len(levels) - 1) // 2] if levels else PERSON
        self._kinds = (self._kinds + [newcomer] * count)[:count]
        if self._first is not None and self._first >= count:
            self._first = None
        if self._seating:
            self._seating.sit(count)

    def _call_the_first(self) -> None:
        """Call the first player "You" if it is the only person at the table."""
        t = self.app.texts
        alone, among_others = t("You"), t("Player {n}", n=1)
        if self._names[0] in (alone, among_others, of_style(self._styles[0]).name):
            several = len([kind for kind in self._kinds if kind in PEOPLE]) > 1
            people = among_others if several else alone
            self._names[0] = people if self._kinds[0] in PEOPLE else of_style(self._styles[0]).name
            self.app.platform.set_value("#name-0", self._names[0])

    def _take_up(self, deal: Record) -> None:
        """Set the seats, the deal and the first seat as a link says."""
        self._sit(deal.players)
        self._seed = str(deal.seed)
        self._first = int(deal.options["first"]) if "first" in deal.options else None
        self._rounds = "rounds" in deal.options
        if self._seating:
            self._seating.take_up(deal.options)

    def opened(self) -> None:
        """Write the deal that a link brought into its field, and the first player's name into the choice of who begins."""
        self._call_the_first()
        if self._seed:
            self.app.platform.set_value("#seed", self._seed)

    def frame(self) -> str:
        """The seats and the choices."""
        t, figures = self.app.texts, self.app.saves.figures_of(self._game.kinds[-1].key)
        levels = self._game.about.levels
        new = self._game.is_taught_at_seats and not figures.played
        climbed = rungs(t, levels, figures) if set(levels) & set(figures.levels) else ""
        return seats.frame(
            t,
            self._game,
            self._names,
            new=new,
            left=self._left_table(),
            climbed=climbed,
            today=self._today(),
            more=self._seating.frame() if self._seating else "",
        )

    def _today(self) -> DealOfTheDay | None:
        """Where the deal of the day stands, in games that have one."""
        game = self._game
        return standing(self.app.saves, game.id, self.app.platform.now()) if game.has_days else None

    @answers("day")
    def _open_today(self, arg: str) -> None:
        if self._today():
            open_today(self.app, self._game.id)

    def _left_table(self) -> Save | None:
        """The unfinished table of this game that was left last, to be offered: the player may have come back by mistake."""
        left = (save for save in self.app.saves.games(finished=False) if save.game == self._game.id)
        return next((save for save in left if save.seats), None)

    def regions(self) -> dict[str, str]:
        """What has been chosen so far."""
        sitting = Sitting(
            tuple(self._kinds),
            tuple(self._names),
            self._first,
            self._rounds,
            self._wrong,
            tuple(self._styles),
        )
        shown = seats.regions(self.app.texts, self._game, sitting)
        return shown | (self._seating.regions(self._names) if self._seating else {})

    def slide(self, name: str, value: str) -> None:
        """A name or the deal's number is being typed."""
        kind, _, seat = name.partition("-")
        if name == "seed":
            self._seed = value.strip()
            self._wrong = bool(self._seed) and not self._is_deal(self._seed)
        elif kind == "name":
            self._names[int(seat)] = value.strip()[:MAX_NAME]
        self.app.show()

    @answers("count")
    def _choose_count(self, count: str) -> None:
        if int(count) in self._game.about.players:
            self._sit(int(count))
            self._call_the_first()
        self.app.show()

    @answers("seat")
    def _choose_kind(self, arg: str) -> None:
        """Choose who sits on a seat: a person here or elsewhere, or a bot of a level."""
        seat, _, kind = arg.partition(" ")
        if kind in self._all_kinds and int(seat) < len(self._kinds):
            self._kinds[int(seat)] = kind
            self._call_the_first()
        self.app.show()

    @answers("who")
    def _choose_character(self, arg: str) -> None:
        """Choose which character the bot on a seat is."""
        seat, _, style = arg.partition(" ")
        if style in ("", *self._game.about.styles) and int(seat) < len(self._kinds):
            self._turn_into(int(seat), style)
        self.app.show()

    @answers("first")
    def _choose_first(self, seat: str) -> None:
        """Choose who begins; if nobody is chosen, the deal decides."""
        self._first = None if seat == "deal" else int(seat)
        self.app.show()

    @answers("length")
    def _choose_length(self, length: str) -> None:
        self._rounds = length == "rounds"
        self.app.show()

    @answers("begin")
    def _begin(self, live: str) -> None:
        """Begin the game; where the others have phones of their own beside this one, connect them first."""
        if self._wrong:
            return
        if ELSEWHERE in self._kinds and PERSON not in self._kinds:
            t = self.app.texts
            self.app.note(t("Choose at least one seat here."))
            self.app.show()
            return
        players = len(self._kinds)
        seed = int(self._seed) if self._seed else self.app.new_seed()
        options: dict[str, object] = {}
        if self._first is not None:
            options["first"] = self._first
        if self._seating:
            options |= self._seating.options()
        if "rounds" in self._options and self._rounds:
            [options["rounds"]] = self._options["rounds"].allowed(players) or ()
        names = [name or f"{seat + 1}" for seat, name in enumerate(self._names)]
        manners = map(self._manner, range(players))
        levels = ["" if manner == PERSON else manner for manner in manners]
        sitting = tuple(zip(names, levels, strict=False))
        self._note_sitting()
        record = Record.new(self._game.id, players, seed, **options)
        self.app.start_game(record, seats=sitting, at="live" if live else "play")

    @staticmethod
    def _is_deal(text: str) -> bool:
        return text.isascii() and text.isdigit() and len(text) < 20 and int(text) <= MAX_SEED
