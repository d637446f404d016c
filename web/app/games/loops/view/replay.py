"""Watching a game of Loops again: the board at any step, a slider, the own rack, and the turns in words."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import Regions, figure
from app.drawing.players import Entry, Players, called
from app.games.loops import words
from app.games.loops.view import board
from app.games.loops.view.play import bag
from app.games.loops.view.tile import picture
from app.table.view import replay as watching
from app.texts import Texts
from waystones.games.loops.observation import LoopsObservation


def frame(t: Texts, plies: int, id: str) -> str:
    """The screen with its regions empty."""
    own, note = escape(t("Your rack at this step")), '<span class="bar-note bag-note" id="bag"></span>'
    held = f'<ul class="replay-rack" id="rack" aria-label="{own}"></ul>'
    return watching.frame(t, plies, id, note=note, board=board.frame(t), held=held)


def regions(
    t: Texts, seen: LoopsObservation, ply: int, happened: str, players: Players, played: Sequence[Entry]
) -> Regions:
    """The game after so many steps, and where that is among the turns."""
    shown = board.regions(t, seen)
    del shown["map"]  # there is room for the whole board
    return {
        **shown,
        "bag": bag(t, seen),
        "where": watching.where(t, ply, played, happened),
        "steps": watching.steps(t, ply, played[-1].end if played else 0),
        "rack": "".join(_tile(t, tile, place) for place, tile in enumerate(seen.rack)),
        "players": "".join(_player(t, seen, players, seat) for seat in range(seen.players)),
        "turns": watching.turns(t, ply, players, played),
    }


def _tile(t: Texts, tile: int, place: int) -> str:
    """A tile of the own rack, to look at."""
    said = escape(words.tile(t, tile))
    return f'<li><span class="aside">{said}</span>{picture(tile, tile + place)}</li>'


def _player(t: Texts, seen: LoopsObservation, players: Players, seat: int) -> str:
    """A player with the total; whoever decides next is marked."""
    name = called(t, players, seat, seen.seat)
    now = ' aria-current="true"' if seat == seen.to_act and not seen.is_over else ""
    return f'<li{now}>{figure(seat)}<b class="grow">{escape(name)}</b><b class="num">{seen.scores()[seat]}</b></li>'
