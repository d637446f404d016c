"""What has just happened is seen before the page goes on: the move that ended the game, the card drawn before the curtain."""

import pytest

import waystones
from app.table.result import ResultScreen
from app.table.table import Table
from tests.app.player import Player
from tests.tables import FOR_SEVERAL
from waystones import Record, Session

AT_ONE_DEVICE = (("Ada", ""), ("Bas", ""))
WITH_A_BOT = (("Ada", ""), ("Mira", "relaxed"))


def before_the_end(
    game: str, seats: tuple[tuple[str, str], ...] = WITH_A_BOT, *, seed: int = 7, level: str = "relaxed"
) -> tuple[Player, str]:
    """A game that lacks one move, and that move."""
    options = {"rounds": 13} if game == "loops" else {}
    session = Session(Record.new(game, 2, seed, first=0, **options))
    bot = waystones.bot(game, level)
    while not session.is_over:
        session.play(bot.choose(session.observe(session.to_act)))
    player = Player()
    *before, last = session.record.moves
    player.app.start_game(Record.new(game, 2, seed, first=0, **options), seats=seats)
    for move in before:
        player.play.session.play(move)
    player.play.look_again()
    return player, last


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_the_board_is_held_at_the_end_and_the_game_is_counted_once(game: str) -> None:
    player, last = before_the_end(game)
    table, counted = player.play, player.app.saves.figures_of(game).played
    table.commit(last)
    assert player.app.screen is table, "the last move is seen on the table"
    assert player.platform.regions["turn"] == "The game is over"
    assert "To the counting" in player.platform.regions["asked"]
    assert player.platform.focused == "#do-go-on"
    assert player.app.saves.figures_of(game).played == counted + 1
    again = Player(player.platform, f"play/{table.save.id}")
    assert isinstance(again.app.screen, ResultScreen), "a reload in between goes to the result"
    player.app.do("go-on", "")
    assert isinstance(player.app.screen, ResultScreen)
    assert player.app.saves.figures_of(game).played == counted + 1


def test_what_ended_the_game_is_named() -> None:
    player, last = before_the_end("stone_paths")
    player.play.commit(last)
    reason = player.play.session.steps[-1].events[-1].facts["reason"]
    named = "Five figures are in the goal" if reason == "goal" else "The draw pile is empty"
    assert named in player.platform.regions["asked"]


def test_where_the_own_last_step_went_is_marked_on_the_board() -> None:
    player, last = before_the_end("stone_paths", seed=4, level="steady")
    assert player.play.session.to_act == 0
    assert player.platform.regions.get("was", "") == ""
    player.play.commit(last)
    ended = player.play.session.steps[-1]
    assert "stepped" in [each.kind for each in ended.events]
    assert "#stone-ring" in player.platform.regions["was"], "the stone that the figure came to"
    assert "was-way" in player.platform.regions["was-steps"]


@pytest.mark.parametrize("way", ["tap", "Escape"])
def test_any_tap_goes_on_at_the_end(way: str) -> None:
    player, last = before_the_end("loops")
    player.play.commit(last)
    if way == "tap":
        player.app.do("square", "g7")
    else:
        player.app.key("Escape", None)
    assert isinstance(player.app.screen, ResultScreen)


def drawn(player: Player) -> None:
    """Ada discards and draws blind."""
    player.app.start_game(Record.new("stone_paths", 2, 7, first=0), seats=AT_ONE_DEVICE)
    for action, arg in (("lift-curtain", ""), ("card", "r2"), ("discard", "r"), ("take", "deck")):
        player.app.do(action, arg)


def test_a_drawn_card_is_shown_before_the_curtain_falls() -> None:
    player = Player()
    drawn(player)
    table = player.play
    [card] = [event.facts["card"] for event in table.session.steps[-1].seen_by(0) if event.kind == "drawn"]
    assert f'data-arg="{card}"' in player.platform.regions["hand"]
    assert "Pass on to Bas" in player.platform.regions["asked"]
    assert not table.can_undo, "it has been seen"
    player.press("go-on")
    assert table.curtain
    assert 'id="hand"' not in player.platform.frame
    assert 'data-do="undo"' not in player.platform.frame


def test_a_reload_before_the_curtain_falls_finds_it_down() -> None:
    player = Player()
    drawn(player)
    again = Player(player.platform, player.platform.address)
    assert isinstance(again.app.screen, Table)
    assert again.play.curtain
    assert "Bas" in again.platform.frame
    assert 'data-do="undo"' not in again.platform.frame, "Ada has seen the card"


def test_a_card_that_lay_open_is_no_reason_to_wait() -> None:
    player = Player()
    drawn(player)
    for action, arg in (("go-on", ""), ("lift-curtain", ""), ("card", "y3"), ("discard", "y"), ("take", "r")):
        player.app.do(action, arg)
    assert player.play.curtain
