"""Review a game that a bot played against steady ones: what it is told off for, and how long that takes.

PYTHONPATH=core python -m bench.review stone_paths expert 11
"""

import argparse
from time import process_time
from typing import Any

import waystones
from waystones import Session
from waystones.review import reviewer
from waystones.review.luck import luck
from waystones.review.weighing import weigh


def main() -> None:
    """Play the game, weigh every decision of the first seat, and tell luck from play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("seed", type=int)
    wanted = parser.parse_args()
    players = waystones.games.about(wanted.game).players[0]
    session: Session[Any] = Session.new(wanted.game, players, wanted.seed)
    levels = [wanted.level, *["steady"] * (players - 1)]
    bots = [waystones.bot(wanted.game, level, wanted.seed + seat) for seat, level in enumerate(levels)]
    while not session.is_over:
        session.play(bots[session.to_act].choose(session.observe(session.to_act)))
    who, begun, costly = reviewer(wanted.game), process_time(), 0
    assert who is not None
    decisions = who.decisions(session.record, 0)
    for decision in decisions:
        weighing = weigh(who, session.record, 0, decision)
        while True:
            try:
                next(weighing)
            except StopIteration as done:
                weighed = done.value
                break
        if weighed.is_costly:
            costly += 1
            why = ", ".join(reason.code for reason in weighed.reasons)
            cost = f"{weighed.cost.mean:.1f} ± {2 * weighed.cost.error:.1f}"
            print(
                f"{decision.ply}: {' '.join(weighed.made)}, better {' '.join(weighed.better)}: {cost} ({why})"
            )
    telling = luck(who, session.record, 0)
    while True:
        try:
            next(telling)
        except StopIteration as done:
            told = done.value
            break
    print(f"{costly} of {len(decisions)} decisions were costly; luck {told.luck:+.1f}, play {told.play:+.1f}")
    print(f"{process_time() - begun:.1f} s of CPU time")


if __name__ == "__main__":
    main()
