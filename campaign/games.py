"""Random games of every kind at every table with every option, held to all that the contract promises.

Every game is asked what it is: a game that is added is in the campaign. The light way looks closely at a few moments
of each game only, and is fast enough for a million games in an evening.
"""

import random
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from campaign.part import Steps
from tests.portrait import portrait
from waystones import BadNotation, IllegalMove, Record, Refusal, Session, State, games
from waystones.link import Link
from waystones.record import MAX_MOVES

BOARDS = 300  # that are laid from a number
EVERY = 8  # one of so many moments is looked at closely; the light way one moment of each game
TAKEN_BACK = 3  # moves at the end of a game
SELDOM = 8  # one of so many games is looked back at closely the light way
WRONG = 6  # moves of other moments that are tried at each one
RULE = re.compile(r"[A-Z]{2}-\d+")


class Games:
    """Plays to the end, and looks at what it passes."""

    unit = "decisions"
    patience = 120.0

    def __init__(self, *, light: bool = False) -> None:
        self.name = "games --light" if light else "games"
        self._light = light

    def steps(self, seed: int) -> int:
        """How many decisions the game has."""
        state, made = dealt(seed).state(), 0
        for chance in chances(seed):
            if state.is_over or made > MAX_MOVES:
                return made
            moves = state.legal_moves()
            state.apply(moves[int(chance * len(moves))])
            made += 1
        return made

    def run(self, seed: int, steps: Steps = None) -> int:
        """Play the game of this number, or only some of its decisions; gives how many were made."""
        record = dealt(seed)
        rng = random.Random(f"looks at {seed}")
        state, texts = record.state(), list[str]()
        moment = rng.randrange(40)
        for chance in _chosen(seed, steps):
            if state.is_over:
                break
            assert len(texts) < MAX_MOVES, "the game does not end"
            moves = state.legal_moves()
            assert moves, "nobody can do anything"
            if len(texts) == moment if self._light else not rng.randrange(EVERY):
                look(state, moves, texts, rng)
            move = moves[int(chance * len(moves))]
            texts.append(str(move))
            _watch(state, move)
        record = Record(record.game, record.players, record.seed, record.options, tuple(texts))
        _look_back(record, state)
        if not self._light or not rng.randrange(SELDOM):
            _look_back_closely(record, state)
        return len(texts)


def dealt(seed: int) -> Record:
    """The deal that the number stands for: any game, table and options."""
    rng = random.Random(seed)
    about = rng.choice(list(games.abouts().values()))
    players = rng.choice(about.players)
    options: dict[str, object] = {}
    for option in about.options:
        if rng.random() < 0.5:
            allowed = option.allowed(players)
            options[option.name] = rng.randrange(BOARDS) if allowed is None else rng.choice(allowed)
    return Record.new(about.id, players, rng.randrange(2**53), **options)


def chances(seed: int) -> Iterator[float]:
    """What decides each decision, without end."""
    rng = random.Random(seed + 1)
    while True:
        yield rng.random()


def _chosen(seed: int, steps: Steps) -> Iterator[float]:
    if steps is None:
        yield from chances(seed)
    else:
        taken = set(steps)
        for number, chance in enumerate(islice(chances(seed), max(taken, default=-1) + 1)):
            if number in taken:
                yield chance


def look(state: State, moves: list[Any], passed: list[str], rng: random.Random) -> None:
    """Everything that holds before a decision."""
    before = portrait(state)
    assert 0 <= state.to_act < state.players
    legal = [str(move) for move in moves]
    assert len(set(legal)) == len(legal), "two moves share a notation"
    assert [state.parse(text) for text in legal] == moves, "a notation is read as another move"
    for move in rng.sample(moves, min(3, len(moves))):
        assert state.refusal(move) is None, f"{move} is offered and refused"
        state.copy().play(move)
    _try_wrong_moves(state, set(legal), passed, rng)
    for seat in range(state.players):
        seen = state.observe(seat)
        imagined = seen.imagine(rng)
        assert portrait(imagined.observe(seat)) == portrait(seen), "a seat can tell what is hidden from it"
        assert seen.legal_moves() == (moves if seat == state.to_act else [])
        assert imagined.to_act == state.to_act
        assert seen.scores() == [
            sum(line.points for line in seen.score_lines(each)) for each in range(state.players)
        ]
    totals = [sum(line.points for line in state.score_lines(seat)) for seat in range(state.players)]
    assert state.scores() == totals, "the lines do not sum up"
    assert state.winners() == [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert portrait(state) == before, "looking has changed the game"


def _try_wrong_moves(state: State, legal: set[str], passed: list[str], rng: random.Random) -> None:
    """Moves of other moments and no moves at all are refused with a rule or as bad notation, never otherwise."""
    known = rng.sample(passed, min(WRONG, len(passed)))
    mangled = [f"{text}{rng.choice(('-', ' ', '!', '9', 'z'))}" for text in [*known[:2], *sorted(legal)[:2]]]
    for text in (*known, *mangled):
        try:
            move = state.parse(text)
        except BadNotation:
            assert text not in legal
            continue
        assert str(move) == text, "a move has a second notation"
        refusal = state.refusal(move)
        assert (refusal is None) == (text in legal), f"{text}: {refusal}"
        if refusal:
            assert RULE.fullmatch(refusal.rule), refusal
            assert _refused(state, move) == refusal, f"{text} is refused and played"


def _refused(state: State, move: Any) -> Refusal | None:
    """Why playing it is refused."""
    try:
        state.copy().play(move)
    except IllegalMove as error:
        return error.refusal
    return None


def _watch(state: State, move: Any) -> None:
    """Make the move: what happened tells each seat only what it may know."""
    for event in state.play(move):
        for seat in range(state.players):
            seen = event.seen_by(seat)
            if event.only not in (None, seat):
                assert seen is None, f"{event.kind} is for one seat only"
            else:
                assert seen is not None
                assert not seen.secret
                assert seat == event.seat or not set(event.secret) & set(seen.facts), (
                    f"{event.kind} tells a secret"
                )


def _look_back(record: Record, state: State) -> None:
    """What holds after it: the text is the game."""
    assert state.is_over == (not state.legal_moves())
    assert Record.parse(str(record)) == record, "the text is read as another game"
    assert portrait(record.state()) == portrait(state), "the record is another game"
    deal = Link.of(record, "deal")
    assert Link.parse(str(deal)) == deal


def _look_back_closely(record: Record, state: State) -> None:
    """The rest: moves are taken back and made again, and the game goes into a link and comes out of it."""
    session = Session(record, practice=True)
    shown = [_picture(session)]
    for _ in range(min(TAKEN_BACK, len(record.moves))):
        session.undo()
        shown.append(_picture(session))
    for expected in reversed(shown[:-1]):
        session.redo()
        assert _picture(session) == expected, "undo and redo differ"
    fair = Session[Any].resume(str(record))
    if fair.can_undo:
        fair.undo()
        fair.redo()
        assert portrait(fair.state) == portrait(state), "undo and redo differ"
    if state.is_over:
        link = Link.of(record, "game")
        assert Link.parse(f"Look: {link}.") == link, "the link is another game"


def _picture(session: Session) -> object:
    return session.record, portrait(session.state), list(session.steps)
