"""Firefox set to keep nothing for any page."""

from pathlib import Path

from app.saves import Saves
from e2e.browsers.firefox import Firefox
from e2e.browsers.process import awaited
from tests.app.fake import FakePlatform


def test_without_storage_the_player_is_told_and_can_back_up_to_a_file(address: str, tmp_path: Path) -> None:
    with Firefox.started(tmp_path, **{"dom.storage.enabled": False}) as browser:
        browser.open(address)
        browser.tap("#do-play")
        browser.expect("#round", "Round 1 of 15")
        browser.expect("#notices", "does not let the page keep anything")
        browser.tap("#notices [data-do=backup]")
        backup = awaited("the backup", lambda: next(tmp_path.glob("waystones-*.json"), None))
        assert browser.faults() == []
    assert Saves(FakePlatform()).restore(backup.read_text()) == 1
