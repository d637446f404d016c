"""The review of a game: its course as a line, luck and play, the moments that cost most, and each of them in a sheet."""

from collections.abc import Callable, Collection, Sequence
from html import escape
from itertools import pairwise
from typing import NamedTuple

from app.drawing.kit import bar, button, does, icon, minus, screen, sheet
from app.table.view.course import drawing
from app.texts import Texts
from app.words import points
from waystones.review import Reviewer
from waystones.review.course import turning_points
from waystones.review.luck import Luck
from waystones.review.weighing import Estimate, Weighed

Moment = Callable[[int], str]  # what the moment after so many moves is called
SURELY = 2  # standard errors that are told as the uncertainty
NOTICEABLE = 0.1  # of the chance of winning
LOST = 2  # points that a round lost in hindsight and that are worth a line


def frame(t: Texts, id: str) -> str:
    """The screen with its regions empty."""
    regions = ("seats", "progress", "luck", "course", "moments", "hindsight")
    body = "".join(f'<div id="review-{name}"></div>' for name in regions)
    return screen(
        "review",
        bar(t, t("Review"), back="result", arg=id) + f'<div class="review-parts">{body}</div>',
        "sheet",
    )


def decimal(t: Texts, number: float) -> str:
    """A number with one digit behind the point, and a real minus sign."""
    whole, _, tenth = f"{abs(number):.1f}".partition(".")
    sign = "\N{MINUS SIGN}" if number < 0 and (whole, tenth) != ("0", "0") else ""
    return sign + t("{whole}.{tenth}", whole=whole, tenth=tenth)


def signed(t: Texts, number: float) -> str:
    """A number with one digit behind the point, and its sign."""
    return ("+" if round(number, 1) > 0 else "") + decimal(t, number)


def about(t: Texts, estimate: Estimate) -> str:
    """A number of points with its uncertainty; what was counted out has none."""
    if round(SURELY * estimate.error, 1) == 0 and round(estimate.mean, 1) == round(estimate.mean):
        return points(t, round(estimate.mean))
    return t(
        "{points} ± {error} points",
        points=decimal(t, estimate.mean),
        error=decimal(t, SURELY * estimate.error),
    )


def seats(t: Texts, seats: Sequence[tuple[int, str]], chosen: int) -> str:
    """The choice of the seat through whose eyes the game is reviewed."""
    label = escape(t("Whose game"))
    buttons = "".join(
        f'<button type="button" class="stone-btn flat"{does("review-seat", seat)} id="review-of-{seat}"'
        f' aria-pressed="{"true" if seat == chosen else "false"}">{escape(name)}</button>'
        for seat, name in seats
    )
    return f'<div class="review-seats" role="group" aria-label="{label}">{buttons}</div>'


def progress(t: Texts, done: int, of: int, *, runs: bool) -> str:
    """How far it is, and the button that holds it or goes on."""
    words = escape(t("{n} of {all} decisions weighed", n=done, all=of))
    act = (
        button(t("Stop"), "review-stop", glyph="pause", id="do-review-stop")
        if runs
        else button(t("Go on"), "review-on", glyph="watch", id="do-review-on")
    )
    return (
        f'<section class="review-progress"><div class="grow"><p class="small" id="review-far">{words}</p>'
        f'<progress max="{of + 1}" value="{done}" aria-labelledby="review-far"></progress></div>{act}</section>'
    )


def luck(t: Texts, told: Luck, measure: str) -> str:
    """Two numbers and one sentence."""
    title, deal, play = escape(t("Luck and play")), escape(t("The deal")), escape(t("Your play"))
    usual, here = decimal(t, told.usual.mean), decimal(t, told.here.mean)
    said = (
        t(
            "The lead of a steady player at the end: {usual} on most deals, {here} on this one. Yours was {own}.",
            usual=usual,
            here=here,
            own=minus(round(told.result)),
        )
        if measure == "lead"
        else t(
            "A steady player scores {usual} on most deals and {here} on this one; you scored {own}.",
            usual=usual,
            here=here,
            own=minus(round(told.result)),
        )
    )
    error = t("Both averages: ± {error}.", error=decimal(t, SURELY * max(told.usual.error, told.here.error)))
    return (
        f'<section><h2>{title}</h2><dl class="facts"><div><dt>{deal}</dt><dd class="num">{signed(t, told.luck)}</dd></div>'
        f'<div><dt>{play}</dt><dd class="num">{signed(t, told.play)}</dd></div></dl>'
        f'<p>{escape(said)} <span class="quiet small">{escape(error)}</span></p></section>'
    )


