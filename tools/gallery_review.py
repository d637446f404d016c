"""Reviews for the gallery: real games of steady bots, with costs that are made up so that nothing has to be weighed."""

from collections.abc import Iterator
from math import sin
from typing import Any

import waystones
from app.drawing.kit import filled
from app.drawing.players import Player
from app.games import games
from app.table.view import review as view
from app.texts import Texts
from waystones import Session
from waystones.review import Reviewer, reviewer
from waystones.review.course import costliest
from waystones.review.luck import Luck
from waystones.review.reason import Contrast, reasons
from waystones.review.weighing import Estimate, Weighed

PLAYERS = (Player("Anna"), Player("Mira", "steady"))
NAMES = [player.name for player in PLAYERS]
BEST = (49, 49, 47, 47, 41, 41, 40, 38)


def played(game: str, players: int) -> Session[Any]:
    """A whole game."""
    session: Session[Any] = Session.new(game, players, 5)
    bots = [waystones.bot(game, "steady", seat) for seat in range(players)]
    while not session.is_over:
        session.play(bots[session.to_act].choose(session.observe(session.to_act)))
    return session


def weighed(session: Session[Any], who: Reviewer) -> list[Weighed]:
    """Its decisions, every ninth of them costly."""
    found = []
    for number, decision in enumerate(who.decisions(session.record, 0)):
        seen = session.observe(0, decision.ply)
        expected = Estimate(6 * sin(number / 4) + (8 if number % 11 > 5 else 0), 0.8)
        about = (decision.ply, decision.end, decision.made)
        made = tuple(seen.parse(move) for move in decision.made)
        others = [each for each in who.candidates(seen) if each != made]
        if number % 5 == 3 and others:
            why = reasons(who.patterns, Contrast(seen, made, others[0]))
            better = tuple(map(str, others[0]))
            cost = Estimate(2.0 + number % 7, 0.4)
            found.append(Weighed(*about, better, cost, Estimate(0.14, 0.02), expected, why))
        else:
            found.append(Weighed(*about, expected=expected))
    return found


def scene(
    t: Texts, game: str, players: int, *, sheet: str = "", going: bool = False, best: tuple[int, ...] = ()
) -> str:
    """The review, done or on its way; `sheet` is puzzle or answer."""
    session, who, telling = played(game, players), reviewer(game), games()[game].review()
    assert who is not None
    all_of = weighed(session, who)
    shown = all_of[: len(all_of) // 2] if going else all_of

    def moment(ply: int) -> str:
        words: str = telling.moment(t, session.observe(0, ply))
        return words

    top = costliest(shown)
    rest = [each for each in shown if each.is_costly and each not in top]
    result = who.result(session.state, 0)
    luck = Luck(Estimate(1.2, 1.1), Estimate(4.5, 1.4), result)
    regions = {
        "review-seats": view.seats(t, list(enumerate(NAMES)), 0) if going else "",
        "review-progress": view.progress(t, len(shown), len(all_of), runs=True) if going else "",
        "review-luck": "" if going else view.luck(t, luck, who.measure),
        "review-course": view.course(t, shown, len(all_of), result, who, moment, alone=players == 1),
        "review-moments": view.moments(t, top, rest, {top[-1].ply}, moment, is_done=not going),
        "review-hindsight": view.hindsight(t, best, {}) if best else "",
    }
    if sheet:
        worst = top[0]
        seen = session.observe(0, worst.ply)
        drawn = telling.position(t, seen, PLAYERS)
        made, better = (telling.choice_in_short(t, seen, moves) for moves in (worst.made, worst.better))
        why = tuple(telling.reason(t, reason, NAMES) for reason in worst.reasons)
        title = moment(worst.ply)
        thumbs = [telling.choice_drawn(t, seen, moves) for moves in (worst.made, worst.better)]
        said = view.Answer((made, thumbs[0]), (better, thumbs[1]), why, t("Yes, that is it."))
        regions["sheet"] = (
            view.puzzle(t, title, drawn, [(made, thumbs[0]), (better, thumbs[1])], worst.ply)
            if sheet == "puzzle"
            else view.answer(t, title, drawn, worst, said)
        )
    return filled(view.frame(t, "k3f9e2"), regions)


def scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Every way that a review looks."""
    yield "review", scene(t, "one_line", 1, best=BEST)
    yield "review-going", scene(t, "stone_paths", 2, going=True)
    yield "review-puzzle-stones", scene(t, "stone_paths", 2, sheet="puzzle")
    yield "review-puzzle-line", scene(t, "one_line", 1, sheet="puzzle")
    yield "review-puzzle-loops", scene(t, "loops", 2, sheet="puzzle")
    yield "review-answer-web", scene(t, "branching_paths", 2, sheet="answer")
    yield "review-answer-loops", scene(t, "loops", 2, sheet="answer")
