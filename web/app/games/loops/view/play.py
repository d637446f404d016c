"""The table of Loops in play: who is there, the board in its window, what is asked, and the rack."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import Regions, button, does, drags, drops, figure, screen, tool
from app.drawing.players import Entry, Players, decides, whose_turn
from app.games.loops import words
from app.games.loops.view import board
from app.games.loops.view.look import NOTHING, Look
from app.games.loops.view.tile import picture
from app.table.view.log import just_now, reading
from app.texts import Texts
from waystones import ScoreLine
from waystones.games.loops.moves import A_TURN
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.tiles import NAMES, RACK


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    back, menu = tool(t("Back"), "home", "back"), tool(t("Menu"), "menu", "menu")
    rack, asked, aside = escape(t("Your tiles")), escape(t("What is asked")), escape(t("How it stands"))
    players = escape(t("How everybody stands"))
    body = (
        f'<header class="bar">{back}<h1 class="bar-title" id="turn"></h1><button type="button" class="bar-note bag-note" id="bag"{does("bag")}></button>{menu}</header>'
        f'<div id="coach"></div><ul class="loops-players" id="players" aria-label="{players}"></ul>{board.frame(t)}'
        f'<section class="loops-asked" aria-label="{asked}"><div class="loops-prompt" id="asked"></div>{board.whole_map(t)}</section>'
        f'<section class="rack" id="rack" aria-label="{rack}"{drops("rack")}></section><div class="loops-acts" id="acts"></div>'
        f'<aside class="loops-standing" aria-label="{aside}"><section id="this-turn"></section><section id="just-now"></section></aside>'
    )
    return screen("loops", body, "sheet")


def regions(
    t: Texts,
    seen: LoopsObservation,
    players: Players,
    look: Look = NOTHING,
    log: Sequence[Entry] = (),
    *,
    coach: str = "",
    sheet: str = "",
) -> Regions:
    """All that a seat may know now, and what it may do."""
    return {
        **board.regions(t, seen, look),
        "turn": whose_turn(t, players, seen.seat, seen.to_act, over=seen.is_over),
        "bag": bag(t, seen),
        "coach": coach,
        "players": "".join(_player(t, seen, players, seat) for seat in range(seen.players)),
        "asked": _asked(t, seen, players, look),
        "rack": _rack(t, seen, look),
        "acts": _acts(t, seen, players, look),
        "this-turn": _this_turn(t, seen),
        "just-now": just_now(t, players, log),
        "sheet": sheet,
    }


def account(t: Texts, seen: LoopsObservation, players: Players) -> str:
    """Everybody's points, tile by tile, the last one first."""
    blocks = ""
    for seat in range(seen.players):
        name, total = escape(players[seat].name), seen.scores()[seat]
        blocks += (
            f'<section class="laid-by"><h3>{figure(seat)}{name} <span class="num">{total}</span></h3>'
            f"{_lines(t, seen.score_lines(seat)[::-1])}</section>"
        )
    return reading(t, t("What was scored"), blocks)


def unseen(t: Texts, seen: LoopsObservation) -> str:
    """The tiles that may be in the bag or on another rack, each kind with its number."""
    kinds = sorted(set(seen.unseen))
    items = ""
    for tile in kinds:
        count = seen.unseen.count(tile)
        said = escape(words.tile(t, tile))
        items += f'<li><span class="aside">{said}</span>{picture(tile, tile)}<b class="num">{count}×</b></li>'
    about = escape(t("In the bag or on another rack."))
    return reading(
        t, t("Tiles not seen yet"), f'<p class="small quiet">{about}</p><ul class="unseen">{items}</ul>'
    )


def bag(t: Texts, seen: LoopsObservation) -> str:
    """How much there is to come."""
    left = t.many("{n} in the bag", "{n} in the bag", seen.bag_left)
    if seen.rounds:
        left = t("Round {n} of {all}", n=seen.round, all=seen.rounds) + ", " + left
    return escape(left)


def _player(t: Texts, seen: LoopsObservation, players: Players, seat: int) -> str:
    """A chip with name and points; whoever is to act is marked. A tap shows what everybody scored."""
    name, score = escape(players[seat].name), seen.scores()[seat]
    now = ' aria-current="true"' if seat == seen.to_act and not seen.is_over else ""
    held = escape(t.many("{n} tile on the rack", "{n} tiles on the rack", seen.rack_sizes[seat]))
    return (
        f'<li><button type="button" class="loops-player" id="seat-{seat}"{does("account")}{now}>{figure(seat)}<span class="chip-name">{name}</span>'
        f' <b class="num">{score}</b> <span class="aside">{held}</span></button></li>'
    )


def _asked(t: Texts, seen: LoopsObservation, players: Players, look: Look) -> str:
    title, note = prompt(t, seen, players, look)
    waits = seen.to_act != seen.seat
    told = look.since.caption(t, look.told) if waits or look.lifted is None else ""
    return f'<p class="loops-title">{escape(title)}</p>' + (
        told or f'<p class="small quiet">{escape(note)}</p>'
    )