def course(
    t: Texts,
    weighed: Sequence[Weighed],
    of: int,
    result: float,
    reviewer: Reviewer,
    moment: Moment,
    *,
    alone: bool,
) -> str:
    """What was expected after each decision, and where that turned."""
    if not weighed:
        return ""
    title = escape(
        t("Expected score, step by step")
        if reviewer.measure == "points"
        else t("Expected lead, step by step")
    )
    turns = turning_points(weighed, reviewer.telling)
    items = "".join(
        f'<li><button type="button" class="row" id="turning-{each.ply}"{does("at", each.ply)}>'
        f'<span class="grow">{escape(moment(each.ply))}<span class="quiet small">{escape(_cause(t, own=each.own, alone=alone))}</span></span>'
        f'<b class="num">{signed(t, each.change)}</b>{icon("next")}</button></li>'
        for each in turns
    )
    heading = escape(t("Turning points"))
    list_of = f'<h3>{heading}</h3><ol class="rows">{items}</ol>' if items else ""
    first, last = decimal(t, weighed[0].expected.mean), decimal(t, weighed[-1].expected.mean)
    label = t(
        "From {first} after the first decision to {last} after the last weighed one.", first=first, last=last
    )
    shown = drawing(weighed, of, result if len(weighed) == of else None, {each.ply for each in turns}, label)
    signs = _signs(
        t, costly=any(each.is_costly for each in weighed), turned=any(not each.own for each in turns)
    )
    return f"<section><h2>{title}</h2>{shown}{signs}{list_of}</section>"


def _signs(t: Texts, *, costly: bool, turned: bool) -> str:
    """What the marks on the line are; a tap on one leads there."""
    drawn = {
        t("cost points"): '<path class="course-cost" d="M8 2l5 6l-5 6l-5-6z"/>' if costly else "",
        t("turning point"): '<circle class="course-turn" cx="8" cy="8" r="4.5"/>' if turned else "",
    }
    items = "".join(
        f'<span><svg viewBox="0 0 16 16" aria-hidden="true">{sign}</svg>{escape(words)}</span>'
        for words, sign in drawn.items()
        if sign
    )
    return f'<p class="course-signs quiet small">{items}</p>' if items else ""


def _cause(t: Texts, *, own: bool, alone: bool) -> str:
    if own:
        return t("by your choice")
    return t("by the card that came") if alone else t("by what came, and what others did")


def moments(
    t: Texts,
    puzzles: Sequence[Weighed],
    rest: Sequence[Weighed],
    solved: Collection[int],
    moment: Moment,
    *,
    is_done: bool,
) -> str:
    """The costliest decisions as puzzles, then the others in the order of the game."""
    if not puzzles:
        nothing = escape(t("No decision cost anything that can be told from chance."))
        return f"<p>{nothing}</p>" if is_done else ""
    first, other = escape(t("Try these again")), escape(t("Other costly decisions"))
    items = "".join(_moment(t, each, moment, is_puzzle=each.ply not in solved) for each in puzzles)
    more = "".join(_moment(t, each, moment, is_puzzle=False) for each in rest)
    shown = f'<section><h2>{first}</h2><ul class="rows">{items}</ul>'
    return shown + (f'<h2>{other}</h2><ul class="rows">{more}</ul>' if more else "") + "</section>"


