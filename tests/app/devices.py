"""Devices that play one game by letters: each a fake browser of its own, with its own shelf."""

from app.app import App
from app.keeping.figures import ELSEWHERE
from app.sending.letters import id_of, letter_of
from app.table.apart import ApartTable
from app.table.table import Table
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record, Session
from waystones.letter import Letter


class Device(Player):
    """One device, and the game on it that letters are about."""

    game_id = ""

    def begin(self, record: Record, seats: tuple[tuple[str, str], ...]) -> None:
        """Begin a game at which somebody is elsewhere."""
        self.app.start_game(record, seats=seats)
        self.game_id = self.play.save.id

    def reload(self) -> None:
        """Close the page, and open it again where it was."""
        before = self.platform
        self.platform = FakePlatform(before.storage)
        self.platform.address, self.platform.air = before.address, before.air
        self.app = App(self.platform)
        self.platform.serve(self.app)
        self.app.start()

    def open(self, letter: str) -> None:
        """Open a letter's link; what follows from it without asking is done."""
        self.app.go(letter)
        self.game_id = id_of(Letter.parse(letter).number)

    def answer(self) -> None:
        """Do what the screen offers about the letter, and watch what came."""
        shown = self.platform.regions.get("found", "")
        for action in ("join", "to-game", "watch-letter"):
            if f'data-do="{action}"' in shown:
                self.press(action)
                break
        self.watch()

    def watch(self) -> None:
        """Lift a curtain, look at what is held, and let everything happen that happens by itself."""
        screen = self.app.screen
        if isinstance(screen, Table) and screen.curtain:
            self.press("lift-curtain")
        self.platform.wait()
        if isinstance(screen, Table) and self.app.screen is screen and screen.go_on():
            self.platform.arrive()
            self.watch()

    def table(self) -> ApartTable | None:
        """The table of the game, opened if need be; None once it is over, or where it is not."""
        save = self.app.saves.open(self.game_id) if self.game_id else None
        if save is None or save.finished:
            return None
        if not isinstance(self.app.screen, ApartTable):
            self.app.go(f"play/{save.id}")
        self.watch()
        screen = self.app.screen
        return screen if isinstance(screen, ApartTable) else None

    def decide(self, choice: int = 0) -> bool:
        """Whoever is here and to act makes one of the moves; False if nobody is."""
        table = self.table()
        if table is None or table.company.level(table.session.to_act):
            return False
        moves = sorted(map(str, table.session.state.legal_moves()))
        table.decide((moves[choice % len(moves)],))
        self.platform.arrive()
        self.watch()
        return True

    def letter(self) -> str:
        """The letter of the game as it stands here."""
        save = self.app.saves.open(self.game_id)
        assert save
        return str(letter_of(save))

    def post(self) -> str:
        """Send the letter by its button; the link that went out."""
        self.press("post")
        return self.platform.shared[-1].split("#")[-1]

    @property
    def moves(self) -> tuple[str, ...]:
        """The game as it is kept here."""
        save = self.app.saves.open(self.game_id) if self.game_id else None
        return Record.parse(save.record).moves if save else ()

    def turn_is_here(self) -> bool:
        """Whether somebody here is to act."""
        save = self.app.saves.open(self.game_id) if self.game_id else None
        if save is None or save.finished:
            return False
        return not save.seats[Session(Record.parse(save.record)).to_act][1]


def seats_for(owner: int, players: int, bots: dict[int, str] | None = None) -> tuple[tuple[str, str], ...]:
    """The seats as the device sees them at which only `owner` sits."""
    names = ("Ada", "Bas", "Cleo", "Dirk")
    levels = {seat: "" if seat == owner else ELSEWHERE for seat in range(players)} | (bots or {})
    return tuple((names[seat], levels[seat]) for seat in range(players))
