"""The screens of the gallery, each made with a real game played to some point."""

from collections.abc import Iterator
from dataclasses import dataclass

import waystones
from app.drawing import notice
from app.drawing.kit import filled, medal
from app.games.one_line import lesson, rules
from app.games.one_line.daily.today import sentence
from app.games.one_line.game import GAME
from app.games.one_line.rounds import drawn
from app.games.one_line.view import compare, finale, log, new, play, replay, result
from app.games.one_line.view import ways as one_line_ways
from app.games.one_line.view.board import Draft
from app.games.one_line.view.compare import Comparison, Side
from app.games.one_line.view.result import Award
from app.keeping.saves import Save
from app.keeping.settings import Settings
from app.pages.rules import other_rules
from app.pages.view import history, home, settings
from app.table.coach import Coach
from app.table.view.menu import menu
from app.texts import Texts
from tools import (
    gallery_branching_paths,
    gallery_daily,
    gallery_journey,
    gallery_letters,
    gallery_links,
    gallery_loops,
    gallery_puzzles,
    gallery_reading,
    gallery_review,
    gallery_since,
    gallery_stone_paths,
    gallery_table,
)
from tools.gallery_replay import watched
from waystones import Record, Session
from waystones.games.one_line.best import best
from waystones.games.one_line.board import NEAR
from waystones.games.one_line.layout import board
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import Stretch


@dataclass(frozen=True)
class Shot:
    """One picture to take."""

    name: str
    html: str


def walked(seed: int, rounds: int) -> OneLine:
    """A game played by someone who likes long stretches and high numbers."""
    state = waystones.new("one_line", players=1, seed=seed)
    assert isinstance(state, OneLine)
    while not state.is_over and state.round <= rounds:
        state.play(max(state.legal_moves(), key=lambda move: worth(state, move)))
    return state


def worth(state: OneLine, move: Stretch) -> tuple[float, str]:
    """How good a stretch looks at a glance: fields, numbers, and a way on from where it ends."""
    numbers = sum(state.board.numbers.get(field, 0) ** 0.5 for field in move.fields)
    taken = {*state.routes[0], *move.fields}
    ways_on = sum(field not in taken for field in NEAR[move.fields[-1]]) if move.fields else 0
    return len(move.fields) + numbers + min(ways_on, 3), str(move)


def drawing(t: Texts, seed: int, rounds: int, coach: str = "", toast: str = "", notices: str = "") -> str:
    """A game with two fields drawn, one of them a number if there is one near, and more to choose from."""
    seen = walked(seed, rounds).observe(0)
    moves = sorted((move for move in seen.legal_moves() if len(move.fields) > 2), key=str)
    best = max(moves, key=lambda move: sum(field in seen.board.numbers for field in move.fields[:2]))
    stretch = Stretch(best.end, best.fields[:2])
    gives = {each.number: each.points for each in seen.worth(stretch)}
    draft = Draft(stretch.end, stretch.fields, gives)
    lit = frozenset(seen.next_fields(stretch))
    regions = play.regions(t, seen, draft, lit, coach=coach)
    return filled(play.frame(t, "Deal 7"), regions | {"toast": toast, "notices": notices})


def opening(t: Texts, hint: bool = False) -> str:
    """The first round, nothing drawn."""
    seen = walked(3, 0).observe(0)
    best = max(seen.legal_moves(), key=lambda move: (len(move.fields), str(move)))
    lit = frozenset(seen.next_fields(Stretch(seen.start, ())))
    line = (best.end, *best.fields) if hint else ()
    return filled(play.frame(t), play.regions(t, seen, Draft(None), lit, hint=line))


def guided(t: Texts, step: int) -> str:
    """The guided game, with what the coach says at a step of it."""
    state = lesson.first_game().state()
    assert isinstance(state, OneLine)
    seen, draft = state.observe(0), Stretch(state.starts[0], ())
    coach = Coach(t, lesson.LESSONS, step, lambda: lesson.Now(seen, draft))
    marks = (mark.split() for mark in coach.marks())
    pointed = {int(field): int(points) for field, points in marks}
    lit = frozenset(seen.next_fields(draft))
    regions = play.regions(t, seen, Draft(None), lit, pointed=pointed, coach=coach.html())
    return filled(play.frame(t), regions)


