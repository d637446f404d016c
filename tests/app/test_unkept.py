"""What the browser will not keep is told until it is kept, tried again, and never at the cost of what it has."""

import json

import pytest

from app.keeping.save import Save
from app.keeping.saves import Saves
from app.platform import StorageFailure
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record

DEALT = Record.new("one_line", seed=7)


class Small(FakePlatform):
    """A browser with room for so many letters."""

    def __init__(self, room: int, storage: dict[str, str] | None = None) -> None:
        super().__init__(storage)
        self.room = room

    def keep(self, key: str, value: str) -> None:
        others = sum(len(k) + len(v) for k, v in self.storage.items() if k != key)
        if others + len(key) + len(value) > self.room:
            raise StorageFailure("full")
        super().keep(key, value)


def reopened(platform: FakePlatform, save: Save) -> Save | None:
    return Saves(platform).open(save.id)


def test_one_write_that_succeeds_does_not_hide_that_others_did_not() -> None:
    platform = Small(room=500)
    saves = Saves(platform)
    games = [saves.new(DEALT) for _ in range(4)]
    assert sum(reopened(platform, save) is not None for save in games) == 4 - saves.unkept
    assert saves.unkept
    saves.keep_page("small", 1)
    assert "waystones/small" in platform.storage
    assert "full" in saves.troubles


@pytest.mark.parametrize("occasion", ["write", "remove", "wake", "time"])
def test_what_was_not_kept_is_tried_again(occasion: str) -> None:
    platform = FakePlatform()
    player = Player(platform)
    saves = player.app.saves
    platform.full = True
    games = [saves.new(DEALT) for _ in range(3)]
    player.app.open("")
    assert "no room left" in platform.regions["notices"]
    platform.full = False
    match occasion:
        case "write":
            saves.keep_page("small", 1)
            player.app.show()
        case "remove":
            saves.remove("another")
            player.app.show()
        case "wake":
            player.app.woken()
        case "time":
            platform.wait_long()
    assert all(reopened(platform, save) == save for save in games)
    assert "full" not in saves.troubles
    assert platform.regions["notices"] == "", "the player is told no longer"


def test_time_goes_on_trying() -> None:
    platform = FakePlatform()
    saves = Saves(platform)
    platform.full = True
    save = saves.new(DEALT)
    for _ in range(3):
        platform.wait_long()
        assert "full" in saves.troubles
        assert len(platform.waiting_long) == 1, "once, however much there is to keep"
    platform.full = False
    platform.wait_long()
    assert reopened(platform, save) == save
    assert not platform.waiting_long


def test_a_banner_that_was_put_away_comes_back_when_it_happens_again() -> None:
    platform = FakePlatform()
    player = Player(platform)
    platform.full = True
    save = player.app.saves.new(DEALT)
    player.app.show()
    player.press("dismiss", "full")
    assert platform.regions["notices"] == ""
    player.app.show()
    assert platform.regions["notices"] == "", "not at every step"
    platform.full = False
    player.app.saves.write(save)
    player.app.show()
    platform.full = True
    player.app.saves.write(save)
    player.app.show()
    assert "no room left" in platform.regions["notices"]


def test_what_is_still_not_kept_is_told_on_the_next_screen() -> None:
    platform = FakePlatform()
    player = Player(platform)
    platform.full = True
    player.app.saves.new(DEALT)
    player.app.show()
    player.press("dismiss", "full")
    player.app.open("history")
    assert "no room left" in platform.regions["notices"]


def test_a_second_game_that_is_set_aside_is_told_again() -> None:
    platform = FakePlatform({"waystones/game/abc": "nonsense"})
    player = Player(platform)
    player.press("dismiss", "aside")
    assert platform.regions["notices"] == ""
    platform.storage["waystones/game/abd"] = "nonsense"
    player.app.show()
    assert "set aside" in platform.regions["notices"]


def test_a_removal_that_failed_is_made_up_for() -> None:
    platform = FakePlatform()
    saves = Saves(platform)
    save = saves.new(DEALT)
    platform.blocked = True
    saves.remove(save.id)
    platform.blocked = False
    assert saves.games(finished=False) == []
    saves.try_again()
    assert platform.storage == {}
    assert saves.troubles == set()


def overtaken() -> tuple[FakePlatform, Saves, Save]:
    """A tab that could not keep its game for a while, in which another tab went on with the same game."""
    platform = FakePlatform()
    one, other = Saves(platform), Saves(platform)
    save = one.new(DEALT)
    theirs = other.open(save.id)
    assert theirs
    platform.full = True
    mine = one.write(Save(**{**vars(save), "draft": "mine"}))
    assert mine.id == save.id
    platform.full = False
    other.write(Save(**{**vars(theirs), "draft": "theirs"}))
    one.try_again()
    return platform, one, mine


def test_trying_again_does_not_overwrite_what_another_tab_has_written_since() -> None:
    platform, one, _ = overtaken()
    assert {each.draft for each in Saves(platform).games(finished=False)} == {"mine", "theirs"}
    assert "tab" in one.troubles


