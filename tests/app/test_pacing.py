"""Nobody waits long: one beat a turn, a tap that has it done, a pace of one's own, and hands free meanwhile."""

import re
from collections.abc import Callable

import pytest

from app.errands import Running
from app.table.pacing import PACES
from app.table.thinking_ahead import FAR, ThinkingAhead
from tests.app.fake import FakePlatform
from tests.app.player import Player
from tests.tables import FOR_SEVERAL, PATH_GAMES
from waystones import Record, Session, bot
from waystones.games.path_cards.moves import TAKE

THREE_BOTS = (("Ada", ""), ("Mira", "relaxed"), ("Bas", "relaxed"), ("Cleo", "relaxed"))


def seated(game: str, seed: int = 7) -> Player:
    player = Player()
    player.app.start_game(Record.new(game, 4, seed, first=0), seats=THREE_BOTS)
    player.play.pacing._clock = lambda: player.platform.time / 1000
    return player


def decide(player: Player) -> None:
    """The person makes any decision, until it is another's turn."""
    table = player.play
    while not table.session.is_over and table.session.to_act == 0:
        table.commit(str(table.session.state.legal_moves()[0]))


def wait(player: Player) -> list[int]:
    """Let the others play until it is the person's turn: when each of their decisions was shown."""
    table, shown = player.play, []
    while table.session.to_act and not table.session.is_over:
        made = len(table.session.steps)
        player.platform.tick()
        shown += [player.platform.time] * (len(table.session.steps) - made)
    return shown


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_three_bots_are_waited_for_less_than_four_seconds_in_every_turn_of_a_game(game: str) -> None:
    player = seated(game)
    waits = []
    while not player.play.session.is_over:
        decide(player)
        before = player.platform.time
        wait(player)
        waits.append(player.platform.time - before)
    assert len(waits) > 5
    assert max(waits) < 4000
    assert max(waits) > 2 * PACES["normal"].beat, "they can be followed all the same"


class SlowWorker:
    """A worker that needs so many milliseconds for each decision, one after another."""

    def __init__(self, player: Player, each: int) -> None:
        self._platform, self._each = player.platform, each
        self._free = 0  # when it has done all that was asked
        self.asked = 0
        player.platform.send_errand = self._send  # type: ignore[method-assign]

    def _send(self, kind: str, question: str, told: Callable[[float, str | None], None], **_: bool) -> int:
        self.asked += 1
        running, answer = Running(kind, question), None
        while answer is None:
            answer = running.slice()[1]
        self._free = max(self._free, self._platform.time) + self._each
        self._platform.later(self._free - self._platform.time, lambda: told(1.0, answer))
        return self.asked


@pytest.mark.parametrize("game", FOR_SEVERAL)
@pytest.mark.parametrize("each", [100, 250, 400])
def test_thinking_counts_as_waiting_and_goes_on_while_something_is_shown(game: str, each: int) -> None:
    player = seated(game)
    worker = SlowWorker(player, each)
    most = 0
    for _ in range(6):
        decide(player)
        before, asked = player.platform.time, worker.asked
        decisions = len(wait(player))
        waited, thought = player.platform.time - before, decisions * each
        most = max(most, waited)
        # Whoever thinks for longer than the pace allows is shown at once; nobody is held back on top of it.
        assert waited <= max(PACES["normal"].most, thought)
        assert worker.asked - asked <= decisions, "nothing is thought of twice"
    assert most < 4000 or each == 400


def before_a_draw(player: Player) -> None:
    """The person has played a card, and is asked for one to take."""
    table = player.play
    while table.hand.seen.asks != TAKE:
        moves = [str(each) for each in table.session.state.legal_moves()]
        table.commit(next((each for each in moves if each.startswith("x")), moves[0]))


def linger(player: Player, time: int) -> None:
    """The person does nothing for so many milliseconds."""
    over: list[bool] = []
    player.platform.later(time, lambda: over.append(True))
    while not over:
        player.platform.tick()


@pytest.mark.parametrize("game", PATH_GAMES)
def test_while_a_person_is_about_to_draw_the_bots_think_of_what_follows(game: str) -> None:
    waits, games = [], []
    for lingers in (0, 8_000):
        player = seated(game)
        worker = SlowWorker(player, 800)
        before_a_draw(player)
        linger(player, lingers)
        begun, asked = player.platform.time, worker.asked
        player.press("take", "deck")
        decisions = len(wait(player))
        waits.append(player.platform.time - begun)
        games.append(player.play.session.record)
        assert worker.asked == decisions, "nothing is thought of twice"
        assert asked == (min(decisions, FAR) if lingers else 1)
    assert games[0] == games[1], "what they decide is the same"
    assert waits[1] <= PACES["normal"].most < waits[0]


