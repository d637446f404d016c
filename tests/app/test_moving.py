"""Everything moved to another device over a connection: whole or not at all, and nothing counted twice."""

import json

import pytest

from app.sending import moving
from tests.app.air import Air
from tests.app.live_devices import LiveDevice
from waystones import Record


def played(device: LiveDevice, *seeds: int) -> None:
    """Finish some games alone, and leave one unfinished."""
    for seed in seeds:
        device.app.start_game(Record.new("one_line", 1, seed))
        table = device.play
        while not table.session.is_over:
            table.decide(("pass",))
        device.platform.arrive()
    device.app.start_game(Record.new("one_line", 1, 99 + len(seeds)))


def meet(old: LiveDevice, new: LiveDevice, air: Air) -> None:
    """The two codes go to and fro."""
    old.app.go("live/everything")
    air.blow()
    new.app.go(old.code())
    air.blow()
    old.paste(new.code())


def test_everything_comes_over_and_stays_here_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "PIECE", 100)
    air = Air()
    old, new = LiveDevice(air), LiveDevice(air)
    played(old, 1, 2)
    played(new, 3)
    mine = set(new.platform.storage.values())
    meet(old, new, air)
    air.blow()
    assert "Everything is on the other device now" in old.platform.regions["call"]
    assert "3 games were brought over" in new.platform.regions["call"]
    assert new.app.saves.figures_of("one_line").played == 2, "the fuller account, not both"
    games = {value for key, value in new.platform.storage.items() if "game/" in key}
    assert {value for key, value in old.platform.storage.items() if "game/" in key} <= games
    assert {value for value in mine if '"record"' in value} <= games
    meet(old, new, air)
    air.blow()
    assert "0 games were brought over" in new.platform.regions["call"]


def test_what_does_not_arrive_whole_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "PIECE", 100)
    air = Air()
    old, new = LiveDevice(air), LiveDevice(air)
    played(old, 1)
    before = dict(new.platform.storage)
    meet(old, new, air)
    for _ in range(8):
        air.deliver(air.waiting()[0])
    air.cut()
    air.blow()
    assert new.platform.storage == before
    assert "before everything was moved" in new.platform.said[-1]


@pytest.mark.parametrize(
    "text",
    [
        "piece 0 1 no backup",
        "piece 1 2 too early",
        "piece 0 0 none",
        "piece 0 99999999 x",
        "piece 0 1 " + "x" * 15_000,
        "letter W1",
        "done",
        "piece 0 1 " + json.dumps({"waystones-backup": 1, "items": {"game/x": 5}}),
    ],
)
def test_what_is_no_backup_ends_the_connection(text: str) -> None:
    air = Air()
    old, new = LiveDevice(air), LiveDevice(air)
    before = dict(new.platform.storage)
    meet(old, new, air)
    [connection] = old.app.live.live.connections
    old.app.live.live.connections.clear()  # it does not give what it should
    while not any('"open"' in each for side in air.sides.values() for each in side.coming):
        air.deliver(air.waiting()[0])
    air.sides[connection.number].coming.clear()
    air.tell(connection.number, text)
    air.blow()
    assert new.platform.storage == before
    assert "made no sense" in new.platform.regions["call"]
