"""Home: whatever it draws is answered, also when it was tapped before Python could answer."""

import json
import re

import pytest

from app.app import App
from app.pages.first_paint import home_page
from app.pages.home import Home
from app.texts import Texts, languages
from tests.app.fake import FakePlatform
from tests.app.player import Player
from tools.paths import WEB

Control = tuple[str, str]


def controls(html: str) -> set[Control]:
    """Everything on a page that can be tapped: what it asks for and with what."""
    tags = re.findall(r'<[^>]*data-do="[^"]*"[^>]*>', html)
    return {(_attribute(tag, "do"), _attribute(tag, "arg")) for tag in tags}


def _attribute(tag: str, name: str) -> str:
    found = re.search(rf'data-{name}="([^"]*)"', tag)
    return found[1] if found else ""


def drawn(player: Player) -> str:
    return player.platform.frame + "".join(player.platform.regions.values())


def somebody(standing: str) -> FakePlatform:
    """A browser whose player is new here, has begun today's line and other games, or has finished today's line."""
    player = Player()
    if standing != "new":
        player.press("daily")
        if standing == "done":
            player.app.do("give-up", "yes")
        player.app.do("home", "")
        player.press("play")
        player.app.do("home", "")
    return player.platform


@pytest.mark.parametrize("standing", ["new", "begun", "done"])
@pytest.mark.parametrize("language", sorted(languages()))
def test_every_control_of_the_first_paint_is_answered_by_the_start(standing: str, language: str) -> None:
    painted = controls(home_page(Texts(language)))
    assert {"daily", "play", "learn", "calendar", "settings"} <= {action for action, _ in painted}
    for tap in painted:
        platform = FakePlatform(dict(somebody(standing).storage), (language,))
        app = App(platform)
        platform.serve(app)
        app.start(tap)
        assert platform.address, f"{tap} was lost"


@pytest.mark.parametrize("standing", ["new", "begun", "done"])
def test_every_control_of_home_leads_somewhere(standing: str) -> None:
    storage = somebody(standing).storage
    offered = controls(drawn(Player(FakePlatform(dict(storage)))))
    assert any(action == "continue" for action, _ in offered) == (standing != "new")
    for tap in offered:
        player = Player(FakePlatform(dict(storage)))
        player.app.do(*tap)
        assert player.platform.address, f"{tap} leads nowhere"


def test_todays_line_is_offered_once_and_no_other_score_stands_under_it() -> None:
    player = Player()
    player.press("play")
    player.app.do("give-up", "yes")
    player.app.do("home", "")
    assert "Gold from" in player.platform.regions["best"], "a best of another day says nothing about today"
    player.press("daily")
    player.app.do("home", "")
    assert "Go on" in player.platform.regions["today"]
    assert player.platform.regions["resume"] == ""
    for _ in range(2):
        player.press("play")
        player.app.do("home", "")
    assert ">1 more<" in player.platform.regions["resume"], "a number alone would read as points"


def test_the_board_on_home_is_todays_and_a_tap_on_it_plays() -> None:
    player = Player()
    empty = player.platform.regions["todays-board"]
    assert "origin" in empty, "the start is marked"
    assert 'class="ink"' not in empty
    player.press("daily")
    player.drag(player.longest().end, *player.longest().fields)
    player.press("confirm")
    address = player.platform.address
    player.app.do("home", "")
    begun = player.platform.regions["todays-board"]
    assert 'class="ink"' in begun
    assert "medal" not in begun
    player.app.do("daily", "")
    assert player.platform.address == address
    player.app.do("give-up", "yes")
    player.app.do("home", "")
    assert "hero-medal" in player.platform.regions["todays-board"]
    assert re.findall('class="ink" d="([^"]*)"', player.platform.regions["todays-board"]) == re.findall(
        'class="ink" d="([^"]*)"', begun
    )


def test_the_sign_of_the_page_is_marked_while_todays_line_is_open() -> None:
    player = Player()
    assert player.platform.badged is True
    player.press("daily")
    player.app.do("give-up", "yes")
    player.app.go("")
    assert player.platform.badged is False


def test_the_shortcuts_of_the_installed_page_lead_somewhere() -> None:
    listed = json.loads((WEB / "manifest.webmanifest").read_text())["shortcuts"]
    assert listed
    for each in listed:
        player = Player(path=each["url"].removeprefix("./#/"))
        assert player.platform.address == each["url"].removeprefix("./#/")
        assert not isinstance(player.app.screen, Home)


def test_installing_is_left_to_the_browser() -> None:
    player = Player(path="settings")
    player.press("install")
    assert player.platform.installed == 1
