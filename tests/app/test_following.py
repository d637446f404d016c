"""What the others did stays marked until the own next turn: in words, on the board, at rows and piles; in every game."""

import re

import pytest

from app.app import App
from app.table.table import Table
from tests.app.fake import FakePlatform
from tests.tables import FOR_SEVERAL
from waystones import Record

CAPTION = re.compile(r'class="since-words">([^<]*)<')


class Device:
    """One person among bots, at any game."""

    def __init__(self, game: str, bots: int = 1, seed: int = 7) -> None:
        self.platform = FakePlatform()
        self.app = App(self.platform)
        self.platform.serve(self.app)
        self.app.start()
        names = ("Mira", "Bas", "Jo")[:bots]
        seats = (("Ada", ""), *((name, "relaxed") for name in names))
        self.app.start_game(Record.new(game, len(seats), seed, first=0), seats=seats)

    @property
    def play(self) -> Table:
        assert isinstance(self.app.screen, Table)
        return self.app.screen

    @property
    def shown(self) -> dict[str, str]:
        return self.platform.regions

    def caption(self) -> str:
        found = CAPTION.search(self.shown["asked"])
        return found[1] if found else ""

    def take_turn(self) -> None:
        """Decide until the turn is another's, and let the bots play theirs."""
        while self.play.session.to_act == 0:
            self.play.commit(str(self.play.session.state.legal_moves()[0]))
        self.platform.wait()


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_caption_in_the_past_stays_until_the_own_next_decision(game: str) -> None:
    device = Device(game)
    assert device.caption() == "", "nobody has played yet"
    device.take_turn()
    assert device.caption().startswith("Mira: ")
    device.app.show()
    assert device.caption().startswith("Mira: "), "it does not go by itself"
    device.play.commit(str(device.play.session.state.legal_moves()[0]))
    assert device.caption() == "", "who has played on no longer looks back"


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_the_marks_are_there_again_when_the_game_is_taken_up_again(game: str) -> None:
    device = Device(game)
    device.take_turn()
    told = device.caption()
    assert told
    again = App(device.platform)
    device.platform.serve(again)
    again.start()
    assert CAPTION.search(device.platform.regions["asked"])
    assert device.caption() == told


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_with_several_others_a_tap_goes_through_their_turns(game: str) -> None:
    device = Device(game, bots=3)
    device.take_turn()
    told = []
    for _ in range(4):
        told.append(device.caption().partition(":")[0])
        device.app.do("since", "")
    assert told == ["Jo", "Mira", "Bas", "Jo"], "the last one with all marks, then one by one"


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_turn_looked_at_alone_leaves_no_marks_of_the_others(game: str) -> None:
    device = Device(game, bots=3)
    device.take_turn()
    everything = len("".join(device.shown.values()))
    device.app.do("since", "")
    assert len("".join(device.shown.values())) < everything


def test_what_a_path_game_marks_is_what_happened() -> None:
    device = Device("stone_paths", seed=3)
    for _ in range(6):
        device.take_turn()
        steps = device.play.session.steps
        mine = max(i for i, step in enumerate(steps) if step.seat == 0)
        events = [event for step in steps[mine + 1 :] for event in step.events]
        kinds = [event.kind for event in events]
        assert device.shown["was"].count("stone-ring") == len(
            {(event.facts["path"]) for event in events if event.kind == "stepped"}
        )
        assert device.shown["columns"].count('class="trace"') == sum(
            kinds.count(kind) for kind in ("discarded", "taken", "drawn")
        )
        assert device.shown["others"].count("data-was") == kinds.count("laid")


def test_loops_marks_every_tile_since_the_own_turn_and_whose_it_is() -> None:
    device = Device("loops", bots=2)
    device.take_turn()
    squares = [text for name, text in device.shown.items() if name.startswith("sq-")]
    laid = sum(each.seat != 0 and each.turn > 0 for each in device.play.hand.seen.history)
    assert laid
    assert sum(" fresh" in text for text in squares) == laid
    assert sum('class="scored' in text and "fig-small" in text for text in squares) == laid
