"""Links in the page: opened from the address, pasted, sent; and games brought in and out as text."""

import pytest

from app.games.one_line.daily import daily
from app.pages.link import LinkScreen
from app.sending.links import read
from app.sending.signed import sign
from tests.app.fake import FakePlatform
from tests.app.player import Player
from tests.tables import random_moves
from waystones import Record
from waystones.envelope import seal
from waystones.link import Link

LINE = Record("one_line", 1, 7, {"start": "2"}, ())
STONES = Record("stone_paths", 3, 5, {"first": "1"})


def finished(game: str = "one_line", players: int = 1, seed: int = 3) -> Record:
    return Record(game, players, seed, moves=tuple(random_moves(game, players, seed)))


def unfinished() -> Record:
    whole = finished()
    return Record(whole.game, 1, whole.seed, moves=whole.moves[:4])


def at(record: Record, kind: str) -> Player:
    """Somebody who has just opened a link."""
    return Player(path=str(Link.of(record, kind)))


def pasting(text: str, platform: FakePlatform | None = None) -> Player:
    """Somebody who has pasted a text and asked to open it."""
    player = Player(platform, path="link")
    player.app.slide("pasted", text)
    player.press("read")
    return player


def saved(player: Player) -> list[str]:
    """The records of all games on the shelf."""
    saves = player.app.saves
    return [save.record for save in (*saves.games(finished=False), *saves.games(finished=True))]


# -- opening


def test_a_link_to_a_deal_starts_that_very_deal() -> None:
    player = at(LINE, "deal")
    assert "A line for you to draw" in player.platform.regions["found"]
    assert saved(player) == []
    player.press("accept")
    assert player.play.session.record == LINE


def test_a_link_that_comes_while_the_page_is_open_is_shown() -> None:
    player = Player()
    player.app.open(str(Link.of(LINE, "deal")))
    assert isinstance(player.app.screen, LinkScreen)
    assert "same cards and the same start" in player.platform.regions["found"]


def test_a_deal_for_several_lays_the_table_and_asks_who_sits_down() -> None:
    player = at(STONES, "deal")
    player.press("accept")
    assert player.platform.address.startswith("seats/W1")
    assert player.platform.values["#seed"] == "5"
    player.press("begin")
    [record] = saved(player)
    assert Record.parse(record) == STONES


def test_lines_drawn_together_keep_the_starts_of_the_deal() -> None:
    deal = Record.new("one_line", 2, 7, start="42")
    player = at(deal, "deal")
    player.press("accept")
    player.press("begin")
    [record] = saved(player)
    assert Record.parse(record) == deal


def test_a_table_with_a_broken_link_is_an_ordinary_table() -> None:
    player = Player(path="seats/W1broken")
    assert "#seed" not in player.platform.values


@pytest.mark.parametrize(("game", "players"), [("one_line", 1), ("stone_paths", 2), ("stone_paths", 4)])
def test_a_link_to_a_finished_game_can_be_watched(game: str, players: int) -> None:
    record = finished(game, players)
    player = at(record, "game")
    player.press("watch")
    assert player.platform.address.startswith("replay/")
    assert saved(player) == [str(record)]


def test_watching_twice_keeps_the_game_once() -> None:
    player = at(finished(), "game")
    player.press("watch")
    player.app.open(str(Link.of(finished(), "game")))
    player.press("watch")
    assert len(saved(player)) == 1


def test_a_game_that_was_sent_counts_for_nothing() -> None:
    player = at(finished(), "game")
    player.press("watch")
    assert player.app.saves.figures() == {}


def test_the_deal_of_a_finished_game_can_be_played() -> None:
    player = at(finished(), "game")
    player.press("accept")
    assert player.play.session.record == Record("one_line", 1, 3)


# -- pasting and files


def test_a_link_is_found_in_a_whole_message() -> None:
    player = pasting(f"Look at this!\nhttps://example.org/#{Link.of(LINE, 'deal')}\nLove, Wim")
    player.press("accept")
    assert player.play.session.record == LINE


