"""What is shown as movement: where things came from, and nothing that the seat may not know."""

from app.games.path_cards.view.look import arrivals
from app.games.stone_paths.view.look import movement
from waystones import Event, Session

LAID = Event("laid", 1, {"card": "r7"})
DISCARDED = Event("discarded", 1, {"card": "g4"})
TAKEN = Event("taken", 1, {"card": "b3"})
STEPPED = Event("stepped", 1, {"path": "red", "stone": 4, "large": False})
WISH = Event("wishing_stone", 1, {"path": "red", "stone": 4})


def test_what_another_seat_plays_is_held_up_at_its_chip() -> None:
    assert arrivals([LAID], me=0) == {"held:1:r7": "#chip-1,#fold,#turn"}
    assert arrivals([DISCARDED], me=0) == {"held:pile:g4": "#chip-1,#fold,#turn"}


def test_what_another_seat_takes_goes_to_its_chip() -> None:
    assert arrivals([TAKEN], me=0) == {"hand:1": "#pile-b"}
    assert arrivals([Event("drawn", 1)], me=0) == {"hand:1": "#deck"}


def test_what_one_plays_comes_from_its_place_in_the_hand() -> None:
    assert arrivals([LAID], me=1, slot="#hand-3") == {"row:r": "#hand-3"}
    assert arrivals([DISCARDED], me=1, slot="#hand-3") == {"pile:g": "#hand-3"}


def test_a_card_that_was_carried_there_does_not_fly_there_once_more() -> None:
    assert arrivals([LAID], me=1) == {}


def test_what_one_takes_comes_into_the_hand() -> None:
    assert arrivals([TAKEN], me=1) == {"card:b3": "#pile-b"}
    assert arrivals([Event("drawn", 1, {"card": "y10"})], me=1) == {"card:y10": "#deck"}


def test_a_wishing_stone_flies_from_its_socket_to_its_owner() -> None:
    assert arrivals([STEPPED, WISH], me=0) == {"wishes:1": "#wish-from"}
    moved = movement([STEPPED, WISH])
    assert moved
    assert (moved.seat, moved.end, moved.wish) == (1, 4, True)
    assert movement([WISH]) is None


def test_a_drawn_card_of_another_seat_names_no_card() -> None:
    session = Session.new("stone_paths", 2, 7, first=0)
    session.play("xr2")
    step = session.play("deck")
    assert arrivals(step.seen_by(1), me=1) == {"hand:0": "#deck"}
