"""Live games between fake browsers: by codes, turn by turn or all at once, broken off and joined again."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.pages.live import LiveScreen
from app.sending.live import MOMENT
from app.sending.live_game import GameHearer
from tests.app.air import Air
from tests.app.live_devices import LiveDevice, come_together, decide, play_on, settle, table_of
from tests.tables import GAMES
from waystones import Record, Session, bot
from waystones.letter import Letter


def nearly_over(game: str) -> Record:
    """A game of two that bots have played nearly to its end."""
    session, player = Session.new(game, 2, 7), bot(game, "relaxed", 1)
    while not session.is_over:
        session.play(player.choose(session.observe(session.to_act)))
    return replace(session.record, moves=session.record.moves[:-16])


def kept(device: LiveDevice) -> str:
    save = device.app.saves.open(device.game_id)
    assert save
    return save.record


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_to_its_end_between_two_devices(game: str) -> None:
    air = Air()
    devices = table_of(nearly_over(game), air)
    while play_on(devices, air):
        pass
    assert kept(devices[0]) == kept(devices[1])
    for device in devices:
        save = device.app.saves.open(device.game_id)
        assert save
        assert save.finished
        assert not save.unsent, "the last letter has gone over the connection"


@pytest.mark.parametrize(("players", "bots"), [(3, {}), (4, {}), (4, {2: "relaxed"})])
def test_up_to_four_play_one_line_round_one_who_passes_on(players: int, bots: dict[int, str]) -> None:
    air = Air()
    devices = table_of(Record.new("one_line", players, 11), air, bots)
    for _ in range(4):
        assert play_on(devices, air)
    assert len({kept(device) for device in devices}) == 1
    assert len(Record.parse(kept(devices[0])).moves) >= players


def test_all_draw_at_the_same_time_and_see_only_how_many_still_do() -> None:
    air = Air()
    ada, bas, cleo = table_of(Record.new("one_line", 3, 7), air)
    settle([ada, bas, cleo], air)
    assert decide(cleo)
    settle([ada, bas, cleo], air)
    assert [device.moves for device in (ada, bas, cleo)] == [(), (), ()], "the record keeps its order"
    assert "2 are still drawing." in cleo.platform.regions["acts"]
    for device in (ada, bas):
        assert 'id="do-confirm"' in device.platform.regions["acts"], "they still draw"
    assert decide(bas)
    settle([ada, bas, cleo], air)
    assert "1 is still drawing." in cleo.platform.regions["acts"]
    assert decide(ada)
    settle([ada, bas, cleo], air)
    assert [len(device.moves) for device in (ada, bas, cleo)] == [3, 3, 3]


def drawn_early(device: LiveDevice) -> str:
    return device.open_table.hand.decided


def test_what_was_drawn_early_can_be_drawn_again_and_outlives_a_reload() -> None:
    air = Air()
    ada, bas = table_of(Record.new("one_line", 2, 7), air)
    settle([ada, bas], air)
    assert decide(bas)
    bas.press("lift")
    settle([ada, bas], air)
    assert drawn_early(bas) == ""
    assert decide(bas)
    bas.reload()
    assert drawn_early(bas) == "pass"
    assert "counts once the game is back" in bas.platform.regions["acts"]
    come_together(ada, bas, 1, air)
    assert decide(ada)
    settle([ada, bas], air)
    assert len(ada.moves) == len(bas.moves) == 2


@pytest.mark.parametrize("game", ["stone_paths", "branching_paths"])  # a turn there is more than one decision
def test_the_first_decision_of_a_turn_is_taken_back_before_the_eyes_of_the_others(game: str) -> None:
    air = Air()
    devices = table_of(Record.new(game, 3, 7), air)
    for _ in range(3):
        play_on(devices, air)
    here = next(device for device in devices if device.turn_is_here())
    steps = here.open_table.session.steps
    assert steps[-1].seat != here.open_table.me, "a turn begins"
    before = kept(here)
    table = here.open_table
    table.decide((next(move for move in map(str, table.session.state.legal_moves()) if "=" not in move),))
    here.platform.arrive()
    settle(devices, air)
    assert {kept(device) for device in devices} == {kept(here)} != {before}
    assert here.open_table.can_undo
    here.press("undo")
    settle(devices, air)
    assert [kept(device) for device in devices] == [before] * 3
    assert play_on(devices, air)
    assert len({kept(device) for device in devices}) == 1


def test_what_is_half_drawn_stays_while_others_ink() -> None:
    air = Air()
    ada, bas = table_of(Record.new("one_line", 2, 7), air)
    settle([ada, bas], air)
    seen = bas.open_table.hand.seen
    end = seen.ends[0]
    field = next(iter(bas.open_table.hand.lit))  # type: ignore[attr-defined]
    bas.tap(end)
    bas.tap(field)
    drawn = bas.open_table.hand.draft()
    assert drawn
    assert decide(ada)
    settle([ada, bas], air)
    assert len(bas.moves) == 1
    assert bas.open_table.hand.draft() == drawn


@pytest.mark.parametrize("game", GAMES)
def test_a_broken_connection_loses_nothing_and_is_joined_again_by_a_new_code(game: str) -> None:
    air = Air()
    devices = table_of(Record.new(game, 2, 7), air)
    for _ in range(3):
        play_on(devices, air)
    before = kept(devices[0])
    air.cut()
    settle(devices, air)
    assert kept(devices[0]) == kept(devices[1]) == before
    for device, other in zip(devices, ("Bas", "Ada"), strict=True):
        assert any(f"{other} is not connected any more" in words for words in device.platform.said)
        shown = "".join(device.platform.regions.values())
        assert 'data-do="play-live"' in shown or device.turn_is_here()
    come_together(devices[0], devices[1], 1, air)
    for _ in range(3):
        assert play_on(devices, air)
    assert kept(devices[0]) == kept(devices[1]) != before


def test_a_broken_live_game_goes_on_by_letters() -> None:
    air = Air()
    ada, bas = table_of(Record.new("stone_paths", 2, 7), air)
    play_on([ada, bas], air)
    air.cut()
    settle([ada, bas], air)
    here, there = (ada, bas) if ada.turn_is_here() else (bas, ada)
    while here.turn_is_here():
        assert decide(here)
    there.open(here.post())
    there.answer()
    assert there.moves == here.moves


def test_two_tabs_of_one_browser_play_with_each_other() -> None:
    air = Air()
    ada, bas = LiveDevice(air), LiveDevice(air)
    bas.platform.storage = ada.platform.storage
    ada.begin(Record.new("stone_paths", 2, 7), (("Ada", ""), ("Bas", "elsewhere")))
    come_together(ada, bas, 1, air)
    bas.game_id = bas.open_table.save.id
    assert bas.game_id != ada.game_id
    for _ in range(4):
        assert play_on([ada, bas], air)
    assert kept(ada) == kept(bas)


def test_who_sits_down_is_called_as_they_say() -> None:
    air = Air()
    ada, bas = LiveDevice(air), LiveDevice(air)
    ada.begin(Record.new("loops", 2, 7), (("Ada", ""), ("Mira", "elsewhere")))
    ada.app.go(f"live/{ada.game_id}")
    air.blow()
    code = ada.code()
    bas.app.go(code)
    air.blow()
    bas.app.slide("my-name", "Bas")
    ada.paste(bas.code())
    settle([ada, bas], air)
    for device in (ada, bas):
        save = device.app.saves.open(ada.game_id)
        assert save
        assert [name for name, _ in save.seats] == ["Ada", "Bas"]


def test_who_has_come_is_named_and_the_next_code_is_looked_at() -> None:
    air = Air()
    ada, bas = LiveDevice(air), LiveDevice(air)
    ada.begin(Record.new("loops", 3, 7), (("Ada", ""), ("Mira", "elsewhere"), ("Cleo", "elsewhere")))
    ada.app.go(f"live/{ada.game_id}")
    air.blow()
    bas.app.go(ada.code())
    air.blow()
    bas.app.slide("my-name", "Bas")
    ada.paste(bas.code())
    settle([ada, bas], air)
    assert "Mira" not in ada.platform.regions["people"]
    assert "Bas" in ada.platform.regions["people"]
    assert "Show this code to Cleo" in ada.platform.regions["call"]
    assert ada.platform.values["#pasted"] == ""
    assert ada.platform.focused == "#call"


def test_a_code_for_another_call_is_told_apart() -> None:
    answer = calling()[1].code()
    other = LiveDevice(Air())
    other.platform.chance(7)  # or it would number its call alike
    other.begin(Record.new("loops", 2, 8), (("Eva", ""), ("Finn", "elsewhere")))
    other.app.go(f"live/{other.game_id}")
    other.platform.air.blow()
    other.paste(answer)
    assert "answers another call" in other.platform.regions["wrong"]
    other.paste(other.code())
    assert "of this very device" in other.platform.regions["wrong"]
    assert isinstance(other.app.screen, LiveScreen)
    assert other.platform.address == f"live/{other.game_id}", "nobody answers an own call"
    other.paste(other.letter())
    assert "This is a link or a letter" in other.platform.regions["wrong"]
    other.paste("no code at all")
    assert "no whole code" in other.platform.regions["wrong"]


def calling() -> tuple[LiveDevice, LiveDevice, Air]:
    """Ada shows a code, and Bas has opened it."""
    air = Air()
    ada, bas = LiveDevice(air), LiveDevice(air)
    ada.begin(Record.new("loops", 2, 7), (("Ada", ""), ("Bas", "elsewhere")))
    ada.app.go(f"live/{ada.game_id}")
    air.blow()
    bas.app.go(ada.code())
    air.blow()
    return ada, bas, air


def test_connect_pressed_twice_connects_once() -> None:
    ada, bas, air = calling()
    ada.paste(bas.code())
    ada.press("read")
    settle([ada, bas], air)
    assert ada.app.live.is_live(ada.game_id)
    assert bas.open_table


def test_who_has_reloaded_meanwhile_is_connected_by_a_new_code() -> None:
    ada, bas, air = calling()
    first = bas.code()
    bas.reload()
    air.blow()
    ada.paste(first)  # nobody is there any more
    ada.paste(bas.code())
    air.blow()
    assert "Try it with a new code" in ada.platform.regions["call"]
    ada.press("again")
    air.blow()
    bas.app.go(ada.code())
    air.blow()
    ada.paste(bas.code())
    settle([ada, bas], air)
    assert ada.app.live.is_live(ada.game_id)


def test_an_answer_that_opens_in_a_new_tab_comes_to_the_tab_with_the_table() -> None:
    air = Air()
    ada, bas, new_tab = LiveDevice(air), LiveDevice(air), LiveDevice(air)
    new_tab.platform.storage = ada.platform.storage
    ada.begin(Record.new("loops", 2, 7), (("Ada", ""), ("Bas", "elsewhere")))
    ada.app.go(f"live/{ada.game_id}")
    air.blow()
    bas.app.go(ada.code())
    air.blow()
    new_tab.app.go(bas.code())
    assert "go back there" in new_tab.platform.regions["call"]
    ada.app.other_tab()
    new_tab.app.other_tab()
    assert "Connected." in new_tab.platform.regions["call"]
    settle([ada, bas], air)
    assert ada.open_table
    assert bas.open_table


def test_where_nothing_connects_the_page_says_so() -> None:
    air = Air()
    air.is_there = False
    ada = LiveDevice(air)
    ada.begin(Record.new("loops", 2, 7), (("Ada", ""), ("Bas", "elsewhere")))
    ada.app.go(f"live/{ada.game_id}")
    air.blow()
    assert "Letters always work" in ada.platform.regions["call"]
    air.is_there = True
    ada.press("again")
    air.blow()
    assert "Show this code to Bas" in ada.platform.regions["call"]


# -- hostile messages


def connected(game: str = "stone_paths") -> tuple[LiveDevice, LiveDevice, Air, int]:
    """Two devices, and the number of the second one's end of their connection."""
    air = Air()
    ada, bas = table_of(Record.new(game, 2, 7), air)
    for _ in range(2):
        play_on([ada, bas], air)
    [connection] = [
        connection
        for connection in bas.app.live.live.connections
        if isinstance(connection.hearer, GameHearer)
    ]
    return ada, bas, air, connection.number


