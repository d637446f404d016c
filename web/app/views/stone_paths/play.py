"""The table of Stone Paths in play: who is there, the board, rows and piles under it, what is asked, and the hand."""

from collections.abc import Sequence
from html import escape

from app.one_line.words import colour
from app.stone_paths import words
from app.texts import Texts
from app.views.cairns import figure
from app.views.kit import Regions, button, does, drops, row, screen, sheet, tool
from app.views.players import Players
from app.views.stone_paths import account, board, hand, table
from app.views.stone_paths.look import NOTHING, Entry, Look, place, whose_turn
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, LETTERS
from waystones.games.path_cards.moves import PLAY, TAKE
from waystones.games.stone_paths.moves import BONUS, FIGURE
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
        f'<section class="hand" id="hand" aria-label="{cards}"{drops("hand")}></section>'
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
        "others": table.others(t, seen, players, look),
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
        row(t("Rules"), "rules", "rules", "stone_paths"),
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
    if seen.asks == FIGURE:
        path = colour(t, COLOURS[seen.opened])
        return t("Which figure?"), t("For {colour}. The large one counts double.", colour=path)
    if seen.asks == BONUS:
        return t("One more step"), t("with any lit figure, or stay.")
    if seen.asks == TAKE:
        return t("Take a card"), t("from any lit pile.")
    if look.lifted is None:
        return t("Play a card"), t("then take one.")
    return words.capital(words.card(t, look.lifted)), _effect(t, look)


def _wait(t: Texts, seen: StonePathsObservation) -> str:
    """What somebody else is doing."""
    if seen.asks == PLAY:
        return t("A card is chosen.")
    return t("A card is taken.") if seen.asks == TAKE else t("A figure is chosen.")


def _effect(t: Texts, look: Look) -> str:
    """What the lifted card would bring, beside the step that its button names."""
    assert look.lifted is not None
    if look.preview:
        return words.tile(t, look.preview.tile)
    return (
        t("fits in your row.") if place("row", COLOUR_OF[look.lifted]) in look.lit else t("only to discard.")
    )


def _answers(t: Texts, seen: StonePathsObservation, look: Look) -> str:
    """The buttons for what is asked; a lifted card has its own two, and a second tap puts it down."""
    undo = button(t("Undo"), "undo", glyph="undo", bare=True, off=not look.can_undo, id="do-undo")
    hint = button(t("Hint"), "hint", glyph="hint", bare=True, id="do-hint")
    if seen.to_act != seen.seat:
        return undo
    if seen.asks == FIGURE:
        figures = _figure(t, seen.seat, look, large=False) + _figure(t, seen.seat, look, large=True)
        return undo + hint + figures
    if seen.asks == BONUS:
        return undo + hint + button(t("Stay"), "stay", kind=look.marks("stay").strip(), id="do-stay")
    if seen.asks == TAKE:
        return undo + hint + button(t("Draw"), "take", "deck", kind="main", id="do-draw")
    if look.lifted is None:
        return undo + hint
    path = COLOUR_OF[look.lifted]
    lay = t("Step to {value}", value=words.stone(look.preview.stone)) if look.preview else t("Lay")
    fits = place("row", path) in look.lit
    return button(t("Discard"), "discard", LETTERS[path], id="do-discard") + button(
        lay, "lay", LETTERS[path], kind="main", off=not fits, id="do-lay"
    )


def _figure(t: Texts, seat: int, look: Look, *, large: bool) -> str:
    """A button with the figure itself on it."""
    kind = "large" if large else "small"
    label = escape(words.capital(words.figure(t, large)))
    return (
        f'<button type="button" class="stone-btn pick-figure{look.marks(f"figure:{kind}")}" id="do-{kind}"'
        f'{does("figure", kind)} aria-label="{label}">{figure(seat, large=large)}</button>'
    )
