"""The table of Branching Paths in play: what is asked, the buttons that answer it, and what a seat would score."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import Regions, button, does, figure, signed
from app.drawing.players import Entry, Players, decides
from app.games.branching_paths import words
from app.games.branching_paths.view import board
from app.games.branching_paths.view.look import NOTHING, Look, Way
from app.games.path_cards.view import play as cards
from app.games.path_cards.view.hand import RowAct
from app.games.path_cards.view.look import place
from app.games.path_cards.words import card
from app.games.path_cards.words import figure as named_figure
from app.texts import Texts
from app.words import capital, change
from waystones import ScoreLine
from waystones.games.branching_paths.board import START
from waystones.games.branching_paths.moves import BONUS, SHED, WAY
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards.cards import COLOUR_OF, LETTERS
from waystones.games.path_cards.moves import PLAY, TAKE

Seen = BranchingPathsObservation


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    return cards.frame(t, "stone-paths", board.frame(t, answers=True))


def regions(
    t: Texts,
    seen: Seen,
    players: Players,
    look: Look = NOTHING,
    log: Sequence[Entry] = (),
    *,
    coach: str = "",
    sheet: str = "",
) -> Regions:
    """All that a seat may know now, and what it may do."""
    lift = RowAct("off", lambda name: t("Lift the last card off your {colour} row", colour=name))
    asked = cards.Asked(*prompt(t, seen, players, look), _answers(t, seen, players, look))
    on_row = lift if seen.asks == SHED else None
    others = cards.regions(
        t, seen, players, look, log, asked=asked, reason=line_words, on_row=on_row, coach=coach, sheet=sheet
    )
    goal = {"goal-count": board.goal_count(t, seen)}
    return {**board.regions(t, seen, players, look), **others, **goal}


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
    if seen.is_over:
        return t("The game is over"), ""
    if not decides(players, seen.seat, seen.to_act):
        return t("{name} is playing", name=players[seen.to_act].name), _wait(t, seen)
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
        return t("Play a card"), t("then take one.")
    return capital(card(t, look.lifted)), t("tap a lit stone.") if look.ways else t("only to discard.")


def _wait(t: Texts, seen: Seen) -> str:
    """What somebody else is doing."""
    if seen.asks in (PLAY, SHED):
        return t("A card is chosen.")
    return t("A card is taken.") if seen.asks == TAKE else t("A figure is chosen.")


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
        return help_buttons + button(t("Stay"), "stay", kind=look.marks("stay").strip(), id="do-stay")
    if seen.asks == SHED:
        return help_buttons + button(t("Keep all"), "keep", kind=look.marks("keep").strip(), id="do-keep")
    if seen.asks == TAKE:
        return help_buttons + button(t("Draw"), "take", "deck", kind="main", id="do-draw")
    return help_buttons


def _lifted(t: Texts, seen: Seen, look: Look) -> str:
    """What can be done with the card in hand: away with it, or on with a figure."""
    assert look.lifted is not None
    path = COLOUR_OF[look.lifted]
    discard = button(t("Discard"), "discard", LETTERS[path], id="do-discard")
    if seen.asks == SHED:
        return discard
    fits = place("row", path) in look.lit
    return discard + button(t("Lay"), "lay", LETTERS[path], kind="main", off=not fits, id="do-lay")


def _figure(t: Texts, seen: Seen, look: Look, way: Way) -> str:
    """A button with the figure on it that would go, the row it leaves, and how the points would change."""
    large, board_of = way.large, seen.board
    origin = "0" if way.origin == START else signed(board_of.worth[way.origin])
    size = named_figure(t, large)
    stood = t("{figure} from {stone}", figure=size, stone=words.stone(t, board_of, way.origin))
    label = escape(f"{capital(stood)}, {change(t, way.gain)}")
    hinted = look.marks(f"figure:{'large' if large else 'small'}")
    return (
        f'<button type="button" class="stone-btn pick-figure{hinted}" id="do-{way.move}"{does("walk", way.move)}'
        f' aria-label="{label}">{figure(seen.seat, large=large)}<span class="num small"><span class="quiet">{origin}</span> {signed(way.gain)}</span></button>'
    )
