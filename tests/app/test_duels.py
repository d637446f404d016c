"""Duels by link: drawn on two devices, scored as at one table, sent there and back and on to four."""

import pytest

from app.games.one_line.duel import names
from app.sending.signed import sign, signature
from app.table.table import Table as Play
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record
from waystones.games.one_line.duel import line, starts
from waystones.games.one_line.rules import OneLine
from waystones.link import Link


def draw_to_the_end(player: Player) -> None:
    """Draw long stretches until the game is over."""
    while player.platform.address.startswith("play/"):
        screen = player.app.screen
        assert screen is not None
        moves = screen.session.state.legal_moves()  # type: ignore[attr-defined]
        move = max(moves, key=lambda each: (len(each.fields), str(each)))
        if move.fields:
            player.drag(move.end, *move.fields)
            player.press("confirm")
        else:
            player.press("pass")
        if player.platform.address.startswith("play/"):  # the result would look for the best line
            player.platform.wait()


def save_id(player: Player) -> str:
    return player.platform.address.partition("/")[2]


def sent(player: Player) -> str:
    """The link that the player sends from the result on the screen."""
    id = save_id(player)
    if f'data-arg="duel {id}"' not in player.platform.frame:
        player.press("share", id)
    player.press("send", f"duel {id}")
    if f'data-arg="nameless {id}"' in player.platform.regions["sheet"]:  # asked once
        player.press("send", f"nameless {id}")
    return player.platform.shared[-1]


def challenger(seed: int = 7) -> tuple[Player, str]:
    """Somebody who has drawn a line and sent it."""
    player = Player()
    player.deal(seed)
    draw_to_the_end(player)
    return player, sent(player)


def open_link(message: str, player: Player | None = None) -> Player:
    """Somebody who opens the link in a message."""
    player = player or Player(FakePlatform())
    player.app.go(message.rpartition("#")[2])
    return player


def answer(message: str) -> tuple[Player, str]:
    """Somebody who draws against what was sent, and sends the answer."""
    player = open_link(message)
    player.press("accept")
    player.platform.wait()
    draw_to_the_end(player)
    return player, sent(player)


def test_a_challenge_is_short_and_names_nobody() -> None:
    _, message = challenger()
    fragment = message[message.index("#") :]
    assert len(fragment) <= 200
    link = Link.parse(message)
    assert link.kind == "duel"
    assert link.record.players == 1


def named(player: Player, name: str) -> Player:
    """Somebody who signs with a name."""
    names.keep(player.app.saves, name)
    return player


def test_in_a_chain_of_duels_every_line_has_the_name_of_who_drew_it() -> None:
    anna, bas, cleo = named(Player(), "Anna"), named(Player(), "Bas"), Player()
    anna.deal(7)
    draw_to_the_end(anna)
    message = sent(anna)
    for player in (bas, cleo):  # Cleo gives no name
        open_link(message, player)
        player.press("accept")
        player.platform.wait()
        draw_to_the_end(player)
        message = sent(player)
    dirk = open_link(message)
    assert "Among them: Anna, Bas." in dirk.platform.regions["found"]
    dirk.press("accept")
    assert isinstance(dirk.app.screen, Play)
    assert dirk.app.screen.company.names == ["Anna", "Bas", "Player 3", "You"]
    open_link(message, anna)
    anna.press("watch")
    [save] = [save for save in anna.app.saves.games(finished=True) if save.seats]
    assert [name for name, _ in save.seats] == ["You", "Bas", "Player 3"]
    again = signature(sent(anna))  # who sends it on need not have drawn last
    assert again.name == "Anna"
    assert again.lines == ("Anna", "Bas")


@pytest.mark.parametrize("sign", ["", "~~Anna", "~30~Anna"])
def test_links_without_names_of_lines_open_as_they_did(sign: str) -> None:
    _, message = challenger()
    other = open_link(message + sign)
    other.press("accept")
    assert isinstance(other.app.screen, Play)
    assert other.app.screen.company.names == ["Anna" if sign else "Player 1", "You"]


