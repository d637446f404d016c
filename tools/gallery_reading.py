"""Stone Paths to read and to watch, for the gallery: its rules, a replay, and a shelf with games of both kinds."""

from collections.abc import Iterator

from app.drawing.kit import filled
from app.games.stone_paths import rules
from app.games.stone_paths.replay import StonePathsReplaying
from app.keeping.figures import Figures
from app.keeping.saves import Save
from app.pages.rules import other_rules
from app.pages.view import history, home, statistics
from app.table.company import Company
from app.texts import Texts
from tools import gallery_replay
from tools.gallery_stone_paths import PLAYERS, worth
from waystones import Session
from waystones.games.stone_paths.observation import StonePathsObservation
from waystones.games.stone_paths.rules import StonePaths


def watched(t: Texts, players: int, seed: int) -> StonePathsReplaying:
    """A whole game, to be watched again."""
    session: Session[StonePathsObservation] = Session.new("stone_paths", players, seed, first=0)
    while not session.is_over:
        state = session.state
        assert isinstance(state, StonePaths)
        session.play(max(state.legal_moves(), key=lambda move: worth(state, move)))
    seats = [(player.name, player.level) for player in PLAYERS[:players]]
    return StonePathsReplaying(t, session, Company(seats), "k3f9")


def watching(t: Texts, players: int, seed: int, stop: int | None) -> str:
    """A replay at some stop (None: the last)."""
    game = watched(t, players, seed)
    last = len(game.stops()) - 1
    at = last if stop is None else stop
    return gallery_replay.watched(t, game.frame(last), game.regions(game.moment(at)), at)


def shelf() -> tuple[list[Save], list[Save]]:
    """Games of Stone Paths: two that go on, one won and one not."""
    record, day = "waystones stone_paths x", "2025-11-14T10:00"
    going = [
        Save("s1", record, day, "2025-11-16T11:00", summary={"turn": 12, "goal": 3, "points": 18}),
        Save("s2", record, day, "2025-11-12T11:00", summary={"turn": 2, "goal": 0, "points": -4}),
    ]
    done = [
        Save(
            "s3", record, day, "2025-11-08T11:00", finished=True, summary={"score": 57, "won": 1, "seat": 2}
        ),
        Save("s4", record, day, "2025-11-06T11:00", finished=True, summary={"score": -3, "won": 0}),
    ]
    return going, done


def figures() -> dict[str, Figures]:
    """A player who has been here for a while: most lines good, some games lost."""
    lines, stones = Figures(), Figures()
    for i in range(34):
        lines = lines.with_game(18 + i * 37 % 29)
        score = 12 + i * 53 % 47 - 30 * (i % 7 == 3)
        against = ("relaxed", "steady", "steady", "sharp", "people")[i % 5]
        stones = stones.with_game(score, against, won=score > 30)
    return {"one_line": lines, "stone_paths": stones}


def few_figures() -> dict[str, Figures]:
    """Three games, one of them below zero."""
    few = Figures().with_game(-7, "sharp").with_game(21, "relaxed", won=True).with_game(9, "relaxed")
    return {"one_line": Figures().with_game(17), "stone_paths": few}


def scenes(t: Texts, lines: tuple[list[Save], list[Save]]) -> Iterator[tuple[str, str]]:
    """Every one of them by name; `lines` are the games of One Line on the same shelf."""
    yield "stones-rules", filled(rules.frame(t), other_rules(t, "stone_paths"))
    yield "stones-replay", watching(t, 3, 11, 96)
    yield "stones-replay-end", watching(t, 2, 9, None)
    yield "stones-replay-start", watching(t, 4, 1, 0)
    going, done = shelf()
    going, done = [*going, *lines[0][:1]], [*done, *lines[1][:2]]
    yield "statistics", filled(statistics.frame(t), statistics.regions(t, figures()))
    yield "statistics-few", filled(statistics.frame(t), statistics.regions(t, few_figures()))
    yield "statistics-empty", filled(statistics.frame(t), statistics.regions(t, {}))
    yield "home-stones", filled(home.frame(t), home.regions(t, going))
    yield "history-stones", filled(history.frame(t), history.regions(t, going, done))
