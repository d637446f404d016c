"""Who sat at the last table sits there again."""

import pytest

from tests.app.fake import FakePlatform
from tests.app.player import Player


def test_names_and_levels_of_the_last_table_are_remembered() -> None:
    player = Player(path="seats/loops")
    player.press("count", "3")
    player.press("seat", "2 sharp")
    player.app.slide("name-0", "Ada")
    player.press("begin")
    seats = player.play.save.seats
    again = Player(FakePlatform(player.platform.storage), path="seats/loops")
    again.press("begin")
    assert again.play.save.seats == seats
    assert len(seats) == 3
    other = Player(FakePlatform(player.platform.storage), path="seats/stone_paths")
    other.press("begin")
    assert len(other.play.save.seats) == 2, "another game has a table of its own"


def test_a_backup_with_them_can_be_restored() -> None:
    player = Player(path="seats/loops")
    player.app.slide("name-0", "Ada")
    player.press("begin")
    other = Player(path="seats/loops")
    other.app.saves.restore(player.app.saves.backup())
    again = Player(FakePlatform(other.platform.storage), path="seats/loops")
    again.press("begin")
    assert again.play.save.seats[0] == ("Ada", "")


@pytest.mark.parametrize(
    "kept", ["3", "[]", '{"loops": 3}', '{"loops": [[1, 2], 3]}', '{"loops": [["A", "x"], [1, "sharp"]]}']
)
def test_what_cannot_be_read_is_no_table(kept: str) -> None:
    player = Player(FakePlatform({"waystones/sitting": kept}), path="seats/loops")
    player.press("begin")
    assert player.play.save.seats[0] == ("You", "")
