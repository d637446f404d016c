"""Nothing the browser's storage does may lose a game or stop one."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.keeping.save import MAX_ORDER
from app.keeping.saves import KEPT_FINISHED, BadBackup, Save, Saves
from app.keeping.settings import Settings
from tests.app.fake import FakePlatform
from waystones import Record

DEALT = Record.new("one_line", seed=7)


def test_a_new_game_is_on_the_shelf_at_once() -> None:
    platform = FakePlatform()
    save = Saves(platform).new(DEALT)
    again = Saves(platform).open(save.id)
    assert again == save
    assert again.record == str(DEALT)
    assert again.game == "one_line"


def test_the_last_played_game_comes_first() -> None:
    saves = Saves(FakePlatform())
    first, second = saves.new(DEALT), saves.new(DEALT)
    assert [save.id for save in saves.games(finished=False)] == [second.id, first.id]
    saves.write(first)
    assert [save.id for save in saves.games(finished=False)] == [first.id, second.id]


def test_a_clock_that_is_set_back_lets_no_game_go_and_changes_no_order() -> None:
    platform = FakePlatform()
    platform.day = "2030-01-01"  # ahead
    saves = Saves(platform)
    for score in range(KEPT_FINISHED):
        saves.finish(saves.new(DEALT), "one_line", score)
    platform.day = "2026-11-16"
    last = Saves(platform).finish(Saves(platform).new(DEALT), "one_line", 99)
    kept = Saves(platform).games(finished=True)
    assert kept[0].id == last.id
    assert [save.summary["score"] for save in kept] == [99, *range(KEPT_FINISHED - 1, 0, -1)]


def test_a_game_finished_in_one_tab_comes_after_those_of_another() -> None:
    platform = FakePlatform()
    sleeper = Saves(platform)
    mine = sleeper.new(DEALT)
    busy = Saves(platform)
    for score in range(KEPT_FINISHED):
        busy.finish(busy.new(DEALT), "one_line", score)
    assert sleeper.finish(mine, "one_line", 99).id == Saves(platform).games(finished=True)[0].id


def test_games_of_earlier_versions_come_before_those_of_this_one_in_the_order_of_their_dates() -> None:
    platform = FakePlatform()
    saves = Saves(platform)
    for id, day in (("new", "2026-11-02"), ("old", "2026-11-01"), ("ahead", "2031-01-01")):
        before = {"schema": 2, "record": str(DEALT), "started": f"{day}T10:00", "changed": f"{day}T10:00"}
        platform.storage[f"waystones/game/{id}"] = json.dumps(before)
    now = saves.new(DEALT)
    assert [save.id for save in saves.games(finished=False)] == [now.id, "ahead", "new", "old"]


def test_counting_never_runs_out() -> None:
    platform = FakePlatform()
    first = Saves(platform).new(DEALT)
    platform.storage[f"waystones/game/{first.id}"] = replace(first, order=MAX_ORDER).text()
    later = Saves(platform).new(DEALT)
    assert Saves(platform).open(later.id) == later
    assert [save.id for save in Saves(platform).games(finished=False)] == [later.id, first.id]


@pytest.mark.parametrize("failure", ["full", "blocked"])
def test_play_goes_on_in_memory_when_storage_fails(failure: str) -> None:
    platform = FakePlatform()
    saves = Saves(platform)
    setattr(platform, failure, True)
    save = saves.new(DEALT)
    assert saves.open(save.id) == save
    assert saves.games(finished=False) == [save]
    assert saves.troubles == {failure}, "the player is told what it is"


def test_a_full_storage_that_has_room_again_is_used_again() -> None:
    platform = FakePlatform()
    saves = Saves(platform)
    platform.full = True
    save = saves.new(DEALT)
    platform.full = False
    saves.write(save)
    assert "full" not in saves.troubles
    assert Saves(platform).open(save.id) is not None


def test_an_evicted_game_is_written_again() -> None:
    platform = FakePlatform()
    saves = Saves(platform)
    save = saves.new(DEALT)
    platform.storage.clear()
    saves.write(save)
    assert Saves(platform).open(save.id) is not None
    assert "tab" not in saves.troubles


def test_the_later_tab_keeps_a_copy_and_does_not_overwrite() -> None:
    platform = FakePlatform()
    one = Saves(platform)
    mine = one.new(DEALT)
    other = Saves(platform)
    theirs = other.open(mine.id)
    assert theirs
    ahead = other.write(Save(**{**vars(theirs), "draft": "e4-e3"}))
    copy = one.write(mine)
    assert copy.id != mine.id
    assert "tab" in one.troubles
    kept = Saves(platform).open(mine.id)
    assert kept is not None
    assert kept.draft == ahead.draft == "e4-e3"


NONSENSE = [
    "",
    "null",
    "[]",
    "{}",
    '{"schema":1}',
    '{"schema":1,"record":3,"started":"","changed":""}',
    "\x00",
    "[" * 4000,
]


@pytest.mark.parametrize("text", NONSENSE)
def test_what_cannot_be_read_is_set_aside_not_deleted(text: str) -> None:
    platform = FakePlatform({"waystones/game/abc": text})
    saves = Saves(platform)
    assert saves.games(finished=False) == []
    if text:
        assert platform.storage["waystones/aside/game/abc"] == text
        assert saves.troubles == {"aside"}
    assert "waystones/game/abc" not in platform.storage or not text


def test_a_save_with_an_impossible_move_is_set_aside() -> None:
    platform = FakePlatform()
    saves = Saves(platform)
    save = saves.new(DEALT)
    saves.write(Save(**{**vars(save), "record": f"{DEALT}\na1-a2"}))
    assert saves.open(save.id) is None
    assert any(key.startswith("waystones/aside/") for key in platform.storage)


def test_a_save_of_a_later_version_stays_where_it_is() -> None:
    platform = FakePlatform({"waystones/game/abc": '{"schema":99}'})
    saves = Saves(platform)
    assert saves.open("abc") is None
    assert saves.troubles == {"newer"}
    assert platform.storage == {"waystones/game/abc": '{"schema":99}'}


@given(st.text())
def test_any_text_in_storage_is_survived(text: str) -> None:
    platform = FakePlatform(
        {"waystones/game/abc": text, "waystones/settings": text, "waystones/figures": text}
    )
    saves = Saves(platform)
    saves.games(finished=False)
    saves.figures()
    assert saves.settings() == Settings()


def test_only_the_last_finished_games_are_kept_and_all_are_counted() -> None:
    saves = Saves(FakePlatform())
    for score in range(KEPT_FINISHED + 3):
        saves.finish(saves.new(DEALT), "one_line", score)
    kept = saves.games(finished=True)
    assert [save.summary["score"] for save in kept] == list(range(KEPT_FINISHED + 2, 2, -1))
    figures = saves.figures_of("one_line")
    assert (figures.played, figures.best) == (KEPT_FINISHED + 3, KEPT_FINISHED + 2)


def test_the_best_score_can_be_below_zero() -> None:
    saves = Saves(FakePlatform())
    saves.finish(saves.new(DEALT), "one_line", -12)
    assert saves.figures_of("one_line").best == -12


def test_a_backup_brings_everything_back() -> None:
    saves = Saves(FakePlatform())
    save = saves.new(DEALT)
    saves.keep_settings(Settings(theme="dark"))
    backup = saves.backup()
    saves.erase()
    assert saves.open(save.id) is None
    assert saves.restore(backup) == 1
    assert saves.open(save.id) == save
    assert saves.settings().theme == "dark"


def test_restoring_never_overwrites_a_game_that_is_here() -> None:
    saves = Saves(FakePlatform())
    save = saves.new(DEALT)
    backup = saves.backup()
    ahead = saves.write(Save(**{**vars(save), "draft": "e4-e3"}))
    assert saves.restore(backup) == 1
    assert saves.open(save.id) == ahead
    assert len(saves.games(finished=False)) == 2
    assert saves.restore(saves.backup()) == 0


def test_erase_leaves_other_pages_storage_alone() -> None:
    platform = FakePlatform({"somebody/else": "1", "waystones/settings": "{}"})
    Saves(platform).erase()
    assert platform.storage == {"somebody/else": "1"}


BAD_BACKUPS = ["", "{}", "[]", '{"waystones-backup":1}', '{"waystones-backup":2,"items":{}}', "[" * 5000,
               json.dumps({"waystones-backup": 1, "items": {"game/a": 1}})]  # fmt: skip


@pytest.mark.parametrize("text", BAD_BACKUPS)
def test_a_file_that_is_no_backup_changes_nothing(text: str) -> None:
    platform = FakePlatform()
    saves = Saves(platform)
    saves.new(DEALT)
    before = dict(platform.storage)
    with pytest.raises(BadBackup):
        saves.restore(text)
    assert platform.storage == before