def held(t: Texts) -> str:
    """One end in hand, nothing drawn, and a pass that is asked about."""
    seen = walked(7, 6).observe(0)
    end = seen.ends[-1]
    lit = frozenset(seen.next_fields(Stretch(end, ())))
    return filled(play.frame(t), play.regions(t, seen, Draft(end), lit, sure=True))


def cutting_off(t: Texts) -> str:
    """Land with a number in it is lost, and the stretch that is drawn would cut off more; a field was refused."""
    for seed in range(200):
        for rounds in range(5, 12):
            seen = walked(seed, rounds).observe(0)
            lost = seen.lost()
            if lost.isdisjoint(seen.board.numbers) or seen.is_over:
                continue
            for move in seen.legal_moves():
                if len(seen.lost(move) - lost) > 3:
                    draft = Draft(move.end, move.fields)
                    lit = frozenset(seen.next_fields(move))
                    far = max(seen.lost(move) - lost)
                    return filled(play.frame(t), play.regions(t, seen, draft, lit, refused=far))
    raise AssertionError("nobody draws so badly")


def over_a_game(t: Texts, sheet: str) -> str:
    """A sheet over a game."""
    seen = walked(19, 8).observe(0)
    lit = frozenset(field for end in seen.ends for field in seen.next_fields(Stretch(end, ())))
    return filled(play.frame(t), play.regions(t, seen, Draft(None), lit, sheet=sheet))


def rounds(t: Texts, seed: int, count: int) -> list[log.Round]:
    """The rounds of a game."""
    found = []
    for n in range(1, count + 1):
        before, after = walked(seed, n - 1), walked(seed, n)
        length = len(after.routes[0]) - len(before.routes[0])
        gained = sum(each.points for each in after.reached[0]) - sum(
            each.points for each in before.reached[0]
        )
        said = t.many("{n} field", "{n} fields", length) if length else t("Passed.")
        found.append(log.Round(n, before.cards[n - 1], said, gained))
    return found


def finished(t: Texts, seed: int, award: Award, compared: Comparison | None = None, sheet: str = "") -> str:
    """The result of a game, with the search for its best line half done if there is nothing to compare with."""
    state = walked(seed, 15)
    shown = compared or Comparison(side(seed, 15), 15, searched=45)
    frame = result.frame(t, state.observe(0), state.score_lines(0), award, "k3f9")
    return filled(frame, {**compare.regions(t, shown), "sheet": sheet})


def first_of_a_day(t: Texts) -> str:
    """The result of somebody's first line, which was that of a day: to be shared, and with sounds on offer."""
    state = walked(6, 15)
    onward = sentence([t("{n} days in a row", n=2), t("next line in {hours} h", hours=15)])
    award = Award("silver", "gold", 9, better_than=60, next_line=onward)
    frame = result.frame(
        t, state.observe(0), state.score_lines(0), award, "k3f9", t("Day {n}", n=320), "share"
    )
    return filled(frame, {**compare.regions(t, found(6)), "notices": notice.banners(t, ["sounds"])})


def ending(t: Texts) -> str:
    """The last two seconds of a line, over its result."""
    game = Session[OneLineObservation](Record.new("one_line", seed=6))
    while not game.is_over:
        game.play(max(game.state.legal_moves(), key=lambda each: (len(each.fields), str(each))))
    prize = finale.prize(medal("silver"), result.medal_name(t, "silver"))
    frame = finished(t, 6, Award("silver", "gold", 9))
    return filled(frame, {"finale": finale.finale(t, drawn(game, 0), prize)})


def side(seed: int, rounds: int) -> Side:
    """A line that was drawn, after so many rounds."""
    return Side(walked(seed, rounds).observe(0), walked(seed, 15).scores()[0])


def found(seed: int, ply: int = 15, *, proven: bool = False) -> Comparison:
    """A line beside the best one that a quick search finds."""
    game = walked(seed, 0)
    moves = best(game, 200).moves
    after = game.copy()
    for move in moves:
        if not game.is_over:
            game.play(move)
        if not after.is_over and after.round <= ply:
            after.play(move)
    lengths = len(walked(seed, 15).routes[0]), len(game.routes[0])
    theirs = Side(after.observe(0), game.scores()[0])
    return Comparison(side(seed, ply), ply, theirs, proven, parting=2, fields=lengths)


