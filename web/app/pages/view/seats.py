"""Before a game: how many sit down, who they are, who begins, and which deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from app.drawing import learn
from app.drawing.characters import CHARACTERS, face, greets
from app.drawing.choices import choice, group
from app.drawing.kit import Regions, bar, button, does, emblem, figure, screen
from app.drawing.players import level
from app.game import Game
from app.keeping.figures import ELSEWHERE
from app.pages.view.home import where
from app.pages.view.letter import honest
from app.pages.view.walked import walked
from app.texts import Texts

if TYPE_CHECKING:
    from app.keeping.save import Save
    from app.table.of_the_day import DealOfTheDay

PERSON = "person"


@dataclass(frozen=True, slots=True)
class Sitting:
    """What has been chosen: a kind for every seat that is taken, who begins (None: the deal decides), and the rest."""

    kinds: tuple[str, ...]
    names: tuple[str, ...]
    first: int | None = None
    rounds: bool = False  # a fixed number of them
    wrong: bool = False  # the deal's number is none
    # Of the bot that sits, or would sit, at each seat.
    styles: tuple[str, ...] = tuple(character.style for character in CHARACTERS)


def frame(
    t: Texts,
    game: Game,
    names: Sequence[str],
    *,
    new: bool = False,
    left: "Save | None" = None,
    climbed: str = "",
    today: "DealOfTheDay | None" = None,
    more: str = "",
) -> str:
    """The screen with its regions empty; `names` are what the seats are called until somebody types.

    Who has `left` a table of this game can go back to it; else, who is `new` to the game is offered a guided one.
    `more` is what the game asks besides.
    """
    how_many, deal = escape(t("How many play?")), escape(t("Deal number"))
    hint = escape(t("Empty for a new deal. With a friend's number you both get the same deal."))
    seats = "".join(_seat(t, game, seat, name) for seat, name in enumerate(names))
    offer = learn.offer(t, game.id, t("A guided game in five minutes.")) if new else ""
    if left:
        offer = _go_on(t, left)
    offer = _about(t, game) + offer + (_today(t, today) if today else "")
    ladder = f'<figure class="plate">{climbed}</figure>' if climbed else ""
    choices = {option.name for option in game.about.options}
    begin = button(t("Sit down and play"), "begin", kind="main", glyph="go", id="do-begin")
    body = (
        bar(
            t,
            game.name(t),
            emblem(game.emblem, "emblem"),
            back=game.leads_to[0] if game.leads_to[0] != "seats" else "home",
        )
        + f'<div class="seats-table">{offer}<section class="block"><h2>{how_many}</h2>'
        + f'<div class="choices" id="seat-count" role="radiogroup" aria-label="{how_many}"></div></section>'
        + f'<ol class="seats">{seats}</ol><div id="by-letter"></div>{_bots(t) if game.what(t) else ""}{ladder}'
        + (_begins(t, game) if "first" in choices else "")
        + (group(t("How long?"), "length") if "rounds" in choices else "")
        + more
        + f'<section class="block"><label for="seed"><h2>{deal}</h2></label>'
        + '<input class="entry num" id="seed" data-input="seed" inputmode="numeric" autocomplete="off" maxlength="16"'
        + f' aria-describedby="seed-hint"/><p class="small quiet" id="seed-hint">{hint}</p>'
        + f'<p class="small minus" id="seed-wrong" role="alert"></p></section><div class="seats-acts">{begin}</div></div>'
    )
    return screen("seats-of", body)


def _today(t: Texts, today: "DealOfTheDay") -> str:
    """The deal of the day: against whom, what it brought, how many days in a row, and the way to it."""
    title = escape(t("Deal of the day {n}", n=today.number))
    told = [
        t("Against {name}, {level}: the same for everybody.", name=today.name, level=level(t, today.manner))
    ]
    if today.state == "done":
        told.append(t.many("You made {n} point.", "You made {n} points.", today.score))
    if today.helped:
        told.append(t("A hint was used."))
    if today.streak > 1:
        told.append(t.many("{n} day in a row.", "{n} days in a row.", today.streak))
    words = {"begun": t("Continue"), "done": t("See the result")}.get(today.state, t("Play it"))
    onward = button(words, "day", glyph="days", id="do-day")
    return (
        f'<aside class="offer" aria-label="{title}"><p class="grow"><b>{title}</b>'
        f'<span class="small quiet">{escape(" ".join(told))}</span></p>{onward}{walked(t, today.days)}</aside>'
    )


def _about(t: Texts, game: Game) -> str:
    """What the game is, and how long it takes."""
    words = "".join(f"<p>{escape(each)}</p>" for each in (game.what(t), game.lasts(t)) if each)
    return f'<div class="seats-about small quiet">{words}</div>' if words else ""


def _bots(t: Texts) -> str:
    """What the levels of bots are."""
    bots = t("Relaxed, steady, sharp and expert are bots, from easy to strong. They never see your hand.")
    return f'<p class="small quiet">{escape(bots)}</p>'


def _go_on(t: Texts, left: "Save") -> str:
    """The way back to a table that was left: who sits there, and where the game stands."""
    title, names = escape(t("Your table")), ", ".join(name for name, _ in left.seats)
    about = escape(f"{names}. {where(t, left)}")
    onward = button(t("Continue"), "continue", left.id, glyph="go", id="do-continue")
    return (
        f'<aside class="offer" aria-label="{title}"><p class="grow"><b>{title}</b>'
        f'<span class="small quiet">{about}</span></p>{onward}</aside>'
    )


def _begins(t: Texts, game: Game) -> str:
    custom = escape(game.who_begins(t))
    return group(t("Who begins?"), "first", f'<p class="small quiet">{custom}</p>' if custom else "")


def regions(t: Texts, game: Game, sitting: Sitting) -> Regions:
    """The choices made."""
    taken, names = len(sitting.kinds), sitting.names
    options = {option.name: option for option in game.about.options}
    seats = [count for count in game.about.players if count > 1]  # a game alone is begun elsewhere
    found = {
        f"kinds-{seat}": _kinds(t, game, seat, sitting.kinds[seat]) if seat < taken else ""
        for seat in range(max(seats))
    }
    if game.about.styles:
        for seat in range(max(seats)):
            is_bot = seat < taken and sitting.kinds[seat] not in (PERSON, ELSEWHERE)
            found[f"faces-{seat}"] = _faces(t, seat, sitting.styles[seat]) if is_bot else ""
    found["seat-count"] = "".join(
        choice(str(count), "count", count, count == taken, f"seats-{count}") for count in seats
    )
    found["by-letter"] = _by_letter(t, game) if ELSEWHERE in sitting.kinds else ""
    if "first" in options:
        found["first"] = choice(t("The deal decides"), "first", "deal", sitting.first is None, "first-deal")
        for seat in range(taken):
            found["first"] += choice(names[seat], "first", seat, sitting.first == seat, f"first-{seat}")
    if "rounds" in options:
        [rounds] = options["rounds"].allowed(taken) or ("0",)
        many = t.many("{n} round", "{n} rounds", int(rounds))
        found["length"] = choice(t("All tiles"), "length", "tiles", not sitting.rounds, "length-tiles")
        found["length"] += choice(many, "length", "rounds", sitting.rounds, "length-rounds")
    found["seed-wrong"] = escape(t("A deal is a number, without letters.")) if sitting.wrong else ""
    return found


def _seat(t: Texts, game: Game, seat: int, name: str) -> str:
    """A seat with its figure and name; it is there while its region of kinds is not empty."""
    label = escape(t("Name of player {n}", n=seat + 1))
    return (
        f'<li class="seat">{figure(seat, large=True)}<input class="entry" id="name-{seat}" data-input="name-{seat}"'
        f' value="{escape(name)}" maxlength="14" autocomplete="off" aria-label="{label}"/>'
        f'<div class="choices kinds" id="kinds-{seat}" role="radiogroup" aria-label="{label}"></div>'
        + (f'<div class="faces" id="faces-{seat}"></div></li>' if game.about.styles else "</li>")
    )


def _faces(t: Texts, seat: int, chosen: str) -> str:
    """The characters that a bot can be, and what the chosen one says."""
    label = escape(t("Which bot sits at seat {n}", n=seat + 1))
    choices = "".join(
        f'<button type="button" class="choice who" id="who-{seat}-{each.style or "plain"}" role="radio"'
        f' aria-checked="{str(each.style == chosen).lower()}"{does("who", f"{seat} {each.style}")}>'
        f"{face(each.style)}<span>{escape(each.name)}</span></button>"
        for each in CHARACTERS
    )
    return (
        f'<div class="whos" role="radiogroup" aria-label="{label}">{choices}</div>'
        f'<p class="small quiet">{escape(greets(t, chosen))}</p>'
    )


def _kinds(t: Texts, game: Game, seat: int, chosen: str) -> str:
    labels = {
        PERSON: t("Person"),
        ELSEWHERE: t("Elsewhere"),
        **{kind: level(t, kind).capitalize() for kind in game.about.levels},
    }
    return "".join(
        choice(label, "seat", f"{seat} {kind}", kind == chosen, f"kind-{seat}-{kind}")
        for kind, label in labels.items()
    )


def _by_letter(t: Texts, game: Game) -> str:
    """What it means that somebody is elsewhere; where the game has a duel, that this is the quicker way by link."""
    how = t("When it is the turn of somebody elsewhere, you send a link: it opens this very game there.")
    quicker = t("A duel by link takes one letter each: draw a whole line, then send it.")
    more = f"<p>{escape(quicker)}</p>" if "duel" in game.about.links else ""
    near = t("Are you together, each with a phone? Connect them: everybody plays on the own one, at once.")
    live = button(t("Play live"), "begin", "live", glyph="live", id="do-begin-live")
    return (
        f'<div class="by-letter small"><div class="by-live"><p class="grow">{escape(near)}</p>{live}</div>'
        f"<p>{escape(how)}</p>{more}{honest(t)}</div>"
    )
