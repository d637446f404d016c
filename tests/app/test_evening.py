"""Whatever happens between devices that play one game by letters and live: it ends well, and faults are noticed."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.sending import letters
from app.sending.live_game import GameHearer
from campaign.apart import Apart
from tests.app.evening import USUAL, Evening, begun
from waystones import games
from waystones.letter import Letter

MOST = 60  # evenings within which a fault is noticed
GAMES = [about.id for about in games.abouts().values() if max(about.players) > 1]
happenings = st.lists(st.tuples(st.sampled_from(USUAL), st.integers(0, 10**6)), min_size=3, max_size=16)


@pytest.mark.parametrize("game", GAMES)
@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(
    data=st.data(),
    seed=st.integers(0, 10**6),
    end=st.one_of(st.none(), st.integers(2, 12)),
    happen=happenings,
)
def test_whatever_happens_all_devices_end_in_one_game_and_nothing_is_lost(
    game: str, data: st.DataObject, seed: int, end: int | None, happen: list[tuple[str, int]]
) -> None:
    players = data.draw(st.sampled_from([number for number in games.about(game).players if number > 1]))
    bots = data.draw(st.sampled_from(({}, {1: "relaxed"}))) if players > 2 else {}
    evening = Evening(begun(game, players, seed, from_the_end=end), bots)
    for what, chance in happen:
        evening.happen(what, random.Random(chance))
    evening.end(live=data.draw(st.booleans()))


# -- a test that never fails proves nothing: each of these faults must be noticed


def no_copy_is_kept(patch: pytest.MonkeyPatch) -> None:
    """What was decided here and does not count any more is thrown away."""
    patch.setattr(letters, "_decided_since", lambda save, letter: [])


def an_older_letter_is_taken(patch: pytest.MonkeyPatch) -> None:
    """Whatever comes last counts, also what this device is beyond."""
    meets: Callable[[Letter, Letter], Any] = Letter.meets
    patch.setattr(
        Letter,
        "meets",
        lambda here, there: "instead" if meets(here, there) == "older" else meets(here, there),
    )


def the_number_of_the_game_is_not_looked_at(patch: pytest.MonkeyPatch) -> None:
    """On a connection the same deal under another number is taken for this game."""

    class Anything(int):
        def __eq__(self, other: object) -> bool:
            return True

        def __ne__(self, other: object) -> bool:
            return False

        __hash__ = int.__hash__

    begin = GameHearer.__init__

    def blind(hearer: GameHearer, *args: Any) -> None:
        begin(hearer, *args)
        hearer.number = Anything(hearer.number)

    patch.setattr(GameHearer, "__init__", blind)


@pytest.mark.parametrize(
    "fault",
    [no_copy_is_kept, an_older_letter_is_taken, the_number_of_the_game_is_not_looked_at],
    ids=lambda fault: str(fault.__name__),
)
def test_a_fault_is_noticed(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    part = Apart()
    for seed in range(MOST):
        try:
            part.run(seed)
        except Exception:
            return
    pytest.fail(f"{MOST} evenings, and nothing was noticed")
