"""One game among two to four devices, by letters and live, on an evening on which anything can happen.

Whatever happens must end well: all devices have the same legal game, nothing that was decided is lost, and the game can
go on. What happens is told by its name and a source of chance, so tests can choose it and leave parts of it out.
"""

import random
from collections.abc import Callable
from dataclasses import replace

from app.sending.live import Connection
from app.sending.live_game import GameHearer
from campaign import mutate
from tests.app.air import Air
from tests.app.devices import Device, seats_for
from tests.app.live_devices import LiveDevice, come_together, decide, play_on, settle
from waystones import Record, Session, bot
from waystones.envelope import seal
from waystones.letter import NUMBERS, Letter

Moves = tuple[str, ...]


class Evening:
    """The devices, what is on its way between them, every letter that was ever sent, and what everybody has decided."""

    def __init__(self, record: Record, bots: dict[int, str] | None = None) -> None:
        self.air = Air()
        self.seats = [seat for seat in range(record.players) if seat not in (bots or {})]
        self.devices = [LiveDevice(self.air) for _ in self.seats]
        self.decided: list[list[Moves]] = [[] for _ in self.seats]
        self.devices[0].begin(record, seats_for(0, record.players, bots))
        self.letters = [self.devices[0].letter()]
        self.begun = Letter.parse(self.letters[0]).record

    # -- what can happen

    def happen(self, what: str, chance: random.Random) -> None:
        """One thing happens to somebody."""
        HAPPENS[what](self, chance.randrange(len(self.devices)), chance)

    def decide(self, at: int, chance: random.Random) -> None:
        """Whoever may decide does, wisely or not, and may send a letter about it."""
        device = self.devices[at]
        table = device.table()
        before = table.session.record.moves if table else ()
        mine = table is not None and table.is_my_turn
        if decide(device, chance.randrange(1000) if chance.random() < 0.7 else None) and mine:
            self.decided[at].append(device.moves[: len(before) + 1])
        if device.moves and not device.turn_is_here() and chance.random() < 0.7:
            self.send(at, chance)

    def send(self, at: int, chance: random.Random) -> None:
        """A letter goes out: by its button where there is one."""
        device = self.devices[at]
        if device.game_id:
            can_post = device.table() and 'data-do="post"' in "".join(device.platform.regions.values())
            self.letters.append(device.post() if can_post else device.letter())

    def open_newest(self, at: int, chance: random.Random) -> None:
        """The newest letter is opened, perhaps twice."""
        for _ in range(chance.choice((1, 1, 2))):
            self._open(at, self.letters[-1])

    def open_any(self, at: int, chance: random.Random) -> None:
        """Some letter is opened, however old."""
        self._open(at, chance.choice(self.letters))

    def _open(self, at: int, letter: str) -> None:
        device = self.devices[at]
        device.open(letter)
        if 'data-do="join"' in device.platform.regions.get("found", ""):
            for seat in self.seats:
                device.press("sit", f"{seat} {'here' if seat == self.seats[at] else 'elsewhere'}")
        device.answer()

    def take_back(self, at: int, chance: random.Random) -> None:
        """The last decision is taken back, though others may have it."""
        table = self.devices[at].table()
        if table and table.can_undo:
            made = table.session.record.moves
            table.undo("sent")
            left = table.session.record.moves
            self.decided[at] = [
                each for each in self.decided[at] if made[: len(each)] != each or len(each) <= len(left)
            ]

    def cross(self, at: int, chance: random.Random) -> None:
        """Somebody sends a letter and then thinks again, while others answer the first one."""
        self.decide(at, chance)
        self.send(at, chance)
        for other in range(len(self.devices)):
            if other != at:
                self.open_newest(other, chance)
                self.decide(other, chance)
        self.take_back(at, chance)
        self.decide(at, chance)

    def reload(self, at: int, chance: random.Random) -> None:
        """The page is closed and opened again."""
        self.devices[at].reload()

    def leave(self, at: int, chance: random.Random) -> None:
        """Somebody looks at something else, or comes back."""
        device = self.devices[at]
        device.app.go(chance.choice(("", "history", f"play/{device.game_id}")))

    def join(self, at: int, chance: random.Random) -> None:
        """Somebody is connected to the first device, perhaps anew."""
        host, guest = self.devices[0], self.devices[at]
        if at and not any(self._is_finished(device) for device in (host, guest)):
            self.air.blow()
            come_together(host, guest, self.seats[at], self.air)

    def arrive(self, at: int, chance: random.Random) -> None:
        """Some of what was said on connections arrives."""
        for _ in range(chance.randrange(1, 4)):
            if waiting := self.air.waiting():
                self.air.deliver(chance.choice(waiting))

    def arrive_twice(self, at: int, chance: random.Random) -> None:
        """Something comes twice."""
        if waiting := self.air.waiting():
            coming = self.air.sides[chance.choice(waiting)].coming
            coming.insert(chance.randrange(len(coming) + 1), coming[-1])

    def swap(self, at: int, chance: random.Random) -> None:
        """What was said first arrives last."""
        if waiting := self.air.waiting():
            chance.shuffle(self.air.sides[chance.choice(waiting)].coming)

    def cut(self, at: int, chance: random.Random) -> None:
        """All connections break."""
        self.air.cut()

    def watch(self, at: int, chance: random.Random) -> None:
        """Time passes for somebody."""
        self.devices[at].watch()

    # -- what strangers do

    def speak_of_another_game(self, at: int, chance: random.Random) -> None:
        """On a connection somebody tells of another game with the same deal, further on: it is not this one."""
        device = self.devices[at]
        if not device.game_id:
            return
        mine = Letter.parse(device.letter())
        state, record = mine.record.state(), mine.record
        while not state.is_over and len(record.moves) < len(mine.record.moves) + 9:
            move = chance.choice(state.legal_moves())
            state.play(move)
            record = replace(record, moves=(*record.moves, str(move)))
        self._say(at, f"letter {replace(mine, number=(mine.number + 1) % NUMBERS, record=record)}", chance)

    def speak_nonsense(self, at: int, chance: random.Random) -> None:
        """On a connection something is said that is spoiled."""
        good = chance.choice(
            (f"letter {chance.choice(self.letters)}", "inked 3 1", "lifted 1 0", "piece 0 1 x")
        )
        self._say(at, mutate.letters(good, chance), chance)

    def _say(self, at: int, text: str, chance: random.Random) -> None:
        """The device hears it on one of its connections, where it has or can have one; no game changes by it."""
        if not self._open_connections(at):
            self.join(at or 1, chance)
            self.air.blow()
        if not (connections := self._open_connections(at)):
            return
        before = self.devices[at].moves
        chance.choice(connections).told("text", text)
        assert self.devices[at].moves == before, "a stranger has changed the game"

    def _open_connections(self, at: int) -> list[Connection]:
        connections = self.devices[at].app.live.live.connections
        return [each for each in connections if each.is_open and isinstance(each.hearer, GameHearer)]

    def open_nonsense(self, at: int, chance: random.Random) -> None:
        """A code that is spoiled, or made up and sealed as it should be, is opened or pasted."""
        device = self.devices[at]
        codes = [
            *self.letters,
            *(connection.code for each in self.devices for connection in each.app.live.live.connections),
        ]
        made_up = seal(chance.getrandbits(chance.randrange(20, 900)) * 16 + chance.randrange(16))
        text = mutate.letters(chance.choice([code for code in codes if code]), chance)
        before = device.moves
        device.app.go("link")
        device.app.slide("pasted", chance.choice((text, made_up)))
        device.press("read")
        if device.game_id:
            assert device.moves == before, "a letter that is none has changed the game"

    # -- how it must end

    def end(self, *, live: bool) -> None:
        """Everybody comes together, live or by letters, and has the same game."""
        self.air.cut()
        settle(self.devices, self.air)
        for device in self.devices:
            device.reload()  # what was not kept is not there
        if live and not any(map(self._is_finished, self.devices)):
            for at in range(1, len(self.devices)):
                come_together(self.devices[0], self.devices[at], self.seats[at], self.air)
            settle(self.devices, self.air)
        else:
            self._exchange()
        for device, decided in zip(self.devices, self.decided, strict=True):
            check_nothing_is_lost(device, decided)
        courses = {device.moves for device in self.devices}
        over = [self._is_finished(device) for device in self.devices]
        assert all(over) or len(courses) == 1, "the devices have different games"
        for moves in courses:
            state = replace(self.begun, moves=moves).state()  # and it is a legal one
            assert state.is_over == any(over)
        if not any(over):
            assert {device.game_id for device in self.devices} == {self.devices[0].game_id}
            assert len(self.awaited()) == 1, "nobody can go on, or more than one"
            if live:
                assert play_on(self.devices, self.air), "the game is stuck"
        for device in self.devices:
            assert sum(each.played for each in device.app.saves.figures().values()) <= 1

    def awaited(self) -> list[Device]:
        """Whose turn it is."""
        return [device for device in self.devices if device.turn_is_here()]

    def _exchange(self) -> None:
        """Everybody sends the game once more, and everybody opens everything, in either order."""
        for _ in range(2):
            last = [device.letter() for device in self.devices if device.game_id]
            for order in (last, last[::-1]):
                for at in range(len(self.devices)):
                    for letter in order:
                        self._open(at, letter)

    @staticmethod
    def _is_finished(device: Device) -> bool:
        save = device.app.saves.open(device.game_id) if device.game_id else None
        return save is not None and save.finished


