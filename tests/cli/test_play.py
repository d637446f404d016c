"""Games at a terminal, from the first prompt to the last."""

import random
import re
from pathlib import Path

import pytest

import waystones
from tests.cli.terminal import Terminal, fifth
from tests.tables import TABLES
from waystones.cli.drawing import notation
from waystones.cli.files import Kept
from waystones.cli.play import HELP, SHORT, Table
from waystones.cli.seats import YOU, usual
from waystones.games.path_cards.cards import NAMES
from waystones.games.path_cards.observation import PathCardsObservation

__all__ = ["fifth"]


def player_at(terminal: Terminal, table: Table, seed: int = 1) -> None:
    """Let somebody answer every question with any legal move, and leave when it is over."""
    rng = random.Random(seed)

    def answer() -> str:
        if table.session.is_over:
            raise EOFError
        return str(rng.choice(table.session.state.legal_moves()))

    terminal.answer = answer


def whole_game(game: str, *seats: str) -> tuple[Terminal, Table]:
    terminal = Terminal()
    table = terminal.table(game, *seats)
    player_at(terminal, table)
    table.run()
    return terminal, table


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_against_bots_is_played_to_its_end_in_80_columns(game: str, players: int) -> None:
    level = waystones.games.about(game).levels[0]
    terminal, table = whole_game(game, YOU, *[level] * (players - 1))
    assert table.session.is_over
    lines = [line for line in terminal.text.splitlines() if not line.startswith("seat 0> ")]
    assert max(map(len, lines)) <= 80
    totals = [int(line.split()[0]) for line in lines if line.endswith("  in all")]
    assert totals == table.session.state.scores()


def test_a_fifth_game_is_played_too(fifth: str) -> None:
    terminal, table = whole_game(fifth, YOU, "steady", "steady")
    assert table.session.is_over
    assert "heap " in terminal.text
    assert re.search(r"^Won by seat \d", terminal.text, re.MULTILINE)


def test_bots_alone_play_without_being_asked_and_each_move_is_told_once() -> None:
    terminal = Terminal()
    table = terminal.table("stone_paths", "relaxed", "relaxed")
    table.run()
    told = re.findall(r"^  seat \d: (\S+)\.", terminal.text, re.MULTILINE)
    assert tuple(told) == table.session.record.moves


def test_a_whole_turn_in_one_line_and_what_it_brought() -> None:
    terminal = Terminal(["r2 large deck"])
    table = terminal.table("stone_paths", YOU, "relaxed")
    table.run()
    assert table.session.record.moves[:3] == ("r2", "large", "deck")
    assert "seat 0 laid: card r2" in terminal.text
    assert "seat 0 stepped: path red, stone 1, large" in terminal.text


def test_what_follows_the_own_turn_is_not_made_for_another() -> None:
    terminal = Terminal(["r2 large deck xb4"])
    table = terminal.table("stone_paths", YOU, "relaxed")
    table.run()
    assert "'xb4' has to wait: it is seat 1's turn now." in terminal.text


def test_why_not_names_the_rule_and_shows_it_as_written() -> None:
    terminal = Terminal(["why not r7", "why not r2", "why not nonsense"])
    terminal.table("stone_paths", YOU, "relaxed").run()
    assert "No: SP-9, not in hand: card r7" in terminal.text
    assert "SP-9  Lay: the card goes into" in terminal.text
    assert "r2 is allowed." in terminal.text
    assert "'nonsense' is no move of this game" in terminal.text


@pytest.mark.parametrize("game", waystones.GAMES)
def test_help_shows_how_moves_are_written(game: str) -> None:
    about = waystones.games.about(game)
    players = about.players[0]
    terminal = Terminal(["help"])
    terminal.table(game, YOU, *[about.levels[0]] * (players - 1)).run()
    written = notation(game)
    assert " ".join(written.split()[:4]) in terminal.text
    examples = re.findall(r"\S*(?:[-+]|[a-z]\d)\w\S*|[a-z]+\d", written)
    assert examples
    state = waystones.new(game, players=players, seed=7)
    for example in examples:
        assert str(state.parse(example)) == example


def test_a_short_choice_is_listed_under_the_board_and_not_again_after_every_word() -> None:
    terminal = Terminal(["rule LO-1", "score", "board", "log"])
    terminal.table("loops", YOU, "relaxed", seed=3).run()
    assert terminal.text.count("moves  ne3-g8") == 2


def test_a_rule_is_shown_by_its_id_and_one_that_is_not_there_is_said_to_be_none() -> None:
    none = f"SP-{10**6}"
    terminal = Terminal(["rules sp-12", f"rule {none}"])
    terminal.table("stone_paths", YOU, "relaxed").run()
    assert "SP-12  A row either rises or falls." in terminal.text
    assert f"There is no rule '{none}': those of this game are SP-1 and so on." in terminal.text


