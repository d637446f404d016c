"""One Line for several at one device: the curtain, the rounds, what is announced, and who has won."""

import pytest

from app.table.table import Table as Play
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record, Session
from waystones.games.one_line.walk import Stretch
from waystones.link import Link

PEOPLE = (("Ada", ""), ("Bas", ""), ("Cleo", ""))


def sitting(people: int = 3, seed: int = 7, platform: FakePlatform | None = None) -> Player:
    """People at one device, the curtain down before the first."""
    player = Player(platform)
    player.app.start_game(Record.new("one_line", people, seed), seats=PEOPLE[:people])
    return player


def table(player: Player) -> Play:
    assert isinstance(player.app.screen, Play)
    return player.app.screen


def shown(player: Player) -> str:
    return player.platform.frame + "".join(player.platform.regions.values())


def draw(player: Player) -> Stretch:
    """Lift the curtain and draw a longest stretch."""
    if (
        'data-do="lift-curtain"' in player.platform.frame
    ):  # who draws twice in a row, the others being stuck, needs none
        player.press("lift-curtain")
    move = max(table(player).session.state.legal_moves(), key=lambda each: len(each.fields))
    assert isinstance(move, Stretch)
    if move.fields:
        player.drag(move.end, *move.fields)
        player.press("confirm")
    else:
        player.press("pass")
    return move


def test_the_curtain_is_down_before_the_first_board() -> None:
    player = sitting()
    assert "Ada" in player.platform.frame
    assert 'id="board"' not in shown(player)


@pytest.mark.rule("OL-23")
def test_nothing_of_an_open_round_is_shown_to_the_next() -> None:
    player = sitting()
    move = draw(player)
    assert "Pass the device to" in player.platform.frame
    assert "Bas" in player.platform.frame
    player.press("lift-curtain")
    assert table(player).me == 1
    assert str(move) not in shown(player)
    player.press("table")
    assert "Ada: 1 of 61 fields" in player.platform.regions["sheet"]


@pytest.mark.rule("OL-7")
def test_all_draw_with_the_same_card_one_after_another() -> None:
    player = sitting()
    for name in ("Ada", "Bas", "Cleo", "Ada"):
        assert f"I am {name}" in player.platform.frame
        if name != "Ada" or not table(player).session.steps:
            assert table(player).session.observe().round == 1
        draw(player)
    assert table(player).session.observe().round == 2


@pytest.mark.rule("OL-23")
def test_the_end_of_a_round_is_announced_with_who_scored_full_and_who_half() -> None:
    player = sitting()
    announced = []
    while not player.platform.address.startswith("result/"):
        draw(player)
        announced.append(player.platform.said[-1])
    told = " ".join(announced)
    assert "in full." in told
    assert "for half," in told
    state = Record.parse(player.app.saves.games(finished=True)[0].record).state()
    numbers = [each for reached in state.reached for each in reached]  # type: ignore[attr-defined]
    last_round = max(each.round for each in numbers)
    in_time = [each for each in numbers if each.round < last_round]
    assert told.count(" in full.") >= sum(not each.half for each in in_time)


def test_the_curtain_tells_of_the_last_round_only() -> None:
    player = sitting(2)
    assert "After round" not in player.platform.frame, "there has been none"
    for number in range(1, 6):
        draw(player)
        draw(player)
        told = player.platform.frame.partition('class="announced">')[2].partition("</ul>")[0]
        assert f"After round {number} of 15" in player.platform.frame
        reached = table(player).session.state.reached  # type: ignore[attr-defined]
        fresh = [[each for each in mine if each.round == number] for mine in reached]
        for (name, _), mine in zip(PEOPLE, fresh, strict=False):
            assert (name in told) == bool(mine)
            for each in mine:
                assert f"{each.number} {'for half' if each.half else 'in full'}" in told
        assert ("No number was reached." in told) == (not any(fresh))


def test_what_was_drawn_can_be_taken_back_until_the_round_is_over() -> None:
    player = sitting(2)
    draw(player)
    player.press("undo")
    assert "Ada" in player.platform.frame
    assert table(player).session.state.to_act == 0
    draw(player)
    draw(player)
    assert "Take back" not in player.platform.frame


def test_resuming_starts_behind_the_curtain() -> None:
    player = sitting(2)
    draw(player)
    again = Player(player.platform, path=player.platform.address)
    assert "Pass the device to" in again.platform.frame
    assert 'id="board"' not in shown(again)


@pytest.mark.rule("OL-17")
def test_a_whole_game_ends_with_an_account_and_a_rematch() -> None:
    player = sitting(2)
    while not player.platform.address.startswith("result/"):
        draw(player)
    save = player.app.saves.games(finished=True)[0]
    state = Record.parse(save.record).state()
    assert save.summary["score"] == max(state.scores())
    [winner] = state.winners()
    assert f"{PEOPLE[winner][0]} has won" in player.platform.frame
    player.press("replay")
    assert "Before the first card" in player.platform.regions["where"]
    assert player.platform.regions["moment"].count("1 of 61 fields") == 2
    player.app.slide("ply", "99")
    for name, route in zip(("Ada", "Bas"), state.observe(0).routes, strict=True):  # type: ignore[attr-defined]
        assert f"{name}: {len(route)} of 61 fields" in player.platform.regions["moment"]
    player.app.go(f"result/{save.id}")
    player.press("rematch")
    assert table(player).save.seats == PEOPLE[:2]


def test_giving_up_takes_the_game_off_the_table() -> None:
    player = sitting(2)
    player.press("lift-curtain")
    player.press("menu")
    player.press("give-up")
    player.press("give-up", "yes")
    assert player.app.saves.games(finished=False) == []