def check_nothing_is_lost(device: Device, decided: list[Moves]) -> None:
    """Every decision that was made here and not taken back is in some game of the shelf."""
    saves = [*device.app.saves.games(finished=False), *device.app.saves.games(finished=True)]
    kept = [Record.parse(save.record).moves for save in saves]
    for moves in decided:
        assert any(each[: len(moves)] == moves for each in kept), "what was decided here is lost"


def begun(game: str, players: int, seed: int, *, from_the_end: int | None = None) -> Record:
    """A new game; or one that bots have played until so many moves are left."""
    record = Record.new(game, players, seed)
    if from_the_end is None:
        return record
    session, player = Session(record), bot(game, "relaxed", seed)
    while not session.is_over:
        session.play(player.choose(session.observe(session.to_act)))
    return replace(record, moves=session.record.moves[: max(0, len(session.steps) - from_the_end)])


# What happens, and how often beside the others.
HAPPENS: dict[str, Callable[[Evening, int, random.Random], None]] = {
    "decide": Evening.decide,
    "send": Evening.send,
    "open-newest": Evening.open_newest,
    "open-any": Evening.open_any,
    "take-back": Evening.take_back,
    "cross": Evening.cross,
    "reload": Evening.reload,
    "leave": Evening.leave,
    "join": Evening.join,
    "arrive": Evening.arrive,
    "arrive-twice": Evening.arrive_twice,
    "swap": Evening.swap,
    "cut": Evening.cut,
    "watch": Evening.watch,
    "another-game": Evening.speak_of_another_game,
    "nonsense": Evening.speak_nonsense,
    "open-nonsense": Evening.open_nonsense,
}
OFTEN = ("decide",) * 6 + ("open-newest", "arrive") * 3 + ("take-back", "cross", "join")
USUAL = (*HAPPENS, *OFTEN)
