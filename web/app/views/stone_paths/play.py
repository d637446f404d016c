"""The table of Stone Paths in play: who is there, the board, rows and piles under it, what is asked, and the hand."""

from collections.abc import Sequence
from html import escape

from app.one_line.words import colour
from app.path_cards.words import card, wishing_stones
from app.path_cards.words import figure as named_figure
from app.stone_paths import words
from app.table.words import capital
from app.texts import Texts
from app.views.cairns import figure
from app.views.kit import Regions, button, does
from app.views.path_cards import play as cards
from app.views.path_cards.hand import RowAct
from app.views.path_cards.look import place
from app.views.players import Entry, Players
from app.views.stone_paths import board
from app.views.stone_paths.look import NOTHING, Look
from waystones import ScoreLine
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, LETTERS
from waystones.games.path_cards.moves import PLAY, TAKE
from waystones.games.stone_paths.moves import BONUS, FIGURE
from waystones.games.stone_paths.observation import StonePathsObservation


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    return cards.frame(t, "stone-paths", board.frame(t))


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
    asked = cards.Asked(*prompt(t, seen, players, look), _answers(t, seen, look))
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
        return wishing_stones(t, line.values["stones"])
    return t("Points on the way")


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
    return capital(card(t, look.lifted)), _effect(t, look)


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
    if seen.to_act != seen.seat:
        return cards.undo(t, look)
    help_buttons = cards.help_buttons(t, look)
    if seen.asks == FIGURE:
        figures = _figure(t, seen.seat, look, large=False) + _figure(t, seen.seat, look, large=True)
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


def _figure(t: Texts, seat: int, look: Look, *, large: bool) -> str:
    """A button with the figure itself on it."""
    kind = "large" if large else "small"
    label = escape(capital(named_figure(t, large)))
    return (
        f'<button type="button" class="stone-btn pick-figure{look.marks(f"figure:{kind}")}" id="do-{kind}"'
        f'{does("figure", kind)} aria-label="{label}">{figure(seat, large=large)}</button>'
    )