@pytest.mark.rule("OL-24")
def test_the_other_gets_the_same_cards_and_the_next_start() -> None:
    _, message = challenger()
    other = open_link(message)
    other.press("accept")
    assert isinstance(other.app.screen, Play)
    state = other.app.screen.session.state
    sender = Link.parse(message).record
    assert state.cards == sender.state().cards  # type: ignore[attr-defined]
    assert starts(other.app.screen.session.record)[0] == starts(sender)[0]
    assert other.app.screen.me == 1


@pytest.mark.rule("OL-23")
def test_the_senders_line_is_not_seen_ahead_of_the_own_round() -> None:
    _, message = challenger()
    other = open_link(message)
    assert "watch" not in other.platform.regions["found"]
    other.press("accept")
    other.platform.wait()
    screen = other.app.screen
    assert isinstance(screen, Play)
    line_of_sender = line(Link.parse(message).record, 0)
    for drawn in range(3):
        seen = screen.session.observe(1)
        length = 1 + sum(move.count("-") for move in line_of_sender[:drawn])
        assert len(seen.routes[0]) == length
        moves = screen.session.state.legal_moves()
        move = max(moves, key=lambda each: (len(each.fields), str(each)))
        other.drag(move.end, *move.fields)
        other.press("confirm")
        other.platform.wait()


@pytest.mark.rule("OL-13", "OL-14")
def test_both_are_scored_as_at_one_table_and_the_sender_sees_it() -> None:
    first, message = challenger()
    _, back = answer(message)
    record = Link.parse(back).record
    assert record.players == 2
    scores = record.state().scores()
    assert line(record, 0) == line(Link.parse(message).record, 0)
    open_link(back, first)
    assert "Yours is one of them" in first.platform.regions["found"]
    first.press("watch")
    assert first.platform.address.startswith("result/")
    save = first.app.saves.peek(save_id(first))
    assert save
    assert save.seats[0] == ("You", "")
    assert save.summary["score"] == scores[0]


def test_four_can_be_chained_and_no_more() -> None:
    _, message = challenger()
    for players in (2, 3, 4):
        player, message = answer(message)
        assert "Send it back" in player.platform.frame
        assert Link.parse(message).record.players == players
        assert len(message[message.index("#") :]) <= 500
    late = open_link(message)
    assert "do-accept" not in late.platform.regions["found"]
    late.press("watch")
    assert "Send it on" in late.platform.frame
    state = Link.parse(message).record.state()
    assert isinstance(state, OneLine)
    assert len(set(state.starts)) == 4


def test_who_has_not_drawn_may_draw_or_look() -> None:
    _, message = challenger()
    _, back = answer(message)
    third = open_link(back)
    assert "Draw yours before you look" in third.platform.regions["found"]
    third.press("watch")
    assert third.platform.address.startswith("result/")
    assert third.app.saves.figures() == {}
    open_link(message, third)  # on the same cards, which are known now
    assert "do-accept" not in third.platform.regions["found"]
    third.press("practise")
    assert third.play.session.record.players == 1


def test_the_own_challenge_is_recognised() -> None:
    first, message = challenger()
    open_link(message, first)
    assert "your own line" in first.platform.regions["found"]
    assert "do-accept" not in first.platform.regions["found"]


def test_the_own_challenge_leads_to_the_own_line_while_it_is_kept() -> None:
    first, message = challenger()
    id = save_id(first)
    open_link(message, first)
    first.press("own-line")
    assert first.platform.address == f"result/{id}"
    assert sent(first) == message, "from there it is sent again"
    first.app.saves.remove(id)
    open_link(message, first)
    assert "your own line" in first.platform.regions["found"]
    assert "own-line" not in first.platform.regions["found"]


