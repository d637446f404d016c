"""Firefox told to keep nothing for any page."""

from collections.abc import Iterator

import pytest

from app.keeping.saves import Saves
from e2e.browsers.firefox import Firefox
from tests.app.fake import FakePlatform

WAYS: dict[str, dict[str, object]] = {
    "storage-off": {"dom.storage.enabled": False},
    "cookies-blocked": {"network.cookie.cookieBehavior": 2},  # "all cookies" in its settings
}


@pytest.fixture(scope="module", params=WAYS)
def forgetful(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """A Firefox in which the page can keep nothing."""
    with Firefox.started(tmp_path_factory.mktemp("browser"), **WAYS[request.param]) as browser:
        yield browser


def test_the_player_is_told_and_can_back_up_to_a_file(forgetful: Firefox, address: str) -> None:
    forgetful.open(address)
    forgetful.tap("#do-play")
    forgetful.expect("#round", "Round 1 of 15")
    forgetful.expect("#notices", "does not let the page keep anything")
    backup = forgetful.download("#notices [data-do=backup]")
    assert Saves(FakePlatform()).restore(backup) == 1
    assert forgetful.faults() == []
