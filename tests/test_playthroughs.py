"""Whole games as text, told again and compared line by line."""

from itertools import zip_longest
from pathlib import Path

import pytest

from tests.one_line.boards import dealt
from tests.one_line.referee import Referee
from tests.tables import TABLES
from tools.playthrough import playthrough, record_of
from waystones.games.one_line.board import NAMES

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def stem(path: Path) -> str:
    return path.stem


every_file = pytest.mark.parametrize("path", FILES, ids=stem)


@every_file
def test_the_game_goes_as_it_is_told(path: Path) -> None:
    text = path.read_text()
    told = playthrough(record_of(text))
    lines = zip_longest(told.splitlines(), text.splitlines())
    different = [(number, *pair) for number, pair in enumerate(lines, 1) if pair[0] != pair[1]]
    assert different[:1] == [], "line, as it goes now, as it was told"
    assert told == text


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_game_at_every_number_of_players_has_one_to_its_end(game: str, players: int) -> None:
    records = [record_of(path.read_text()) for path in FILES]
    finished = {(record.game, record.players) for record in records if record.state().is_over}
    assert (game, players) in finished


@pytest.mark.parametrize("path", [path for path in FILES if path.stem.startswith("one_line")], ids=stem)
def test_the_referee_of_one_line_comes_to_the_totals_told(path: Path) -> None:
    text = path.read_text()
    record = record_of(text)
    state = dealt(record.players, record.seed, **record.options)
    referee = Referee(state.board, [NAMES[start] for start in state.starts])
    for move in record.moves:
        referee.draw(state.to_act, state.round, state.card, move)
        state.play(state.parse(move))
    told = [int(line.split()[0]) for line in text.splitlines() if line.endswith("in all")]
    assert told == [referee.score(seat) for seat in range(record.players)]


@pytest.mark.rule("OL-4")
def test_more_than_forty_points_are_possible_on_the_board() -> None:
    # In how many deals they are is measured by bench/one_line_board.py; here is one of them.
    great = next(path for path in FILES if path.stem == "one_line_1_great")
    assert record_of(great.read_text()).state().scores()[0] > 40
