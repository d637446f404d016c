"""The table of a path game in play, as far as it is the same for both: frame, menu, what is asked, the goal."""

from collections.abc import Callable, Collection, Sequence
from html import escape
from typing import Any, NamedTuple

from app.drawing.kit import Regions, button, does, drops, figure, minus, screen, tool
from app.drawing.players import Entry, Players, decides, whose_turn
from app.games.path_cards.view import hand, table
from app.games.path_cards.view.look import CardLook, place
from app.games.path_cards.words import figure as named_figure
from app.table.view.log import just_now
from app.texts import Texts
from app.words import capital, change
from waystones import ScoreLine
from waystones.drawing import signed, standing
from waystones.games.path_cards.cards import LETTERS
from waystones.games.path_cards.figures import GOAL_FIGURES
from waystones.games.path_cards.moves import TAKE
from waystones.games.path_cards.observation import PathCardsObservation

Seen = PathCardsObservation[Any]


def frame(t: Texts, kind: str, board: str) -> str:
    """The screen with its regions empty; `board` is the game's own, and `kind` the class that fits it in."""
    back, menu = tool(t("Back"), "home", "back"), tool(t("Menu"), "menu", "menu")
    others, aside, cards = escape(t("The others")), escape(t("How it stands")), escape(t("Your hand"))
    own, asked = escape(t("Your rows and the discard piles")), escape(t("What is asked"))
    body = (
        f'<header class="bar">{back}<h1 class="bar-title" id="turn"></h1><span class="fold" id="fold">{table.fold(t)}<span id="passing"></span></span>'
        f'<button type="button" class="goal-count" id="goal-count"{does("about", "goal")}></button>{menu}</header><div id="coach"></div>'
        f'<section class="others" id="others" aria-label="{others}"></section>{board}'
        f'<section class="columns" id="columns" aria-label="{own}"></section>'
        f'<section class="asked" id="asked" aria-label="{asked}"></section>'
        f'<section class="hand" id="hand" aria-label="{cards}"{drops("hand")}></section>'
        f'<aside class="standing" aria-label="{aside}"><section id="account"></section><section id="just-now"></section></aside><div id="held"></div>'
    )
    return screen(kind, body, "sheet")


class Asked(NamedTuple):
    """What is asked now: a question, what comes of it, and the buttons that answer it."""

    question: str
    note: str
    answers: str


class Own(NamedTuple):
    """What each game has of its own on the table."""

    board: Regions  # with the count of the goal
    asked: Asked
    reason: Callable[[Texts, ScoreLine], str]  # the words for a line of the score
    on_row: hand.RowAct | None  # what a tap on an own row does now


def regions(
    t: Texts,
    seen: Seen,
    players: Players,
    look: CardLook,
    own: Own,
    log: Sequence[Entry] = (),
    *,
    coach: str = "",
    sheet: str = "",
) -> Regions:
    """All that a seat may know now, and what it may do."""
    return {
        **own.board,
        "turn": whose_turn(t, players, seen.seat, seen.to_act, over=seen.is_over),
        "others": table.others(t, seen, players, look),
        "passing": table.folded(seen, look),
        "held": table.held_up(look),
        "columns": hand.columns(t, seen, look, own.on_row),
        "hand": hand.hand(t, seen, look),
        "just-now": just_now(t, players, log),
        "coach": coach,
        "asked": _asked(t, own.asked, look, waits=seen.to_act != seen.seat),
        "account": if_it_ended_now(t, seen, own.reason),
        "sheet": sheet,
    }


def _asked(t: Texts, asked: Asked, look: CardLook, *, waits: bool) -> str:
    """The line that says what is asked, with the buttons that answer it; under it what the others did before.

    A card in hand has more to say in the own turn: then what it brings stands there.
    """
    told = look.traces.since.caption(t, look.traces.words) if waits or look.lifted is None else ""
    more = f'<span class="small quiet">{escape(asked.note)}</span>' if asked.note and not told else ""
    return (
        f'<div class="prompt"><p><b>{escape(asked.question)}</b>{more}</p>{told}</div>'
        f'<div class="answers">{asked.answers}</div>'
    )


