import random
import re
from pathlib import Path

import pytest

from app.games.stone_paths import words
from app.words import points
from tests.views.markup import ENGLISH
from waystones import Event, Refusal
from waystones.games.path_cards import events as card_events
from waystones.games.path_cards import rules as card_rules
from waystones.games.path_cards.moves import DECK, DISCARDS, LAYS, PILES
from waystones.games.path_cards.rules import PATIENCE
from waystones.games.stone_paths import events as engine_events
from waystones.games.stone_paths import rules
from waystones.games.stone_paths.moves import FIGURES, STAY, STEPS
from waystones.games.stone_paths.rules import StonePaths
from waystones.games.stone_paths.setup import deal

NAMES = ["Anna", "Mira", "Bas"]
EVERY_MOVE = (*LAYS, *DISCARDS, *FIGURES, *STEPS, STAY, DECK, *PILES)


def refused(state: StonePaths) -> list[Refusal]:
    """Every refusal that this position has in store."""
    return [why for move in EVERY_MOVE if (why := state.refusal(move))]


def games() -> tuple[list[Event], list[Refusal]]:
    """What happens and what is refused in a few games by chance."""
    happened: list[Event] = []
    refusals: dict[str, Refusal] = {}
    for seed in range(12):
        chance, state = random.Random(seed), deal(2 + seed % 2, seed, {})
        while not state.is_over:
            if chance.random() < 0.2:
                refusals |= {why.code: why for why in refused(state)}
            lays = [move for move in state.legal_moves() if move.kind != "discard"]
            happened += state.play(chance.choice(lays or state.legal_moves()))
        refusals |= {why.code: why for why in refused(state)}
    state = deal(2, 1, {})
    state.asks, state.idle = "take", PATIENCE
    refusals |= {why.code: why for why in refused(state)}
    # Chance hardly ever leads a lone figure on to a clover at the end of its path.
    return [*happened, card_events.lapsed(0)], list(refusals.values())


HAPPENED, REFUSALS = games()


def test_every_refusal_of_the_engine_has_words() -> None:
    source = "".join(Path(str(file.__file__)).read_text("utf-8") for file in (rules, card_rules))
    codes = set(re.findall(r'"([a-z]+(?:_[a-z]+)*)"', "".join(re.findall(r"Refusal\((.*)", source))))
    codes = {code for code in codes if code not in {"card", "pile", "path", "move", "turns"}}
    codes |= {code for _, code in StonePaths.NOT_ASKED.values()}
    assert {why.code for why in REFUSALS} == codes
    said = {words.refusal(ENGLISH, why) for why in REFUSALS}
    assert len(said) == len(REFUSALS)
    assert all(re.fullmatch(r"[A-Z0-9][^{}]+\.", sentence) for sentence in said)


def test_every_event_of_the_engine_has_words() -> None:
    source = "".join(Path(str(file.__file__)).read_text("utf-8") for file in (engine_events, card_events))
    kinds = set(re.findall(r'Event\("(\w+)"', source)) | {"clover", "wishing_stone"}
    assert {event.kind for event in HAPPENED} == kinds
    for event in HAPPENED:
        for me in (0, 1):
            known = event.seen_by(me)
            assert known
            assert re.fullmatch(r"[A-Z0-9][^{}]+\.", words.event(ENGLISH, known, NAMES, me))


def test_a_code_nobody_knows_is_an_error() -> None:
    with pytest.raises(ValueError, match="tired"):
        words.refusal(ENGLISH, Refusal("SP-1", "tired"))
    with pytest.raises(ValueError, match="slept"):
        words.event(ENGLISH, Event("slept", 0), NAMES)


@pytest.mark.parametrize(
    ("event", "to_me", "to_others"),
    [
        (card_events.laid(1, 40), "You laid red 7.", "Mira laid red 7."),
        (card_events.discarded(1, 0), "You discarded yellow 0.", "Mira discarded yellow 0."),
        (
            card_events.taken(1, 54),
            "You took purple 10 from its pile.",
            "Mira took purple 10 from its pile.",
        ),
        (card_events.drawn(1, 40), "You drew red 7.", "Mira drew a card."),
        (engine_events.stepped(1, 1, 7, True), "Large figure on blue to +6.", "Large figure on blue to +6."),
        (
            engine_events.stepped(1, 1, 2, False),
            "Small figure on blue to \N{MINUS SIGN}3.",
            "Small figure on blue to \N{MINUS SIGN}3.",
        ),
    ],
)
def test_a_seat_hears_what_it_may_know(event: Event, to_me: str, to_others: str) -> None:
    for me, sentence in ((1, to_me), (0, to_others)):
        known = event.seen_by(me)
        assert known
        assert words.event(ENGLISH, known, NAMES, me) == sentence


@pytest.mark.parametrize(
    ("row", "value", "end"),
    [
        ((3, 6), "4", "runs up and stands at 6: it takes 6 or more."),
        ((9, 5), "7", "runs down and stands at 5: it takes 5 or less."),
    ],
)
def test_a_card_that_does_not_fit_is_told_what_would(
    row: tuple[int, ...], value: str, end: str
) -> None:  # SP-12
    state = deal(2, 1, {"first": "0"})
    state.cards.hands[0][0] = int(value) + 11
    for each in row:
        state.cards.hands[0].append(each + 11)
        state.cards.lay(0, each + 11)
    why = state.refusal(state.parse(f"b{value}"))
    assert why
    assert words.refusal(ENGLISH, why) == f"Blue {value} does not fit. Your row {end}"


def test_minus_points_have_a_real_minus() -> None:
    assert points(ENGLISH, -3) == "\N{MINUS SIGN}3 points"
    assert points(ENGLISH, 1) == "1 point"
