"""What the styles of bots come to: each against a plain player of its level, on mirrored deals.

    PYTHONPATH=core python -m bench.styles stone_paths steady --deals 100

It tells the share of games won, and the figure that the style is named for beside that of the plain player.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import waystones
from waystones import Session, games
from waystones.games.loops.board import SQUARES
from waystones.games.loops.outlook import Outlook
from waystones.games.loops.styles import AWAY
from waystones.games.path_cards.cards import COLOUR_OF, NAMES

Figure = Callable[[Session, int], float]


@dataclass(frozen=True)
class Compared:
    """How a style did beside a plain player in the same games: wins, and the figure that it is named for."""

    won: float
    styled: float
    plain: float


def turns_to_the_goal(session: Session, seat: int) -> float:
    """In which of its turns a seat first has a figure in the goal; all of them if it never has."""
    state: Any = session.replay(0)
    turns = 0
    for step in session.steps:
        turns += step.seat == seat and any(event.kind in ("laid", "discarded") for event in step.events)
        there = state.in_goal
        state.apply(state.parse(step.move))
        if step.seat == seat and state.in_goal > there:
            break
    return turns


def wishing_stones(session: Session, seat: int) -> float:
    """How many wishing stones a seat has in the end."""
    seen: Any = session.observe(seat)
    return float(seen.wishing_counts[seat])


def gifts(session: Session, seat: int) -> float:
    """How many cards a seat has discarded that fitted a row which the next player had begun."""
    state: Any = session.replay(0)
    given = 0
    following = (seat + 1) % state.players
    for step in session.steps:
        for event in step.events:
            if event.kind == "discarded" and event.seat == seat:
                card, cards = NAMES.index(event.facts["card"]), state.cards
                given += card in cards.fitting[following] and bool(cards.rows[following][COLOUR_OF[card]])
        state.apply(state.parse(step.move))
    return given


def steps_from_the_middle(session: Session, seat: int) -> float:
    """How far from the middle a seat has laid its tiles, on average."""
    lines = session.state.score_lines(seat)
    return _mean(float(AWAY[SQUARES[line.values["square"]]]) for line in lines)


def from_green_squares(session: Session, seat: int) -> float:
    """How many points green squares have added."""
    lines = session.state.score_lines(seat)
    return float(sum(line.values["value"] * (line.values["bonus"] - 1) for line in lines))


def left_open(session: Session, seat: int) -> float:
    """What the board promises to the next player after a seat's turns, on average."""
    state: Any = session.replay(0)
    offers = []
    for step in session.steps:
        if step.move == "end" and step.seat == seat:
            offers.append(Outlook(state.observe(seat).unseen).points(state.mosaic))
        state.apply(state.parse(step.move))
    return _mean(iter(offers))


def _mean(numbers: Iterator[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found) if found else 0.0


# What each style is named for, and whether it has more of it than a plain player, or less.
NAMED_FOR: dict[tuple[str, str], tuple[Figure, int]] = {
    ("loops", "runner"): (steps_from_the_middle, +1),
    ("loops", "collector"): (from_green_squares, +1),
    ("loops", "blocker"): (left_open, -1),
}
for _game in ("stone_paths", "branching_paths"):
    NAMED_FOR |= {
        (_game, "runner"): (turns_to_the_goal, -1),
        (_game, "collector"): (wishing_stones, +1),
        (_game, "blocker"): (gifts, -1),
    }


def compared(game: str, level: str, style: str, deals: int) -> Compared:
    """Let a style meet a plain player on so many deals, each played from both seats."""
    figure, _ = NAMED_FOR[game, style]
    won = styled = plain = 0.0
    for seed in range(deals):
        for seat in (0, 1):
            manners = [level, level]
            manners[seat] = f"{level}/{style}"
            players = [waystones.bot(game, manner, seed) for manner in manners]
            session: Session = Session.new(game, 2, seed, first=0)
            while not session.is_over:
                session.play(players[session.to_act].choose(session.observe(session.to_act)))
            scores = session.state.scores()
            won += (scores[seat] > scores[1 - seat]) + 0.5 * (scores[seat] == scores[1 - seat])
            styled += figure(session, seat)
            plain += figure(session, 1 - seat)
    return Compared(won / (2 * deals), styled / (2 * deals), plain / (2 * deals))


def main() -> None:
    """Print a line for each style."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--deals", type=int, default=50)
    wanted = parser.parse_args()
    for style in games.about(wanted.game).styles:
        found = compared(wanted.game, wanted.level, style, wanted.deals)
        figure = NAMED_FOR[wanted.game, style][0].__name__.replace("_", " ")
        print(
            f"{style:10} won {found.won:.2f}   {figure}: {found.styled:.2f}, plain {found.plain:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
