"""The table of Branching Paths in play: what is asked, the buttons that answer it, and what a seat would score."""

from app.drawing.kit import button, signed
from app.drawing.players import Players, decides
from app.games.branching_paths import words
from app.games.branching_paths.view import board
from app.games.branching_paths.view.look import NOTHING, Look, Way
from app.games.path_cards.view import play as cards
from app.games.path_cards.view.hand import RowAct
from app.games.path_cards.words import card
from app.games.path_cards.words import figure as named_figure
from app.texts import Texts
from app.words import capital
from waystones import ScoreLine
from waystones.games.branching_paths.board import START
from waystones.games.branching_paths.moves import BONUS, SHED, WAY
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards.cards import COLOUR_OF
from waystones.games.path_cards.moves import PLAY, TAKE

Seen = BranchingPathsObservation


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    return cards.frame(t, "stone-paths", board.frame(t, answers=True))


def own(t: Texts, seen: Seen, players: Players, look: Look = NOTHING) -> cards.Own:
    """The board, what is asked, and what a tap on an own row does."""
    lift = RowAct("off", lambda name: t("Lift the last card off your {colour} row", colour=name))
    return cards.Own(
        board={**board.regions(t, seen, players, look), "goal-count": board.goal_count(t, seen)},
        asked=cards.Asked(*prompt(t, seen, players, look), _answers(t, seen, players, look)),
        reason=line_words,
        on_row=lift if seen.asks == SHED else None,
    )


def line_words(t: Texts, line: ScoreLine) -> str:
    """One reason for points: Large figure on +8, doubled."""
    values = line.values
    match line.kind:
        case "figure":
            stone = signed(line.points // 2 if values["large"] else line.points)
            if values["large"]:
                return t("Large figure on {value}, doubled", value=stone)
            return t("Small figure on {value}", value=stone)
        case "colours":
            return t.many("{n} colour of wishing stones", "{n} colours of wishing stones", values["colours"])
        case "sets":
            return t.many("{n} set of three", "{n} sets of three", values["sets"])
    return t("Points on the way")


def prompt(t: Texts, seen: Seen, players: Players, look: Look) -> tuple[str, str]:
    """What is asked now, and what comes of it."""
    if said := cards.elsewhere(t, seen, players, (PLAY, SHED)):
        return said
    if look.target is not None:
        return t("Which figure?"), t("To {stone}.", stone=words.stone(t, seen.board, look.target))
    if seen.asks == WAY:
        return t("Which way?"), t("Tap a lit stone.")
    if seen.asks == BONUS:
        return t("One more step"), t("to any lit stone.")
    if seen.asks == SHED and look.lifted is None:
        return t("Card tile"), t("Lift a row's last card, or discard one.")
    if seen.asks == TAKE:
        return t("Take two cards") if seen.owed > 1 else t("Take a card"), t("from any lit pile.")
    if look.lifted is None:
        return cards.to_play(t)
    return capital(card(t, look.lifted)), t("tap a lit stone.") if look.ways else t("only to discard.")


def _answers(t: Texts, seen: Seen, players: Players, look: Look) -> str:
    """The buttons for what is asked; a lifted card has its own two, and a second tap puts it down."""
    if seen.is_over or not decides(players, seen.seat, seen.to_act):
        return cards.undo(t, look)
    if look.target is not None:
        return "".join(_figure(t, seen, look, way) for way in look.to_target)
    if look.lifted is not None:
        return _lifted(t, seen, look)
    help_buttons = cards.help_buttons(t, look)
    if seen.asks == BONUS:
        return help_buttons + cards.stay(t, look)
    if seen.asks == SHED:
        return help_buttons + button(t("Keep all"), "keep", kind=look.marks("keep").strip(), id="do-keep")
    if seen.asks == TAKE:
        return help_buttons + cards.draw(t)
    return help_buttons


def _lifted(t: Texts, seen: Seen, look: Look) -> str:
    """What can be done with the card in hand: away with it, or on with a figure."""
    assert look.lifted is not None
    path = COLOUR_OF[look.lifted]
    discard = cards.discard(t, path)
    return discard if seen.asks == SHED else discard + cards.lay(t("Lay"), path, look)


def _figure(t: Texts, seen: Seen, look: Look, way: Way) -> str:
    """The button for the figure that would go, with the row it leaves."""
    origin = "0" if way.origin == START else signed(seen.board.worth[way.origin])
    size, stone = named_figure(t, way.large), words.stone(t, seen.board, way.origin)
    stood = t("{figure} from {stone}", figure=size, stone=stone)
    return cards.pick_figure(
        t,
        seen.seat,
        look,
        large=way.large,
        action="walk",
        arg=way.move,
        gain=way.gain,
        name=stood,
        leaves=origin,
    )