def stands_out(player: Player) -> str:
    """What the button that stands out among the ways on is for."""
    acts = player.platform.frame.partition('class="result-acts"')[2]
    return acts.partition('class="stone-btn main"')[2].partition("data-do=")[2].partition(">")[0]


def test_a_line_that_is_drawn_to_be_sent_is_sent_first() -> None:
    first = Player(path="link")
    first.press("play", "to-send")
    draw_to_the_end(first)
    assert f'data-arg="duel {save_id(first)}"' in stands_out(first)
    other, _ = answer(sent(first))
    other.press("play", "to-send")  # the rematch
    draw_to_the_end(other)
    assert f'data-arg="duel {save_id(other)}"' in stands_out(other)
    other.press("rematch")
    draw_to_the_end(other)
    assert '"rematch"' in stands_out(other), "one that is only drawn again is not"


def test_a_link_is_taken_up_once() -> None:
    _, message = challenger()
    other = open_link(message)
    other.press("accept")
    id = save_id(other)
    open_link(message, other)
    other.press("accept")
    assert save_id(other) == id
    other.press("menu")
    assert "start-over" not in other.platform.regions["sheet"]


def give_up(player: Player) -> None:
    player.press("menu")
    player.press("give-up")
    player.press("give-up", "yes")


def test_who_gives_up_is_scored_as_the_line_is_and_can_send_that() -> None:
    _, message = challenger()
    other = open_link(message)
    other.press("accept")
    other.platform.wait()
    give_up(other)
    assert other.platform.address.startswith("result/")
    record = Link.parse(sent(other)).record
    assert line(record, 0) == line(Link.parse(message).record, 0)
    assert set(line(record, 1)) == {"pass"}


def test_a_duel_given_up_cannot_be_tried_again() -> None:
    _, message = challenger()
    other = open_link(message)
    other.press("accept")
    other.platform.wait()
    id = save_id(other)
    give_up(other)
    open_link(message, other)
    assert "You have had your try" in other.platform.regions["found"]
    assert "do-accept" not in other.platform.regions["found"]
    other.press("watch")
    assert save_id(other) == id
    _, others_answer = answer(message)
    open_link(others_answer, other)  # the same cards by another link
    assert "do-accept" not in other.platform.regions["found"]


def test_a_duel_thrown_away_cannot_be_tried_again() -> None:
    _, message = challenger()
    other = open_link(message)
    other.press("accept")
    other.app.saves.remove(save_id(other))
    open_link(message, other)
    assert "do-accept" not in other.platform.regions["found"]
    assert "do-watch" not in other.platform.regions["found"]
    other.press("practise")
    assert other.play.session.record.players == 1


def test_practice_makes_no_link_back() -> None:
    _, message = challenger()
    other, back = answer(message)
    open_link(message, other)
    other.press("practise")
    practised = other.play.session.record
    assert practised.state().cards == Link.parse(message).record.state().cards  # type: ignore[attr-defined]
    assert starts(practised) == starts(Link.parse(back).record)[1]
    draw_to_the_end(other)
    assert Link.parse(sent(other)).record.players == 1


def test_the_try_is_known_long_after_its_game_was_let_go() -> None:
    _, message = challenger()
    other, back = answer(message)
    other.app.saves.remove(save_id(other))
    open_link(message, other)
    other.press("watch")
    assert other.platform.address.startswith("result/")
    assert Link.parse(sent(other)) == Link.parse(back)
    save = other.app.saves.peek(save_id(other))
    assert save
    assert save.seats[1] == ("You", "")


def test_the_own_line_is_known_in_an_answer_that_comes_late() -> None:
    first, message = challenger()
    first.app.saves.remove(save_id(first))
    _, back = answer(message)
    open_link(back, first)
    assert "Yours is one of them" in first.platform.regions["found"]


