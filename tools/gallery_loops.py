"""Loops for the gallery: tables, results and replays out of real games."""

from collections.abc import Iterator
from random import Random

import waystones
from app.drawing import learn, notice
from app.drawing.kit import filled
from app.drawing.players import Entry, Player
from app.games.loops import rules, words
from app.games.loops.game import GAME
from app.games.loops.lesson import LESSONS
from app.games.loops.view import play, replay
from app.games.loops.view.look import Look, advised
from app.keeping.figures import Figures
from app.pages.rules import other_rules
from app.pages.view import seats
from app.pages.view.seats import Sitting
from app.pages.view.statistics import rungs
from app.table.of_the_day import DealOfTheDay, Outcome, PastDay
from app.table.pacing import PACES
from app.table.turns import turns
from app.table.view.aid import aid_card
from app.table.view.menu import menu, paces
from app.texts import Texts
from tools import gallery_replay
from tools.gallery_ending import ended
from waystones import Session
from waystones.games.loops.board import NAMES
from waystones.games.loops.moves import LAY, Move, lay
from waystones.games.loops.observation import LoopsObservation

Table = Session[LoopsObservation]

PLAYERS = (Player("Anna"), Player("Mira", "steady"), Player("Bas", "sharp"), Player("Jo", "relaxed"))


def played(players: int, seed: int, steps: int, **options: object) -> Table:
    """A game among steady bots up to some step."""
    session: Table = Session.new("loops", players, seed, first=0, **options)
    bots = [waystones.bot("loops", "steady", seed) for _ in range(players)]
    while not session.is_over and len(session.steps) < steps:
        session.play(bots[session.to_act].choose(session.observe(session.to_act)))
    return session


def to_seat(session: Table, seat: int = 0, laid: int = 0) -> Table:
    """The same game a little later: the seat is to act and has laid so many tiles."""
    bot = waystones.bot("loops", "steady", 1)
    while session.to_act != seat or session.observe(seat).laid != laid:
        session.play(bot.choose(session.observe(session.to_act)))
    return session


def log(t: Texts, session: Table) -> list[Entry]:
    """The turns in words."""
    names = [player.name for player in PLAYERS]
    return turns(session, 0, lambda events: words.events(t, events, names, 0))


def shown(
    t: Texts, session: Table, look: Look | None = None, sheet: str = "", toast: str = "", coach: str = ""
) -> str:
    """The table as seat 0 sees it."""
    now = session.observe(0)
    players = PLAYERS[: now.players]
    regions = play.regions(t, now, players, look or Look(), log(t, session), coach=coach, sheet=sheet)
    return filled(play.frame(t), regions | {"toast": toast})


def lifting(now: LoopsObservation, place: int, refused: int | None = None) -> Look:
    """A tile in hand, with its squares lit."""
    return Look(lifted=place, fits=now.places(now.rack[place]), refused=refused, can_undo=True)


def most_places(now: LoopsObservation) -> int:
    """The tile of the rack that fits in most places."""
    return max(range(len(now.rack)), key=lambda place: len(now.places(now.rack[place])))


def refusal(t: Texts, session: Table) -> str:
    """A tile where it does not fit, and why."""
    now = session.observe(0)
    place = most_places(now)
    square = next(
        square
        for square in NAMES
        if (why := now.why_not(lay(now.rack[place], square))) and why.code == "blocks"
    )
    why = now.why_not(lay(now.rack[place], square))
    assert why
    toast = notice.toast(t, words.refusal(t, why), why.rule)
    return shown(t, session, lifting(now, place, refused=square), toast=toast)


def hinted(session: Table) -> Look:
    """What the sharpest bot would do."""
    now, sharp = session.observe(0), waystones.bot("loops", "sharp")
    state, turn = now.imagine(Random(0)), list[Move]()
    while not turn or turn[-1].kind == LAY:
        move = sharp.choose(state.observe(0))
        assert isinstance(move, Move)
        turn.append(move)
        state.play(move)
    return Look(hint=advised(now, turn), hinted_place=now.rack.index(turn[0].tile))


