"""The play screen: what a player does becomes moves, drafts, words and saves."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from app.app import App
from app.games.one_line.hand import OneLineHand
from app.keeping.saves import Saves
from app.pages.home import Home
from app.table.replay import ReplayScreen as Replay
from app.table.result import ResultScreen as Result
from app.table.table import Table as Play
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record
from waystones.games.one_line.board import CLASSIC, NEAR, PLACES, distance
from waystones.games.one_line.places import MOVES
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import Stretch


def draw(player: Player, stretch: Stretch) -> None:
    """Pull a finger along the stretch."""
    player.drag(stretch.end, *stretch.fields)


def test_one_tap_from_home_to_playing() -> None:
    player = Player()
    player.press("play")
    assert player.platform.address == f"play/{player.play.save.id}"
    assert "waystones:board" in player.platform.marks
    assert "Round 1 of 15" in player.platform.regions["round"]


def test_a_first_game_says_in_a_sentence_how_it_goes() -> None:
    player = Player()
    player.press("play")
    assert "Small numbers first!" in player.platform.regions["toast"]
    assert player.platform.said[-1].startswith("Round 1 of 15"), "and then where it stands"
    player.tap(player.longest().fields[0])
    assert player.platform.regions["toast"] == "", "it is over once the line is begun"
    player.press("confirm")
    player.app.go("")
    player.press("continue")
    assert player.platform.regions["toast"] == "", "said once"


def test_whoever_is_taught_or_has_played_is_told_nothing() -> None:
    player = Player()
    player.press("learn")
    assert player.platform.regions["toast"] == ""
    player.app.go("")
    player.press("play")
    player.press("menu")
    player.press("give-up")
    player.press("give-up", "yes")
    player.press("rematch")
    assert player.platform.regions["toast"] == ""


def test_a_drawn_and_confirmed_stretch_is_the_rounds_move() -> None:
    player = Player()
    player.deal()
    wanted = player.longest()
    for field in wanted.fields:
        player.tap(field)
    assert f"Ink {len(wanted.fields)} fields" in player.platform.regions["acts"]
    assert player.record().moves == (), "nothing counts before it is confirmed"
    player.press("confirm")
    assert player.record().moves == (str(wanted),)
    assert "Round 2 of 15" in player.platform.regions["round"]


def test_dragging_draws_the_same_as_tapping() -> None:
    player = Player()
    player.deal()
    wanted = player.longest()
    draw(player, wanted)
    player.press("confirm")
    assert player.record().moves == (str(wanted),)


def test_a_fast_drag_skips_no_field_on_its_way() -> None:
    player = Player()
    player.deal()
    straight = next(
        stretch
        for stretch in player.play.session.state.legal_moves()
        if len(stretch.fields) == 2 and stretch.fields[1] not in NEAR[stretch.end]
        and sum(a in NEAR[stretch.end] and a in NEAR[stretch.fields[1]] for a in range(61)) == 1
    )  # fmt: skip
    player.drag(straight.end, straight.fields[1])
    assert player.play.hand.draft() == str(straight)


def test_the_draft_survives_a_killed_tab() -> None:
    player = Player()
    player.deal()
    wanted = player.longest()
    player.tap(wanted.fields[0])
    again = Player(player.platform, player.platform.address)
    assert again.play.hand.draft() == str(Stretch(wanted.end, wanted.fields[:1]))
    assert "Ink 1 field" in again.platform.regions["acts"]


def test_back_step_takes_one_field_off() -> None:
    player = Player()
    player.deal()
    wanted = player.longest()
    draw(player, wanted)
    player.press("back-step")
    assert player.play.hand.draft() == str(Stretch(wanted.end, wanted.fields[:-1]))


def test_a_refused_tap_says_why_in_words_with_the_rule() -> None:
    player = Player()
    player.deal()
    start = player.play.session.state.observe(0).start
    player.tap(next(field for field in range(61) if field != start and field not in NEAR[start]))
    assert "does not touch" in player.platform.regions["toast"]
    assert "OL-8" in player.platform.regions["toast"]
    assert "does not touch" in player.platform.said[-1]
    assert player.play.hand.draft() == ""


def test_a_drag_over_fields_that_do_not_fit_is_not_scolded() -> None:
    player = Player()
    player.deal()
    wanted = player.longest()
    pen = player.play.hand
    assert isinstance(pen, OneLineHand)
    wrong = next(field for field in NEAR[wanted.end] if field not in pen.lit)
    player.drag(wanted.end, wrong)
    assert player.platform.regions["toast"] == ""


def test_passing_asks_once_more_while_something_can_be_drawn() -> None:
    player = Player()
    player.deal()
    player.press("pass")
    assert player.record().moves == ()
    assert player.platform.decisions == 1, "the same press coming twice does not answer"
    player.press("pass")
    assert player.record().moves == ("pass",)


def test_a_pass_is_not_armed_for_long() -> None:
    player = Player()
    player.deal()
    player.press("pass")
    player.tap(player.longest().fields[0])
    player.press("back-step")
    player.press("pass")
    assert player.record().moves == (), "the first press was about another moment"


def test_what_happened_is_read_out() -> None:
    player = Player()
    player.deal()
    draw(player, player.longest())
    player.press("confirm")
    assert "Round 2" in player.platform.said[-1]


@pytest.mark.parametrize("failure", ["full", "blocked"])
def test_a_game_can_be_played_without_storage_and_the_player_is_told(failure: str) -> None:
    platform = FakePlatform()
    setattr(platform, failure, True)
    player = Player(platform)
    player.press("play")
    draw(player, player.longest())
    player.press("confirm")
    assert "Round 2 of 15" in platform.regions["round"]
    assert "back it up to a file" in platform.regions["notices"]
    player.press("backup")
    [backup] = platform.files.values()
    assert Saves(FakePlatform()).restore(backup) == 1, "what was only in memory is in the file"


def play_to_the_end(player: Player) -> None:
    while isinstance(player.app.screen, Play):
        play_a_round(player)


def play_a_round(player: Player) -> None:
    """The longest stretch that the card allows."""
    wanted = player.longest()
    if wanted.fields:
        draw(player, wanted)
        player.press("confirm")
    else:
        player.press("pass")


def test_a_finished_game_shows_its_result_and_its_replay() -> None:
    player = Player()
    player.deal()
    play_to_the_end(player)
    assert isinstance(player.app.screen, Result)
    score = player.app.screen.session.record.state().scores()[0]
    assert f"{abs(score)}</span> point" in player.platform.frame
    figures = player.app.saves.figures_of("one_line")
    assert (figures.played, figures.best) == (1, score)
    player.press("replay", player.app.screen.save.id)
    assert isinstance(player.app.screen, Replay)
    assert "Before the first card" in player.platform.regions["where"]
    player.app.slide("ply", "3")
    assert "After round 3" in player.platform.regions["where"]


def test_a_finished_game_cannot_be_played_on() -> None:
    player = Player()
    player.deal()
    play_to_the_end(player)
    save = player.platform.address.split("/")[1]
    again = Player(player.platform, f"play/{save}")
    assert isinstance(again.app.screen, Result)


def test_giving_up_scores_the_line_as_it_is() -> None:
    player = Player()
    player.deal()
    draw(player, player.longest())
    player.press("confirm")
    drawn = player.record().moves
    player.press("menu")
    player.press("give-up")
    player.press("give-up", "yes")
    assert isinstance(player.app.screen, Result)
    moves = player.app.screen.session.record.moves
    assert moves == (*drawn, *["pass"] * (len(moves) - len(drawn)))


def test_start_over_deals_the_same_cards_in_place_of_the_old_game() -> None:
    player = Player()
    player.deal(seed=11, start=3)
    player.press("pass")
    player.press("pass")
    old = player.play.save.id
    player.press("menu")
    player.press("start-over")
    player.press("start-over", "yes")
    assert player.play.save.id != old
    assert str(player.record()) == "waystones/1 one_line players=1 seed=11 start=3"
    assert App(player.platform).saves.open(old) is None


def test_home_offers_to_continue_what_was_left() -> None:
    player = Player()
    player.deal()
    draw(player, player.longest())
    player.press("confirm")
    save = player.play.save.id
    player.press("home")
    assert isinstance(player.app.screen, Home)
    assert "Round 2 of 15" in player.platform.regions["resume"]
    player.press("continue", save)
    assert player.play.save.id == save


@pytest.mark.parametrize("where", ["rules", "settings"])
def test_who_looks_something_up_in_a_game_comes_back_to_it(where: str) -> None:
    player = Player()
    player.deal()
    address = player.platform.address
    player.press("menu")
    player.press(where)
    assert player.platform.address.startswith(where)
    player.press("back")
    assert player.platform.address == address


@pytest.mark.parametrize("path", ["play/nosuch", "result/nosuch", "nowhere", "play/", "../..", "replay/<b>"])
def test_an_address_that_leads_nowhere_leads_home(path: str) -> None:
    assert isinstance(Player(path=path).app.screen, Home)


def test_two_tabs_do_not_overwrite_each_other() -> None:
    one = Player()
    one.deal()
    other = Player(one.platform, one.platform.address)
    other.press("pass")
    other.press("pass")
    theirs = other.play.save.id
    one.platform.serve(one.app)
    draw(one, one.longest())
    assert one.play.save.id != theirs
    assert "another tab" in one.platform.regions["notices"]
    assert App(one.platform).saves.open(theirs).record.endswith("\npass")  # type: ignore[union-attr]


def test_arrow_keys_reach_any_field_and_enter_draws_it() -> None:
    player = Player()
    player.deal()
    wanted = player.longest().fields[0]
    here: int | None = None
    while here != wanted:
        assert player.app.key(towards(here, wanted), here)
        here = int(player.platform.focused.split('"')[1])
    assert player.app.key("Enter", wanted)
    assert Stretch.read(player.play.hand.draft()).fields == (wanted,)
    player.app.key("Enter", wanted)
    assert player.platform.focused == "#do-confirm", "Enter on the tip leads to the button that inks it"
    player.app.key("Escape", wanted)
    assert player.play.hand.draft() == ""


def test_enter_inks_a_stretch_that_cannot_go_on_and_the_keyboard_stays_at_its_end() -> None:
    player = Player()
    player.deal()
    wanted = player.longest()
    for field in wanted.fields:
        assert player.app.key("Enter", field)
    assert player.record().moves == (), "the last field is drawn, not inked"
    player.app.key("Enter", wanted.fields[-1])
    assert player.record().moves == (str(wanted),)
    assert player.platform.focused == f'[data-field="{wanted.fields[-1]}"]'
    assert 'tabindex="0"' in player.platform.regions[f"f-{wanted.fields[-1]}"], "it can have the focus"


def test_a_refused_field_is_marked_until_the_next_touch() -> None:
    player = Player()
    start = player.deal().hand.seen.start
    far = max(range(61), key=lambda field: distance(start, field))
    player.tap(far)
    assert f'href="#refusal" transform="{MOVES[far]}"' in player.platform.regions["refused"]
    assert "does not touch either end of your line" in player.platform.regions["toast"]
    player.tap(player.longest().fields[0])
    assert player.platform.regions["refused"] == ""


def test_no_refusal_names_a_field_by_its_place() -> None:
    names = re.compile(r"\b[a-i][1-9]\b")
    player = Player()
    player.deal()
    for drawn in (0, 1):
        for field in range(61):
            player.tap(field)
            assert not names.search(re.sub("<[^>]*>", "", player.platform.regions["toast"]))
            while player.play.hand.draft():
                player.app.do("back-step", "")
            if drawn:
                player.tap(player.longest().fields[0])


def test_a_line_that_cuts_off_land_warns_before_and_counts_after() -> None:
    player = Player()
    player.app.start_game(Record.new("one_line", 1, 7))
    opening = player.play.session.state
    assert isinstance(opening, OneLine)
    cut = next(
        (before, stretch, lost)
        for before, stretch, lost in cutting(opening)
        if any(field in CLASSIC.numbers for field in lost)
    )
    before, stretch, lost = cut
    for move in before:
        player.play.commit(str(move))
    assert player.platform.regions["cut"] == ""
    draw(player, stretch)
    assert player.platform.regions["cut"].count("#hatch") == len(lost)
    assert f"cuts off {len(lost)} field" in player.platform.regions["left"]
    assert any(f"This cuts off {len(lost)} field" in words for words in player.platform.said)
    player.press("confirm")
    assert player.platform.regions["cut"] == ""
    left = player.play.hand.seen.left
    assert f"{left - len(lost)} open, {len(lost)} lost" in player.platform.regions["left"]
    for field in lost:
        assert "cut off" in player.platform.regions[f"f-{field}"]
        number = CLASSIC.numbers.get(field)
        assert not number or f"{number} is cut off" in player.platform.regions["numbers"]


def cutting(state: OneLine) -> Iterator[tuple[list[Stretch], Stretch, frozenset[int]]]:
    """Moves that lead to a stretch which cuts off land: what came before, the stretch, and the land."""
    rng = Random(1)
    while True:
        game, before = state.copy(), list[Stretch]()
        while not game.is_over:
            moves = game.legal_moves()
            for move in moves:
                if move.fields and (lost := game.observe(0).lost(move)) and len(lost) < 12:
                    yield before, move, lost
            before.append(rng.choice(moves))
            if game.observe(0).lost(before[-1]):
                break
            game.play(before[-1])


def towards(here: int | None, field: int) -> str:
    """The arrow that leads closer."""
    if here is None:
        return "ArrowUp"
    (x, y), (to_x, to_y) = PLACES[here], PLACES[field]
    if x != to_x:
        return "ArrowLeft" if to_x < x else "ArrowRight"
    return "ArrowUp" if to_y < y else "ArrowDown"


def test_a_hint_is_shown_and_goes_when_drawing_starts() -> None:
    player = Player()
    player.deal()
    player.press("hint")
    player.platform.wait()
    assert player.platform.regions["hint"]
    player.tap(player.longest().fields[0])
    assert player.platform.regions["hint"] == ""
