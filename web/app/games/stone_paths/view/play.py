"""The table of Stone Paths in play: who is there, the board, rows and piles under it, what is asked, and the hand."""

from app.drawing.kit import signed
from app.drawing.players import Players, decides
from app.games.path_cards.view import play as cards
from app.games.path_cards.view.hand import RowAct
from app.games.path_cards.view.look import place
from app.games.path_cards.words import card
from app.games.stone_paths import words
from app.games.stone_paths.view import board
from app.games.stone_paths.view.look import NOTHING, Look
from app.texts import Texts
from app.words import capital, change, colour
from waystones import ScoreLine
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS
from waystones.games.path_cards.moves import PLAY, TAKE
from waystones.games.stone_paths.board import CLOVER, WISHING_STONE
from waystones.games.stone_paths.moves import BONUS, FIGURE, LARGE, SMALL
from waystones.games.stone_paths.observation import StonePathsObservation


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    return cards.frame(t, "stone-paths", board.frame(t, answers=True))


def own(t: Texts, seen: StonePathsObservation, players: Players, look: Look = NOTHING) -> cards.Own:
    """The board, what is asked, and what a tap on an own row does."""
    step = RowAct("step", lambda name: t("Step on the {colour} path", colour=name))
    return cards.Own(
        board={**board.regions(t, seen, players, look), "goal-count": board.goal_count(t, seen)},
        asked=cards.Asked(*prompt(t, seen, players, look), _answers(t, seen, players, look)),
        reason=line_words,
        on_row=step if seen.asks == BONUS else None,
    )


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
    if said := cards.elsewhere(t, seen, players, (PLAY,)):
        return said
    if seen.asks == FIGURE:
        path = colour(t, COLOURS[seen.opened])
        return t("Which figure?"), t("For {colour}. The large one counts double.", colour=path)
    if seen.asks == BONUS:
        return t("One more step"), t("with any lit figure.")
    if seen.asks == TAKE:
        return t("Take a card"), t("from any lit pile.")
    if look.lifted is None:
        return cards.to_play(t)
    return capital(card(t, look.lifted)), _effect(t, seen, look)


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
        return help_buttons + cards.stay(t, look)
    if seen.asks == TAKE:
        return help_buttons + cards.draw(t)
    if look.lifted is None:
        return help_buttons
    path = COLOUR_OF[look.lifted]
    lay = t("Step to {value}", value=words.stone(look.preview.stone)) if look.preview else t("Lay")
    return cards.discard(t, path) + cards.lay(lay, path, look)


def _figure(t: Texts, seen: StonePathsObservation, look: Look, *, large: bool) -> str:
    """The button for one of the two sizes."""
    kind, gain = ("large", seen.gain(LARGE)) if large else ("small", seen.gain(SMALL))
    return cards.pick_figure(t, seen.seat, look, large=large, action="figure", arg=kind, gain=gain)
