"""Links for the gallery: what was sent, what is wrong with it, and the ways to send a game."""

from collections.abc import Callable, Iterator

from app.drawing.kit import filled
from app.games.one_line import sending
from app.games.one_line.duel import names
from app.games.one_line.view import sent_line
from app.games.one_line.view.sent_line import SentLine
from app.keeping.save import Save
from app.pages.view import link
from app.sending import sheet as share
from app.sending.links import Found
from app.sending.signed import Signature
from app.texts import Texts
from waystones import Record, Session, bot
from waystones.games.one_line.board import CLASSIC

OverAGame = Callable[[str], str]


def stones() -> Record:
    """A whole game of Stone Paths."""
    session, player = Session.new("stone_paths", 3, 7, first=1), bot("stone_paths", "relaxed", 1)
    while not session.is_over:
        session.play(player.choose(session.observe(session.to_act)))
    return session.record


def opened(t: Texts, found: Found | None = None, wrong: str = "") -> str:
    """The screen that a link opens."""
    return filled(link.frame(t), link.placed(link.regions(t, found, wrong), pasting=True))


def scenes(t: Texts, over_a_result: OverAGame) -> Iterator[tuple[str, str]]:
    """Every state of the link screen, and the sheets over a result."""
    line = Record.new("one_line", seed=482913, start=2)
    drawn = Save("k3f9", str(line), "2025-11-14T10:00", "2025-11-14T10:00")
    yield "link", opened(t)
    yield "link-deal", opened(t, Found("deal", Record.new("stone_paths", 2, 7)))
    for name, shown, sender in (
        ("today", SentLine(CLASSIC, CLASSIC.starts[1], 320, is_today=True), Signature(30, "Anna")),
        ("free", SentLine(CLASSIC, CLASSIC.starts[2]), Signature(-3)),
        ("done", SentLine(CLASSIC, CLASSIC.starts[0], 319, state="done"), Signature()),
    ):
        yield (
            f"link-{name}",
            filled(link.frame(t, pasting=False, game="one_line"), sent_line.regions(t, shown, sender)),
        )
    yield "share-name", over_a_result(names.sheet(t, "k3f9"))
    yield "link-game", opened(t, Found("game", stones()))
    yield "link-on", opened(t, Found("on", line))
    yield "link-short", opened(t, wrong="short")
    yield "share", over_a_result(share.sheet(t, "k3f9"))
    yield "share-line", over_a_result(share.sheet(t, "k3f9", sending.rows(t, drawn)))
    message = share.message(t, "game", "One Line", 482913)
    yield "share-as-code", over_a_result(share.sheet(t, "k3f9", as_code=True))
    yield "share-code", over_a_result(share.code(t, "https://example.org/#W10OC0JpM8Z3PSBPoZC9YfpN"))
    yield "share-too-long", over_a_result(share.code(t, "W" * 900))
    yield (
        "share-by-hand",
        over_a_result(share.by_hand(t, f"{message}\nhttps://example.org/#W10OC0JpM8Z3PSBPoZC9YfpN")),
    )