@settings(max_examples=30, deadline=None)
@given(
    st.one_of(
        st.text(max_size=300),
        st.text(max_size=60).map("letter ".__add__),
        st.text(max_size=9).map("inked ".__add__),
    )
)
def test_a_message_that_is_none_ends_the_connection_and_never_the_game(text: str) -> None:
    ada, bas, air, number = CONNECTED
    if not ada.app.live.is_live(ada.game_id):
        come_together(ada, bas, 1, air)
        [connection] = [connection for connection in bas.app.live.live.connections if connection.is_open]
        number = connection.number
    before = kept(ada)
    air.tell(number, text)
    air.blow()
    assert kept(ada) == before
    assert not ada.app.live.is_live(ada.game_id)
    assert "no part of this game" in ada.platform.said[-1]


CONNECTED = connected()


@pytest.mark.parametrize("what", ["another game", "another number", "too long", "a seat that is ours"])
def test_a_whole_letter_that_does_not_belong_here_ends_it_too(what: str) -> None:
    ada, _, air, number = connected()
    save = ada.app.saves.open(ada.game_id)
    assert save
    mine = Letter.parse(ada.letter())
    other = Record.new("stone_paths", 2, 8)
    text = {
        "another game": f"letter {Letter(mine.number, other, mine.seats)}",
        "another number": f"letter {Letter(mine.number + 1, mine.record, mine.seats)}",
        "too long": "letter " + "W" * 30_000,
        "a seat that is ours": "inked 1 0",
    }[what]
    before = kept(ada)
    air.tell(number, text)
    air.blow()
    assert kept(ada) == before
    assert not ada.app.live.is_live(ada.game_id)


@pytest.mark.parametrize("what", ["letter", "inked"])
def test_who_says_far_too_much_at_once_is_not_heard_any_more_and_the_game_is_as_it_was(what: str) -> None:
    ada, _, air, number = connected("one_line")
    mine = ada.letter()
    before = kept(ada)
    for each in range(2 * GameHearer.most):
        air.tell(number, f"letter {mine}" if what == "letter" else f"{'inked' if each % 2 else 'lifted'} 9 1")
    air.blow()
    assert kept(ada) == before
    assert not ada.app.live.is_live(ada.game_id)
    assert "Far too much came from Bas" in ada.platform.said[-1]
    ada.platform.tick()  # the moment is over, and nothing comes of it


def test_who_talks_long_but_not_all_at_once_is_heard() -> None:
    ada, _, air, number = connected("one_line")
    for _ in range(3):
        for each in range(GameHearer.most):
            air.tell(number, f"{'inked' if each % 2 else 'lifted'} 9 1")
        air.blow()
        ada.platform.wait(MOMENT)
    assert ada.app.live.is_live(ada.game_id)
