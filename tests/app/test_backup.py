"""A backup brings back whatever it was made of, and nothing it brings harms what is here."""

import json

import pytest

from app.keeping.saves import Saves
from app.keeping.settings import Settings
from app.platform import MAX_FILE
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record

DEALT = Record.new("one_line", seed=7)
DEEP = "[" * 20_000


def backup(**items: str) -> str:
    return json.dumps({"waystones-backup": 1, "items": items})


def test_what_a_backup_writes_a_restore_reads_however_large() -> None:
    large = {f"waystones/aside/game/g{n}": "\x00" * 100_000 for n in range(50)}  # all that a browser keeps
    text = Saves(FakePlatform(dict(large))).backup()
    assert 5_000_000 < len(text) < MAX_FILE
    platform = FakePlatform()
    Saves(platform).restore(text)
    assert platform.storage == large


def test_a_page_of_a_later_version_is_kept_for_it() -> None:
    text = Saves(FakePlatform({"waystones/atlas": "[1]"})).backup()
    platform = FakePlatform()
    assert Saves(platform).restore(text) == 0
    assert platform.storage == {"waystones/atlas": "[1]"}
    here = FakePlatform({"waystones/atlas": "[2]"})
    Saves(here).restore(text)
    assert here.storage == {"waystones/atlas": "[2]"}, "what is here stays"


def test_what_was_set_aside_is_never_overwritten() -> None:
    platform = FakePlatform({"waystones/aside/game/abc": "mine"})
    saves = Saves(platform)
    saves.restore(backup(**{"aside/game/abc": "theirs", "game/abc": "worse"}))
    assert sorted(platform.storage.values()) == ["mine", "theirs", "worse"]
    assert all("/aside/" in key for key in platform.storage)
    assert "aside" in saves.troubles
    before = dict(platform.storage)
    saves.restore(saves.backup())
    assert platform.storage == before, "and not twice"


@pytest.mark.parametrize(
    "nonsense", ["{", "[]", "null", '"dark"', '{"theme":"green","sound":7}', '{"theme":[[]]}', DEEP]
)
def test_settings_are_not_replaced_by_nonsense(nonsense: str) -> None:
    platform = FakePlatform()
    player = Player(platform, "settings")
    player.app.change_settings(Settings(theme="dark"))
    platform.chosen_file = backup(settings=nonsense)
    player.press("restore")
    assert player.app.settings == Saves(platform).settings() == Settings(theme="dark")


def test_settings_that_can_be_read_are_taken_over() -> None:
    saves = Saves(FakePlatform())
    saves.keep_settings(Settings(theme="dark", sound="on"))
    saves.restore(backup(settings='{"theme":"light","new":"thing"}'))
    assert saves.settings() == Settings(theme="light", sound="on")


@pytest.mark.parametrize(
    "key", ["settings", "figures", "daily", "duels", "game/abc", "aside/game/abc", "later"]
)
def test_a_deep_backup_is_survived_by_everything(key: str) -> None:
    platform = FakePlatform()
    player = Player(platform, "settings")
    platform.chosen_file = backup(**{key: DEEP})
    player.press("restore")
    for path in ("", "history", "statistics", "settings", "daily", "one-line"):
        again = Player(platform, path)
        assert again.app.screen
    assert DEEP in platform.storage.values(), "set aside, not deleted"


@pytest.mark.parametrize("key", ["settings", "figures", "daily", "duels", "game/abc"])
def test_whatever_is_stored_the_page_starts(key: str) -> None:
    platform = FakePlatform({f"waystones/{key}": DEEP})
    for path in ("", "history", "statistics", "settings", "daily", "play/abc"):
        player = Player(platform, path)
        player.app.go("")
    assert DEEP in platform.storage.values(), "set aside, not deleted"


def test_games_that_were_set_aside_although_they_can_be_read_come_back_with_a_backup() -> None:
    source = FakePlatform()
    save = Saves(source).new(DEALT)
    aside = {key.replace("/", "/aside/", 1): value for key, value in source.storage.items()}
    text = Saves(FakePlatform(aside)).backup()
    saves = Saves(FakePlatform())
    assert saves.restore(text) == 1
    assert saves.open(save.id) == save


def test_the_same_backup_twice_brings_nothing_twice() -> None:
    source = Saves(FakePlatform())
    save = source.new(DEALT)
    text = source.backup()
    source.write(save)
    assert source.restore(text) == 1, "as it was then, beside what it is now"
    assert source.restore(text) == 0


@pytest.mark.parametrize("id", ['"><b>', "a/b", "", "A", "x" * 33, "é"])
def test_a_game_with_an_id_that_is_none_gets_one(id: str) -> None:
    source = FakePlatform()
    save = Saves(source).new(DEALT)
    platform = FakePlatform()
    saves = Saves(platform)
    assert saves.restore(backup(**{f"game/{id}": source.storage[f"waystones/game/{save.id}"]})) == 1
    [kept] = saves.games(finished=False)
    assert kept.id.isalnum()
    assert kept.record == str(DEALT)


def test_a_safe_start_is_told_once() -> None:
    platform = FakePlatform({"waystones/safe-start": "1", "waystones/aside/settings": "{}"})
    player = Player(platform)
    assert "could not start" in platform.regions["notices"]
    assert "waystones/safe-start" not in platform.storage
    player.press("dismiss", "safe")
    assert platform.regions["notices"] == ""
    assert Player(platform).platform.regions["notices"] == ""


def test_a_file_that_is_too_large_is_told() -> None:
    platform = FakePlatform()
    player = Player(platform, "settings")
    platform.chosen_is_unreadable = True
    player.press("restore")
    assert "too large" in platform.regions["toast"]
    assert platform.storage == {}