def watching(t: Texts) -> str:
    """A finished game, half way through its replay."""
    before, after = walked(6, 8).observe(0), walked(6, 9).observe(0)
    moment = replay.RoundsShown(after, 9, 15, frozenset(after.route) - frozenset(before.route))
    regions = replay.regions(t, moment, rounds(t, 6, 15))
    return watched(t, replay.frame(t, 15, "k3f9"), regions, 9, plays=True)


def saves() -> tuple[list[Save], list[Save]]:
    """What somebody may have on the shelf."""
    going = [
        Save(f"g{i}", "waystones one_line x", "2025-11-14T10:00", f"2025-11-1{6 - i}T10:00",
             summary={"round": 6 + i, "rounds": 15, "points": 35 - 4 * i})
        for i in range(3)
    ]  # fmt: skip
    done = [
        Save(
            f"d{i}",
            "waystones one_line x",
            "2025-11-14T10:00",
            f"2025-11-0{9 - i}T10:00",
            finished=True,
            summary={"score": score},
        )
        for i, score in enumerate((43, 32, 22, -4))
    ]
    return going, done


def shots(language: str = "en") -> Iterator[Shot]:
    """All of them."""
    t = Texts(language)
    going, done = saves()
    yield Shot("play", drawing(t, 9, 5))
    yield Shot("play-held", held(t))
    yield Shot("play-cut", cutting_off(t))
    yield Shot("play-hint", opening(t, hint=True))
    yield Shot("play-menu", over_a_game(t, menu(t, GAME, "")))
    yield Shot("play-log", over_a_game(t, log.sheet(t, rounds(t, 19, 8))))
    yield Shot(
        "play-toast",
        drawing(
            t,
            11,
            5,
            toast=notice.toast(t, t("The {colour} of this card is used up.", colour=t("green")), "OL-9"),
        ),
    )
    for step in (0, 5):
        yield Shot(f"learn-{step + 1}", guided(t, step))
    yield Shot("home-empty", filled(home.frame(t), home.regions(t, new=True)))
    yield Shot("home", filled(home.frame(t), home.regions(t, going)))
    yield Shot("one-line", one_line_ways.frame(t))
    yield Shot("result", finished(t, 6, Award("silver", "gold", 9, best=True, better_than=60), found(6)))
    yield Shot("result-round", finished(t, 6, Award("silver", "gold", 9), found(6, 7, proven=True)))
    yield Shot("result-first", first_of_a_day(t))
    yield Shot("result-early", finished(t, 5, Award("none", "copper", 27)))
    yield Shot("finale", ending(t))
    yield Shot("replay", watching(t))
    yield Shot("rules", filled(rules.frame(t), other_rules(t, "one_line")))
    yield Shot("settings", filled(settings.frame(t, "0.1.0"), settings.regions(t, Settings())))
    yield Shot(
        "settings-erase",
        filled(settings.frame(t, "0.1.0"), settings.regions(t, Settings(), settings.erase(t))),
    )
    yield Shot("new", filled(new.frame(t), new.regions(t, start=2)))
    yield Shot("new-board", filled(new.frame(t), new.regions(t, board("4821"), start=3)))
    yield Shot("history", filled(history.frame(t), history.regions(t, going, done)))
    yield Shot("history-empty", filled(history.frame(t), history.regions(t, [], [])))
    banners = {"notices": notice.banners(t, ["update", "full"])}
    yield Shot("notices", filled(home.frame(t), home.regions(t, going[:1]) | banners))
    yield Shot("play-notice", drawing(t, 9, 5, notices=notice.banners(t, ["update"])))
    for name, html in gallery_links.scenes(
        t, lambda sheet: finished(t, 6, Award("silver", "gold", 9), sheet=sheet)
    ):
        yield Shot(name, html)
    for name, html in (
        *gallery_daily.scenes(t),
        *gallery_letters.scenes(t),
        *gallery_table.scenes(t),
        *gallery_stone_paths.scenes(t),
        *gallery_branching_paths.scenes(t),
        *gallery_loops.scenes(t),
        *gallery_puzzles.scenes(t),
        *gallery_journey.scenes(t),
        *gallery_since.scenes(t),
        *gallery_review.scenes(t),
        *gallery_reading.scenes(t, (going, done)),
    ):
        yield Shot(name, html)
