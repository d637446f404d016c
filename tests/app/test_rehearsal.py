"""A first touch is gone through before anybody touches: nothing of it is seen, kept or said."""

import pytest

from tests.app.player import Player
from waystones import Record


def dealt() -> Player:
    """A player before whom a board has just been laid."""
    player = Player()
    player.deal()
    return player


def test_fields_are_drawn_and_taken_back_where_nobody_sees_it() -> None:
    player = dealt()
    platform = player.platform
    shown, stored, said = dict(platform.regions), dict(platform.storage), list(platform.said)
    platform.idle_away()
    assert [scene["acts"].count("Ink") for scene in platform.rehearsed] == [0, 1, 1, 1, 0]
    assert "Ink 2 fields" in platform.rehearsed[2]["acts"]
    assert (platform.regions, platform.storage, platform.said) == (shown, stored, said)
    assert player.play.hand.draft() == ""


def test_it_goes_through_one_scene_at_a_time() -> None:
    platform = dealt().platform
    while platform.idling:
        [then] = platform.idling
        platform.idling.clear()
        scenes = len(platform.rehearsed)
        then()
        assert len(platform.rehearsed) <= scenes + 1


def test_what_is_drawn_meanwhile_stays() -> None:
    player = dealt()
    stretch = player.longest()
    player.platform.idling.pop(0)()
    player.drag(stretch.end, *stretch.fields)
    player.platform.idle_away()
    assert player.play.hand.draft() == str(stretch)
    player.press("confirm")
    assert player.record().moves == (str(stretch),)


def test_who_has_left_needs_no_rehearsal() -> None:
    player = dealt()
    player.app.open("")
    player.platform.idle_away()
    assert player.platform.rehearsed == []


def test_nothing_is_rehearsed_behind_a_curtain() -> None:
    player = Player()
    player.app.start_game(Record.new("one_line", 2, 7), seats=(("Ada", ""), ("Bo", "")))
    while not player.play.curtain:
        player.drag(player.longest().end, *player.longest().fields)
        player.press("confirm")
    player.app.open(player.platform.address)
    player.platform.rehearsed.clear()
    player.platform.idling.clear()
    player.app.open(player.platform.address)
    player.platform.idle_away()
    assert player.platform.rehearsed == []


@pytest.mark.parametrize("game", ["stone_paths", "loops", "branching_paths"])
def test_a_table_that_has_nothing_to_rehearse_shows_nothing(game: str) -> None:
    player = Player()
    player.app.start_game(Record.new(game, 2, 7), seats=(("Ada", ""), ("Mira", "steady")))
    player.platform.idle_away()
    assert player.platform.rehearsed == []