def elsewhere(t: Texts, seen: Seen, players: Players, choosing: Collection[str]) -> tuple[str, str] | None:
    """What is said where there is nothing to decide here: the game is over, or somebody else is playing.

    `choosing` is what is asked when a card of the hand is to be chosen.
    """
    if seen.is_over:
        return t("The game is over"), ""
    if decides(players, seen.seat, seen.to_act):
        return None
    if seen.asks in choosing:
        doing = t("A card is chosen.")
    else:
        doing = t("A card is taken.") if seen.asks == TAKE else t("A figure is chosen.")
    return t("{name} is playing", name=players[seen.to_act].name), doing


def to_play(t: Texts) -> tuple[str, str]:
    """What is asked at the beginning of a turn."""
    return t("Play a card"), t("then take one.")


def undo(t: Texts, look: CardLook) -> str:
    """The button that takes back."""
    return button(t("Undo"), "undo", glyph="undo", bare=True, off=not look.can_undo, id="do-undo")


def help_buttons(t: Texts, look: CardLook) -> str:
    """The two buttons that stand beside every question."""
    return undo(t, look) + button(t("Hint"), "hint", glyph="hint", bare=True, id="do-hint")


def stay(t: Texts, look: CardLook) -> str:
    """The button that lets every figure stay where it is."""
    return button(t("Stay"), "stay", kind=look.marks("stay").strip(), id="do-stay")


def draw(t: Texts) -> str:
    """The button that takes a card from the draw pile."""
    return button(t("Draw"), "take", "deck", kind="main", id="do-draw")


def discard(t: Texts, path: int) -> str:
    """The button that puts the card in hand away."""
    return button(t("Discard"), "discard", LETTERS[path], id="do-discard")


def lay(words: str, path: int, look: CardLook) -> str:
    """The button that lays the card in hand in its row, where it fits."""
    fits = place("row", path) in look.lit
    return button(words, "lay", LETTERS[path], kind="main", off=not fits, id="do-lay")


def pick_figure(
    t: Texts,
    seat: int,
    look: CardLook,
    *,
    large: bool,
    action: str,
    arg: object,
    gain: int,
    name: str = "",
    leaves: str = "",
) -> str:
    """A button with the figure itself on it, and how the points would change with it.

    `name` says more than its size, and `leaves` the value of the stone that it would leave.
    """
    label = escape(f"{capital(name or named_figure(t, large))}, {change(t, gain)}")
    from_there = f'<span class="quiet">{leaves}</span> ' if leaves else ""
    marks = look.marks(f"figure:{'large' if large else 'small'}")
    return (
        f'<button type="button" class="stone-btn pick-figure{marks}" id="do-{arg}"{does(action, arg)} aria-label="{label}">'
        f'{figure(seat, large=large)}<span class="num small">{from_there}{signed(gain)}</span></button>'
    )


def goal_count(t: Texts, inside: Sequence[tuple[int, bool]]) -> str:
    """How many figures are in the goal: the figures themselves, and empty places for the rest of the five."""
    drawn = ""
    for i in range(GOAL_FIGURES):
        x = 12.0 + i * 20
        if i < len(inside):
            drawn += standing(*inside[i], x, 31, 29 if inside[i][1] else 22)
        else:
            drawn += f'<ellipse class="vacant" cx="{x:g}" cy="25" rx="7.5" ry="5"/>'
    goal = escape(t("Goal"))
    said = escape(t("{n} of {all} figures in the goal", n=len(inside), all=GOAL_FIGURES))
    return f'<span aria-hidden="true">{goal}</span><svg viewBox="0 0 104 34" role="img" aria-label="{said}">{drawn}</svg>'


def if_it_ended_now(t: Texts, seen: Seen, in_words: Callable[[Texts, ScoreLine], str]) -> str:
    """The own account, line by line."""
    rows = "".join(
        f'<tr><th scope="row">{escape(in_words(t, line))}</th>{_points_cell(line.points)}</tr>'
        for line in seen.score_lines(seen.seat)
    )
    title, total = escape(t("If it ended now")), escape(t("Total"))
    return (
        f'<h2>{title}</h2><table class="ledger"><tbody>{rows}</tbody>'
        f'<tfoot><tr><th scope="row">{total}</th>{_points_cell(seen.scores()[seen.seat])}</tr></tfoot></table>'
    )


def _points_cell(points: int) -> str:
    """Points in a table; minus is a sign and a colour."""
    return f'<td class="num{" minus" if points < 0 else ""}">{minus(points)}</td>'
