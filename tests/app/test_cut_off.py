"""A page that dies between any two writes at the end of a game: the game is finished, counted and noted once."""

from dataclasses import replace
from typing import Any

import pytest

from app.games.one_line.daily import days
from app.keeping.saves import Saves
from app.table.result import ResultScreen
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record, Session


class Dead(BaseException):
    """The tab was killed."""


class Mortal(FakePlatform):
    """A browser that is killed at its nth change to storage."""

    left: int | None = None

    def keep(self, key: str, value: str) -> None:
        self._die()
        super().keep(key, value)

    def forget(self, key: str) -> None:
        self._die()
        super().forget(key)

    def _die(self) -> None:
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise Dead


def give_up(player: Player) -> None:
    player.app.do("give-up", "yes")


def begun(platform: FakePlatform) -> Player:
    player = Player(platform)
    player.app.do("daily", "")
    return player


@pytest.mark.parametrize("writes", range(12))
def test_a_death_between_any_two_writes_of_the_end_counts_the_game_once(writes: int) -> None:
    platform = Mortal()
    player = begun(platform)
    id = player.play.save.id
    platform.left = writes
    try:
        give_up(player)
    except Dead:
        died = True
    else:
        died = False
    platform.left = None

    again = Player(platform, f"play/{id}")
    if not isinstance(again.app.screen, ResultScreen):  # not a write of the end was made
        assert died
        give_up(again)
    assert isinstance(again.app.screen, ResultScreen)
    for _ in range(2):
        once = Player(platform, "")
        assert once.app.saves.figures_of("one_line").played == 1
        assert [save.id for save in once.app.saves.games(finished=True)] == [id]
        assert once.app.saves.games(finished=False) == []
        diary = days.diary(once.app.saves)
        assert [each.score for each in diary.values()] == [
            once.app.saves.games(finished=True)[0].summary["score"]
        ]
        assert "waystones/ending" not in platform.storage


def over_but_not_finished(game: str, players: int, seats: tuple[tuple[str, str], ...]) -> FakePlatform:
    """A save of an earlier version, which kept the last move before the end."""
    session = Session[Any].new(game, players, 3)
    while not session.is_over:
        session.play(min(session.state.legal_moves(), key=str))
    platform = FakePlatform()
    saves = Saves(platform)
    saves.write(replace(saves.new(Record.new(game, players, 3), seats=seats), record=str(session.record)))
    return platform


@pytest.mark.parametrize("way", ["continue", "history", "result", "replay"])
@pytest.mark.parametrize(
    ("game", "players", "seats"),
    [
        ("one_line", 1, ()),
        ("stone_paths", 2, (("Ada", ""), ("Mira", "steady"))),
        ("branching_paths", 2, (("Ada", ""), ("Bas", ""))),
        ("loops", 2, (("Ada", ""), ("Bas", ""))),
    ],
)
def test_a_game_that_is_over_is_finished_when_it_is_opened_from_wherever(
    game: str, players: int, seats: tuple[tuple[str, str], ...], way: str
) -> None:
    platform = over_but_not_finished(game, players, seats)
    [save] = Saves(platform).games(finished=False)
    if way in ("continue", "history"):
        player = Player(platform, "history" if way == "history" else "")
        player.press("continue")
    else:
        player = Player(platform, f"{way}/{save.id}")
    assert isinstance(player.app.screen, ResultScreen)
    for _ in range(2):
        Player(platform, f"play/{save.id}")
        [figures] = Saves(platform).figures().values()
        assert figures.played == 1
        assert Saves(platform).games(finished=False) == []
        assert [each.id for each in Saves(platform).games(finished=True)] == [save.id]


@pytest.mark.parametrize("note", ["{", "[]", "{}", '{"id":7,"figures":"{}"}', '{"id":"abc","figures":7}'])
def test_a_note_of_an_end_that_is_nonsense_stops_nothing(note: str) -> None:
    platform = FakePlatform({"waystones/ending": note})
    assert Player(platform).app.screen
    assert "waystones/ending" not in platform.storage
