"""A game as text: it reads back as itself, and text that is no game is refused in our own words."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import waystones
from tests.portrait import portrait
from tests.tables import MOST_PLAYERS, TABLES, random_moves
from waystones import BadNotation, BadOption, BadRecord, Record
from waystones.deal import MAX_SEED
from waystones.record import MAX_MOVES

every_table = pytest.mark.parametrize(("game", "players"), TABLES)

GAME, PLAYERS = TABLES[0]
HEADER = f"waystones/1 {GAME} players={PLAYERS} seed=7"


def whole_game(game: str, players: int, seed: int) -> Record:
    return Record(game, players, seed, moves=tuple(random_moves(game, players, seed)))


WHOLE_GAMES = [whole_game(game, players, seed=7) for game, players in TABLES]


@every_table
def test_a_whole_game_reads_back_as_itself(game: str, players: int) -> None:
    record = whole_game(game, players, seed=2)
    assert Record.parse(str(record)) == record


def test_the_text_is_a_line_for_the_deal_and_a_line_for_each_move() -> None:
    record = Record.new("one_line", players=2, seed=7, start="31")
    assert str(record) == "waystones/1 one_line players=2 seed=7 start=31"
    played = Record("one_line", 2, 7, {"start": "31"}, ("pass", "pass"))
    assert str(played) == "waystones/1 one_line players=2 seed=7 start=31\npass\npass"


def test_options_have_one_written_form() -> None:
    assert Record.new("one_line", seed=7, start=2) == Record.new("one_line", seed=7, start="2")
    assert Record.new("one_line", seed=7, board="classic") == Record.new("one_line", seed=7)


@given(seed=st.integers(0, MAX_SEED), start=st.sampled_from(["", "1", "2", "3", "4"]))
def test_any_deal_reads_back_as_itself(seed: int, start: str) -> None:
    options: dict[str, Any] = {"start": start} if start else {}
    record = Record.new("one_line", seed=seed, **options)
    assert Record.parse(str(record)) == record
    assert portrait(record.state()) == portrait(waystones.new("one_line", seed=seed, **options))


def test_line_ends_and_margins_do_not_matter() -> None:
    record = WHOLE_GAMES[0]
    text = str(record)
    for same in (f"\n{text}\n\n", text.replace("\n", "\r\n"), text.replace("\n", "  \n ")):
        assert Record.parse(same) == record


def test_the_state_at_any_ply() -> None:
    record = WHOLE_GAMES[0]
    state = waystones.new(record.game, record.players, record.seed)
    for ply, text in enumerate(record.moves):
        assert portrait(record.state(ply)) == portrait(state)
        state.play(state.parse(text))
    assert portrait(record.state()) == portrait(record.state(len(record.moves))) == portrait(state)


def test_a_record_of_a_game_that_cannot_be_dealt_is_refused() -> None:
    with pytest.raises(BadOption):
        Record.new("one_line", seed=-1)
    with pytest.raises(BadOption):
        Record.new("one_line", players=MOST_PLAYERS + 1)
    with pytest.raises(BadOption):
        Record.new("one_line", start=9)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "header"),
        ("   \n ", "header"),
        ("pass", "header"),
        (f"waystones/1 {GAME}", "header"),
        (f"waystones/1 {GAME} players={PLAYERS}", "header"),
        (f"waystones/1 {GAME} seed=7", "header"),
        (f"waystones/1 chess players={PLAYERS} seed=7", "header"),
        (f"waystones/1 {GAME} players={PLAYERS} seed=-7", "header"),
        (f"waystones/1 {GAME} players={PLAYERS} seed={MAX_SEED + 1}", "header"),
        (f"waystones/1 {GAME} players=many seed=7", "header"),
        (f"waystones/1 {GAME} players=99 seed=7", "header"),
        (f"waystones/1 {GAME} players={PLAYERS} seed=٧", "header"),
        (f"{HEADER} seed=7", "header"),
        (f"{HEADER} weather=fine", "header"),
        (f"{HEADER} game={GAME}", "header"),
        (f"{HEADER} cls=record", "header"),
        (f"{HEADER} self=me", "header"),
        (f"{HEADER}  start=1", "header"),
        (f"waystones/0 {GAME} players={PLAYERS} seed=7", "version"),
        (f"waystones/2 {GAME} players={PLAYERS} seed=7", "newer"),
        (f"waystones/2 {GAME} anything=goes", "newer"),
        (f"{HEADER}\nnonsense", "move"),
        (f"{HEADER}\na1-a2", "move"),
        (f"{HEADER}\npass\n\npass", "move"),
        ("\n".join([HEADER, *["pass"] * 16]), "move"),
        ("\n".join([HEADER, *["pass"] * (MAX_MOVES + 1)]), "length"),
    ],
)
def test_what_is_wrong_with_a_text_has_a_code(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.parse(text)
    assert caught.value.code == code


def test_a_bad_move_is_told_by_its_number() -> None:
    with pytest.raises(BadRecord) as caught:
        Record.parse(f"{HEADER}\npass\npass\ne5-e4\npass")
    assert caught.value.values == {"number": 3, "text": "e5-e4"}


# --- Text from anywhere

KEYS = st.sampled_from(["players", "seed", "start", "board", "game", "cls", "self", "options", "moves"])
VALUES = st.integers(-1, 5).map(str) | st.sampled_from(["classic", "one_line", "1e3", "-", "0x1"])


@st.composite
def near_records(draw: st.DrawFn) -> str:
    """Text that has the form of a record, with settings and moves of all kinds."""
    version, game = draw(st.integers(0, 2)), draw(st.sampled_from([*waystones.GAMES, "chess"]))
    settings = draw(st.dictionaries(KEYS, VALUES, max_size=4))
    pairs = [f"{key}={value}" for key, value in {"players": 1, "seed": 7, **settings}.items()]
    moves = draw(st.lists(st.sampled_from(["pass", "e4-e5", "e4-d4-c3", "e5", "-", ""]), max_size=3))
    return "\n".join([" ".join([f"waystones/{version}", game, *pairs]), *moves])


@st.composite
def damaged_records(draw: st.DrawFn) -> str:
    """The text of a whole game with some of it lost, doubled, moved or replaced."""
    text = str(draw(st.sampled_from(WHOLE_GAMES)))
    for _ in range(draw(st.integers(1, 3))):
        first, last = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        piece = draw(
            st.sampled_from(["", text[first:last] * 2, text[first:last][::-1]]) | st.text(max_size=4)
        )
        text = text[:first] + piece + text[last:]
    return text


@given(st.text() | near_records() | damaged_records())
def test_any_text_is_a_record_or_a_bad_record(text: str) -> None:
    try:
        record = Record.parse(text)
    except BadRecord:
        return
    assert Record.parse(str(record)) == record


@every_table
@given(st.data())
def test_any_text_is_a_move_or_bad_notation(game: str, players: int, data: st.DataObject) -> None:
    state = waystones.new(game, players=players, seed=7)
    legal = [str(move) for move in state.legal_moves()]
    alphabet = sorted(set("".join(legal)))
    text = data.draw(st.text() | st.text(alphabet) | st.sampled_from(legal))
    try:
        move = state.parse(text)
    except BadNotation:
        assert text not in legal
        return
    assert str(move) == text
    assert (state.why_not(text) is None) == (text in legal)
