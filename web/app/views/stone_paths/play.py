"""The table of Stone Paths in play: who is there, the board, rows and piles under it, what is asked, and the hand."""

from collections.abc import Sequence
from html import escape

from app.one_line.words import colour
from app.stone_paths import words
from app.texts import Texts
from app.views.kit import Regions, button, does, row, screen, sheet, tool
from app.views.stone_paths import account, board, hand, table
from app.views.stone_paths.look import NOTHING, Entry, Look, Players, place, whose_turn
from app.views.stone_paths.pieces import figure
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, LETTERS
from waystones.games.path_cards.moves import TAKE
from waystones.games.stone_paths.moves import BONUS, FIGURE, PLAY
from waystones.games.stone_paths.observation import StonePathsObservation


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    back, menu = tool(t("Back"), "home", "back"), tool(t("Menu"), "menu", "menu")
    others, aside, cards = escape(t("The others")), escape(t("How it stands")), escape(t("Your hand"))
    own, asked = escape(t("Your rows and the discard piles")), escape(t("What is asked"))
    body = (
        f'<header class="bar">{back}<h1 class="bar-title" id="turn"></h1><span class="fold">{table.fold(t)}</span>'
        f'<span class="goal-count" id="goal-count"></span>{menu}</header><div id="coach"></div>'
        f'<section class="others" id="others" aria-label="{others}"></section>{board.frame(t)}'
        f'<section class="columns" id="columns" aria-label="{own}"></section>'
        f'<section class="asked" id="asked" aria-label="{asked}"></section>'
        f'<section class="hand" id="hand" aria-label="{cards}"></section>'
        f'<aside class="standing" aria-label="{aside}"><section id="account"></section><section id="just-now"></section></aside>'
    )
    return screen("stone-paths", body, "sheet")


def regions(
    t: Texts,
    seen: StonePathsObservation,
    players: Players,
    look: Look = NOTHING,
    log: Sequence[Entry] = (),
    *,
    coach: str = "",
    sheet: str = "",
) -> Regions:
    """All that a seat may know now, and what it may do."""
    return {
        **board.regions(t, seen, players, look),
        "turn": whose_turn(t, players, seen.seat, seen.to_act),
        "goal-count": board.goal_count(t, seen),
        "coach": coach,
        "others": table.others(t, seen, players),
        "columns": hand.columns(t, seen, look),
        "asked": _asked(t, seen, players, look),
        "hand": hand.hand(t, seen, look),
        "account": account.if_it_ended_now(t, seen),
        "just-now": account.just_now(t, players, log),
        "sheet": sheet,
    }


def menu(t: Texts) -> str:
    """The sheet behind the menu button."""
    rows = (
        row(t("Rules"), "rules", "rules"),
        row(t("All rows and piles"), "table", "people"),
        row(t("Turns so far"), "log", "log"),
        row(t("Hint"), "hint", "hint"),
        row(t("Settings"), "settings", "settings"),
        row(t("Start this deal over"), "start-over", "again"),
        row(t("Give up"), "give-up", "flag"),
        row(t("Home"), "home", "home", note=t("The game is kept.")),
    )
    return sheet(t, t("Stone Paths"), f'<div class="rows">{"".join(rows)}</div>')


def _asked(t: Texts, seen: StonePathsObservation, players: Players, look: Look) -> str:
    """The line that says what is asked, with the buttons that answer it."""
    title, note = prompt(t, seen, players, look)
    more = f'<span class="small quiet">{escape(note)}</span>' if note else ""
    return f'<p class="prompt"><b>{escape(title)}</b>{more}</p><div class="answers">{_answers(t, seen, look)}</div>'


def prompt(t: Texts, seen: StonePathsObservation, players: Players, look: Look) -> tuple[str, str]:
    """What is asked now, and what comes of it."""
    if seen.to_act != seen.seat:
        return t("{name} is playing", name=players[seen.to_act].name), _wait(t, seen)
    match seen.asks:
        case name if name == FIGURE:
            path = colour(t, COLOURS[seen.opened])
            return t("Who walks the {colour} path?", colour=path), t("The large figure counts double.")
        case name if name == BONUS:
            return t("One more step"), t("with any lit figure, or stay.")
        case name if name == TAKE:
            return t("Take a card"), t("from the draw pile or a lit pile.")
    if look.lifted is None:
        return t("Play a card"), t("then take one.")
    return words.capital(words.card(t, look.lifted)), _effect(t, look)


def _wait(t: Texts, seen: StonePathsObservation) -> str:
    match seen.asks:
        case name if name == PLAY:
            return t("A card is chosen.")
        case name if name == TAKE:
            return t("A card is taken.")
    return t("A figure is chosen.")


def _effect(t: Texts, look: Look) -> str:
    """What the lifted card would do: step to +2, wishing stone."""
    assert look.lifted is not None
    here = place("row", COLOUR_OF[look.lifted])
    if look.preview:
        parts = [
            t("step to {value}", value=words.stone(look.preview.stone)),
            words.tile(t, look.preview.tile),
        ]
        return ", ".join(part for part in parts if part)
    return t("fits in your row") if here in look.lit else t("only to discard")


def _answers(t: Texts, seen: StonePathsObservation, look: Look) -> str:
    undo = button(t("Undo"), "undo", glyph="undo", bare=True, off=not look.can_undo, id="do-undo")
    hint = button(t("Hint"), "hint", glyph="hint", bare=True, id="do-hint")
    if seen.to_act != seen.seat:
        return undo
    match seen.asks:
        case name if name == FIGURE:
            return undo + _figure(t, seen.seat, look, large=False) + _figure(t, seen.seat, look, large=True)
        case name if name == BONUS:
            return undo + hint + button(t("Stay"), "stay", id="do-stay")
        case name if name == TAKE:
            return undo + hint + button(t("Draw"), "take", "deck", kind="main", id="do-draw")
    if look.lifted is None:
        return undo + hint
    path = COLOUR_OF[look.lifted]
    fits = place("row", path) in look.lit
    return button(t("Discard"), "discard", LETTERS[path], id="do-discard") + button(
        t("Lay"), "lay", LETTERS[path], kind="main", off=not fits, id="do-lay"
    )


def _figure(t: Texts, seat: int, look: Look, *, large: bool) -> str:
    """A button with the figure itself on it."""
    kind = "large" if large else "small"
    label = escape(words.capital(words.figure(t, large)))
    return (
        f'<button type="button" class="stone-btn pick-figure{look.marks(f"figure:{kind}")}" id="do-{kind}"'
        f'{does("figure", kind)} aria-label="{label}">{figure(seat, large=large)}</button>'
    )
