"""What the player is told leaves by itself, and never while somebody reads it."""

from app.drawing.notice import reading_time
from tests.app.player import Player
from waystones import Record


def told() -> Player:
    player = Player()
    player.app.start_game(Record.new("stone_paths", 2, 7, first=0), seats=(("Ada", ""), ("Mira", "relaxed")))
    player.app.do("take", "deck")
    assert player.platform.regions["toast"]
    return player


def test_a_notice_leaves_by_itself() -> None:
    player = told()
    player.platform.wait(2000)
    assert player.platform.regions["toast"]
    player.platform.wait(10_000)
    assert player.platform.regions["toast"] == ""


def test_a_longer_one_stays_longer() -> None:
    assert (
        reading_time("It is not your turn.")
        < reading_time("A card goes to the pile of its own colour.")
        < 10_000
    )


def test_it_stays_while_somebody_is_at_it() -> None:
    player = told()
    player.platform.attended.add("#toast")
    player.platform.wait(30_000)
    assert player.platform.regions["toast"]
    player.platform.attended.clear()
    player.platform.wait(10_000)
    assert player.platform.regions["toast"] == ""


def test_the_time_of_one_notice_is_not_that_of_the_next() -> None:
    player = told()
    player.platform.wait(3000)
    player.app.do("take", "deck")
    player.platform.wait(3000)
    assert player.platform.regions["toast"]


def test_it_leaves_with_what_happens_next() -> None:
    player = told()
    player.play.commit(str(player.play.session.state.legal_moves()[0]))
    assert player.platform.regions["toast"] == ""
