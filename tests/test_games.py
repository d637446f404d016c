"""The games are found where they lie, each with what is known of it before it is loaded."""

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import waystones
from tests.tables import TABLES
from tools.paths import CORE
from waystones import BadLink, BadOption, Record, games
from waystones.link import KINDS, Link

FIFTH = {
    "__init__.py": "",
    "about.py": """
from waystones.about import About, Option
ABOUT = About("nim", 15, "NI", range(2, 4), (), (Option("stones", {2: ("3", "5"), 3: ("7",)}),))
""",
    "setup.py": """
from waystones.games.nim.rules import Nim

def clean(players, options):
    from waystones.games.nim.about import ABOUT
    return ABOUT.checked(players, options)

def deal(players, seed, options):
    return Nim(players, int(options.get("stones", 4)))
""",
    "rules.py": """
from waystones import State

class Nim(State):
    game = "nim"

    def __init__(self, players, left):
        self._players, self.left, self.turn = players, left, 0

    players = property(lambda self: self._players)
    to_act = property(lambda self: self.turn % self.players)
    is_over = property(lambda self: not self.left)

    def legal_moves(self): return ["one", "two"][:self.left]
    def parse(self, text): return text
    def refusal(self, move): return None
    def score_lines(self, seat): return []
    def observe(self, seat): raise NotImplementedError
    def copy(self): return Nim(self.players, self.left)

    def apply(self, move):
        self.left -= ["one", "two"].index(move) + 1
        self.turn += 1
        return []
""",
}


@pytest.fixture
def fifth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game in a folder of its own, which nothing names."""
    folder = tmp_path / "nim"
    folder.mkdir()
    for name, source in FIFTH.items():
        (folder / name).write_text(source)
    (tmp_path / "no_game").mkdir()
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    yield "nim"
    for name in [name for name in sys.modules if name.startswith("waystones.games.nim")]:
        del sys.modules[name]


def test_the_games_are_found_in_the_order_of_their_numbers() -> None:
    abouts = list(games.abouts().values())
    assert tuple(about.id for about in abouts) == waystones.GAMES
    assert sorted(abouts, key=lambda about: about.number) == abouts
    # What links and tests have named so is named so for ever.
    first = [
        (0, "OL", "one_line"),
        (1, "SP", "stone_paths"),
        (2, "BP", "branching_paths"),
        (3, "LO", "loops"),
    ]
    assert [(about.number, about.prefix, about.id) for about in abouts[:4]] == first


def test_a_game_calls_itself_as_it_is_called() -> None:
    for game, players in TABLES:
        assert games.about(game).id == game == waystones.new(game, players).game


@pytest.mark.parametrize("game", waystones.GAMES)
def test_the_numbers_of_players_are_all_there_are(game: str) -> None:
    for players in set(range(-1, 20)) - set(games.about(game).players):
        with pytest.raises(BadOption, match="players"):
            waystones.new(game, players)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_choice_can_be_dealt_and_no_other(game: str, players: int) -> None:
    for option in games.about(game).options:
        for value in option.allowed(players) or ("0", "7"):
            options = {option.name: value}
            assert Record.new(game, players, 1, **options).options == options
        for value in ("", "x", "-1", "99" if option.values else "1.5"):
            with pytest.raises(BadOption) as caught:
                Record.new(game, players, 1, **{option.name: value})
            assert caught.value.code == option.name


def test_a_game_allows_only_kinds_of_link_that_there_are() -> None:
    for about in games.abouts().values():
        assert {"deal", "game"} <= set(about.links) <= set(KINDS)
        assert ("duel" in about.links) == (about.id == "one_line")


@pytest.mark.parametrize("game", waystones.GAMES)
def test_every_level_has_a_bot(game: str) -> None:
    for level in games.about(game).levels:
        assert waystones.bot(game, level).seed == 0
    assert waystones.bots.LEVELS[game] == games.about(game).levels


def test_an_unknown_game_is_told_apart() -> None:
    with pytest.raises(BadOption, match="game game='chess'"):
        games.about("chess")
    with pytest.raises(BadOption, match="game game='path_cards'"):
        games.about("path_cards")


def test_a_name_that_is_not_there_is_none() -> None:
    assert not hasattr(waystones, "NOTHING")
    assert not hasattr(waystones.bots, "NOTHING")


def test_a_fifth_game_is_there_as_soon_as_its_folder_is(fifth: str) -> None:
    assert tuple(games.abouts())[-1] == waystones.GAMES[-1] == fifth
    assert games.about(fifth).number == 15
    with pytest.raises(BadOption, match="stones"):
        waystones.new(fifth, 3, stones=3)
    record = Record(fifth, 2, 7, {"stones": "3"}, ("two", "one"))
    assert Record.parse(str(record)) == record
    link = Link.of(record, "game")
    assert Link.parse(str(link)) == link
    with pytest.raises(BadLink):
        Link.of(record, "duel")


def test_the_link_of_a_game_that_is_not_there_is_newer_than_the_page(fifth: str) -> None:
    sent = str(Link.of(Record.new(fifth, 2, 7), "deal"))
    games.__path__.pop()
    with pytest.raises(BadLink) as caught:
        Link.parse(sent)
    assert caught.value.code == "newer"


def test_the_games_are_found_in_a_wheel_that_is_not_opened(tmp_path: Path) -> None:
    wheel = tmp_path / "waystones.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path in CORE.rglob("*.py"):
            archive.write(path, path.relative_to(CORE))
    code = f"import sys; sys.path[:0] = [{str(wheel)!r}]; import waystones; print(*waystones.GAMES, waystones.__file__)"
    told = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert told.split() == [*waystones.GAMES, str(wheel / "waystones" / "__init__.py")]


def test_to_list_the_games_loads_none_of_them() -> None:
    code = (
        f"import sys; sys.path[:0] = [{str(CORE)!r}]; import waystones; waystones.GAMES;"
        "print(*(name for name in sys.modules if name.startswith('waystones.games.')),"
        "*({'inspect', 'pkgutil', 'zipfile'} & set(sys.modules)))"
    )
    told = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    ).stdout
    loaded = {f"waystones.games.{game}" for game in waystones.GAMES}
    assert set(told.split()) - {"inspect"} == loaded | {f"{game}.about" for game in loaded}
