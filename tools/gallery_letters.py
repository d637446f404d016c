"""Games by letters for the gallery: letters that were opened, tables that wait, and the lists that say so."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any, get_args

from app.drawing.kit import filled
from app.games import games
from app.keeping.figures import ELSEWHERE
from app.keeping.save import Save
from app.pages.view import history, home, letter, link, live, scanning, seats
from app.pages.view.seats import PERSON, Sitting
from app.sending.letters import Arrived, Coming
from app.sending.live import Connection, Standing
from app.sending.live_game import GameHearer
from app.sending.moving import Moving
from app.table.company import Company
from app.table.hand import Desk
from app.table.view import post
from app.texts import Texts
from waystones import Record, Session, bot
from waystones.letter import Letter, Meeting

SEATS = (("Annemarie", ""), ("Sebastiaan", ELSEWHERE), ("Juno", ELSEWHERE), ("Tove", "steady"))
BY_NUMBER = tuple((name, level if level == "steady" else "") for name, level in SEATS)


def played(game: str, players: int, moves: int) -> Session:
    """A game that has gone on for so many moves."""
    session, player = Session(Record.new(game, players, 7)), bot(game, "relaxed", 1)
    while len(session.steps) < moves or session.to_act != 1:
        session.play(player.choose(session.observe(session.to_act)))
    return session


def kept(game: str, players: int = 2, **summary: int) -> Save:
    """Such a game on the shelf."""
    record = str(played(game, players, 8).record)
    moment = "2025-11-14T10:00"
    return Save("k3f9e2", record, moment, moment, seats=SEATS[:players], summary=summary)


def opened(t: Texts, coming: Coming, *, mine: bool = False) -> str:
    """A letter on the link screen."""
    session = played("stone_paths", 4, 8)
    sent = Letter(1, session.record, BY_NUMBER, frozenset({1}))
    save = kept("stone_paths", 4) if coming != "new" else None
    if save and mine:
        more = session.record.moves[:-1]
        save = replace(save, seats=tuple((name, "") for name, _ in SEATS), record=str(session.record))
        sent = replace(sent, record=replace(session.record, moves=more))
    return filled(link.frame(t), letter.regions(t, Arrived(sent, save, coming), {1}))


def waiting(t: Texts, game: str, *, sent: bool = False, coming: bool = False) -> str:
    """A table at which somebody elsewhere is to decide."""
    session = played(game, 2, 8)
    hand = games()[game].kind_of(SEATS[:2]).hand()(t, Company(SEATS[:2]))
    hand.look(session.observe(0))
    asked = (
        post.happening(t, SEATS[1][0]) if coming else post.waiting(t, SEATS[1][0], sent=sent, can_undo=True)
    )
    return filled(hand.frame(), hand.regions(Desk()) | hand.asks(*asked))


def drawn(t: Texts, still_draw: int | None) -> str:
    """A line that is drawn while others still draw theirs; None once nobody is connected any more."""
    seats = SEATS[:2]
    hand = games()["one_line"].kind_of(seats).hand()(t, Company(seats))
    hand.look(played("one_line", 2, 8).observe(0))
    hand.decided = "pass"
    return filled(hand.frame(), hand.regions(Desk()) | hand.asks(*post.drawn(t, still_draw)))


def call(standing: Standing, *, moving: bool = False, is_answer: bool = False) -> Connection:
    """A connection that stands so, as a screen knows it."""
    nobody: Any = None
    hearer = Moving(nobody, gives=not is_answer) if moving else GameHearer(nobody, "k3f9e2", 1)
    connection = Connection(nobody, hearer, 1, "Annemarie")
    connection.standing, connection.is_answer, connection.code = standing, is_answer, "W1" + "2F3a" * 36
    return connection


def coming_together(t: Texts, connection: Connection, missing: Collection[int] = (), wrong: str = "") -> str:
    """The screen with a code on it; at a table of three others where somebody is `missing`."""
    moved = 0.4 if isinstance(connection.hearer, Moving) else None
    where = f"https://example.org/waystones/#{connection.code}"
    everybody = tuple((name, ELSEWHERE if seat else "") for seat, (name, _) in enumerate(SEATS))
    shown = {
        "call": live.asked(t, connection, "Sebastiaan", where, moved),
        "people": live.people(t, everybody, (1, 2, 3), missing, 2) if missing else "",
        "wrong": live.wrong(t, wrong),
    }
    pasting = not connection.is_answer
    frame = live.frame(t, moving=moved is not None, pasting=pasting, names=not pasting and moved is None)
    return filled(frame, shown if pasting else {key: shown[key] for key in ("call", "people")})


def together(t: Texts) -> str:
    """Everybody is connected, or seems to be."""
    everybody = tuple((name, ELSEWHERE if seat else "") for seat, (name, _) in enumerate(SEATS))
    people = live.people(t, everybody, (1, 2, 3), (), 1)
    return filled(live.frame(t), {"call": live.done(t, 1), "people": people, "wrong": ""})


def live_scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Coming together, step by step, and the camera."""
    yield "live-host", coming_together(t, call("calling"), (2, 3))
    yield "live-wrong", coming_together(t, call("calling"), (2,), "other")
    yield "live-together", together(t)
    for wrong in ("", "other", "tab", "own"):
        strange = {"call": live.strange_answer(t, wrong), "people": ""}
        yield f"live-answer-{wrong or 'taken'}", filled(live.frame(t, pasting=False), strange)
    yield "live-guest", coming_together(t, call("calling", is_answer=True))
    for standing in (each for each in get_args(Standing) if each != "calling"):
        yield f"live-{standing}", coming_together(t, call(standing))
    for gives in (True, False):
        yield f"live-moving-{gives}", coming_together(t, call("calling", moving=True, is_answer=not gives))
    yield "live-moves", coming_together(t, call("open", moving=True))
    for why in ("", "none", "refused"):
        sheet = scanning.sheet(t, scanning.trouble(t, why) if why else "")
        screen = filled(link.frame(t), link.placed(link.regions(t), pasting=True) | {"sheet": sheet})
        yield f"live-camera-{why or 'on'}", screen


def scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Every one of them by name."""
    yield from live_scenes(t)
    yield "letter-one_line-drawn", drawn(t, 2)
    yield "letter-one_line-alone", drawn(t, None)
    for coming in (*get_args(Meeting), "new", "over"):
        yield f"letter-{coming}", opened(t, coming)
    yield "letter-instead-mine", opened(t, "instead", mine=True)
    for game in games():
        yield f"letter-{game}", waiting(t, game)
    yield "letter-sent", waiting(t, "stone_paths", sent=True)
    yield "letter-coming", waiting(t, "branching_paths", coming=True)
    yield (
        "letter-last",
        filled(link.frame(t), link.placed(link.regions(t), pasting=True) | {"sheet": post.last_letter(t)}),
    )
    mine = replace(kept("loops", waits=0), id="k3f9e3")
    unsent = replace(kept("stone_paths", waits=1, decided=8), id="k3f9e4")
    theirs = replace(kept("branching_paths", waits=1, decided=8), id="k3f9e5", posted=9)
    yield "letter-home", filled(home.frame(t), home.regions(t, [theirs, unsent, mine]))
    yield "letter-history", filled(history.frame(t), history.regions(t, [theirs, unsent, mine], []))
    for game in ("loops", "one_line"):
        room = games()[game]
        sitting = Sitting((PERSON, ELSEWHERE, "steady"), tuple(name for name, _ in SEATS))
        names = [name for name, _ in SEATS]
        yield f"letter-seats-{game}", filled(seats.frame(t, room, names), seats.regions(t, room, sitting))
