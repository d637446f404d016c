"""Bots that are somebody: chosen at the seats, kept with the game and the table, counted by level, and heard after it."""

import re

import pytest

from app.drawing.characters import CHARACTERS, face, greets, last_words, of_bot, parting
from app.keeping.figures import company, is_bot
from app.keeping.save import Save
from app.texts import Texts
from tests.app.player import Player
from tests.tables import GAMES
from waystones import games

ENGLISH = Texts("en")


def test_there_is_a_character_for_every_style_of_every_game() -> None:
    every = {style for about in games.abouts().values() for style in about.styles}
    assert {character.style for character in CHARACTERS} == {"", *every}
    for told in (
        [character.name for character in CHARACTERS],
        [face(character.style) for character in CHARACTERS],
        [greets(ENGLISH, character.style) for character in CHARACTERS],
    ):
        assert len(set(told)) == len(CHARACTERS), "each has its own"
    for character in CHARACTERS[1:]:
        assert parting(ENGLISH, character.style, won=True) != parting(ENGLISH, character.style, won=False)


@pytest.mark.parametrize("game", [game for game in GAMES if games.about(game).styles])
def test_a_character_is_chosen_at_the_seats_and_sits_there_again_next_time(game: str) -> None:
    player = Player(path=f"seats/{game}")
    assert "Mira" in player.platform.regions["faces-1"]
    player.press("who", "1 blocker")
    assert greets(ENGLISH, "blocker") in player.platform.regions["faces-1"].replace("&quot;", '"')
    player.press("seat", "1 sharp")
    player.press("begin")
    assert player.play.save.seats == (("You", ""), ("Juno", "sharp/blocker"))
    again = Player(player.platform, f"seats/{game}")
    assert re.search(
        r'id="who-1-blocker" role="radio" aria-checked="true"', again.platform.regions["faces-1"]
    )
    again.press("begin")
    assert again.play.save.seats == (("You", ""), ("Juno", "sharp/blocker"))


def test_a_plain_bot_is_kept_as_a_level_alone() -> None:
    player = Player(path="seats/loops")
    player.press("who", "1 ")
    player.press("begin")
    assert player.play.save.seats[1] == ("Tove", "steady")


def test_a_name_that_was_typed_stays() -> None:
    player = Player(path="seats/stone_paths")
    player.app.slide("name-1", "Grandma")
    player.press("who", "1 runner")
    player.press("begin")
    assert player.play.save.seats[1] == ("Grandma", "steady/runner")


def test_people_have_no_faces_to_choose_from() -> None:
    player = Player(path="seats/stone_paths")
    assert player.platform.regions["faces-0"] == ""
    player.press("seat", "1 person")
    assert player.platform.regions["faces-1"] == ""


def test_a_game_without_styles_has_no_faces() -> None:
    player = Player(path="seats/one_line")
    assert "faces" not in player.platform.frame


def test_a_styled_bot_plays_on_after_a_reload() -> None:
    player = Player(path="seats/stone_paths")
    player.press("who", "1 runner")
    player.press("first", "1")
    player.press("begin")
    player.platform.wait()
    assert player.play.session.steps, "the bot begins"
    again = Player(player.platform, f"play/{player.play.save.id}")
    assert again.play.session.record == player.play.session.record


def test_wins_are_counted_by_level_whatever_the_style() -> None:
    assert company([("You", ""), ("Bas", "sharp/runner")]) == "sharp"


@pytest.mark.parametrize(
    ("manner", "known"),
    [
        ("sharp", True),
        ("sharp/runner", True),
        ("sharp/", False),
        ("sharp/dreamer", False),
        ("runner", False),
        (3, False),
    ],
)
def test_what_may_be_kept_of_a_bot(manner: object, known: bool) -> None:
    assert is_bot(manner) is known


@pytest.mark.parametrize("level", ["steady", "sharp/runner"])
def test_saves_with_and_without_styles_can_be_read(level: str) -> None:
    player = Player(path="seats/loops")
    player.press("begin")
    save = player.play.save
    text = save.text().replace("steady/collector", level)
    assert Save.read(save.id, text).seats[1][1] == level


def test_after_a_game_the_winner_is_heard_else_whoever_is_somebody() -> None:
    levels = ["", "steady", "sharp/runner", "relaxed/blocker"]
    assert parting(ENGLISH, "blocker", won=True) in last_words(ENGLISH, levels, [3])
    assert parting(ENGLISH, "runner", won=False) in last_words(ENGLISH, levels, [0])
    assert last_words(ENGLISH, ["", "steady"], [0]) == "", "a level alone is nobody"
    assert of_bot("steady") is None