def test_a_hint_is_a_legal_move_of_the_strongest_bot() -> None:
    terminal = Terminal(["hint"])
    table = terminal.table("stone_paths", YOU, "relaxed")
    table.run()
    strongest = waystones.games.about("stone_paths").levels[-1]
    found = re.search(rf"{strongest} would play (\S+)", terminal.text)
    assert found
    observation = table.session.observe(0)
    assert found[1] == str(waystones.bot("stone_paths", strongest, seed=7).choose(observation))


def test_undo_takes_back_the_own_last_move_but_nothing_that_showed_a_card() -> None:
    terminal = Terminal(["undo", "r2", "large", "undo", "small deck", "undo"])
    table = terminal.table("stone_paths", YOU, "relaxed")
    table.run()
    assert "There is nothing to take back." in terminal.text
    assert "large is taken back." in terminal.text
    assert "Something hidden was seen since, so it stays." in terminal.text
    assert table.session.record.moves[:3] == ("r2", "small", "deck")


def test_undo_goes_back_over_what_bots_did_where_they_showed_nothing(fifth: str) -> None:
    terminal = Terminal(["3", "undo"])
    table = terminal.table(fifth, YOU, "steady")
    table.run()
    assert table.session.record.moves == ()


def test_a_game_is_saved_and_resumed_with_its_seats_and_what_was_seen(tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    table = Terminal(["r2", "undo", "r2", f"save {file}"]).table("stone_paths", YOU, "relaxed")
    table.run()
    kept = Kept.parse(Path(file).read_text())
    assert kept == Kept(table.session.record, (YOU, "relaxed"), table.session.witnessed)
    assert kept.witnessed
    again = Terminal([f"resume {file}"])
    other = again.table("loops", YOU, "relaxed")
    other.run()
    assert other.session.record == table.session.record
    assert "Going on with stone_paths after 1 moves." in again.text
    assert Terminal().run("play", "--resume", file) == 0


def test_saving_leaves_what_is_no_game_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    terminal = Terminal([f"save {file}", "save"])
    terminal.table("loops", YOU, "relaxed").run()
    assert file.read_text() == "Dear Ann"
    assert "holds something else and is left as it is." in terminal.said
    assert "Where to?" in terminal.text


def test_the_log_tells_only_what_the_seat_may_know() -> None:
    terminal = Terminal(["r2 large deck", "log"])
    table = terminal.table("stone_paths", YOU, "relaxed")
    table.run()
    log = terminal.text.rpartition("seat 0> ")[0].rpartition("seat 0> ")[2]
    assert "seat 0: deck. seat 0 drawn: card " in log
    assert re.search(r"seat 1 drawn$", log, re.MULTILINE)


def test_one_person_never_sees_the_others_hand_at_one_keyboard() -> None:
    """Between two people the screen is cleared; from there on no card is shown that the next may not see."""
    terminal = Terminal()
    table = terminal.table("stone_paths", YOU, YOU)
    rng = random.Random(4)
    moves = 0

    def answer() -> str:
        nonlocal moves
        if terminal.text.endswith(("game: ", "Enter: ")):
            return ""
        observation = table.session.observe(table.session.to_act)
        assert isinstance(observation, PathCardsObservation)
        since = terminal.text.rpartition("\n" * 40)[2]
        shown = re.search(rf"^hand {'ab'[observation.seat]} +(.*)$", since, re.MULTILINE)
        assert shown
        assert [*re.findall(r"^hand (\w)", since, re.MULTILINE)] == ["ab"[observation.seat]] * since.count(
            "hand "
        )
        moves += 1
        if moves == 1:
            assert shown[1].split() == [NAMES[card] for card in observation.hand]
        if moves > 60:
            raise EOFError
        return str(rng.choice(table.session.state.legal_moves()))

    terminal.answer = answer
    table.run()
    assert terminal.text.count("to the keyboard") > 10


def test_the_score_says_where_the_points_come_from() -> None:
    terminal = Terminal(["pass", "score"])
    table = terminal.table("one_line", YOU)
    table.run()
    assert "-60  unreached: fields 60" in terminal.text


def test_a_short_choice_is_listed_and_a_long_one_on_demand() -> None:
    terminal = Terminal(["moves", "r2"])
    table = terminal.table("stone_paths", YOU, "relaxed")
    before = len(table.session.state.legal_moves())
    table.run()
    assert before > SHORT
    assert terminal.text.count("\nmoves  ") == 1
    assert "moves  large small" in terminal.text


@pytest.mark.parametrize("game", waystones.GAMES)
def test_the_usual_table_exists(game: str) -> None:
    about = waystones.games.about(game)
    assert len(usual(about)) in about.players
    assert set(usual(about)) <= {YOU, *about.levels}


def test_the_help_fits_in_80_columns() -> None:
    assert max(map(len, HELP.splitlines())) <= 80
