"""What all tests share: the mark that ties a test to a rule, and how Hypothesis searches."""

import pytest
from hypothesis import settings

# No deadline: the machine may be busy with a browser, and a slow example is no wrong one.
settings.register_profile("waystones", deadline=None)
settings.load_profile("waystones")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the test fails without these rules of docs/rules")


# A game that exists only once test_fifth_game.py has laid its folders down: importing it earlier finds no such game.
collect_ignore = ["fifth_game"]