def _moment(t: Texts, weighed: Weighed, moment: Moment, *, is_puzzle: bool) -> str:
    note = t("A puzzle: what was better?") if is_puzzle else t("cost {points}", points=about(t, weighed.cost))
    shown = "?" if is_puzzle else signed(t, -weighed.cost.mean)
    return (
        f'<li><button type="button" class="row" id="moment-{weighed.ply}"{does("moment", weighed.ply)}>'
        f'<span class="grow">{escape(moment(weighed.ply))}<span class="quiet small">{escape(note)}</span></span>'
        f'<b class="num" aria-hidden="true">{shown}</b>{icon("next")}</button></li>'
    )


def puzzle(t: Texts, title: str, position: str, options: Sequence[tuple[str, str]], ply: int) -> str:
    """A position and what could be done there, each in words and, where words say too little, drawn."""
    question, last = (
        escape(t("What would you do here?")),
        button(t("Show me"), "guess", f"{ply}:", kind="flat"),
    )
    ways = "".join(
        f'<div class="review-way">{drawn}{button(words, "guess", f"{ply}:{number}")}</div>'
        for number, (words, drawn) in enumerate(options)
    )
    return sheet(
        t, title, f'{position}<p class="strong">{question}</p><div class="review-ways">{ways}{last}</div>'
    )


class Answer(NamedTuple):
    """What was done, what was better and why, in words; `guess` says how the puzzle was answered."""

    made: tuple[str, str]  # in words, and drawn where words say too little
    better: tuple[str, str]
    why: tuple[str, ...]
    guess: str = ""


def answer(t: Texts, title: str, position: str, weighed: Weighed, said: Answer) -> str:
    """What a decision cost and why, and the ways on from there."""
    cost = t("It cost {points}.", points=about(t, weighed.cost))
    if weighed.chance.mean >= NOTICEABLE and weighed.chance.exceeds(0):
        cost += " " + t("Of your chance of winning it cost {n}%.", n=round(100 * weighed.chance.mean))
    you, better = escape(t("You")), escape(t("Better"))
    (made, was), (instead, would) = said.made, said.better
    facts = f"<dt>{you}</dt><dd>{escape(made)}</dd><dt>{better}</dt><dd>{escape(instead)}</dd>"
    told = f'<p class="strong" role="status">{escape(said.guess)}</p>' if said.guess else ""
    why = "".join(f"<p>{escape(each)}</p>" for each in said.why)
    if would:  # in the place of the position, which it shows too
        ways = ((better, would), (you, was))
        shown = "".join(f"<figure>{drawn}<figcaption>{name}</figcaption></figure>" for name, drawn in ways)
        position = f'<div class="review-both">{shown}</div>'
    acts = button(t("See it in the replay"), "at", weighed.ply, glyph="watch") + button(
        t("Try again from here"), "what-if", weighed.ply, kind="main", glyph="again"
    )
    return sheet(
        t,
        title,
        f'{told}<dl class="review-choices">{facts}</dl><p>{escape(cost)}</p>{why}{position}<div class="review-acts">{acts}</div>',
    )


def hindsight(t: Texts, best: Sequence[int], costs: dict[int, float]) -> str:
    """The line beside the best one for the order that the cards came in: what could be foreseen, and what nobody could."""
    losses = [before - after for before, after in pairwise(best)]
    foreseen = round(sum(min(float(loss), costs.get(ply, 0.0)) for ply, loss in enumerate(losses)))
    title = escape(t("In hindsight"))
    said = t(
        "The best line found for these cards gives {best}; yours gave {own}.",
        best=minus(best[0]),
        own=minus(best[-1]),
    )
    split = t(
        "Of the {all} between, {foreseen} could be foreseen; for the rest one had to know the cards to come.",
        all=points(t, sum(losses)),
        foreseen=foreseen,
    )
    surprises = [
        t("Round {n}: {points} that nobody could have foreseen.", n=ply + 1, points=points(t, loss))
        for ply, loss in enumerate(losses)
        if loss >= LOST and ply not in costs
    ]
    items = "".join(f"<li>{escape(each)}</li>" for each in surprises)
    listed = f'<ul class="review-list">{items}</ul>' if items else ""
    more = f"<p>{escape(split)}</p>{listed}" if sum(losses) else ""
    return f"<section><h2>{title}</h2><p>{escape(said)}</p>{more}</section>"
