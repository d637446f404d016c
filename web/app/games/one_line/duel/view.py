"""A duel that was sent: who challenges, what it is to the player of this device, and what can be done with it."""

from html import escape

from app.drawing.kit import Regions, button, emblem, icon
from app.games.one_line.duel.invitation import Invitation, Standing
from app.games.one_line.rules_drawings import how
from app.games.one_line.view.board import picture
from app.sending.links import Found
from app.texts import Texts


def title(t: Texts, found: Found, standing: Standing) -> str:
    """Who challenges whom, or has answered."""
    if found.sender.name and standing == "own" and found.record.players > 1:
        return t("{name} has drawn too", name=found.sender.name)
    if found.sender.name:
        return t("{name} challenges you", name=found.sender.name)
    return t("{game}: a duel", game=t("One Line"))


def regions(t: Texts, found: Found, invitation: Invitation) -> Regions:
    """Lines to draw against. Whoever has not drawn yet sees none of them before; who has drawn does not draw again."""
    record, standing = found.record, invitation.standing
    lines = t.many("{n} line has been drawn.", "{n} lines have been drawn.", record.players)
    known = ", ".join(filter(None, found.sender.lines))
    drawn_by = t("Among them: {names}.", names=known) if known else ""
    deal = t("Deal {n}", n=record.seed) + "."
    words = " ".join(filter(None, (_note(t, standing, record.players), lines, drawn_by, deal)))
    buttons = acts(t, invitation, record.players)
    return {
        "found": f'{emblem("duel", "game-stone")}<div class="grow"><h2>{escape(title(t, found, standing))}</h2>'
        f'<p class="quiet">{escape(words)}</p></div>{_own_board(t, invitation)}{_fair(t, invitation)}'
        + (f'<div class="pair">{buttons}</div>' if buttons else ""),
        "told": how(t) if standing == "open" else "",
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


def acts(t: Texts, invitation: Invitation, lines: int) -> str:
    """See the result where there is one, and draw, go on or practise; what is best done next stands out."""
    standing = invitation.standing
    if invitation.game:
        return button(
            t("See your line"), "own-line", invitation.game, kind="main", glyph="go", id="do-own-line"
        )
    draw = {
        "open": (t("Draw yours"), "accept", "main"),
        "begun": (t("Go on"), "accept", "main"),
        "over": (t("Practise"), "practise", ""),
        "gone": (t("Practise"), "practise", "main"),
    }.get(standing)
    to_see = standing == "over" or (lines > 1 and standing != "begun")
    buttons = ""
    if to_see:
        kind = "main" if not draw or not draw[2] else ""
        buttons += button(t("See the result"), "watch", kind=kind, glyph="flag", id="do-watch")
    if draw:
        label, action, kind = draw
        buttons += button(label, action, kind=kind, glyph="go", id=f"do-{action}")
    return buttons
