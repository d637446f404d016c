"""A link or a pasted text: what was sent, what can be done with it, or why it cannot be read."""

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Literal

from app.texts import Texts
from app.views import home
from app.views.kit import Regions, bar, button, icon, minus, screen
from app.views.one_line_board import picture

if TYPE_CHECKING:
    from app.links import Found
    from waystones.games.one_line.board import Board

# What a duel is to the player of this device: the own line is in it; it can be drawn; it was begun; it was tried, and
# there is a result to see; it was tried and thrown away; it has no start left.
Standing = Literal["own", "open", "begun", "over", "gone", "full"]


@dataclass(frozen=True, slots=True)
class Invitation:
    """A duel as it stands; one that can be drawn has a board and the own start on it.

    `known` when the cards were dealt on this device before; `day` is the line of a day that has the same cards and
    has not been begun here.
    """

    standing: Standing
    board: "Board | None" = None
    start: int | None = None
    known: bool = False
    day: int = 0


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    label = escape(t("Link, code or game as text"))
    about = escape(t("Paste a whole message: the link in it is found."))
    body = (
        bar(t, t("Duels and links"))
        + '<div class="reading"><section class="found" id="found" role="status"></section>'
        + f'<section class="block"><label for="pasted"><h2>{label}</h2></label>'
        + '<textarea class="entry pasted" id="pasted" data-input="pasted" rows="4" autocomplete="off" spellcheck="false"'
        + f' aria-describedby="pasted-about"></textarea><p class="small quiet" id="pasted-about">{about}</p>'
        + '<div class="pair" id="pasting"></div></section></div>'
    )
    return screen("sent", body)


def regions(t: Texts, found: "Found | None" = None, wrong: str = "") -> Regions:
    """What was found; or, by its code, what is wrong; or, where nothing was sent, how to send something oneself."""
    if wrong:
        shown = f'{icon("warn")}<p class="grow">{escape(trouble(t, wrong))}</p>'
    else:
        shown = _found(t, found) if found else _about_duels(t)
    return {"found": shown, "pasting": _pasting(t, first=not found)}


def _about_duels(t: Texts) -> str:
    name = escape(t("Duel by link"))
    how = t("Draw a line and send it: a friend gets the same cards and the next start.")
    scored = t("All lines are scored as at one table, up to four of them.")
    begin = button(t("Draw a line to send"), "play", id="do-play")
    return (
        f'{home.emblem("duel", "game-stone")}<div class="grow"><h2>{name}</h2>'
        f'<p class="quiet">{escape(how)} {escape(scored)}</p></div><div class="pair">{begin}</div>'
    )


def _pasting(t: Texts, *, first: bool) -> str:
    """Open what was pasted, or a file; that stands out while it is the `first` thing to do here."""
    return button(t("Open"), "read", kind="main" if first else "", glyph="go", id="do-read") + button(
        t("From a file"), "pick-file", glyph="restore", id="do-file"
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
    game = home.title(t, found.record.game)
    match found.kind:
        case "deal":
            return t("{game}: a deal for you", game=game)
        case "duel":
            return t("{game}: a duel", game=game)
        case "on":
            return t("{game}: a game to go on with", game=game)
    return t("{game}: a game to watch", game=game)


def duel(t: Texts, found: "Found", invitation: Invitation) -> Regions:
    """Lines to draw against. Whoever has not drawn yet sees none of them before; who has drawn does not draw again."""
    record, standing = found.record, invitation.standing
    lines = t.many("{n} line has been drawn.", "{n} lines have been drawn.", record.players)
    words = " ".join(
        filter(None, (t("Deal {n}", n=record.seed) + ".", lines, _note(t, standing, record.players)))
    )
    acts = _duel_acts(t, standing, record.players)
    return {
        "found": f'{home.emblem("duel", "game-stone")}<div class="grow"><h2>{escape(title(t, found))}</h2>'
        f'<p class="quiet">{escape(words)}</p></div>{_own_board(t, invitation)}{_fair(t, invitation)}'
        + (f'<div class="pair">{acts}</div>' if acts else ""),
        "pasting": _pasting(t, first=not acts),
    }


def _own_board(t: Texts, invitation: Invitation) -> str:
    """Where the own line would begin; nothing of the others."""
    if invitation.board is None or invitation.start is None:
        return ""
    drawn = picture(invitation.board, t("Your board with your start"), [invitation.start])
    return f'<div class="found-board">{drawn}</div>'


def _fair(t: Texts, invitation: Invitation) -> str:
    """What a player should know before the first card is turned, who cannot be stopped and need not be."""
    if invitation.known:
        words = t("You know these cards: they were dealt on this device before. The result will say so.")
    elif invitation.day:
        words = t(
            "These are the cards of the line of day {n}. Draw that one first, or you will know them.",
            n=invitation.day,
        )
    else:
        return ""
    return f'<p class="found-fair">{icon("hint")}<span>{escape(words)}</span></p>'


def _note(t: Texts, standing: Standing, lines: int) -> str:
    """What a duel is to the player."""
    match standing:
        case "own" if lines == 1:
            return t("This is your own line: send the link to a friend.")
        case "own":
            return t("Yours is one of them.")
        case "open" if lines == 1:
            return t("Same cards, the next start, one try.")
        case "open":
            return t("Draw yours before you look: who has looked can only practise.")
        case "begun":
            return t("You have begun yours.")
        case "over" | "gone":
            return t("You have had your try on these cards. What you draw now is practice.")
    return ""


def _duel_acts(t: Texts, standing: Standing, lines: int) -> str:
    """See the result where there is one, and draw, go on or practise; what is best done next stands out."""
    draw = {
        "open": (t("Draw yours"), "accept", "main"),
        "begun": (t("Go on"), "accept", "main"),
        "over": (t("Practise"), "practise", ""),
        "gone": (t("Practise"), "practise", "main"),
    }.get(standing)
    to_see = standing == "over" or (lines > 1 and standing != "begun")
    acts = ""
    if to_see:
        kind = "main" if not draw or not draw[2] else ""
        acts += button(t("See the result"), "watch", kind=kind, glyph="flag", id="do-watch")
    if draw:
        label, action, kind = draw
        acts += button(label, action, kind=kind, glyph="go", id=f"do-{action}")
    return acts


def _found(t: Texts, found: "Found") -> str:
    record = found.record
    notes = [t("Deal {n}", n=record.seed), t.many("{n} player", "{n} players", record.players)]
    if found.kind == "game":
        scores = record.state().scores()
        notes.append(t("Result: {scores}", scores=", ".join(minus(score) for score in scores)))
    words = escape(", ".join(notes))
    return (
        f'{home.emblem(record.game, "game-stone")}<div class="grow"><h2>{escape(title(t, found))}</h2>'
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