def prompt(t: Texts, seen: LoopsObservation, players: Players, look: Look) -> tuple[str, str]:
    """What is asked now, and what it is about."""
    if seen.is_over:
        return t("The game is over"), _last(t, seen, players)
    if not decides(players, seen.seat, seen.to_act):
        return t("{name} is playing", name=players[seen.to_act].name), _last(t, seen, players)
    moves = {move.kind for move in seen.legal_moves()}
    if "swap" in moves:
        return t("Nothing fits"), t("Swap all your tiles, or keep them. Either way the turn is over.")
    if "pass" in moves:
        return t("Nothing fits"), t("The bag is empty: you can only pass.")
    if look.lifted is not None:
        if look.fits:
            return t("Where to?"), t("Lit squares show what it would score.")
        return t("It fits nowhere"), t("Choose another tile.")
    if not seen.laid:
        return t("Lay up to three tiles"), _last(t, seen, players)
    lines = seen.score_lines(seen.seat)[-seen.laid :]
    note = words.reasons(t, lines[-1])
    if seen.laid == A_TURN or "lay" not in moves:
        return t("That was your turn"), note
    return t.many("{n} more tile, if you like", "{n} more tiles, if you like", A_TURN - seen.laid), note


def _last(t: Texts, seen: LoopsObservation, players: Players) -> str:
    """What the last turn brought whoever made it."""
    last = seen.history[-1]
    if last.seat < 0:
        return t("The first tile lies in the middle.")
    count = sum(laid.turn == last.turn for laid in seen.history)
    points = sum(line.points for line in seen.score_lines(last.seat)[-count:])
    name = players[last.seat].name
    return t.many(
        "{name} laid {n} green tile: +{points}",
        "{name} laid {n} green tiles: +{points}",
        count,
        name=name,
        points=points,
    )


def _rack(t: Texts, seen: LoopsObservation, look: Look) -> str:
    """The own tiles; a tile that was laid leaves its place empty at the end."""
    tiles = "".join(_tile(t, tile, place, look) for place, tile in enumerate(seen.rack))
    left = "".join(
        f'<span class="no-tile" id="rack-{place}"></span>' for place in range(len(seen.rack), RACK)
    )
    return tiles + left


def _tile(t: Texts, tile: int, place: int, look: Look) -> str:
    lifted = place == look.lifted
    kind = "rack-tile" + (" up" if lifted else "") + (" hinted" if place == look.hinted_place else "")
    label = escape(words.tile(t, tile))
    return (
        f'<button type="button" class="{kind}" id="rack-{place}" aria-label="{label}" aria-pressed="{str(lifted).lower()}"'
        f"{does('tile', place)}{drags(place)}{look.arrives(f'rack:{place}')}>{picture(tile, tile + place)}</button>"
    )


def _acts(t: Texts, seen: LoopsObservation, players: Players, look: Look) -> str:
    """Take back, a hint, and the one dark button; beside it a lighter one where there is a choice and nothing to take back (LO-13)."""
    undo = button(t("Undo"), "undo", glyph="undo", bare=True, off=not look.can_undo, id="do-undo")
    mine = decides(players, seen.seat, seen.to_act) and not seen.is_over
    hint = button(t("Hint"), "hint", glyph="hint", bare=True, off=not mine, id="do-hint")
    moves = {move.kind for move in seen.legal_moves()} if mine else set()
    if "swap" in moves:
        keep = button(t("Keep and pass"), "pass", id="do-pass")
        return hint + keep + button(t("Swap all"), "swap", kind="main", id="do-swap")
    if "pass" in moves:
        return undo + hint + button(t("Pass"), "pass", kind="main", id="do-pass")
    gained = sum(line.points for line in seen.score_lines(seen.seat)[-seen.laid :]) if seen.laid else 0
    label = t("End the turn: +{points}", points=gained) if mine and seen.laid else t("End the turn")
    return undo + hint + button(label, "end", kind="main", off="end" not in moves, id="do-end")


def _this_turn(t: Texts, seen: LoopsObservation) -> str:
    """What the turn that is shown on the board has scored, tile by tile."""
    last = seen.history[-1]
    if last.seat < 0:
        return ""
    count = sum(laid.turn == last.turn for laid in seen.history)
    title = escape(t("This turn") if last.turn == seen.turn else t("The last turn"))
    return f"<h2>{title}</h2>{_lines(t, seen.score_lines(last.seat)[-count:])}"


def _lines(t: Texts, lines: Sequence[ScoreLine]) -> str:
    """Tiles with what they scored and why."""
    if not lines:
        nothing = escape(t("Nothing has been played yet."))
        return f'<p class="quiet">{nothing}</p>'
    rows = ""
    for line in lines:
        tile = NAMES.index(line.values["tile"])
        why = escape(words.sum_of(line.values))
        where = escape(str(line.values["square"]))
        rows += (
            f'<tr><th scope="row">{picture(tile, tile)}<span class="aside">{where}</span></th>'
            f'<td class="small">{why}</td><td class="num">{line.points}</td></tr>'
        )
    return f'<table class="ledger sums"><tbody>{rows}</tbody></table>'
