"""One Line's puzzles: the last cards lie open in their order."""

from html import escape

from app.drawing.kit import Regions
from app.games.one_line.view.cards import chips
from app.keeping.save import Seats
from app.texts import Texts
from waystones import Session
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.rules import OneLine

NEEDS_UNDO = True
ANSWERS = frozenset[str]()  # the last card is the answer


def task(t: Texts, cards: int) -> str:
    """What is to be found."""
    return t.many(
        "The last card lies open. Gain as much as you can: numbers, and 1 for each field.",
        "The last {n} cards lie open, in order. Gain as much as you can: numbers, and 1 for each field.",
        cards,
    )


def step(t: Texts, number: int) -> str:
    """What a move is called."""
    return t("Card {n}", n=number)


def seats(t: Texts, me: int) -> Seats:
    """Alone, nobody needs a name."""
    return ()


def regions(t: Texts, session: Session[OneLineObservation]) -> Regions:
    """The cards that come next, in the place of colours in no order: in a puzzle nothing is hidden."""
    state = session.state_of(OneLine)
    following = state.cards[state.round :]
    label = escape(t("Then")) if following else "" if state.is_over else escape(t("This is the last card"))
    cards = "".join(f'<div class="next-card">{chips(t, card)}</div>' for card in following)
    return {"to-come": f'<span class="counts-label">{label}</span><div class="next-cards">{cards}</div>'}
