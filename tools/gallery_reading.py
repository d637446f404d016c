"""Stone Paths to read and to watch, for the gallery: its rules, a replay, and a shelf with games of both kinds."""

from collections.abc import Iterator

from app.figures import Figures
from app.saves import Save
from app.stone_paths import words
from app.texts import Texts
from app.views import history, home, statistics
from app.views.kit import filled
from app.views.path_cards.replay import Moment
from app.views.players import Entry
from app.views.stone_paths import replay, rules
from app.views.stone_paths.look import Moved
from tools.gallery_stone_paths import PLAYERS, worth
from waystones.games.path_cards.cards import LETTERS
from waystones.games.stone_paths.setup import deal


def watched(
    t: Texts, players: int, seed: int, ply: int | None = None, seat: int = 0
) -> tuple[Moment, list[Entry]]:
    """A whole game as the seat saw it: the moment after so many steps (None: the last), and all turns."""
    state = deal(players, seed, {"first": "0"})
    names = [player.name for player in PLAYERS]
    moment, turns, said = Moment(state.observe(seat), 0, 0), list[Entry](), list[str]()
    steps = 0
    while not state.is_over:
        turn, mover, moved = state.turn, state.to_act, None
        events = state.play(max(state.legal_moves(), key=lambda move: worth(state, move)))
        steps += 1
        for event in events:
            if event.kind == "stepped":
                stone = event.facts["stone"]
                moved = Moved(mover, LETTERS.index(event.facts["path"][0]), stone - 1, stone)
        seen = [known for event in events if (known := event.seen_by(seat))]
        said.append(words.events(t, seen, names, seat))
        if steps == ply or (ply is None and state.is_over):
            moment = Moment(state.observe(seat), steps, 0, said[-1], moved)
        if state.turn != turn or state.is_over:
            turns.append(Entry(mover, " ".join(said), steps))
            said = []
    return Moment(moment.seen, moment.ply, steps, moment.happened, moment.moved), turns


def watching(t: Texts, players: int, seed: int, ply: int | None) -> str:
    """A replay at some step."""
    moment, turns = watched(t, players, seed, ply)
    shown = filled(replay.frame(t, moment.plies, "k3f9"), replay.regions(t, moment, PLAYERS[:players], turns))
    return shown.replace(f'max="{moment.plies}"', f'max="{moment.plies}" value="{moment.ply}"')


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
    yield "stones-rules", rules.frame(t)
    yield "stones-replay", watching(t, 3, 11, 96)
    yield "stones-replay-end", watching(t, 2, 9, None)
    yield "stones-replay-start", watching(t, 4, 1, 0)
    going, done = shelf()
    going, done = [*going, *lines[0][:1]], [*done, *lines[1][:2]]
    yield "statistics", filled(statistics.frame(t), statistics.regions(t, figures()))
    yield "statistics-few", filled(statistics.frame(t), statistics.regions(t, few_figures()))
    yield "statistics-empty", filled(statistics.frame(t), statistics.regions(t, {}))
    yield "home-stones", filled(home.frame(t), home.regions(t, going, 34))
    yield "history-stones", filled(history.frame(t), history.regions(t, going, done, lambda score: "silver"))
