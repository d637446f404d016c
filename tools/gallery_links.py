"""Links for the gallery: what was sent, what is wrong with it, and the ways to send a game."""

from collections.abc import Callable, Iterator

from app.links import Found
from app.texts import Texts
from app.views import link, share
from app.views.kit import filled
from waystones import Record, Session, bot

OverAGame = Callable[[str], str]


def stones() -> Record:
    """A whole game of Stone Paths."""
    session, player = Session.new("stone_paths", 3, 7, first=1), bot("stone_paths", "relaxed", 1)
    while not session.is_over:
        session.play(player.choose(session.observe(session.to_act)))
    return session.record


def opened(t: Texts, found: Found | None = None, wrong: str = "") -> str:
    """The screen that a link opens."""
    return filled(link.frame(t), link.regions(t, found, wrong))


def scenes(t: Texts, over_a_result: OverAGame) -> Iterator[tuple[str, str]]:
    """Every state of the link screen, and the sheets over a result."""
    line = Record.new("one_line", seed=482913, start=2)
    yield "link", opened(t)
    yield "link-deal", opened(t, Found("deal", line))
    yield "link-game", opened(t, Found("game", stones()))
    yield "link-on", opened(t, Found("on", line))
    yield "link-short", opened(t, wrong="short")
    yield "share", over_a_result(share.sheet(t, "k3f9"))
    yield "share-line", over_a_result(share.sheet(t, "k3f9", line=True))
    message = share.message(t, "game", "one_line", 482913)
    yield (
        "share-by-hand",
        over_a_result(share.by_hand(t, f"{message}\nhttps://example.org/#W10OC0JpM8Z3PSBPoZC9YfpN")),
    )
