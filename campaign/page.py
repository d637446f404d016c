"""Random actions through the whole page in bad weather, with other tabs, reloads, and a worker that is late or silent.

What is a failure: an exception that leaves a handler; a table at which a bot is to play and nothing is under way; a
game or a move that was kept and is gone without anybody having asked for that; something unkept that is not told.
"""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import app.errands
from app.keeping.figures import ELSEWHERE, read_all
from app.pages.trouble import Trouble
from app.table.table import Table
from campaign import drawn, mutate
from campaign.corpus import corpus
from campaign.games import dealt
from campaign.part import Steps
from campaign.weather import JUMPS, MOODS, Sky, Stormy
from tests.app.fake import LoudGuard
from tests.app.player import Player
from waystones import bot

if TYPE_CHECKING:
    from waystones.bots import Bot

ACTIONS = 80
TABS = 3
KEYS = ("Escape", "Enter", " ", "ArrowLeft", "ArrowUp", "Backspace", "z", "h", "1", "Tab", "?")
SCREENS = (
    "",
    "history",
    "statistics",
    "settings",
    "daily",
    "rules",
    "link",
    "seats/loops",
    "seats/one_line",
    "new",
)
WORDS = ("", "7", "9007199254740993", "-1", "Ada", "A" * 90, "<b>", "٣", "1e5", "\0")
REMOVES = {"remove", "erase", "give-up", "start-over"}  # what the player asks for
SLICES = 40

Moves = dict[str, tuple[str, ...]]


@contextmanager
def bots_in_a_hurry() -> Iterator[None]:
    """Bots of every level decide like relaxed ones, one slice at a time: how well they play is not what is tried."""
    before = vars(app.errands)["bot"], app.errands.AWHILE

    def hurried(game: str, level: str, seed: int = 0) -> "Bot":
        return bot(game, "relaxed", seed)

    vars(app.errands).update(bot=hurried, AWHILE=0.0)
    try:
        yield
    finally:
        vars(app.errands).update(bot=before[0], AWHILE=before[1])


class Pages:
    """Eighty actions in one browser."""

    name, unit = "page", "actions"
    patience = 120.0

    def steps(self, seed: int) -> int:
        """So many in each."""
        return ACTIONS

    def run(self, seed: int, steps: Steps = None) -> int:
        """Begin somewhere, and do this and that."""
        taken = range(ACTIONS) if steps is None else steps
        with bots_in_a_hurry():
            visit = Visit(random.Random(seed))
            for number in taken:
                visit.step(random.Random(seed * 1024 + number))
            visit.end()
        return len(taken)


