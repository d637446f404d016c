"""Devices that play live: fake browsers in one network, which come together by codes as people would bring them."""

from collections.abc import Sequence

from app.table.apart import ApartTable
from tests.app.air import Air
from tests.app.devices import Device, seats_for
from tests.app.fake import FakePlatform
from waystones import Record, bot


class LiveDevice(Device):
    """One device in a network."""

    def __init__(self, air: Air) -> None:
        platform = FakePlatform()
        platform.air = air
        super().__init__(platform)

    def reload(self) -> None:
        """Close the page, which ends its connections, and open it again."""
        for connection in [*self.app.live.live.connections]:
            self.platform.hang_up(connection.number)
        super().reload()

    def code(self) -> str:
        """The code that the screen shows."""
        self.press("send-code")
        return self.platform.shared[-1].split("#")[-1]

    def paste(self, text: str) -> None:
        """Paste a code that came back."""
        self.app.slide("pasted", text)
        self.press("read")

    @property
    def open_table(self) -> ApartTable:
        """The table, which must be on the screen."""
        assert isinstance(self.app.screen, ApartTable), self.app.screen
        return self.app.screen


def come_together(host: LiveDevice, guest: LiveDevice, seat: int, air: Air) -> None:
    """The host shows a code for a seat, the guest opens it, and the host pastes the answer."""
    host.app.go(f"live/{host.game_id}")
    air.blow()
    if f'data-do="for-seat" data-arg="{seat}"' in "".join(host.platform.regions.values()):
        host.press("for-seat", str(seat))
        air.blow()
    code = host.code()
    guest.app.go(code)
    air.blow()
    host.paste(guest.code())
    air.blow()
    host.platform.arrive()
    guest.platform.arrive()
    guest.game_id = host.game_id


def table_of(record: Record, air: Air, bots: dict[int, str] | None = None) -> list[LiveDevice]:
    """A game with a device for every person, all connected to the first."""
    people = [seat for seat in range(record.players) if seat not in (bots or {})]
    devices = [LiveDevice(air) for _ in people]
    devices[0].begin(record, seats_for(0, record.players, bots))
    for seat, guest in zip(people[1:], devices[1:], strict=True):
        come_together(devices[0], guest, seat, air)
    return devices


def decide(device: LiveDevice, choice: int | None = None) -> bool:
    """Whoever is here decides, if that is possible now: by a bot's advice, or one of the legal moves by chance."""
    table = device.table()
    if table is None or not (table.is_my_turn or (table.hand.ahead and not table.hand.decided)):
        return False
    state = table.session.state
    if not table.is_my_turn:
        move = "pass"
    elif choice is None:
        move = str(bot(state.game, "relaxed", 1).choose(state.observe(table.me)))
    else:
        moves = sorted(map(str, state.legal_moves()))
        move = moves[choice % len(moves)]
    table.decide((move,))
    device.platform.arrive()
    device.watch()
    return True


def settle(devices: Sequence[LiveDevice], air: Air) -> None:
    """Everything arrives, and everybody watches what came."""
    for device in devices:
        device.watch()
    while air.waiting():
        air.blow()
        for device in devices:
            device.watch()


def play_on(devices: Sequence[LiveDevice], air: Air) -> bool:
    """Whoever may decide does; False once nobody can any more."""
    settle(devices, air)
    moved = [decide(device) for device in devices]
    settle(devices, air)
    return any(moved)
