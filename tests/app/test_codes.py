"""Any link as a code to scan: read back by a reader of its own, and offered wherever links are."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.drawing.qr import modules, svg
from app.puzzles.solve import Solve
from app.puzzles.solved import read_address
from tests.app.devices import Device, seats_for
from tests.app.player import Player
from tests.qr_reader import DATA, read
from waystones import Record
from waystones.letter import Letter
from waystones.link import Link

LONGEST = DATA[-1] - 3


@settings(max_examples=40, deadline=None)
@given(st.text(max_size=200))
def test_any_text_reads_back_as_itself(text: str) -> None:
    assert read(modules(text)) == text


@pytest.mark.parametrize("size", [room - (2 if version < 9 else 3) for version, room in enumerate(DATA)])
def test_every_version_is_used_to_its_last_byte(size: int) -> None:
    text = "Waystones"[:1] * size
    rows = modules(text)
    assert read(rows) == text
    assert len(modules(text + "!")) == len(rows) + 4 if size < LONGEST else True


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        modules("a" * (LONGEST + 1))


def shown(player: Player) -> str:
    """The text in the code on the open sheet."""
    sheet = player.platform.regions["sheet"]
    size = int(re.findall(r'class="qr" viewBox="0 0 (\d+) ', sheet)[0]) - 8
    dark = {(int(x) - 4, int(y) - 4) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", sheet)}
    return read([[(x, y) in dark for x in range(size)] for y in range(size)])


def test_a_letter_is_shown_as_a_code_and_counts_as_sent() -> None:
    ada = Device()
    ada.begin(Record.new("loops", 2, 7, first=1), seats_for(0, 2))
    ada.press("post-code")
    address, _, code = shown(ada).partition("#")
    assert address == ada.platform.page_address()
    assert Letter.parse(code).record == ada.play.session.record
    assert ada.play.save.posted == 0


def test_links_of_a_finished_game_are_shown_as_codes() -> None:
    player = Player()
    player.deal()
    player.app.do("give-up", "yes")
    id = player.platform.address.partition("/")[2]
    kinds = set()
    for way in ("game", "deal", "duel"):
        player.press("share")
        player.press("share", f"{id} code")
        player.press("send", f"{way} {id}")
        if "nameless" in player.platform.regions["sheet"]:  # who challenges is asked for a name first
            player.press("send", f"nameless {id}")
        kinds.add(Link.parse(shown(player)).kind)
        player.press("close")
    assert kinds == {"game", "deal", "duel"}
    assert player.platform.shared == []


@pytest.mark.parametrize("which", ["one_line/easy/7", "loops/hard/4711"])
def test_a_puzzle_is_shown_as_a_code_that_opens_it(which: str) -> None:
    player = Player(path=f"puzzle/{which}")
    player.platform.wait()
    player.press("menu")
    player.press("code-puzzle")
    page, _, path = shown(player).partition("#/")
    assert page == player.platform.page_address()
    there = Player(path=path)
    assert isinstance(there.app.screen, Solve)
    assert there.app.screen.which == read_address(which)


def test_a_code_says_what_it_is() -> None:
    assert 'role="img" aria-label="Code"' in svg("x", "Code")
