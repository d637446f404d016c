"""One Line on the page: a line drawn alone, and lines drawn by several."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.game import Game, Kind, SentLines
from app.games.one_line.medals import medal
from app.texts import Texts
from waystones import Record
from waystones.games.one_line.about import ABOUT

if TYPE_CHECKING:
    from app.app import App
    from app.keeping.save import Save
    from app.keeping.saves import Saves


def name(t: Texts) -> str:
    """What the game is called."""
    return t("One Line")


def standing(t: Texts, summary: Mapping[str, int]) -> str:
    """Round 6 of 15, 35 points."""
    place = t("Round {n} of {all}", n=summary.get("round", 1), all=summary.get("rounds", 15))
    return place + ", " + t.many("{n} point", "{n} points", summary.get("points", 0))


def medal_name(t: Texts, medal: str) -> str:
    """What a medal is called."""
    from app.games.one_line.view.result import medal_name  # Home shows none

    return medal_name(t, medal)


def note_end(saves: "Saves", save: "Save", record: Record, seat: int) -> None:
    """The line of a day is noted in the diary, that of a duel among the duels."""
    from app.games.one_line.ending import note  # only those who finish a line need it

    note(saves, save, record, seat)


def merged_days(here: object, there: object) -> object:
    """Days that were played here and days that were played there: no try is lost, none counts twice."""
    from app.games.one_line.daily.daily import Diary  # few restore a backup

    return Diary.read(here).merged(Diary.read(there)).to_store()


def merged_duels(here: object, there: object) -> object:
    """Duels that were tried here and duels that were tried there: none is tried twice."""
    from app.games.one_line.duel.noted import Noted

    return Noted.read(here).merged(Noted.read(there)).to_store()


def merged_journey(here: object, there: object) -> object:
    """What was won here and there."""
    from app.games.one_line.journey.walked import Walked

    return Walked.read(here).merged(Walked.read(there)).to_store()


def deal_name(t: Texts, record: Record) -> str:
    """What a game of the journey is called; empty for any other."""
    from waystones.games.one_line.journey import place_of  # small, and only tables ask

    place = place_of(record)
    if place is None:
        return ""
    from app.games.one_line.journey.view import name as stone_name

    return stone_name(t, place)


def open_stone(app: "App", place: str) -> None:
    """A stone of the journey."""
    from app.games.one_line.journey.journey import open_stone  # few are on it

    open_stone(app, place)


def merged_best_lines(here: object, there: object) -> object:
    """What was searched for here and there."""
    from app.games.one_line.best_line import merged

    return merged(here, there)


def merged_bests(here: object, there: object) -> object:
    """The best line on each board."""
    from app.games.one_line.bests import merged

    return merged(here, there)


def merged_names(here: object, there: object) -> object:
    """The name that duels are signed with."""
    from app.games.one_line.duel.names import merged

    return merged(here, there)


def look_ahead(app: "App", record: Record) -> None:
    """The best line of the deal is looked for while the player draws."""
    from app.games.one_line.best_line import look_ahead  # once a line is begun

    look_ahead(app, record)


def sent_lines(code: str) -> SentLines:
    """The lines of a duel, drawn again round by round."""
    from app.games.one_line.duel.sent import Sent  # few duel

    return Sent(code)


def free_line(app: "App", purpose: str) -> None:
    """A line on new cards, perhaps for a duel: then it is drawn `to-send`."""
    app.start_game(Record.new("one_line", seed=app.new_seed()), to_send=purpose == "to-send")


def open_day(app: "App", number: str) -> None:
    """The line of a day, today's if none is given."""
    from app.games.one_line.daily import days  # not every visit needs the calendar

    days.open_day(app, int(number) if number else days.today(app))


GAME = Game(
    about=ABOUT,
    name=name,
    stone="broad",
    emblem="one-line",
    note=lambda t: t("1 to 4, bots, duels"),
    brief=lambda t: t("1 to 4"),
    standing=standing,
    kinds=(
        Kind("one_line", name, "one_line", look_ahead),
        Kind("one_line_together", lambda t: t("One Line together"), "one_line.together"),
    ),
    leads_to=("one-line", ""),
    is_taught_at_seats=False,  # Home and the ways to play it offer that
    offers={
        "play": free_line,
        "daily": open_day,
        "calendar": lambda app, arg: app.go("daily"),
        "one-line": lambda app, arg: app.go("one-line"),
        "new": lambda app, arg: app.go("new"),
        "journey": lambda app, arg: app.go("journey"),
        "stone": open_stone,
    },
    addresses={
        "one-line": ("app.games.one_line.ways", "OneLineWays"),
        "new": ("app.games.one_line.new", "NewGame"),
        "daily": ("app.games.one_line.daily.calendar", "Calendar"),
        "journey": ("app.games.one_line.journey.journey", "Journey"),
    },
    medal_of=medal,
    medal_name=medal_name,
    note_end=note_end,
    sent_lines=sent_lines,
    deal_name=deal_name,
    pages={
        "daily": merged_days,
        "duels": merged_duels,
        "best_lines": merged_best_lines,
        "own_name": merged_names,
        "journey": merged_journey,
        "line_bests": merged_bests,
    },
)
