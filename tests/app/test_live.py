"""Live games between fake browsers: by codes, turn by turn or all at once, broken off and joined again."""

import pytest

from tests.app.air import Air
from tests.app.live_devices import LiveDevice, table_of
from waystones import Record, bot

GAMES = ("one_line", "stone_paths", "branching_paths", "loops")


def play_on(devices: list[LiveDevice], air: Air, seed: int = 1) -> bool:
    """Whoever may decide does; False once nobody can any more."""
    moved = False
    for device in devices:
        air.blow()
        table = device.table()
        if table is None:
            continue
        seat = table.me
        state = table.session.state
        if table._mine:
            move = str(bot(state.game, "relaxed", seed).choose(state.observe(seat)))
        elif table.hand.ahead and not table.hand.decided:
            move = "pass"
        else:
            continue
        table._decide((move,))
        device.platform.arrive()
        device.watch()
        moved = True
    air.blow()
    for device in devices:
        device.watch()
    air.blow()
    return moved


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_to_its_end_between_two_devices(game: str) -> None:
    air = Air()
    devices = table_of(Record.new(game, 2, 7), air)
    while play_on(devices, air):
        pass
    saves = [device.app.saves.open(device.game_id) for device in devices]
    assert all(save and save.finished for save in saves)
    assert len({save.record for save in saves if save}) == 1
