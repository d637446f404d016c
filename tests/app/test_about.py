"""A tap on anything that lies or stands there says what it is and does, and decides nothing."""

import re

import pytest

from tests.app.player import Player
from tests.tables import PATH_GAMES
from waystones import Record
from waystones.games.branching_paths.board import CLASSIC, JOKER, NO_STACK
from waystones.games.path_cards.cards import LETTERS

SEATS = (("Ada", ""), ("Mira", "relaxed"))


def seated(game: str) -> Player:
    player = Player()
    player.app.start_game(Record.new(game, 2, 7, first=0), seats=SEATS)
    return player


def said(player: Player, thing: str) -> str:
    player.press("about", thing)
    told = re.search(r"<p>(.*?)</p>", player.platform.regions["toast"])
    assert told, thing
    assert player.play.session.record.moves == ()
    return told[1]


@pytest.mark.parametrize("game", PATH_GAMES)
def test_everything_on_the_table_says_what_it_is(game: str) -> None:
    player = seated(game)
    shown = player.platform.frame + "".join(player.platform.regions.values())
    things = set(re.findall(r'data-do="about" data-arg="([^"]*)"', shown))
    assert {f"{kind}:{letter}" for kind in ("row", "pile") for letter in LETTERS} <= things
    assert {"start", "goal"} | {f"value:{row}" for row in range(1, 10)} <= things
    assert sum(thing.startswith("stone:") for thing in things) in (45, len(CLASSIC.names) - 1)
    told = {thing: said(player, thing) for thing in sorted(things)}
    assert len(set(told.values())) > len(told) / 2, "they differ"
    assert "counts \N{MINUS SIGN}4, a large one double" in told["stone:r1"] if game == "stone_paths" else True


def test_the_bag_says_what_it_is_and_how_the_game_ends() -> None:
    player = seated("loops")
    player.press("bag")
    assert "left in the bag" in player.platform.regions["toast"]
    assert "until nobody can lay" in player.platform.regions["toast"]
    player.app.start_game(Record.new("loops", 2, 7, first=0, rounds=13), seats=SEATS)
    player.press("bag")
    assert "ends after 13 rounds" in player.platform.regions["toast"]


def test_a_row_value_says_what_it_counts_for_both_kinds_of_figures() -> None:
    player = seated("stone_paths")
    assert "counts \N{MINUS SIGN}4 points, a large one \N{MINUS SIGN}8" in said(player, "value:1")
    assert "in the goal: a figure on it counts 10 points, a large one 20" in said(player, "value:9").replace(
        " at the end", ""
    )


def test_every_kind_of_tile_says_what_it_does() -> None:
    player = seated("stone_paths")
    everything = " ".join(
        said(player, f"stone:{letter}{stone}") for letter in LETTERS for stone in range(1, 10)
    )
    for words in ("Wishing stone: the first", "Clover: whoever", "points for every figure", "in the goal"):
        assert words in everything


def test_every_kind_of_stone_of_the_web_says_what_it_does() -> None:
    player = seated("branching_paths")
    stones = range(1, len(CLASSIC.names))
    told = {stone: said(player, f"stone:{CLASSIC.names[stone]}") for stone in stones}
    for stone in stones:
        assert ("any colour" in told[stone]) == (CLASSIC.colour[stone] == JOKER)
        assert ("A stack, 5 " in told[stone]) == (CLASSIC.stack[stone] != NO_STACK)
    everything = " ".join(told.values())
    for words in (
        "Card tile: whoever",
        "Wishing tile: the first",
        "Clover: whoever",
        "points for every figure",
    ):
        assert words in everything


def test_a_stone_says_who_stands_there_and_whose_it_is() -> None:
    player = seated("stone_paths")
    table = player.play
    while not any(table.session.observe(0).stones[1]):
        table.commit(str(table.session.state.legal_moves()[0]))
    path = next(path for path, stone in enumerate(table.session.observe(0).stones[1]) if stone)
    thing = f"stone:{LETTERS[path]}1"
    player.platform.wait()
    player.press("about", thing)
    player.press("about", thing)
    assert (
        "Mira, small figure" in player.platform.regions["toast"]
        or "Mira, large" in player.platform.regions["toast"]
    )
