"""A player at a fake browser: opens the page, taps fields and buttons."""

import re

from app.app import App
from app.table.table import Table as Play
from tests.app.fake import FakePlatform
from waystones import Record
from waystones.games.one_line.places import CENTRES
from waystones.games.one_line.walk import Stretch


class Player:
    """One tab of one browser."""

    def __init__(self, platform: FakePlatform | None = None, path: str = "") -> None:
        self.platform = platform or FakePlatform()
        self.platform.address = path
        self.app = App(self.platform)
        self.platform.serve(self.app)
        self.app.start()

    @property
    def play(self) -> Play:
        screen = self.app.screen
        assert isinstance(screen, Play), screen
        return screen

    def deal(self, seed: int = 7, **options: int) -> Play:
        """Start a game with a known deal."""
        self.app.start_game(Record.new("one_line", 1, seed, **options))
        return self.play

    def press(self, action: str, arg: str = "") -> None:
        """Use a button, which must be on the screen and not disabled."""
        shown = self.platform.frame + "".join(self.platform.regions.values())
        buttons = [
            tag
            for tag in shown.split("<")
            if f'data-do="{action}"' in tag and (not arg or f'data-arg="{arg}"' in tag)
        ]
        assert buttons, f"no button for {action} {arg}"
        enabled = [tag for tag in buttons if " disabled" not in tag]
        assert enabled, f"{action} is disabled"
        found = re.search(r'data-arg="([^"]*)"', enabled[0])
        self.app.do(action, arg or (found[1] if found else ""))

    def tap(self, field: int) -> None:
        """Touch a field and lift the finger."""
        self.app.point("down", *CENTRES[field])
        self.app.point("up", *CENTRES[field])

    def drag(self, *fields: int) -> None:
        """Pull a finger over fields."""
        self.app.point("down", *CENTRES[fields[0]])
        for field in fields[1:]:
            self.app.point("move", *CENTRES[field])
        self.app.point("up", *CENTRES[fields[-1]])

    def longest(self) -> Stretch:
        """A longest stretch that this round allows."""
        moves: list[Stretch] = self.play.session.state.legal_moves()
        return max(moves, key=lambda stretch: len(stretch.fields))

    def record(self) -> Record:
        """The game as it stands on the shelf of a browser that is opened anew."""
        save = App(self.platform).saves.open(self.play.save.id)
        assert save
        return Record.parse(save.record)
