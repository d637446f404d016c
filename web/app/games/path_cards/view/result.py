"""The end of a path game: everything counted one after another, the score track, who has won, and the ways on."""

from collections.abc import Sequence
from html import escape
from typing import Any

from app.drawing.kit import Regions, bar, screen, tool
from app.drawing.players import Players
from app.games.path_cards.view.pieces import small_cards
from app.games.path_cards.view.track import track
from app.table.view import ending
from app.table.view.score_sheet import Sheet
from app.texts import Texts
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, VALUE_OF
from waystones.games.path_cards.observation import PathCardsObservation

Seen = PathCardsObservation[Any]


def frame(t: Texts, sheet: Sheet, title: str, seen: Seen, players: Players, id: str, picture: str) -> str:
    """The screen with its regions empty. `id` names the game, for a rematch and for watching it."""
    body = (
        bar(t, title, tool(t("Send this game"), "share", "share", id))
        + '<div class="stones-account"><section class="stones-verdict" id="verdict" role="status"></section>'
        + '<div class="stones-track" id="track"></div>'
        + f'<section class="stones-sheet">{sheet.table(t, seen, players)}</section>'
        + f'<section class="story" id="story"></section><figure class="stones-board">{picture}</figure>'
        + f"{_aside(t, seen)}{ending.acts(t, id)}</div>"
    )
    return screen("stones-result", body, "sheet")


def regions(
    t: Texts,
    sheet: Sheet,
    seen: Seen,
    players: Players,
    winners: Sequence[int],
    ended: str,
    counted: int | None = None,
) -> Regions:
    """The sheet with so many cells counted (None: all), the track, and the verdict once all are."""
    totals, done = sheet.totals(seen, counted), sheet.is_done(seen, counted)
    return {
        **sheet.regions(t, seen, winners, counted),
        "track": track(t, players, totals),
        "verdict": ending.judged(t, players, winners, totals, ended) if done else ending.counting(t),
    }


def ended_by(t: Texts, reason: str, name: str) -> str:
    """What ended the game, and whose doing it was; an empty name is one's own."""
    if reason == "goal":
        if not name:
            return t("You brought the fifth figure into the goal.")
        return t("{name} brought the fifth figure into the goal.", name=name)
    if not name:
        return t("You drew the last card.")
    return t("{name} drew the last card.", name=name)


def _aside(t: Texts, seen: Seen) -> str:
    """The cards that were set aside with two players, now that everybody may know them."""
    if not seen.aside:
        return ""
    title = escape(t("Set aside before the game"))
    rows = "".join(
        f"<li>{small_cards(t, path, tuple(VALUE_OF[card] for card in seen.aside if COLOUR_OF[card] == path))}</li>"
        for path in range(len(COLOURS))
    )
    return f'<section class="set-aside laid"><h3>{title}</h3><ul class="laid-rows">{rows}</ul></section>'
