"""One Line with several lines for the gallery: rounds, everybody's boards, accounts and duels."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from app.drawing import curtain
from app.drawing.kit import filled
from app.drawing.players import Player
from app.games.one_line.duel import view as duel_view
from app.games.one_line.duel.invitation import Invitation
from app.games.one_line.game import GAME
from app.games.one_line.together import view
from app.games.one_line.view import play, replay, seating
from app.games.one_line.view.board import Draft
from app.keeping.figures import SENT
from app.pages.view import link, seats
from app.pages.view.seats import Sitting
from app.sending.links import Found
from app.texts import Texts
from tools.gallery_replay import watched
from waystones import Record, bot, new
from waystones.games.one_line.board import CLASSIC
from waystones.games.one_line.duel import challenge
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import Stretch

PLAYERS = (Player("Anna"), Player("Mira"), Player("Bas", "steady"), Player("Jo", "sharp"))

CHAIN = (Player("You"), *(Player(f"Player {n}", SENT) for n in (2, 3, 4)))  # a duel by link, at its longest


def drawn(players: int, seed: int, rounds: int = 15) -> OneLine:
    """A game of people who draw well."""
    state = new("one_line", players=players, seed=seed)
    assert isinstance(state, OneLine)
    while not state.is_over and state.round <= rounds:
        state.play(bot("one_line", "relaxed").choose(state.observe(state.to_act)))
    return state


def finished(players: int, seed: int) -> Record:
    """The record of such a game."""
    state, moves = new("one_line", players=players, seed=seed), []
    assert isinstance(state, OneLine)
    while not state.is_over:
        moves.append(bot("one_line", "relaxed").choose(state.observe(state.to_act)))
        state.play(moves[-1])
    return Record("one_line", players, seed, moves=tuple(map(str, moves)))


def playing(t: Texts, players: Sequence[Player], seed: int, sheet: str = "", rounds: int = 5) -> str:
    """The first seat's turn in the middle of a game."""
    seen = drawn(len(players), seed, rounds).observe(0)
    lit = frozenset(field for end in seen.ends for field in seen.next_fields(Stretch(end, ())))
    coach = view.strip(t, seen, players)
    return filled(play.frame(t, "Deal 7"), play.regions(t, seen, Draft(None), lit, coach=coach, sheet=sheet))


def account(
    t: Texts, players: Sequence[Player], seed: int, *, alone: Sequence[int] = (), knew: bool = False
) -> str:
    """The end of a game."""
    state = drawn(len(players), seed)
    lines = [state.score_lines(seat) for seat in range(len(players))]
    seen = state.observe(0)
    return view.result(t, seen, players, lines, state.winners(), "k3f9", alone=alone, knew=knew)


def watching(t: Texts) -> str:
    """Three lines, half way through their replay."""
    seen = drawn(3, 4, 8).observe(0)
    regions = {
        "moment": view.boards(t, seen, PLAYERS[:3]),
        "where": replay.place(t, 8, 15),
        "steps": replay.steps(t, 8, 15),
    }
    return watched(t, replay.frame(t, 15, "k3f9"), regions, 8)


def scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Every one of them by name."""
    yield "lines", playing(t, PLAYERS[:3], 4)
    yield "lines-four", playing(t, PLAYERS, 9)
    yield "lines-chained", playing(t, CHAIN, 9, rounds=1)
    yield "lines-boards", playing(t, PLAYERS, 9, view.sheet(t, drawn(4, 9, 5).observe(0), PLAYERS))
    told = view.last_round(t, drawn(4, 9, 5).observe(0), PLAYERS)
    yield "lines-curtain", curtain.frame(t, "Mira", 1, hides="boards", told=told, can_undo=True)
    told = view.last_round(t, drawn(2, 7, 1).observe(0), PLAYERS[:2])
    yield "lines-curtain-none", curtain.frame(t, "Mira", 1, hides="boards", told=told)
    yield "lines-result", account(t, PLAYERS[:3], 4)
    yield "lines-result-four", account(t, PLAYERS, 9)
    yield "lines-answer", account(t, [Player("Player 1", SENT), Player("You")], 6, alone=(31, 28))
    yield "lines-known", account(t, [Player("Player 1", SENT), Player("You")], 6, alone=(31, 28), knew=True)
    yield "lines-back", account(t, [Player("You"), Player("Player 2", SENT)], 6, alone=(31, 28))
    yield "lines-replay", watching(t)
    names = tuple(player.name for player in PLAYERS)
    sitting = Sitting(("person",) * 3, names)
    chosen = seats.regions(t, GAME, sitting) | seating.regions(t, CLASSIC, "312", names)
    yield "lines-seats", filled(seats.frame(t, GAME, names, more=seating.frame(t)), chosen)
    one, two = Found("duel", challenge(finished(1, 7))), Found("duel", challenge(finished(2, 7)))
    ready = Invitation("open", CLASSIC, CLASSIC.starts[1])
    duels = {
        "one": (one, ready),
        "own": (one, Invitation("own", game="7")),
        "own-thrown-away": (one, Invitation("own")),
        "two": (two, ready),
        "known": (one, replace(ready, known=True)),
        "day": (one, replace(ready, day=320)),
        "back": (two, Invitation("own")),
        "begun": (one, Invitation("begun")),
        "over": (one, Invitation("over")),
        "gone": (two, Invitation("gone")),
    }
    for name, (found, invitation) in duels.items():
        yield (
            f"duel-{name}",
            filled(link.frame(t, pasting=False, game="one_line"), duel_view.regions(t, found, invitation)),
        )
