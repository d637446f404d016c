"""Before a game: how many sit down, who they are, who begins, and which deal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from app.texts import Texts
from app.views import learn
from app.views.boards import boards
from app.views.cairns import figure
from app.views.home import title
from app.views.kit import Regions, bar, button, does, screen
from app.views.one_line_board import picture
from app.views.players import level
from waystones.games.one_line.board import CLASSIC, Board

PERSON = "person"


@dataclass(frozen=True, slots=True)
class Table:
    """What can be chosen before a game: how many sit down, the bots' levels, whether somebody begins.

    `rounds` says how many a game has that can be played for a fixed number of them, by the number of players.
    """

    game: str
    players: range
    levels: tuple[str, ...] = ()
    begins: bool = False
    rounds: Mapping[int, int] = field(default_factory=dict)
    boards: bool = False  # whether there are several

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who may sit on a seat."""
        return (PERSON, *self.levels)


def frame(t: Texts, table: Table, names: Sequence[str], *, new: bool = False) -> str:
    """The screen with its regions empty; `names` are what the seats are called until somebody types.

    Who is `new` to the game is offered a guided one.
    """
    how_many, deal = escape(t("How many play?")), escape(t("Deal number"))
    hint = escape(t("Empty for a new deal. With a friend's number you both get the same deal."))
    seats = "".join(_seat(t, seat, name) for seat, name in enumerate(names))
    offer = learn.offer(t, table.game, t("A guided game in five minutes.")) if new else ""
    begin = button(t("Sit down and play"), "begin", kind="main", glyph="go", id="do-begin")
    body = (
        bar(
            t,
            title(t, table.game),
            _emblem(table.game),
            back="one-line" if table.game == "one_line" else "home",
        )
        + f'<div class="seats-table">{offer}<section class="block"><h2>{how_many}</h2>'
        + f'<div class="choices" id="seat-count" role="radiogroup" aria-label="{how_many}"></div></section>'
        + f'<ol class="seats">{seats}</ol>'
        + (_begins(t) if table.begins else "")
        + (_length(t) if table.rounds else "")
        + (_boards(t) if table.boards else "")
        + f'<section class="block"><label for="seed"><h2>{deal}</h2></label>'
        + '<input class="entry num" id="seed" data-input="seed" inputmode="numeric" autocomplete="off" maxlength="16"'
        + f' aria-describedby="seed-hint"/><p class="small quiet" id="seed-hint">{hint}</p>'
        + f'<p class="small minus" id="seed-wrong" role="alert"></p></section><div class="seats-acts">{begin}</div></div>'
    )
    return screen("seats-of", body)


def _emblem(game: str) -> str:
    name = game.replace("_", "-")
    return f'<svg class="emblem" viewBox="0 0 64 64" aria-hidden="true"><use href="#em-{name}"/></svg>'


def _begins(t: Texts) -> str:
    words = escape(t("Who begins?"))
    return (
        f'<section class="block"><h2>{words}</h2>'
        f'<div class="choices" id="first" role="radiogroup" aria-label="{words}"></div></section>'
    )


def _length(t: Texts) -> str:
    words = escape(t("How long?"))
    return (
        f'<section class="block"><h2>{words}</h2>'
        f'<div class="choices" id="length" role="radiogroup" aria-label="{words}"></div></section>'
    )


def _boards(t: Texts) -> str:
    words = escape(t("Board"))
    return (
        f'<section class="block on-board"><h2>{words}</h2><div class="choices" id="board-choices" role="radiogroup"'
        f' aria-label="{words}"></div><div class="seats-board" id="table-board"></div></section>'
    )


def regions(
    t: Texts,
    table: Table,
    kinds: Sequence[str],
    names: Sequence[str],
    first: int | None = None,
    *,
    rounds: bool = False,
    board: Board = CLASSIC,
    wrong: bool = False,
) -> Regions:
    """The choices made: a kind for every seat that is taken, and who begins (None: the deal decides)."""
    counts = "".join(
        _choice(str(count), "count", count, count == len(kinds), f"seats-{count}") for count in table.players
    )
    found = {
        f"kinds-{seat}": _kinds(t, table, seat, kinds[seat]) if seat < len(kinds) else ""
        for seat in range(table.players[-1])
    }
    if table.begins:
        found["first"] = _choice(
            t("The deal decides"), "first", "deal", first is None, "first-deal"
        ) + "".join(
            _choice(name, "first", seat, first == seat, f"first-{seat}")
            for seat, name in enumerate(names[: len(kinds)])
        )
    if table.rounds:
        many = t.many("{n} round", "{n} rounds", table.rounds[len(kinds)])
        found["length"] = _choice(t("All tiles"), "length", "tiles", not rounds, "length-tiles") + _choice(
            many, "length", "rounds", rounds, "length-rounds"
        )
    if table.boards:
        found["board-choices"] = boards(t, board)
        found["table-board"] = picture(board, t("The chosen board"))
    bad = escape(t("A deal is a number, without letters.")) if wrong else ""
    return {**found, "seat-count": counts, "seed-wrong": bad}


def _seat(t: Texts, seat: int, name: str) -> str:
    """A seat with its figure and name; it is there while its region of kinds is not empty."""
    label = escape(t("Name of player {n}", n=seat + 1))
    return (
        f'<li class="seat">{figure(seat, large=True)}<input class="entry" id="name-{seat}" data-input="name-{seat}"'
        f' value="{escape(name)}" maxlength="14" autocomplete="off" aria-label="{label}"/>'
        f'<div class="choices kinds" id="kinds-{seat}" role="radiogroup" aria-label="{label}"></div></li>'
    )


def _kinds(t: Texts, table: Table, seat: int, chosen: str) -> str:
    labels = {kind: t("Person") if kind == PERSON else level(t, kind).capitalize() for kind in table.kinds}
    return "".join(
        _choice(label, "seat", f"{seat} {kind}", kind == chosen, f"kind-{seat}-{kind}")
        for kind, label in labels.items()
    )


def _choice(label: str, action: str, arg: object, chosen: bool, id: str) -> str:
    return (
        f'<button type="button" class="choice" id="{id}" role="radio" aria-checked="{str(chosen).lower()}"'
        f"{does(action, arg)}>{escape(label)}</button>"
    )
