"""A line by choice: the board, the start and the deal become the options of the record."""

from tests.app.player import Player
from waystones import Record
from waystones.games.one_line.layout import board
from waystones.games.one_line.rules import OneLine


def test_a_line_on_another_board() -> None:
    player = Player(path="new")
    player.press("board", "other")
    first = player.platform.regions["starts"]
    player.press("board", "other")
    assert player.platform.regions["starts"] != first, "asked again, it is yet another one"
    player.press("start", "2")
    player.app.slide("seed", "99")
    player.press("begin")
    record = player.record()
    assert (record.seed, record.options["start"]) == (99, "2")
    state = player.play.session.state
    assert isinstance(state, OneLine)
    assert state.board == board(record.options["board"])


def test_playing_again_stays_on_the_board() -> None:
    player = Player(path="new")
    player.press("board", "other")
    player.press("begin")
    first = player.record()
    player.press("menu")
    player.press("give-up")
    player.press("give-up", "yes")
    player.press("rematch")
    again = player.record()
    assert again.options == {"board": first.options["board"]}
    assert again.seed != first.seed


def test_back_to_the_classic_board() -> None:
    player = Player(path="new")
    player.press("board", "other")
    player.press("board", "classic")
    player.app.slide("seed", "99")
    player.press("begin")
    assert player.record() == Record.new("one_line", seed=99)