class Visit:
    """A browser with a few tabs, and what was kept in it."""

    def __init__(self, rng: random.Random) -> None:
        self.sky = Sky(dict(rng.choice(({}, {}, *corpus().stored))))
        self.languages = rng.choice((("en-GB",), ("nl-NL",)))
        self.tabs: list[Player] = []
        self._open_tab(rng.choice(SCREENS))
        if rng.random() < 0.7:
            self._begin(rng)

    @property
    def tab(self) -> Player:
        """The one that is used now."""
        return self.tabs[-1]

    def step(self, rng: random.Random) -> None:
        """One thing happens; what was kept before is kept afterwards."""
        kind = rng.choices(tuple(KINDS), weights=[weight for weight, _ in KINDS.values()])[0]
        before, counted = self._kept(), self._counted()
        # A move that was taken back while nothing could be kept comes to storage with the next one.
        self.behind = any(tab.app.saves.unkept for tab in self.tabs)
        self.asked, self.times = "", 1
        KINDS[kind][1](self, rng)
        self._check_kept(kind, before)
        assert self.asked in REMOVES or kind == "evict" or self._counted() >= counted, (
            "finished games are uncounted"
        )
        for tab in self.tabs:
            self._check_told(tab)

    def end(self) -> None:
        """The weather clears: everything is kept, nothing is frozen, and the page starts anew."""
        self.sky.mood = "fine"
        for tab in self.tabs:
            platform = tab.platform
            platform.slow = False
            platform.arrive()
            platform.has_worker = False
            platform.give_up_worker()
            platform.wait_long()
            tab.app.woken()
            assert not tab.app.saves.unkept, "there is room, and a game is not kept"
            self._check_alive(tab)
        self.tabs = self.tabs[-1:]
        self.tab.app.other_tab()  # what the others could only keep now has changed storage
        self.reload()
        self._check_alive(self.tab)

    # -- what can happen

    def _open_tab(self, path: str) -> None:
        platform = Stormy(self.sky, self.languages)
        self.tabs.append(Player(platform, path))

    def _begin(self, rng: random.Random) -> None:
        record = dealt(rng.randrange(10**6))
        levels = rng.choice((("", "relaxed"), ("", ""), ("relaxed", "relaxed")))
        seats = tuple((f"Player {seat}", levels[min(seat, 1)]) for seat in range(record.players))
        if not self.tab.app._leaving:
            self.tab.app.start_game(record, seats=seats if record.players > 1 else ())

    def press(self, rng: random.Random) -> None:
        """Use a button that is there; sometimes twice, before the browser has opened anything."""
        offered = drawn.buttons(self.tab.platform)
        if offered:
            action, arg = rng.choice(offered)
            self.asked = action
            self.tab.platform.slow = rng.random() < 0.1
            self.times = 2 if self.tab.platform.slow else 1
            for _ in range(self.times):
                self.tab.app.do(action, arg)
            self.tab.platform.slow = False
            self.tab.platform.arrive()

    def forge(self, rng: random.Random) -> None:
        """Use a button with an argument that it never has: at worst the page says calmly that something went wrong."""
        offered = drawn.buttons(self.tab.platform)
        if not offered or not isinstance(self.tab.platform.guard, LoudGuard):
            return
        action, arg = rng.choice(offered)
        self.asked = action
        self.tab.platform.guard.loud = False
        self.tab.platform.guard(self.tab.app.do)(action, mutate.letters(arg, rng))
        self.tab.platform.guard.loud = True
        self.tab.platform.arrive()
        if isinstance(self.tab.app.screen, Trouble):
            self.tab.app.open("")

    def play(self, rng: random.Random) -> None:
        """The person decides, if it is their turn."""
        table = self.tab.app.screen
        if isinstance(table, Table) and not table._left:
            if table.curtain:
                self.tab.app.do("lift-curtain", "")
            elif table.is_my_turn:
                table.touch.take(None)
                table.decide((str(rng.choice(table.session.state.legal_moves())),))
            self.tab.platform.arrive()

    def point(self, rng: random.Random) -> None:
        """A finger on the board."""
        for phase in rng.choice(
            (("down", "up"), ("down", "move", "move", "up"), ("move",), ("down", "cancel"), ("up",))
        ):
            self.tab.app.point(phase, rng.uniform(-50, 900), rng.uniform(-50, 900))

    def carry(self, rng: random.Random) -> None:
        """Something is lifted and let go."""
        loads, places = drawn.loads(self.tab.platform), drawn.places(self.tab.platform)
        if loads:
            what = rng.choice(loads)
            self.tab.app.drag(what)
            self.tab.app.drop(what, rng.choice((*places, "", "")))

    def type(self, rng: random.Random) -> None:
        """A key, or something in a field for it."""
        fields = drawn.inputs(self.tab.platform)
        if fields and rng.random() < 0.7:
            name = rng.choice(fields)
            text = (
                rng.choice((*WORDS, *corpus().links, *corpus().records))
                if name == "pasted"
                else rng.choice(WORDS)
            )
            self.tab.app.slide(name, str(rng.randrange(30)) if name == "ply" else text)
        else:
            self.asked = "undo"
            self.tab.app.key(rng.choice(KEYS), rng.choice((None, *drawn.squares(self.tab.platform))))

    def go(self, rng: random.Random) -> None:
        """Another address, or Back."""
        ids = [key.rpartition("/")[2] for key in self.sky.storage if "/game/" in key]
        games = [f"{rng.choice(('play', 'play', 'result', 'replay'))}/{id}" for id in ids[:4]]
        if rng.random() < 0.2:
            self.tab.app.do("back", "")
        else:
            self.tab.app.go(rng.choice((*SCREENS, *games, *games, rng.choice(corpus().links))))

    def begin(self, rng: random.Random) -> None:
        """Another game."""
        self._begin(rng)

    def reload(self, rng: random.Random | None = None) -> None:
        """The tab is loaded anew: what it had kept is there."""
        before, saves = self.tab.app.screen, self.tab.app.saves
        sound = (
            self.sky.mood == "fine"
            and not saves.unkept
            and len(self.tabs) == 1
            and not saves.troubles & {"full", "blocked", "tab"}
        )
        address = self.tab.platform.address
        self.tabs.pop()
        self._open_tab(address)
        after = self.tab.app.screen
        if sound and isinstance(before, Table) and not before._left and self._has(before):
            assert isinstance(after, Table), "the table is gone after a reload"
            assert after.session.record == before.session.record, "the game is another one after a reload"

    def tabs_change(self, rng: random.Random) -> None:
        """Another tab is opened, used or closed; those that stay hear that storage has changed."""
        if len(self.tabs) < TABS and rng.random() < 0.5:
            self._open_tab(self.tab.platform.address if rng.random() < 0.6 else rng.choice(SCREENS))
        elif len(self.tabs) > 1 and rng.random() < 0.3:
            self.tabs.pop(rng.randrange(len(self.tabs)))
        else:
            self.tabs.append(self.tabs.pop(0))
        self.tab.app.other_tab()

    def time(self, rng: random.Random) -> None:
        """Time passes."""
        for _ in range(rng.choice((1, 5, 30))):
            self.tab.platform.tick()

    def long_time(self, rng: random.Random) -> None:
        """Much time passes, or the page is looked at again."""
        if rng.random() < 0.5:
            self.tab.platform.wait_long()
        self.tab.app.woken()

    def worker(self, rng: random.Random) -> None:
        """The worker comes, goes, answers late or twice, or has died."""
        platform = self.tab.platform
        assert isinstance(platform, Stormy)
        match rng.randrange(5):
            case 0:
                platform.has_worker = not platform.has_worker
            case 1:
                platform.give_up_worker()
            case _:
                platform.answer_one(rng, SLICES)
                platform.arrive()

    def weather(self, rng: random.Random) -> None:
        """Storage does otherwise."""
        self.sky.mood = rng.choice(MOODS)

    def clock(self, rng: random.Random) -> None:
        """Somebody sets the clock."""
        self.sky.ahead += rng.choice(JUMPS)
        self.sky.ahead = max(-(10**9), min(self.sky.ahead, 10**9))
        self.tab.app.woken()

    def evict(self, rng: random.Random) -> None:
        """The browser clears what is stored, or a part of it."""
        for key in list(self.sky.storage):
            if rng.random() < 0.7:
                del self.sky.storage[key]

    def file(self, rng: random.Random) -> None:
        """A file is chosen: a backup, a game, or something else."""
        here = corpus()
        text = rng.choice((*here.backups, *here.records[:2], "nonsense"))
        self.tab.platform.chosen_file = mutate.meaning(text, rng) if rng.random() < 0.5 else text
        for action in ("restore", "pick-file"):
            if action in self.tab.app.answers_now and not self.tab.app._leaving:
                self.tab.app.do(action, "")
        self.tab.platform.chosen_file = None

    def update(self, rng: random.Random) -> None:
        """A new version waits."""
        self.tab.app.update_waiting()

    # -- what must hold

    def _has(self, table: Table) -> bool:
        return f"waystones/game/{table.save.id}" in self.sky.storage

    def _kept(self) -> Moves:
        """The moves of every game that is stored."""
        found: Moves = {}
        for key, text in self.sky.storage.items():
            if key.startswith("waystones/game/"):
                try:
                    found[key] = tuple(json.loads(text)["record"].split("\n"))
                except (ValueError, KeyError, TypeError, AttributeError):
                    continue
        return found

    def _counted(self) -> int:
        try:
            return sum(
                each.played for each in read_all(json.loads(self.sky.storage["waystones/figures"])).values()
            )
        except (KeyError, ValueError):
            return 0

    def _check_kept(self, kind: str, before: Moves) -> None:
        if kind == "evict" or self.asked in REMOVES or self.behind:
            return
        after = self._kept()
        finished = sum('"finished":true' in text for key, text in self.sky.storage.items() if "/game/" in key)
        for key, moves in before.items():
            if key not in after:
                aside = key.replace("/", "/aside/", 1)
                assert finished >= 20 or any(each.startswith(aside) for each in self.sky.storage), (
                    f"{key} is gone by {kind}"
                )
                continue
            shorter = len(moves) - len(after[key])
            assert after[key][: len(moves)] == moves[: len(after[key])], f"{key} has other moves by {kind}"
            assert shorter <= (self.times if self.asked else 0), (
                f"{shorter} moves of {key} are gone by {kind}"
            )

    def _check_told(self, tab: Player) -> None:
        saves = tab.app.saves
        assert not saves.unkept or saves.troubles & {"full", "blocked"}, (
            "a game is not kept, and nobody is told"
        )

    def _check_alive(self, tab: Player) -> None:
        table = tab.app.screen
        if not isinstance(table, Table) or table._left:
            return
        assert drawn.buttons(tab.platform), "there is nothing to press"
        if table.curtain:
            assert ("lift-curtain", "") in drawn.buttons(tab.platform)
        elif table._held:
            assert table.sheet or ("go-on", "") in drawn.buttons(tab.platform)
        elif table.company.level(table.session.to_act) == ELSEWHERE:
            return  # somebody at another device is to play, in their own time
        elif table.company.level(table.session.to_act):
            assert tab.platform.waiting, "a bot is to play, and nobody asks it"
        else:
            assert table.session.state.legal_moves()


KINDS: dict[str, tuple[int, Callable[[Visit, random.Random], None]]] = {
    "press": (30, Visit.press),
    "play": (20, Visit.play),
    "time": (12, Visit.time),
    "worker": (8, Visit.worker),
    "carry": (6, Visit.carry),
    "point": (4, Visit.point),
    "type": (5, Visit.type),
    "go": (4, Visit.go),
    "forge": (3, Visit.forge),
    "reload": (5, Visit.reload),
    "tabs": (4, Visit.tabs_change),
    "weather": (4, Visit.weather),
    "long time": (3, Visit.long_time),
    "clock": (2, Visit.clock),
    "begin": (2, Visit.begin),
    "file": (2, Visit.file),
    "evict": (1, Visit.evict),
    "update": (1, Visit.update),
}
