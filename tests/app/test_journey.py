"""The journey through the page: stones open, are won, kept, and lead on."""

import pytest

from app.games.one_line.journey.walked import AHEAD, Walked
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones.bots import bot
from waystones.games.one_line.journey import LENGTH, STONES, deal
from waystones.games.one_line.walk import Stretch


def walked(player: Player) -> Walked:
    return Walked.of(player.app.saves)


def finish(player: Player, level: str = "steady") -> int:
    """Draw the open game to its end as a bot would."""
    table, thinker = player.play, bot("one_line", level, 1)
    while player.app.screen is table:
        move = str(thinker.choose(table.session.observe(0)))
        stretch = Stretch.read(move)
        if stretch.fields:
            player.drag(stretch.end, *stretch.fields)
            player.press("confirm")
        else:
            player.press("pass")
            if player.app.screen is table and "Sure?" in player.platform.regions["acts"]:
                player.press("pass")
    return table.session.state.scores()[0]


def test_a_stone_is_played_won_and_leads_to_the_next() -> None:
    platform = FakePlatform()
    platform.still = True
    player = Player(platform, "journey")
    assert "0 of 120" in platform.regions["journey-head"]
    player.press("stone", "0")
    assert player.play.session.record == deal(0)
    assert "14 · 24 · 34" in platform.frame
    score = finish(player)
    won = STONES[0].won(score)
    assert won >= 1  # the steady bot is no beginner
    assert walked(player).best == {0: score}
    assert "Stone 1" in platform.frame
    player.press("stone", "1")
    assert player.play.session.record == deal(1)
    player.app.go("journey")
    assert f"{won} of 120" in platform.regions["journey-head"]


def test_a_begun_stone_is_gone_on_with() -> None:
    player = Player(FakePlatform(), "journey")
    player.press("stone", "0")
    stretch = player.longest()
    player.drag(stretch.end, *stretch.fields)
    player.press("confirm")
    id = player.play.save.id
    player.app.go("journey")
    player.press("stone", "0")
    assert player.play.save.id == id


def test_stones_far_ahead_are_not_open() -> None:
    player = Player(FakePlatform(), "journey")
    shown = player.platform.regions["stones"]
    assert shown.count("disabled") == LENGTH - AHEAD
    player.app.do("stone", "30")
    assert player.platform.address == "journey"
    player.app.do("stone", "nonsense")
    assert player.platform.address == "journey"


def test_a_worse_game_takes_nothing_away() -> None:
    best = Walked().with_score(4, 30).with_score(4, 12)
    assert best.best == {4: 30}
    assert best.won(4) == 3


def test_whoever_is_stuck_can_go_round_a_stone() -> None:
    some = Walked({0: STONES[0].gold, 2: STONES[2].copper})
    assert some.is_open(1)
    assert some.is_open(3)
    assert not some.is_open(4)
    assert some.following == 1


def test_at_the_end_it_goes_on_with_what_is_missing() -> None:
    everything = Walked({place: STONES[place].gold for place in range(LENGTH)})
    assert everything.all_won == 3 * LENGTH
    assert everything.following == LENGTH - 1
    assert not everything.is_open(LENGTH)
    assert Walked({**everything.best, 7: STONES[7].silver}).following == 7


def test_other_games_leave_the_journey_alone() -> None:
    player = Player(FakePlatform())
    player.deal(7)
    finish(player)
    assert walked(player) == Walked()


def test_it_is_part_of_a_backup() -> None:
    player = Player(FakePlatform())
    player.app.saves.keep_page("journey", Walked({0: 20, 1: 9}).to_store())
    backup = player.app.saves.backup()
    other = Player(FakePlatform())
    other.app.saves.keep_page("journey", Walked({1: 31}).to_store())
    other.app.saves.restore(backup)
    assert walked(other).best == {0: 20, 1: 31}


@pytest.mark.parametrize(
    "nonsense", [None, 3, {"best": 3}, {"best": {"0": 3, "41": 3, "x": 1, "2": "9", "3": 999}}]
)
def test_nonsense_on_the_shelf_is_nothing(nonsense: object) -> None:
    assert Walked.read(nonsense) == Walked()
