"""Who sits where, who begins and who starts where, chosen before a game (SP-7, LO-6, OL-24)."""

import re
from itertools import pairwise

import pytest

from app.games import games
from app.table.table import Table
from app.texts import Texts
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Session, bot


def seats(game: str, language: str = "en-GB") -> Player:
    """The seats of a game."""
    player = Player(FakePlatform(languages=(language,)))
    player.app.do("seats", game)
    return player


def chosen(player: Player, region: str) -> list[str]:
    """The arguments of the choices that are marked there."""
    drawn = player.platform.regions[region]
    return re.findall(r'aria-checked="true"[^>]* data-arg="([^"]*)"', drawn)


def options(player: Player) -> dict[str, str]:
    """Begin, and say what was agreed on."""
    player.press("begin")
    assert isinstance(player.app.screen, Table)
    return player.app.screen.session.record.options


@pytest.mark.rule("OL-24")
def test_the_deal_gives_out_the_starts_unless_somebody_chooses() -> None:
    player = seats("one_line")
    assert player.platform.regions["seat-starts"] == ""
    assert "start" not in options(player)


@pytest.mark.rule("OL-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_chooses_a_start_and_no_two_have_the_same(players: int) -> None:
    player = seats("one_line")
    player.press("count", str(players))
    player.press("start", "choose")
    for seat in range(players):
        for start in "4321":
            player.press("start", f"{seat} {start}")
            taken = [arg.split() for arg in chosen(player, "seat-starts")]
            assert [int(who) for who, _ in taken] == list(range(players))
            assert len({where for _, where in taken}) == players
            assert [str(seat), start] in taken
    starts = [arg.split()[1] for arg in chosen(player, "seat-starts")]
    assert options(player)["start"] == "".join(starts)


@pytest.mark.rule("OL-24")
def test_starts_follow_who_comes_and_goes_and_can_be_left_to_the_deal_again() -> None:
    player = seats("one_line")
    player.press("start", "choose")
    player.press("start", "0 3")
    player.press("count", "4")
    assert len({arg.split()[1] for arg in chosen(player, "seat-starts")}) == 4
    assert "0 3" in chosen(player, "seat-starts")
    player.press("start", "deal")
    assert "start" not in options(player)


@pytest.mark.rule("SP-7", "LO-6")
@pytest.mark.parametrize("language", ["en-GB", "nl-NL"])
@pytest.mark.parametrize("game", [game.id for game in games().values() if game.about.option("first")])
def test_the_custom_of_who_begins_is_told_and_anybody_or_chance_can_be_chosen(
    game: str, language: str
) -> None:
    player = seats(game, language)
    custom = games()[game].who_begins(player.app.texts)
    assert custom
    assert custom in player.platform.frame
    assert (custom == games()[game].who_begins(seats(game).app.texts)) == (language == "en-GB")
    assert chosen(player, "first") == ["deal"]
    player.press("first", "1")
    assert options(player)["first"] == "1"


@pytest.mark.parametrize("game", ["stone_paths", "branching_paths", "loops"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_takes_as_many_minutes_as_the_seats_say(game: str, players: int) -> None:
    two, four, seconds = (int(number) for number in re.findall(r"\d+", games()[game].lasts(Texts("en"))))
    turns, player = [], bot(game, "steady", 1)
    for seed in range(5):
        session = Session.new(game, players, seed)
        while not session.is_over:
            session.play(player.choose(session.observe(session.to_act)))
        seats = [step.seat for step in session.steps]
        turns.append(1 + sum(one != other for one, other in pairwise(seats)))
    minutes = sum(turns) / len(turns) * seconds / 60
    assert abs(minutes - (two if players == 2 else four)) < minutes / 4
