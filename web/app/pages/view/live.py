"""Connecting devices, step by step: whom to show the code to, and what to do when they show theirs."""

from collections.abc import Collection
from html import escape
from typing import TYPE_CHECKING

from app.drawing.kit import bar, button, figure, icon, screen
from app.drawing.qr import svg
from app.keeping.save import Seats
from app.pages.view.letter import honest
from app.pages.view.scanning import way_in
from app.sending.live import Connection
from app.texts import Texts

if TYPE_CHECKING:
    from app.sending.moving import Moving


def frame(t: Texts, *, moving: bool = False, pasting: bool = True, names: bool = False) -> str:
    """The screen with its regions empty; `pasting` leaves room for the code that comes back."""
    title = t("Move everything") if moving else t("Play live")
    body = bar(t, title, back="back") + '<div class="reading">'
    body += '<section class="live-call" id="call" role="status"></section>'
    body += _room(t) if pasting else ""
    body += _my_name(t) if names else ""
    body += '<div id="people"></div>'
    near = t(
        "Both devices must be in the same network. The hotspot of a phone will do; no internet is needed."
    )
    body += f'<p class="small quiet">{escape(near)}</p>' + ("" if moving else honest(t)) + "</div>"
    return screen("sent", body, "sheet")


def _my_name(t: Texts) -> str:
    label = escape(t("Your name"))
    return (
        f'<section class="block"><label for="my-name"><h2>{label}</h2></label>'
        '<input class="entry" id="my-name" data-input="my-name" maxlength="14" autocomplete="off"/></section>'
    )


def _room(t: Texts) -> str:
    """Where the code that comes back is scanned or pasted."""
    label = escape(t("Or paste the code that comes back"))
    read = button(t("Connect"), "read", glyph="go", id="do-read")
    return (
        f'<section class="block live-back">{way_in(t, main=True)}<p id="wrong" class="small minus" role="alert"></p>'
        f'<details><summary>{label}</summary><textarea class="entry pasted" id="pasted" data-input="pasted" rows="3"'
        f' autocomplete="off" spellcheck="false" aria-label="{label}"></textarea>{read}</details></section>'
    )


def asked(t: Texts, connection: Connection, name: str, where: str, moved: float | None = None) -> str:
    """What to do now: the code to show, and what happens then."""
    if connection.standing in ("none", "closed", "bad", "flood"):
        again = button(t("A new code"), "again", kind="main", glyph="again", id="do-again")
        return f'{icon("warn")}<p class="lead">{escape(said(t, connection, name))}</p>{again}'
    words = f'<p class="lead">{escape(said(t, connection, name))}</p>'
    if connection.is_open:
        return words + (_progress(t, moved) if moved is not None else "")
    if not where:
        return words
    drawn = svg(where, escape(t("A code with the link")))
    send = button(t("Send it instead"), "send-code", kind="flat", glyph="share", id="do-send-code")
    return f"{words}{drawn}{send}"


def said(t: Texts, connection: Connection, name: str) -> str:
    """The next step in a sentence."""
    from app.sending.moving import Moving

    if connection.standing == "none":
        return t("This browser cannot connect to another device, or is on no network. Letters always work.")
    if connection.standing in ("bad", "flood"):
        return t("What came over the connection made no sense, so it was ended. Nothing was changed.")
    if connection.standing == "closed":
        return t("There is no connection. Are both devices in the same network? Try it with a new code.")
    if isinstance(connection.hearer, Moving):
        return _said_of_moving(t, connection, connection.hearer)
    if connection.is_open:
        return t("Connected. The game begins.")
    if not connection.code:
        return t("One moment.")
    if connection.is_answer:
        return t("Show this code to {name}. When it has been scanned, the game opens here.", name=name)
    return t("Show this code to {name}; then scan the one that {name} shows you.", name=name)


def _said_of_moving(t: Texts, connection: Connection, hearer: "Moving") -> str:
    if hearer.is_done and hearer.gives:
        return t("Everything is on the other device now. It is kept here too.")
    if hearer.is_done:
        brought = t.many("{n} game was brought over.", "{n} games were brought over.", hearer.brought or 0)
        return brought + " " + t("What was here is still here.")
    if connection.is_open:
        return t("Moving. Keep both devices open.")
    if not connection.code:
        return t("One moment.")
    if connection.is_answer:
        return t("Show this code to the old device.")
    return t("Scan this code with the new device; then scan the code that it shows.")


def _progress(t: Texts, part: float) -> str:
    label = escape(t("How much has been moved"))
    return f'<progress max="1" value="{part:.2f}" aria-label="{label}"></progress>'


def done(t: Texts, seat: int) -> str:
    """The person who was chosen is connected, or seems to be."""
    words = escape(t("Connected."))
    anew = button(t("Connect again"), "for-seat", seat, kind="flat", glyph="again", id="do-anew")
    return f'{icon("check")}<p class="lead">{words}</p>{anew}'


def strange_answer(t: Texts, wrong: str) -> str:
    """An answer was opened as a link: here, where nobody waits for it, or where it was passed on."""
    words = trouble(t, wrong) if wrong else t("Connected. Go back to the tab with the table.")
    return f'{icon("warn" if wrong else "check")}<p class="lead">{escape(words)}</p>'


def wrong(t: Texts, code: str) -> str:
    """What is wrong with the code that came back."""
    return escape(trouble(t, code)) if code else ""


def trouble(t: Texts, code: str) -> str:
    """What is wrong with a code, in words."""
    if code == "own":
        return t(
            "This is the code of this very device. Show it to the other one, and scan the code that it shows."
        )
    if code == "link":
        return t(
            "This is a link or a letter, not the code of a device. Open it under Link; here comes what the other one shows."
        )
    if code == "other":
        return t("This code answers another call. Show yours once more, then scan the answer to it.")
    if code == "tab":
        return t(
            "This code belongs to the tab with the table: go back there. If nothing happens, scan or paste it there."
        )
    return t("There is no whole code in this.")


def people(t: Texts, seats: Seats, elsewhere: Collection[int], missing: Collection[int], chosen: int) -> str:
    """Who is connected, and whose code is shown."""
    rows, there, this = "", escape(t("Connected.")), escape(t("This is the code."))
    for seat in elsewhere if len(elsewhere) > 1 else ():
        name = escape(seats[seat][0])
        if seat not in missing:
            state = f'<span class="quiet">{icon("check")} {there}</span>'
            if seat != chosen:  # they may seem to be connected, and not be
                anew = t("Connect {name} again", name=seats[seat][0])
                state += button(anew, "for-seat", seat, glyph="again", bare=True, id=f"do-for-{seat}")
        elif seat == chosen:
            state = f'<span class="quiet">{this}</span>'
        else:
            state = button(t("Show the code"), "for-seat", seat, glyph="code", id=f"do-for-{seat}")
        rows += f'<li class="live-seat">{figure(seat, large=True)}<b class="grow">{name}</b>{state}</li>'
    kind = "flat" if missing else "main"
    begin = button(t("To the table"), "to-table", kind=kind, glyph="go", id="do-to-table")
    return f'<section class="block live-people"><ul class="seats">{rows}</ul>{begin}</section>'
