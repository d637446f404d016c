"""Duels on cards that this device has seen before: said before they begin, noted with the try, and told the other."""

import pytest

from app.games.one_line.daily import daily, days
from app.games.one_line.duel.noted import Noted
from tests.app.fake import FakePlatform
from tests.app.player import Player
from tests.app.test_duels import answer, challenger, draw_to_the_end, open_link, save_id, sent
from waystones import Record
from waystones.link import Link

SAID = "You know these cards"
MARKED = "You knew these cards"
TOLD = "(I knew these cards already.)"


def warned(player: Player) -> bool:
    return SAID in player.platform.regions["found"]


def draw_the_answer(player: Player) -> str:
    """Take up the duel on the screen, draw it to its end, and send it back."""
    player.press("accept")
    player.platform.wait()
    draw_to_the_end(player)
    return sent(player)


def test_new_cards_are_no_matter() -> None:
    _, message = challenger()
    other = open_link(message)
    assert not warned(other)
    back = draw_the_answer(other)
    assert MARKED not in other.platform.frame
    assert TOLD not in back


@pytest.mark.parametrize("start", [2, 4])
@pytest.mark.parametrize("finished", [True, False])
def test_cards_of_a_line_drawn_alone_are_known_whatever_its_start(start: int, finished: bool) -> None:
    _, message = challenger()
    other = Player(FakePlatform())
    other.deal(7, start=start)
    if finished:
        draw_to_the_end(other)
    open_link(message, other)
    assert warned(other)
    back = draw_the_answer(other)
    assert MARKED in other.platform.frame
    assert TOLD in back
    assert Link.parse(back).record.players == 2, "the link itself is the same as ever"


def test_the_same_number_on_another_board_is_another_deal() -> None:
    _, message = challenger()
    other = Player(FakePlatform())
    other.deal(7, board=4821)
    open_link(message, other)
    assert not warned(other)


def test_a_number_that_only_begins_alike_is_another_deal() -> None:
    _, message = challenger()
    other = Player(FakePlatform())
    other.deal(77)
    open_link(message, other)
    assert not warned(other)


def test_what_was_known_is_remembered_when_the_game_is_gone() -> None:
    _, message = challenger()
    other = Player(FakePlatform())
    other.deal(7, start=4)
    alone = save_id(other)
    open_link(message, other)
    draw_the_answer(other)
    other.app.saves.remove(alone)
    other.app.saves.remove(save_id(other))
    open_link(message, other)
    other.press("watch")
    assert MARKED in other.platform.frame
    restored = Player(FakePlatform())
    restored.app.saves.restore(other.app.saves.backup())
    (noted,) = Noted.of(restored.app.saves).tries.values()
    assert noted.known


def test_the_mark_stays_when_others_join() -> None:
    _, message = challenger()
    other = Player(FakePlatform())
    other.deal(7, start=4)
    open_link(message, other)
    back = draw_the_answer(other)
    _, further = answer(back)
    open_link(further, other)
    other.press("watch")
    assert MARKED in other.platform.frame


def test_the_line_of_a_day_makes_its_cards_known_even_when_its_game_is_gone() -> None:
    day = days.today(Player().app)
    first = Player()
    first.app.do("daily", "")
    draw_to_the_end(first)
    message = sent(first)
    other = Player(FakePlatform())
    other.app.do("daily", "")
    other.app.saves.remove(save_id(other))
    open_link(message, other)
    assert day in days.diary(other.app.saves)
    assert warned(other)


def test_who_has_not_begun_the_line_of_the_day_is_told_to_draw_it_first() -> None:
    first = Player()
    first.app.do("daily", "")
    draw_to_the_end(first)
    message = sent(first)
    other = open_link(message)
    assert not warned(other)
    assert "Draw that one first" in other.platform.regions["found"]


def test_cards_of_a_day_are_known_by_number_and_board() -> None:
    deal = daily.deal(320)
    assert daily.number_of_cards(deal, 320) == 320
    assert daily.number_of_cards(Record.new("one_line", 2, deal.seed, start="31"), 320) == 320
    assert daily.number_of_cards(Record.new("one_line", 1, deal.seed, board=12), 320) == daily.NO_DAY
    assert daily.number_of_cards(Record.new("stone_paths", 2, deal.seed), 320) == daily.NO_DAY
    assert daily.number_of_cards(deal, 318) == daily.NO_DAY, "that day has not come anywhere"


def test_a_challenger_who_drew_the_deal_twice_says_so() -> None:
    player = Player()
    player.deal(7)
    draw_to_the_end(player)
    first = player.platform.address
    assert TOLD not in sent(player)
    player.press("again")
    draw_to_the_end(player)
    assert TOLD in sent(player)
    player.app.go(first)
    assert TOLD not in sent(player), "the first line was drawn without knowing"


def test_a_line_that_was_only_watched_is_not_taken_for_the_own_one() -> None:
    sender, message = challenger()
    id = save_id(sender)
    sender.press("share", id)
    sender.press("send", f"game {id}")
    other = open_link(sender.platform.shared[-1])
    other.press("watch")
    open_link(message, other)
    assert "your own line" not in other.platform.regions["found"]
    assert warned(other)
    other.press("accept")
    assert other.platform.address.startswith("play/")


def test_a_game_that_cannot_be_read_keeps_nobody_from_a_duel() -> None:
    _, message = challenger()
    other = Player(FakePlatform())
    other.deal(7)
    key = f"waystones/game/{save_id(other)}"
    other.platform.storage[key] = (
        other.platform.storage[key].replace("start=", "stars=").replace("seed=7", "seed=7\\nnowhere")
    )
    other = Player(other.platform)
    open_link(message, other)
    assert not warned(other)
    other.press("accept")
    assert other.platform.address.startswith("play/")