def test_who_is_not_to_draw_cannot_draw() -> None:
    player = sitting(2)
    draw(player)
    before = table(player).session.record
    player.tap(30)
    assert not player.app.key("Enter", 30)
    assert table(player).session.record == before


def test_seats_for_a_line_together_are_chosen_before_it() -> None:
    player = Player()
    player.press("one-line")
    player.press("seats", "one_line")
    player.press("count", "3")
    for seat in (1, 2):
        player.press("seat", f"{seat} person")
    player.press("begin")
    assert table(player).session.state.players == 3


def test_another_board_for_a_table_stays_for_the_rematch() -> None:
    player = Player(path="seats/one_line")
    classic = player.platform.regions["table-board"]
    player.press("board", "other")
    assert player.platform.regions["table-board"] != classic
    player.press("begin")
    begun = table(player).session.record
    passed = Session(begun)
    while not passed.is_over:
        passed.play("pass")
    done = player.app.saves.bring_in(passed.record, seats=table(player).save.seats, finished=True)
    player.app.go(f"result/{done.id}")
    player.press("rematch")
    again = table(player).session.record
    assert again.options["board"] == begun.options["board"]
    assert again.seed != begun.seed


def test_a_link_to_a_deal_on_another_board_lays_that_board() -> None:
    deal = Record.new("one_line", 3, 99, board=4821)
    player = Player(path=f"seats/{Link.of(deal, 'deal')}")
    player.press("begin")
    assert table(player).session.record == deal
    player = Player(path=f"seats/{Link.of(deal, 'deal')}")
    player.press("board", "classic")
    player.press("begin")
    assert table(player).session.record == Record.new("one_line", 3, 99)


def test_nobody_is_called_you_where_several_hold_the_device() -> None:
    player = Player(path="seats/one_line")
    player.press("seat", "1 person")
    assert player.platform.values["#name-0"] == "Player 1"
    player.press("seat", "1 sharp")
    assert player.platform.values["#name-0"] == "You"
    player.app.slide("name-0", "Ada")
    player.press("seat", "1 person")
    player.press("begin")
    assert table(player).save.seats == (("Ada", ""), ("Mira", ""))


def with_bots(*levels: str) -> Player:
    """One person, and bots at the other seats."""
    player = Player()
    seats = (("Ada", ""), *((f"Bot {level}", level) for level in levels))
    player.app.start_game(Record.new("one_line", len(seats), 7), seats=seats)
    return player


def test_one_person_among_bots_needs_no_curtain() -> None:
    player = with_bots("relaxed", "steady")
    assert 'id="board"' in player.platform.frame
    move = draw(player)
    assert table(player).session.to_act == 1
    player.tap(move.fields[-1])
    player.press("hint")
    assert "not your turn" in player.platform.regions["toast"]
    player.platform.wait()
    assert table(player).session.observe().round == 2
    assert table(player).session.to_act == 0
    assert [len(route) > 1 for route in table(player).session.observe().routes] == [True, True, True]


@pytest.mark.rule("OL-23")
def test_what_a_bot_draws_is_shown_when_the_round_is_over() -> None:
    player = with_bots("relaxed")
    assert "Bot relaxed" in player.platform.regions["coach"]
    draw(player)
    player.press("table")
    assert "Bot relaxed: 1 of 61 fields" in player.platform.regions["sheet"]
    player.press("close")
    player.platform.wait()
    player.press("table")
    assert "Bot relaxed: 1 of 61 fields" not in player.platform.regions["sheet"]


@pytest.mark.rule("OL-14", "OL-23")
def test_a_number_that_others_reached_is_shown_as_half_left() -> None:
    player = sitting(2, seed=7)
    session = table(player).session
    while not session.observe().spent:
        draw(player)
    if 'data-do="lift-curtain"' in player.platform.frame:
        player.press("lift-curtain")
    now = session.observe(table(player).me)
    shown_as_half = player.platform.regions["numbers"].count("spent")
    assert shown_as_half == len(now.spent)
    for number in now.spent:
        assert f"{number} has only half left" in player.platform.regions["numbers"]


def test_the_log_tells_what_everybody_drew() -> None:
    player = sitting(2)
    moves = [draw(player), draw(player)]
    player.press("lift-curtain")
    player.press("log")
    for name, move in zip(("Ada", "Bas"), moves, strict=True):
        line = " ".join(str(move).split("-"))
        assert f"{name}: {len(move.fields)} fields: {line}" in player.platform.regions["sheet"]


def test_a_game_with_bots_is_counted_by_the_strongest() -> None:
    player = with_bots("relaxed")
    while not player.platform.address.startswith("result/"):
        draw(player)
        player.platform.wait()
    figures = player.app.saves.figures()
    assert list(figures) == ["one_line_together"]
    assert figures["one_line_together"].levels["relaxed"][0] == 1


def test_a_bot_stops_caring_when_the_player_leaves() -> None:
    player = with_bots("relaxed")
    draw(player)
    record = table(player).session.record
    id = table(player).save.id
    player.app.go("")
    player.platform.wait()
    save = player.app.saves.open(id)
    assert save
    assert Record.parse(save.record) == record


def test_an_address_of_seats_without_a_game_lays_the_first_table() -> None:
    player = Player(path="seats")
    assert "Stone Paths" in player.platform.frame


def test_seats_of_a_game_that_nobody_knows_lead_home() -> None:
    player = Player(path="seats/chess")
    assert player.platform.address == ""
