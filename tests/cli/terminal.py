"""Somebody at a terminal, in a test: answers come from a list or from a player, and all that is shown is kept."""

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path

import pytest

import waystones.games
from waystones.cli.files import Kept
from waystones.cli.main import main
from waystones.cli.play import Table
from waystones.cli.screen import Screen
from waystones.record import Record

FIFTH = Path(__file__).parents[1] / "fifth_game" / "engine"


class Terminal:
    """A screen with its answers; asked once more than it has, it has no more to say."""

    def __init__(self, answers: Iterable[str] = ()) -> None:
        self.out, self.err = StringIO(), StringIO()
        self.answers = iter(answers)
        self.screen = Screen(self.out, self.err, self._ask)
        self.answer: Callable[[], str] = self._next

    def _ask(self, prompt: str) -> str:
        self.out.write(prompt)
        return self.answer()

    def _next(self) -> str:
        found = next(self.answers, None)
        if found is None:
            raise EOFError
        return found

    @property
    def text(self) -> str:
        return self.out.getvalue()

    @property
    def said(self) -> str:
        """The same with no line ends, wherever a sentence was broken."""
        return " ".join(self.text.split())

    def run(self, *arguments: str) -> int:
        return main(arguments, self.screen)

    def table(self, game: str, *seats: str, seed: int = 7) -> Table:
        return Table(Kept(Record.new(game, len(seats), seed), seats), self.screen)


@pytest.fixture
def fifth(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that nothing outside its own folder knows of."""
    monkeypatch.setattr(waystones.games, "__path__", [*waystones.games.__path__, str(FIFTH)])
    return "pebbles"