def test_a_code_is_found_beside_the_address_of_the_page() -> None:
    player = pasting(f"On https://example.org/waystones/ under Link: {Link.of(LINE, 'deal')}")
    player.press("accept")
    assert player.play.session.record == LINE


def test_a_game_that_this_page_cannot_show_is_left_to_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.pages.link.games", lambda: {"one_line": None})
    assert "newer version" in pasting(str(STONES)).platform.regions["found"]
    assert "newer version" in pasting(str(Link.of(STONES, "deal"))).platform.regions["found"]


def test_a_record_as_text_is_taken_up_where_it_stopped() -> None:
    player = pasting(f"  {unfinished()}\n")
    player.press("go-on")
    assert player.play.session.record == unfinished()


def test_a_finished_record_as_text_can_be_watched() -> None:
    player = pasting(str(finished("stone_paths", 2)))
    player.press("watch")
    assert saved(player) == [str(finished("stone_paths", 2))]


def test_a_record_without_moves_is_a_deal() -> None:
    player = pasting(str(LINE))
    player.press("accept")
    assert player.play.session.record == LINE


def test_a_file_is_read_like_a_text() -> None:
    player = Player(path="link")
    player.platform.chosen_file = str(unfinished())
    player.press("pick-file")
    player.press("go-on")
    assert player.play.session.record == unfinished()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no link"),
        ("hello", "no link"),
        (f"https://example.org/#{Link.of(LINE, 'deal')}"[:-3], "cut short"),
        (f"https://example.org/#{Link.of(LINE, 'deal')}"[:-1] + "z", "altered"),
        ("https://example.org/#W2somethingnew", "newer version"),
        (seal(1), "no game that can be played"),
        ("waystones/9 one_line players=1 seed=7", "newer version"),
        ("waystones/1 one_line players=1 seed=7\nz9-z8", "not a whole game"),
        ("waystones/1 one_line players=1", "not a whole game"),
    ],
)
def test_what_cannot_be_read_says_why_and_changes_nothing(text: str, words: str) -> None:
    player = pasting(text)
    assert words in player.platform.regions["found"]
    assert words in player.platform.said[-1]
    assert player.platform.storage == {}


def test_a_broken_link_in_the_address_says_why() -> None:
    player = Player(path=str(Link.of(LINE, "deal"))[:-2])
    assert "cut short" in player.platform.regions["found"]


def test_a_good_text_after_a_bad_one_is_taken() -> None:
    player = pasting("hello")
    player.app.slide("pasted", str(LINE))
    player.press("read")
    player.press("accept")
    assert player.play.session.record == LINE


@pytest.mark.parametrize("page", ["", "https://example.org/waystones/"])
def test_a_pasted_link_to_a_puzzle_leads_to_it(page: str) -> None:
    player = pasting(f"One Line: Hard 7\n{page}#/puzzle/one_line/hard/7\nCan you?")
    assert player.platform.path() == "puzzle/one_line/hard/7"


@pytest.mark.parametrize("called", ["", "one_line", "one_line/hard/", "one_line/odd/7", "chess/hard/7"])
def test_what_calls_no_puzzle_is_no_link_to_one(called: str) -> None:
    assert "no link" in pasting(f"#/puzzle/{called}").platform.regions["found"]


# -- sending


def with_result(platform: FakePlatform | None = None) -> Player:
    """Somebody who looks at a finished line."""
    player = Player(platform)
    save = player.app.saves.bring_in(finished(), finished=True)
    player.app.go(f"result/{save.id}")
    player.press("share", save.id)
    return player


@pytest.mark.parametrize("way", ["deal", "game"])
def test_a_result_can_be_sent_as_a_link(way: str) -> None:
    player = with_result()
    player.press("send", f"{way} {player.platform.address.partition('/')[2]}")
    [text] = player.platform.shared
    assert "https://example.org/waystones/#W1" in text
    assert Link.parse(text) == Link.of(finished(), way)
    assert "Copied" in player.platform.regions["toast"]
    assert player.platform.regions["sheet"] == ""