@pytest.mark.parametrize("game", PATH_GAMES)
def test_what_was_foreseen_is_forgotten_where_another_card_is_taken(game: str) -> None:
    games = []
    for lingers in (0, 5_000):
        player = seated(game)
        SlowWorker(player, 400)
        while not (piles := [each for each in player.play.session.state.legal_moves() if each.kind == TAKE]):
            decide(player)
            wait(player)
            before_a_draw(player)
        linger(player, lingers)
        player.press("take", str(piles[0]).removeprefix("pile-"))
        wait(player)
        games.append(player.play.session.record)
    assert games[0] == games[1]
    assert any(move.startswith("pile-") for move in games[0].moves)


def test_nobody_waits_for_a_worker_that_is_only_on_its_way_with_what_was_foreseen() -> None:
    player = seated("stone_paths")
    player.platform.has_worker, player.platform.worker_is_coming = False, True
    before_a_draw(player)
    linger(player, 1_000)
    player.platform.worker_is_coming = False
    player.press("take", "deck")
    assert wait(player), "the page thinks itself"


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_what_was_thought_ahead_is_forgotten_where_the_game_goes_another_way(game: str) -> None:
    platform, heard = FakePlatform(), list[str]()
    ahead = ThinkingAhead(platform, lambda: True)
    one, another = Session.new(game, 2, 7), Session.new(game, 2, 7)
    ahead.ask(one, lambda seat: "steady", heard.append)
    platform.wait()
    other = [str(move) for move in another.state.legal_moves() if str(move) != heard[0]]
    another.play(other[0])
    ahead.ask(another, lambda seat: "steady", heard.append)
    platform.wait()
    alone = bot(game, "steady", 7).choose(another.observe(another.to_act))
    assert heard[1:] == [str(alone)]


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_turn_has_one_beat_however_many_decisions_it_takes(game: str) -> None:
    player = seated(game)
    decide(player)
    before, steps = player.platform.time, len(player.play.session.steps)
    shown = wait(player)
    pace = PACES["normal"]
    seats = [step.seat for step in player.play.session.steps[steps:]]
    gaps = [now - then for now, then in zip(shown, [before, *shown], strict=False)]
    begins = [seat != earlier for seat, earlier in zip(seats, [0, *seats], strict=False)]
    assert sum(begins) == 3
    for begin, gap in zip(begins, gaps, strict=True):
        assert gap == (pace.beat if begin else pace.between)


@pytest.mark.parametrize(
    ("game", "tap"), [("stone_paths", "about"), ("branching_paths", "about"), ("loops", "square")]
)
def test_a_tap_on_the_board_finishes_what_is_being_shown(game: str, tap: str) -> None:
    player = seated(game)
    decide(player)
    player.platform.wait(PACES["normal"].beat // 2)
    player.press(tap)
    before = player.platform.time
    wait(player)
    assert player.platform.time == before
    assert not player.platform.regions["toast"]
    decide(player)
    before = player.platform.time
    wait(player)
    assert player.platform.time >= before + 3 * PACES["normal"].beat, (
        "the next time they take their time again"
    )


@pytest.mark.parametrize("pace", PACES)
def test_the_pace_is_in_the_menu_and_is_kept(pace: str) -> None:
    player = seated("loops")
    player.press("menu")
    player.press("bot-pace", pace)
    assert not player.platform.regions["sheet"]
    decide(player)
    before = player.platform.time
    assert wait(player)[0] - before == PACES[pace].beat
    assert Player(player.platform).app.settings.pace == pace


def test_there_is_no_pace_where_no_bot_plays() -> None:
    player = Player()
    player.app.start_game(Record.new("loops", 2, 7, first=0), seats=(("Ada", ""), ("Bas", "")))
    player.press("lift-curtain")
    player.press("menu")
    assert "bot-pace" not in player.platform.regions["sheet"]


@pytest.mark.parametrize(
    ("game", "thing", "up"),
    [
        ("stone_paths", "card", "hand-card up"),
        ("branching_paths", "card", "hand-card up"),
        ("loops", "tile", "rack-tile up"),
    ],
)
def test_something_is_lifted_while_others_think_and_stays_in_hand(game: str, thing: str, up: str) -> None:
    player = seated(game)
    decide(player)
    player.press(thing)
    assert up in "".join(player.platform.regions.values())
    wait(player)
    shown = "".join(player.platform.regions.values())
    assert "Your turn" in shown
    assert up in shown
    assert not player.platform.regions["toast"]
    assert re.search(r'class="(?:[^"]* )?lit\b', shown)