def test_who_plays_on_after_that_goes_on_with_the_copy() -> None:
    platform, one, mine = overtaken()
    further = one.write(Save(**{**vars(mine), "draft": "mine, further"}))
    assert further.id != mine.id
    assert {each.draft for each in Saves(platform).games(finished=False)} == {"mine, further", "theirs"}
    back = one.open(mine.id)
    assert back
    one.write(Save(**{**vars(back), "draft": "theirs, further"}))
    kept = {each.id: each.draft for each in Saves(platform).games(finished=False)}
    assert kept == {mine.id: "theirs, further", further.id: "mine, further"}


def test_figures_that_could_not_be_read_for_a_moment_are_not_overwritten() -> None:
    platform = FakePlatform()
    saves = Saves(platform)
    for _ in range(5):
        saves.finish(saves.new(DEALT), "one_line", 10)
    later = Saves(platform)
    game = later.new(DEALT)
    platform.blocked = True
    later.finish(game, "one_line", 30)
    platform.blocked = False
    later.try_again()
    assert Saves(platform).figures_of("one_line").played == 5, "the fuller account"


class Flickering(FakePlatform):
    """A browser whose storage cannot be read for so many moments."""

    unreadable = 0

    def load(self, key: str) -> str | None:
        if self.unreadable:
            self.unreadable -= 1
            raise StorageFailure("for a moment")
        return super().load(key)


@pytest.mark.parametrize("moments", [1, 2, 3])
def test_a_game_that_could_not_be_looked_at_for_a_moment_is_not_overwritten(moments: int) -> None:
    platform = Flickering()
    one, other = Saves(platform), Saves(platform)
    save = one.new(DEALT)
    theirs = other.open(save.id)
    assert theirs
    other.write(Save(**{**vars(theirs), "draft": "theirs"}))
    one.other_tab()  # so that it looks at all games anew to know their order
    platform.unreadable = moments
    one.write(Save(**{**vars(save), "draft": "mine"}))
    platform.unreadable = 0
    one.try_again()
    assert {each.draft for each in Saves(platform).games(finished=False)} == {"mine", "theirs"}


@pytest.mark.parametrize("moments", [1, 2, 3, 4])
@pytest.mark.parametrize("seen", [True, False])
def test_figures_that_could_not_be_read_for_one_moment_only_are_not_overwritten(
    seen: bool, moments: int
) -> None:
    platform = Flickering()
    saves = Saves(platform)
    for _ in range(5):
        saves.finish(saves.new(DEALT), "one_line", 10)
    later = Saves(platform)
    if seen:
        assert later.figures_of("one_line").played == 5
    game = later.new(DEALT)
    platform.unreadable = moments
    later.finish(game, "one_line", 30)
    later.try_again()
    assert Saves(platform).figures_of("one_line").played >= 5
    assert not later.unkept


def test_a_new_game_never_takes_the_place_of_one_that_could_not_be_seen() -> None:
    platform = Flickering()
    first = Saves(platform).new(DEALT)
    platform._random.seed(1)  # the same dice again
    platform.stored = list  # type: ignore[method-assign]
    platform.unreadable = 2
    later = Saves(platform)
    other = later.new(Record.new("one_line", seed=8))
    assert reopened(platform, first) == first
    del platform.stored
    later.try_again()
    assert reopened(platform, first) == first
    assert other.record in {save.record for save in Saves(platform).games(finished=False)}


def test_full_storage_never_loses_the_only_copy_of_what_cannot_be_read() -> None:
    stored = {"waystones/game/abc": "nonsense", "waystones/settings": "{", "waystones/figures": "?"}
    platform = FakePlatform(dict(stored))
    platform.full = True
    saves = Saves(platform)
    assert saves.games(finished=False) == []
    settings = saves.settings()
    assert saves.figures() == {}
    saves.keep_settings(settings)
    saves.finish(saves.new(DEALT), "one_line", 3)
    assert platform.storage == stored
    assert {"aside", "full"} <= saves.troubles
    assert saves.figures_of("one_line").played == 1, "what is new is in memory"
    platform.full = False
    saves.try_again()
    assert saves.games(finished=False) == []
    for key, value in stored.items():
        assert platform.storage[key.replace("/", "/aside/", 1)] == value
    assert Saves(platform).figures_of("one_line").played == 1


def test_a_restore_into_little_room_counts_what_is_kept_and_says_what_is_not() -> None:
    source = Saves(FakePlatform())
    for seed in range(30):
        source.new(Record.new("one_line", seed=seed))
    platform = Small(room=2_000)
    player = Player(platform, "settings")
    platform.chosen_file = source.backup()
    player.press("restore")
    kept = len(Saves(platform).games(finished=False))
    assert 0 < kept < 30
    assert (
        f"{kept} games were brought back. There is no room to keep {30 - kept} games"
        in platform.regions["toast"]
    )
    assert "no room left" in platform.regions["notices"]
    platform.room = 100_000
    player.app.woken()
    assert len(Saves(platform).games(finished=False)) == 30
    assert platform.regions["notices"] == ""


def test_a_restore_into_no_room_claims_nothing() -> None:
    source = Saves(FakePlatform())
    source.new(DEALT)
    platform = FakePlatform()
    platform.full = True
    saves = Saves(platform)
    assert saves.restore(source.backup()) == 0
    assert saves.unkept == 1
    assert json.loads(saves.backup())["items"].keys() == json.loads(source.backup())["items"].keys()
