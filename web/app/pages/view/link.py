"""A link or a pasted text: what was sent, what can be done with it, or why it cannot be read."""

from html import escape
from typing import TYPE_CHECKING

from app.drawing.kit import Regions, bar, button, emblem, icon, minus, screen
from app.games import games
from app.pages.view.scanning import way_in
from app.texts import Texts

if TYPE_CHECKING:
    from app.sending.links import Found


def frame(t: Texts, *, pasting: bool = True, game: str = "") -> str:
    """The screen with its regions empty; a link that says what it is needs no room to paste another."""
    body = (
        bar(t, games()[game].name(t) if game else t("Duels and links"))
        + '<div class="reading"><section class="found" id="found" role="status"></section>'
    )
    body += _room(t) if pasting else '<section class="told-how" id="told"></section>'
    return screen("sent", body + "</div>", "sheet")


def _room(t: Texts) -> str:
    label = escape(t("Link, code or game as text"))
    about = escape(t("Paste a whole message: the link in it is found."))
    return (
        f'<section class="block"><label for="pasted"><h2>{label}</h2></label>'
        '<textarea class="entry pasted" id="pasted" data-input="pasted" rows="4" autocomplete="off" spellcheck="false"'
        f' aria-describedby="pasted-about"></textarea><p class="small quiet" id="pasted-about">{about}</p>'
        '<div class="pair" id="pasting"></div></section>'
    )


def regions(t: Texts, found: "Found | None" = None, wrong: str = "") -> Regions:
    """What was found; or, by its code, what is wrong; or, where nothing was sent, how to send something oneself."""
    if wrong:
        shown = f'{icon("warn")}<p class="grow">{escape(trouble(t, wrong))}</p>'
    else:
        shown = _found(t, found) if found else _about_duels(t)
    return {"found": shown, "pasting": pasting(t, first=not found), "told": ""}


def placed(shown: Regions, *, pasting: bool) -> Regions:
    """The regions that the frame has room for."""
    return {name: text for name, text in shown.items() if name != ("told" if pasting else "pasting")}


def _about_duels(t: Texts) -> str:
    name = escape(t("Duel by link"))
    how = t("Draw a line and send it: a friend gets the same cards and the next start.")
    scored = t("All lines are scored as at one table, up to four of them.")
    begin = button(t("Draw a line to send"), "play", "to-send", id="do-play")
    return (
        f'{emblem("duel", "game-stone")}<div class="grow"><h2>{name}</h2>'
        f'<p class="quiet">{escape(how)} {escape(scored)}</p></div><div class="pair">{begin}</div>'
    )


def pasting(t: Texts, *, first: bool) -> str:
    """Open what was pasted, or a file; that stands out while it is the `first` thing to do here."""
    return (
        button(t("Open"), "read", kind="main" if first else "", glyph="go", id="do-read")
        + button(t("From a file"), "pick-file", glyph="restore", id="do-file")
        + way_in(t)
    )


def trouble(t: Texts, code: str) -> str:
    """Why it cannot be read."""
    match code:
        case "short":
            return t("This link was cut short on its way. Ask for it again, or paste the whole message here.")
        case "altered":
            return t("This link was altered on its way. Copy it once more, from beginning to end.")
        case "newer":
            return t("This comes from a newer version of the page. Update the page, then open it again.")
        case "wrong":
            return t("This link holds no game that can be played. Nothing was changed.")
        case "record":
            return t("This text is not a whole game. Nothing was changed.")
    return t("There is no link in this text.")


def title(t: Texts, found: "Found") -> str:
    """What was sent, in words."""
    game = games()[found.record.game].name(t)
    match found.kind:
        case "deal":
            return t("{game}: a deal for you", game=game)
        case "on":
            return t("{game}: a game to go on with", game=game)
    return t("{game}: a game to watch", game=game)


def _found(t: Texts, found: "Found") -> str:
    record = found.record
    notes = [t("Deal {n}", n=record.seed), t.many("{n} player", "{n} players", record.players)]
    if found.kind == "game":
        scores = record.state().scores()
        notes.append(t("Result: {scores}", scores=", ".join(minus(score) for score in scores)))
    words = escape(", ".join(notes))
    return (
        f'{emblem(games()[record.game].emblem, "game-stone")}<div class="grow"><h2>{escape(title(t, found))}</h2>'
        f'<p class="quiet">{words}</p></div><div class="pair">{_acts(t, found)}</div>'
    )


def _acts(t: Texts, found: "Found") -> str:
    play = t("Play this deal")
    match found.kind:
        case "deal":
            return button(play, "accept", kind="main", glyph="go", id="do-accept")
        case "on":
            return button(t("Go on with it"), "go-on", kind="main", glyph="go", id="do-go-on")
    return button(play, "accept", id="do-accept") + button(
        t("Watch it"), "watch", kind="main", glyph="watch", id="do-watch"
    )
