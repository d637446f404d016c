"""Codes before the camera: read like pasted ones, or a word about why there is none."""

from tests.app.player import Player
from waystones import Record
from waystones.link import Link


def scanning() -> Player:
    player = Player(path="link")
    player.press("scan")
    assert 'id="camera"' in player.platform.regions["sheet"]
    return player


def test_what_the_camera_reads_is_opened() -> None:
    player = scanning()
    player.platform.looking("code", f"https://example.org/#{Link.of(Record.new('loops', 2, 7), 'deal')}")
    assert player.platform.regions["sheet"] == ""
    assert "Deal 7" in player.platform.regions["found"]


def test_a_camera_that_is_refused_or_not_there_is_told_in_words() -> None:
    for why, words in (("refused", "Allow it"), ("none", "no camera")):
        player = scanning()
        player.platform.looking(why, "")
        assert words in player.platform.regions["sheet"]


def test_what_comes_after_the_sheet_was_closed_or_left_changes_nothing() -> None:
    player = scanning()
    player.press("close")
    player.platform.looking("none", "")
    assert player.platform.regions["sheet"] == ""
    player.app.go("")
    player.platform.looking("code", "W10CecUJ8TfQK9mS2HP73")
    assert player.platform.address == ""