def stuck(players: int) -> Table:
    """A game in which seat 0 has to swap or pass."""
    for seed in range(400):
        session: Table = Session.new("loops", players, seed, first=0)
        bot = waystones.bot("loops", "relaxed", seed)
        while not session.is_over:
            kinds = {move.kind for move in session.state.legal_moves()}
            if session.to_act == 0 and kinds <= {"swap", "pass"} and len(session.steps) > 8:
                return session
            session.play(bot.choose(session.observe(session.to_act)))
    raise AssertionError("nobody is ever stuck")


def watched(t: Texts, session: Table, ply: int) -> str:
    """A replay at some step."""
    names = [player.name for player in PLAYERS]
    happened = words.events(t, session.steps[ply - 1].seen_by(0), names, 0)
    now = session.observe(0, ply)
    regions = replay.regions(t, now, ply, happened, PLAYERS[: now.players], log(t, session))
    return gallery_replay.watched(t, replay.frame(t, len(session.steps), "k3f9"), regions, ply)


def taught(t: Texts, step: int) -> str:
    """The guided game, with what the coach says at a step of it."""
    session: Table = Session.new("loops", 2, 7, first=0)
    says, waits = LESSONS[step].says(t), LESSONS[step].done is not None
    return shown(t, session, coach=learn.coach(t, says, step + 1, len(LESSONS), wait=waits))


def scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Every screen of the game, by name."""
    yield "loops-start", shown(t, Session.new("loops", 4, 7, first=0))
    three = to_seat(played(3, 5, 40))
    now = three.observe(0)
    yield "loops-play", shown(t, three, lifting(now, most_places(now)))
    yield "loops-laid", shown(t, to_seat(played(3, 5, 41), laid=2), Look(can_undo=True))
    yield "loops-refused", refusal(t, three)
    yield "loops-hint", shown(t, three, hinted(three))
    waiting = to_seat(played(2, 9, 30, rounds=True), seat=1)
    yield "loops-waiting", shown(t, waiting)
    yield "loops-stuck", shown(t, stuck(2))
    yield "loops-menu", shown(t, three, sheet=menu(t, GAME, paces(t, "normal", PACES)))
    yield "loops-aid", shown(t, three, sheet=aid_card(t, GAME.aid().aid(t), GAME.id))
    yield "loops-account", shown(t, three, sheet=play.account(t, now, PLAYERS[:3]))
    yield "loops-unseen", shown(t, three, sheet=play.unseen(t, now))
    yield "loops-learn", taught(t, 2)
    over = played(3, 5, 1000)
    yield "loops-result", ended(t, GAME, 3, 5)
    yield "loops-result-four", ended(t, GAME, 4, 5)
    yield "loops-counting", ended(t, GAME, 2, 5, 3)
    yield "loops-replay", watched(t, over, 50)
    names = tuple(player.name for player in PLAYERS)
    chosen = seats.regions(t, GAME, Sitting(("person", "steady"), names, rounds=True))
    yield "loops-seats", filled(seats.frame(t, GAME, names), chosen)
    met = Figures(played=9, levels={"relaxed": (4, 3), "steady": (3, 1), "sharp": (2, 0)})
    states: tuple[Outcome, ...] = (
        "won",
        "played",
        "missed",
        "won",
        "played",
        "played",
        "won",
        "begun",
        "missed",
        "won",
        "won",
        "played",
        "won",
        "open",
    )
    days = tuple(
        PastDay(309 + i, state, 180 + 7 * i if state in ("won", "played") else None)
        for i, state in enumerate(states)
    )
    climbed = rungs(t, GAME.about.levels, met)
    today = DealOfTheDay(322, "Juno", "sharp/blocker", "done", 231, 4, days=days)
    yield "loops-seats-today", filled(seats.frame(t, GAME, names, climbed=climbed, today=today), chosen)
    yield "loops-rules", filled(rules.frame(t), other_rules(t, "loops"))
