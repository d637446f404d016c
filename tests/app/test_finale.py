"""The end of a line: two seconds that count it before the eye, once, and never in the way."""

import re

import pytest

from app.games.one_line.medals import medal
from app.games.one_line.rounds import drawn
from app.games.one_line.view.finale import DROPS, LASTS, LINED, SUNK
from app.table.result import ResultScreen as Result
from tests.app.fake import FakePlatform
from tests.app.player import Player
from tests.app.test_duels import challenger, draw_to_the_end, open_link
from tests.app.test_play import play_to_the_end


def just_ended(platform: FakePlatform | None = None, seed: int = 7) -> tuple[Player, Result]:
    player = Player(platform)
    player.deal(seed)
    play_to_the_end(player)
    assert isinstance(player.app.screen, Result)
    return player, player.app.screen


def beginnings(html: str, kind: str) -> list[int]:
    """When everything of a kind begins."""
    return [int(when) for when in re.findall(rf'class="{kind}"[^>]*data-begins="(\d+)"', html)]


def test_it_counts_number_by_number_and_field_by_field_up_to_the_score() -> None:
    player, screen = just_ended()
    shown, seen = player.platform.regions["finale"], screen.session.observe(0)
    counted = re.findall(r'<b class="num shows" data-begins="(\d+)">(.\d*)<', shown)
    sums = [0]
    for reached in seen.reached:
        sums.append(sums[-1] + reached.points)
    scores = [int(score.replace("\N{MINUS SIGN}", "-")) for _, score in counted]
    assert scores[: len(sums)] == sums
    assert scores[-1] == screen.session.state.scores()[0]
    assert [int(when) for when, _ in counted] == sorted(int(when) for when, _ in counted)
    pops = beginnings(shown, "pops")
    assert pops == sorted(pops)
    assert len(pops) == len(seen.reached)
    sinks = beginnings(shown, "sinks")
    assert len(sinks) == seen.left == shown.count('class="finale-minus"')
    assert all(LINED <= when <= SUNK for when in sinks)
    assert beginnings(shown, "finale-stone") == [DROPS]


def test_the_light_runs_over_the_whole_line_once_in_the_order_it_was_drawn() -> None:
    _, screen = just_ended()
    line = drawn(screen.session, 0)
    assert [number for number, _ in line.stretches] == sorted({number for number, _ in line.stretches})
    walked = [field for _, stretch in line.stretches for field in stretch.fields]
    assert sorted([*walked, line.seen.start]) == sorted(line.seen.route)


@pytest.mark.parametrize("way", ["time", "tap", "key"])
def test_time_a_tap_or_any_key_ends_it_and_only_then_is_more_looked_for(way: str) -> None:
    platform = FakePlatform()
    platform.has_worker = True
    player, _ = just_ended(platform)
    assert platform.errands == []
    if way == "time":
        platform.wait(LASTS - 1)
        assert platform.regions["finale"]
        platform.wait(1)
    elif way == "tap":
        player.press("skip")
    else:
        assert player.app.key("x", None)
    assert platform.regions["finale"] == ""
    assert [kind for kind, _, _ in platform.errands] == ["one_line/good_line"]
    platform.wait(LASTS)
    assert len(platform.errands) == 1, "the end of its time changes nothing any more"
    assert not player.app.key("x", None)


def test_it_plays_once_and_a_reload_in_the_middle_loses_nothing() -> None:
    player, screen = just_ended()
    platform = player.platform
    again = Player(platform, path=platform.address)
    assert isinstance(again.app.screen, Result)
    assert platform.regions["finale"] == ""
    assert again.app.screen.session.record == screen.session.record
    assert platform.regions["own-line"]


def test_who_leaves_in_the_middle_is_left_alone() -> None:
    player, _ = just_ended()
    player.app.do("home", "")
    home = dict(player.platform.regions)
    player.platform.wait(LASTS)
    assert player.platform.regions == home


def test_without_movement_the_account_is_there_at_once() -> None:
    still = FakePlatform()
    still.still = True
    player, _ = just_ended(still)
    assert player.platform.regions["finale"] == ""
    assert player.platform.waiting


def test_why_it_ended_is_shown_and_said() -> None:
    for seed in range(1, 9):
        player, screen = just_ended(seed=seed)
        words = {
            "closed": "Both ends are closed.",
            "colours": "No card that was left fits either end.",
            "cards": "That was the last card.",
        }[screen.session.observe(0).over_because]
        assert words in player.platform.regions["finale"]
        assert player.platform.said[-1].startswith(words)


def test_the_numbers_are_heard_as_they_count_and_then_the_medal() -> None:
    platform = FakePlatform()
    platform.storage["waystones/settings"] = '{"sound": "on"}'
    _, screen = just_ended(platform)
    seen, score = screen.session.observe(0), screen.session.state.scores()[0]
    before = len(platform.sounds)
    platform.wait(LASTS - 1)
    heard = ["points"] * len(seen.reached)
    earned = [medal(score)] if medal(score) != "none" else []
    assert platform.sounds[before:] == heard + earned
    platform.wait(1)
    assert platform.sounds[before:] == heard + earned, "and not once more"


def test_sounds_are_offered_once_after_the_first_game_of_all() -> None:
    player, _ = just_ended()
    assert "Sound on" not in player.platform.regions["notices"]
    player.press("skip")
    player.press("sounds")
    assert player.app.settings.sound == "on"
    assert "Sound on" not in player.platform.regions["notices"]


def test_who_does_not_want_sounds_is_not_asked_again() -> None:
    player, _ = just_ended()
    player.press("skip")
    assert "Sound on" in player.platform.regions["notices"]
    player.press("rematch")
    assert "Sound on" not in player.platform.regions["notices"]
    play_to_the_end(player)
    player.press("skip")
    assert "Sound on" not in player.platform.regions["notices"]
    assert player.app.settings.sound == "off"


def test_in_a_duel_the_own_line_is_counted_and_who_has_won_drops() -> None:
    _, message = challenger()
    player = open_link(message)
    player.press("accept")
    player.platform.wait()
    draw_to_the_end(player)
    screen, shown = player.app.screen, player.platform.regions["finale"]
    assert isinstance(screen, Result)
    assert len(beginnings(shown, "pops")) == len(screen.session.observe(screen.company.looking_back).reached)
    assert screen.ending.words() in shown
