"""What all tests share: the mark that ties a test to a rule, how Hypothesis searches, and bots in a hurry."""

import pytest
from hypothesis import settings

# No deadline: the machine may be busy with a browser, and a slow example is no wrong one.
settings.register_profile("waystones", deadline=None)
settings.load_profile("waystones")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the test fails without these rules of docs/rules")


# A game that exists only once test_fifth_game.py has laid its folders down: importing it earlier finds no such game.
collect_ignore = ["fifth_game"]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays games in the mind plays few here."""
    from waystones.bots.paired import BATCH
    from waystones.games.branching_paths import bot as branching_paths
    from waystones.games.loops import bot as loops
    from waystones.games.one_line import bot as one_line
    from waystones.games.stone_paths import bot as stone_paths

    for game in (one_line, stone_paths, branching_paths):
        monkeypatch.setattr(game.Sharp, "CANDIDATES", 2)
        monkeypatch.setattr(game.Sharp, "ROLLOUTS", 2 * BATCH)
    for path_game in (stone_paths, branching_paths):
        monkeypatch.setattr(path_game.Expert, "CANDIDATES", 3)
        monkeypatch.setattr(path_game.Expert, "ROLLOUTS", 8)
    monkeypatch.setattr(one_line.Expert, "ROLLOUTS", 2 * BATCH)
    monkeypatch.setattr(one_line.Expert, "LAST", 2)
    monkeypatch.setattr(loops.Expert, "REPLIED", 3)
    monkeypatch.setattr(loops.Expert, "DEALS", 3)
