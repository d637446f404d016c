"""A letter that was opened, on the link screen: what it is to the game here, or the seats of a game that is new here."""

from collections.abc import Collection, Mapping
from html import escape

from app.drawing.choices import choice
from app.drawing.kit import Regions, button, emblem, figure, icon
from app.drawing.players import level
from app.games import games
from app.pages.view.link import pasting
from app.sending.letters import Arrived
from app.texts import Texts


def regions(
    t: Texts, found: Arrived, here: Collection[int] = (), names: Mapping[int, str] | None = None
) -> Regions:
    """The letter; `here` are the seats that somebody takes on this device, under `names` that were typed."""
    record = found.letter.record
    head = f'{emblem(games()[record.game].emblem, "game-stone")}<div class="grow"><h2>{escape(title(t, found))}</h2>'
    head += f'<p class="quiet">{escape(about(t, found))}</p></div>'
    if found.coming == "new":
        body = _seats(t, found, here, names or {}) + honest(t)
        acts = button(t("Sit down and play"), "join", kind="main", glyph="go", id="do-join")
    elif found.coming == "over":
        body, acts = "", button(t("Watch it"), "watch-letter", kind="main", glyph="watch", id="do-watch")
    elif found.coming == "another":
        body, acts = "", ""
    else:
        body = ""
        label = t("Go on from there") if found.coming == "instead" else t("To the game")
        acts = button(label, "to-game", kind="main", glyph="go", id="do-to-game")
    pair = f'<div class="pair">{acts}</div>' if acts else ""
    return {"found": head + body + pair, "pasting": pasting(t, first=not acts)}


def honest(t: Texts) -> str:
    """What everybody who plays by letters should know."""
    words = t(
        "The whole deal is on every device that plays. The page shows each only its own, but this is a game among friends."
    )
    return f'<p class="found-fair">{icon("hint")}<span>{escape(words)}</span></p>'


def said(t: Texts, found: Arrived) -> str:
    """The letter in words, for a screen reader."""
    return f"{title(t, found)}. {about(t, found)}"


def title(t: Texts, found: Arrived) -> str:
    """What it is, and from whom."""
    game = games()[found.letter.record.game].name(t)
    senders = ", ".join(found.letter.seats[seat][0] for seat in sorted(found.letter.senders))
    if senders:
        return t("{game}: a letter from {name}", game=game, name=senders)
    return t("{game}: a letter", game=game)


def about(t: Texts, found: Arrived) -> str:
    """What the letter is to the game that is here."""
    next_one = found.letter.seats[found.waits_for][0]
    match found.coming:
        case "new":
            seats = ", ".join(
                f"{name} ({level(t, kind)})" if kind else name for name, kind in found.letter.seats
            )
            return t("With {names}. It is the turn of {name}.", names=seats, name=next_one)
        case "over":
            return t("This game is over, and it was not played on this device.")
        case "same" if found.is_own and not found.is_mine:
            return t("This is your own letter: send it to {name}. Nothing was changed.", name=next_one)
        case "same":
            return t("You have this letter already. Nothing was changed.")
        case "older":
            return t("This is an older letter: your game has gone on since. Nothing was changed.")
        case "newer":
            return t(
                "This letter is for {name}. It is not your turn, but you can see how the game stands.",
                name=next_one,
            )
        case "instead" if found.loses_mine:
            return t(
                "The game has gone on differently there, and that counts: it was answered first, or taken back in time. What you had is kept as a game of its own."
            )
        case "instead":
            return t(
                "Something was taken back there after it had been sent. The game goes on from this letter."
            )
        case "overtaken":
            return t(
                "This letter goes on from something that was taken back or answered since. What you have counts; send your own letter again. Nothing was changed."
            )
    return t("There is another game here under the same number. Nothing was changed.")


def _seats(t: Texts, found: Arrived, here: Collection[int], names: Mapping[int, str]) -> str:
    """The people's seats, and who of them sits at this device."""
    rows = ""
    for seat, (name, kind) in enumerate(found.letter.seats):
        if kind:
            continue
        label = escape(t("Name of player {n}", n=seat + 1))
        where = choice(t("Here"), "sit", f"{seat} here", seat in here, f"here-{seat}")
        where += choice(t("Elsewhere"), "sit", f"{seat} elsewhere", seat not in here, f"elsewhere-{seat}")
        rows += (
            f'<li class="seat">{figure(seat, large=True)}<input class="entry" id="name-{seat}" data-input="name-{seat}"'
            f' value="{escape(names.get(seat, name))}" maxlength="14" autocomplete="off" aria-label="{label}"/>'
            f'<div class="choices kinds" role="radiogroup" aria-label="{label}">{where}</div></li>'
        )
    who = escape(t("Who sits here?"))
    return f'<section class="found-seats"><h3>{who}</h3><ul class="seats">{rows}</ul></section>'
