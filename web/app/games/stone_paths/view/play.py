"""The table of Stone Paths in play: who is there, the board, rows and piles under it, what is asked, and the hand."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import Regions, button, does, figure, signed
from app.drawing.players import Entry, Players, decides
from app.games.path_cards.view import play as cards
from app.games.path_cards.view.hand import RowAct
from app.games.path_cards.view.look import place
from app.games.path_cards.words import card
from app.games.path_cards.words import figure as named_figure
from app.games.stone_paths import words
from app.games.stone_paths.view import board
from app.games.stone_paths.view.look import NOTHING, Look
from app.texts import Texts
from app.words import capital, change, colour
from waystones import ScoreLine
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, LETTERS
from waystones.games.path_cards.moves import PLAY, TAKE
from waystones.games.stone_paths.board import CLOVER, WISHING_STONE
from waystones.games.stone_paths.moves import BONUS, FIGURE, LARGE, SMALL
from waystones.games.stone_paths.observation import StonePathsObservation


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    return cards.frame(t, "stone-paths", board.frame(t, answers=True))


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
    step = RowAct("step", lambda name: t("Step on the {colour} path", colour=name))
    asked = cards.Asked(*prompt(t, seen, players, look), _answers(t, seen, players, look))
    on_row = step if seen.asks == BONUS else None
    others = cards.regions(
        t, seen, players, look, log, asked=asked, reason=line_words, on_row=on_row, coach=coach, sheet=sheet
    )
    goal = {"goal-count": board.goal_count(t, seen)}
    return {**board.regions(t, seen, players, look), **others, **goal}


def line_words(t: Texts, line: ScoreLine) -> str:
    """One reason for points: Blue, large figure on +2, doubled."""
    if line.kind == "figure":
        name = capital(colour(t, line.values["path"]))
        value = words.stone(line.values["stone"])
        if line.values["large"]:
            return t("{colour}, large figure on {value}, doubled", colour=name, value=value)
        return t("{colour}, on {value}", colour=name, value=value)
    if line.kind == "wishing_stones":
        return words.wishing_line(t, line.values["stones"])
    return t("Points on the way")


def prompt(t: Texts, seen: StonePathsObservation, players: Players, look: Look) -> tuple[str, str]:
    """What is asked now, and what comes of it."""
    if seen.is_over:
        return t("The game is over"), ""
    if not decides(players, seen.seat, seen.to_act):
        return t("{name} is playing", name=players[seen.to_act].name), _wait(t, seen)
    if seen.asks == FIGURE:
        path = colour(t, COLOURS[seen.opened])
        return t("Which figure?"), t("For {colour}. The large one counts double.", colour=path)
    if seen.asks == BONUS:
        return t("One more step"), t("with any lit figure.")
    if seen.asks == TAKE:
        return t("Take a card"), t("from any lit pile.")
    if look.lifted is None:
        return t("Play a card"), t("then take one.")
    return capital(card(t, look.lifted)), _effect(t, seen, look)


def _wait(t: Texts, seen: StonePathsObservation) -> str:
    """What somebody else is doing."""
    if seen.asks == PLAY:
        return t("A card is chosen.")
    return t("A card is taken.") if seen.asks == TAKE else t("A figure is chosen.")


def _effect(t: Texts, seen: StonePathsObservation, look: Look) -> str:
    """What the lifted card would bring: how the points change, and the clover that may lead further."""
    assert look.lifted is not None
    if step := look.preview:
        gain = change(t, step.gain)
        if step.doubled is not None:
            return t("{points}, large: {large}", points=gain, large=signed(step.doubled))
        return ", ".join((gain, words.tile(t, step.tile))) if step.tile in (CLOVER, WISHING_STONE) else gain
    return (
        t("fits in your row.") if place("row", COLOUR_OF[look.lifted]) in look.lit else t("only to discard.")
    )


def _answers(t: Texts, seen: StonePathsObservation, players: Players, look: Look) -> str:
    """The buttons for what is asked; a lifted card has its own two, and a second tap puts it down."""
    if seen.is_over or not decides(players, seen.seat, seen.to_act):
        return cards.undo(t, look)
    help_buttons = cards.help_buttons(t, look)
    if seen.asks == FIGURE:
        figures = _figure(t, seen, look, large=False) + _figure(t, seen, look, large=True)
        return help_buttons + figures
    if seen.asks == BONUS:
        return help_buttons + button(t("Stay"), "stay", kind=look.marks("stay").strip(), id="do-stay")
    if seen.asks == TAKE:
        return help_buttons + button(t("Draw"), "take", "deck", kind="main", id="do-draw")
    if look.lifted is None:
        return help_buttons
    path = COLOUR_OF[look.lifted]
    lay = t("Step to {value}", value=words.stone(look.preview.stone)) if look.preview else t("Lay")
    fits = place("row", path) in look.lit
    return button(t("Discard"), "discard", LETTERS[path], id="do-discard") + button(
        lay, "lay", LETTERS[path], kind="main", off=not fits, id="do-lay"
    )


def _figure(t: Texts, seen: StonePathsObservation, look: Look, *, large: bool) -> str:
    """A button with the figure itself on it, and how the points change with it."""
    kind, gain = ("large", seen.gain(LARGE)) if large else ("small", seen.gain(SMALL))
    label = escape(f"{capital(named_figure(t, large))}, {change(t, gain)}")
    return (
        f'<button type="button" class="stone-btn pick-figure{look.marks(f"figure:{kind}")}" id="do-{kind}"'
        f'{does("figure", kind)} aria-label="{label}">{figure(seen.seat, large=large)}<span class="num small">{signed(gain)}</span></button>'
    )
