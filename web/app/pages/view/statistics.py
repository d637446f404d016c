"""All finished games in numbers and small plots, game by game."""

from collections.abc import Mapping, Sequence
from html import escape

from app.drawing.kit import Regions, bar, button, emblem, medal, minus, screen
from app.drawing.plots import ladder, share, standing_stones
from app.games import games, kinds
from app.keeping.figures import PEOPLE, Figures, opponents
from app.puzzles.solved import Count, Solved
from app.puzzles.view import all_kinds
from app.puzzles.view import level_name as puzzle_level
from app.texts import Texts
from waystones.puzzle import LEVELS


def frame(t: Texts) -> str:
    """The screen with its region empty."""
    return screen("statistics", bar(t, t("Statistics")) + '<div class="reading" id="figures"></div>')


def regions(t: Texts, figures: Mapping[str, Figures], solved: Solved | None = None) -> Regions:
    """Every game that was finished at least once, and how its puzzles went."""
    shown = "".join(
        _kind(t, game.emblem, kind.name(t), figures[key], game.about.levels)
        for key, (game, kind) in kinds().items()
        if key in figures
    )
    shown += "".join(_puzzles(t, game, solved.count(game)) for game in all_kinds()) if solved else ""
    return {"figures": shown or _nothing(t)}


def _puzzles(t: Texts, game: str, count: Count) -> str:
    """How the puzzles of a game went: rows without a miss, the best rush, and what was solved of each level."""
    if not count.tried and not count.rush:
        return ""
    sign, name = emblem(games()[game].emblem, "game-stone"), games()[game].name(t)
    title = escape(t("Puzzles of {game}", game=name))
    facts = (
        (t("Solved"), sum(count.solved.values())),
        (t("In a row"), count.row),
        (t("Longest"), count.longest),
        (t("Best rush"), count.rush),
    )
    numbers = "".join(
        f'<div><dt>{escape(each)}</dt><dd class="num">{value}</dd></div>' for each, value in facts
    )

    def row(level: str, solved: int, tried: int) -> str:
        of_all = escape(t("{n} of {all}", n=solved, all=tried))
        name = escape(puzzle_level(t, level))
        return f'<tr><th scope="row">{name}</th><td>{share(solved, tried)}</td><td>{of_all}</td></tr>'

    rows = "".join(
        row(level, count.solved.get(level, 0), tried)
        for level in LEVELS
        if (tried := count.tried.get(level, 0))
    )
    table = f'<table class="ledger levels"><tbody>{rows}</tbody></table>' if rows else ""
    return (
        f'<section class="block"><h2 class="figures-of">{sign}{title}</h2>'
        f'<dl class="facts">{numbers}</dl>{table}</section>'
    )


def _nothing(t: Texts) -> str:
    words, onward = (
        escape(t("No game has been finished yet.")),
        button(t("Home"), "home", kind="main", glyph="home"),
    )
    return f'<section class="nothing">{medal("none")}<p>{words}</p>{onward}</section>'


def _kind(t: Texts, sign: str, name: str, figures: Figures, levels: Sequence[str] = ()) -> str:
    facts = (
        (t("Played"), str(figures.played)),
        (t("Best"), minus(figures.best)),
        (t("Average"), _decimal(t, figures.average)),
    )
    numbers = "".join(
        f'<div><dt>{escape(name)}</dt><dd class="num">{value}</dd></div>' for name, value in facts
    )
    return (
        f'<section class="block"><h2 class="figures-of">{emblem(sign, "game-stone")}{escape(name)}</h2>'
        f'<dl class="facts">{numbers}</dl>{_recent(t, figures)}{_climbed(t, levels, figures)}{_won(t, figures)}</section>'
    )


def _recent(t: Texts, figures: Figures) -> str:
    """The last scores, with the average as a line through them."""
    count = len(figures.recent)
    listed = ", ".join(map(minus, figures.recent))
    label = t.many("The last game: {scores}", "The last {n} games: {scores}", count, scores=listed)
    note = escape(t("The last {n} games, the newest at the right; the dashed line is the average.", n=count))
    words = f'<figcaption class="small quiet">{note}</figcaption>' if count > 1 else ""
    return f'<figure class="plate">{standing_stones(figures.recent, figures.average, label)}{words}</figure>'


def _climbed(t: Texts, levels: Sequence[str], figures: Figures) -> str:
    """The ladder of levels, for a player who has met a bot."""
    if not set(levels) & set(figures.levels):
        return ""
    return f'<figure class="plate">{rungs(t, levels, figures)}</figure>'


def rungs(t: Texts, levels: Sequence[str], figures: Figures) -> str:
    """Levels won, with the next one to win lit, and what that means in words."""
    won = [bool(figures.levels.get(level, (0, 0))[1]) for level in levels]
    ahead = won.index(False) if False in won else None
    states = ["won" if each else "next" if i == ahead else "ahead" for i, each in enumerate(won)]
    if ahead is None:
        words = t("Every level won.")
    else:
        words = t(
            "{n} of {all} levels won. Next: {level}.",
            n=sum(won),
            all=len(won),
            level=level_name(t, levels[ahead]),
        )
    return f'{ladder(states, words)}<figcaption class="small quiet">{escape(words)}</figcaption>'


def _won(t: Texts, figures: Figures) -> str:
    """Games won against each level of bots, and games among people."""
    rows = "".join(
        _level(t, level, *figures.levels[level]) for level in opponents() if level in figures.levels
    )
    if not rows:
        return ""
    against, won = escape(t("Against")), escape(t("Won"))
    return (
        f'<table class="ledger levels"><thead><tr><th scope="col">{against}</th><td></td><th scope="col">{won}</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def _level(t: Texts, level: str, played: int, won: int) -> str:
    if level == PEOPLE:  # somebody at the device wins most of these, so who won says nothing
        games = escape(t.many("{n} game", "{n} games", played))
        return f'<tr><th scope="row">{escape(level_name(t, level))}</th><td></td><td>{games}</td></tr>'
    score = escape(t("{n} of {all}", n=won, all=played))
    return f'<tr><th scope="row">{escape(level_name(t, level))}</th><td>{share(won, played)}</td><td>{score}</td></tr>'


def level_name(t: Texts, level: str) -> str:
    """A level of bots in words, as the ladder of statistics names it."""
    match level:
        case "relaxed":
            return t("relaxed bots")
        case "steady":
            return t("steady bots")
        case "sharp":
            return t("sharp bots")
        case "expert":
            return t("expert bots")
        case "people":
            return t("people")
    raise ValueError(level)


def _decimal(t: Texts, value: float) -> str:
    """A number with one decimal, written as the language does."""
    tenths = round(value * 10)
    whole, tenth = divmod(abs(tenths), 10)
    shown = t("{whole}.{tenth}", whole=whole, tenth=tenth)
    return f"\N{MINUS SIGN}{shown}" if tenths < 0 else shown