def test_a_try_is_carried_over_by_a_backup() -> None:
    _, message = challenger()
    other, _ = answer(message)
    begun = open_link(message)  # on another device, before the backup comes
    begun.press("accept")
    begun.app.saves.restore(other.app.saves.backup())
    open_link(message, begun)
    assert "Yours" not in begun.platform.regions["found"]
    assert "You have had your try" in begun.platform.regions["found"]


@pytest.mark.parametrize(
    "page", ["[]", '{"tries":[],"sent":3}', '{"tries":{"7":{"id":4,"link":"","seat":null}}}']
)
def test_notes_that_make_no_sense_are_none(page: str) -> None:
    _, message = challenger()
    other = open_link(message, Player(FakePlatform({"waystones/duels": page})))
    assert "do-accept" in other.platform.regions["found"]


@pytest.mark.parametrize(
    "page",
    [
        '{"tries":{"7":{"id":"x","link":"d/no-link","seat":0}},"sent":{"7":"d/neither"}}',
        f'{{"tries":{{"7":{{"id":"x","link":"{Link.of(Record.new("loops", 2, 7), "deal")}","seat":0}}}}}}',
        f'{{"tries":{{"7":{{"id":"x","link":"{Link.of(Record.new("one_line", 1, 7), "deal")}","seat":9}}}}}}',
    ],
    ids=["no link", "another game", "no such seat"],
)
def test_a_try_that_cannot_be_read_was_still_a_try(page: str) -> None:
    _, message = challenger()
    other = open_link(message, Player(FakePlatform({"waystones/duels": page})))
    assert "You have had your try" in other.platform.regions["found"]
    other.press("watch")
    assert other.platform.address.startswith("result/")


def test_a_duel_goes_on_after_the_page_was_closed() -> None:
    _, message = challenger()
    other = open_link(message)
    other.press("accept")
    other.platform.wait()
    again = Player(FakePlatform(other.platform.storage), path=other.platform.address)
    again.platform.wait()
    draw_to_the_end(again)
    assert Link.parse(sent(again)).record.players == 2


def test_a_line_of_the_day_can_be_a_challenge() -> None:
    player = Player()
    player.press("daily")
    draw_to_the_end(player)
    _, back = answer(sent(player))
    assert Link.parse(back).record.seed == Record.parse(player.app.saves.games(finished=True)[0].record).seed


# -- names


def test_a_name_is_asked_once_and_the_other_sees_it() -> None:
    player = Player()
    player.deal(7)
    draw_to_the_end(player)
    id = save_id(player)
    player.press("send", f"duel {id}")
    assert not player.platform.shared
    player.app.slide("own-name", "Anna")
    player.press("send", f"named {id}")
    assert "Anna challenges you" in open_link(player.platform.shared[-1]).platform.regions["found"]
    player.press("send", f"duel {id}")
    assert len(player.platform.shared) == 2


def test_a_link_that_names_only_its_sender_means_the_last_line() -> None:
    _, message = challenger()
    _, back = answer(message)
    third = open_link(back.partition("~")[0] + sign(None, "Bram"))
    third.press("accept")
    assert [name for name, _ in third.play.save.seats] == ["Player 1", "Bram", "You"]


def test_whoever_gets_an_answer_reads_who_has_drawn() -> None:
    first, message = challenger()
    _, back = answer(message)
    open_link(back.partition("~")[0] + sign(None, "Bram"), first)
    assert "Bram has drawn too" in first.platform.regions["found"]


def test_a_duel_says_what_each_line_gives_alone_and_offers_another() -> None:
    first, message = challenger()
    alone = Link.parse(message).record.state().scores()[0]
    other, back = answer(message)
    frame = other.platform.frame
    row = frame[frame.index("Drawn alone") :]
    assert f'<td class="num quiet">{alone}</td>'.replace("-", "\N{MINUS SIGN}") in row
    assert "in a later round than somebody else" in frame
    other.press("play")
    assert other.play.session.record.players == 1
    open_link(back, first)