def test_a_text_goes_out_as_it_is_kept() -> None:
    player = with_result()
    player.press("send", f"text {player.platform.address.partition('/')[2]}")
    assert player.platform.shared == [str(finished())]


def test_a_file_goes_out_and_comes_in_again() -> None:
    player = with_result()
    player.press("send", f"file {player.platform.address.partition('/')[2]}")
    [(name, text)] = player.platform.files.items()
    assert name == "one_line-3.txt"
    assert saved(pasting(text)) == []
    other = pasting(text)
    other.press("watch")
    assert saved(other) == [str(finished())]


def test_where_the_device_shares_nothing_more_is_said() -> None:
    player = with_result()
    player.platform.shares = "shared"
    player.press("send", f"game {player.platform.address.partition('/')[2]}")
    assert player.platform.regions["toast"] == ""
    assert player.platform.regions["sheet"] == ""


def test_where_nothing_can_be_copied_the_text_is_shown() -> None:
    player = with_result()
    player.platform.shares = "failed"
    player.press("send", f"game {player.platform.address.partition('/')[2]}")
    assert player.platform.shared[0].splitlines()[-1] in player.platform.regions["sheet"]
    player.press("close")
    assert player.platform.regions["sheet"] == ""


def test_games_are_sent_from_the_list_too() -> None:
    player = Player()
    seats = (("Ada", ""), ("Bas", ""))
    save = player.app.saves.bring_in(finished("stone_paths", 2), seats=seats, finished=True)
    player.app.go("history")
    player.press("share", save.id)
    player.press("send", f"game {save.id}")
    assert Link.parse(player.platform.shared[0]).record == finished("stone_paths", 2)


def test_a_game_that_has_gone_is_not_sent() -> None:
    player = with_result()
    id = player.platform.address.partition("/")[2]
    player.app.saves.remove(id)
    player.press("send", f"game {id}")
    assert player.platform.shared == []


# -- what a sent line is, before anything of it is used up


def test_a_link_to_todays_line_says_who_drew_what_and_that_it_is_the_try_that_counts() -> None:
    player = Player(path=f"{Link.of(daily.deal(320), 'deal')}{sign(30, 'Anna')}")
    shown = player.platform.regions
    assert "Anna drew 30 points on today&#x27;s line" in shown["found"]
    assert "your one try at today&#x27;s line" in shown["found"]
    assert shown["told"].count("<figure") == 3
    assert "pasted" not in player.platform.frame
    assert shown["found"].count("<button") == 1
    assert not player.app.saves.games(finished=False)  # looking uses nothing up
    player.press("accept")
    assert player.play.save.daily == 320


def test_a_day_that_is_drawn_is_shown_not_drawn_again() -> None:
    player = Player()
    player.press("daily")
    player.app.do("give-up", "yes")
    player.app.open(str(Link.of(daily.deal(320), "deal")))
    assert "You have drawn this one already" in player.platform.regions["found"]
    player.press("accept")
    assert player.platform.address.startswith("result/")


def test_a_signature_is_text_and_nothing_else() -> None:
    player = Player(path=f"{Link.of(LINE, 'deal')}{sign(1, '<b>x</b>')}")
    assert "<b>x" not in player.platform.regions["found"]


@pytest.mark.parametrize("behind", ["", "~", "~~", "~9999~x y", "~abc", "~1~%ff%fe", "~-3"])
def test_whatever_stands_behind_the_code_the_game_is_found(behind: str) -> None:
    assert read(f"https://example.org/#{Link.of(LINE, 'deal')}{behind}").record == LINE


@pytest.mark.parametrize("name", ["Anna", "Ad~a", "Zoë van 't Hof", "W1 abc", "日本", "x" * 99])
def test_a_name_comes_back_as_it_was_signed(name: str) -> None:
    found = read(f"Look! https://example.org/#{Link.of(LINE, 'deal')}{sign(-4, name)} bye").sender
    assert found.points == -4
    assert found.name == name.replace("~", " ")[:24].strip()
