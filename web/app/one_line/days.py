"""The line of the day on the shelf: begin it, go on with it, look at it, and note how it ended."""

from typing import TYPE_CHECKING

from app.one_line import daily
from app.one_line.daily import Diary, Try
from app.views.today import Today
from waystones import BadLink, Record

if TYPE_CHECKING:
    from app.app import App
    from app.saves import Save, Saves

PAGE = "daily"  # where the diary lies on the shelf


def diary(saves: "Saves") -> Diary:
    """Every try that counts."""
    return Diary.read(saves.page(PAGE))


def today(app: "App") -> int:
    """The number of the player's own day; less than 1 where the clock says that there is none yet."""
    return daily.number(app.platform.now())


def standing(diary: Diary, now: str) -> Today:
    """Where today's line stands."""
    number, date = daily.number(now), now[:10]
    if number < 1:
        return Today(number, date, "closed")
    known, streak = diary.get(number), diary.streak(number)
    if known is None:
        return Today(number, date, "new", streak=streak)
    if known.score is None:
        return Today(number, date, "begun", streak=streak)
    return Today(number, date, "done", known.score, streak)


def finished(saves: "Saves", save: "Save", score: int, link: str) -> None:
    """Note how the try of a day ended."""
    if save.daily is not None:
        noted = diary(saves).begin(save.daily, save.started, save.id)
        saves.keep_page(PAGE, noted.finish(save.daily, score, link).to_store())


def open_day(app: "App", number: int) -> None:
    """The day's try, wherever it stands: it is begun once, goes on where it was left, and then is looked at."""
    now = app.platform.now()
    if not 1 <= number <= daily.number(now) + 1:
        app.go("daily")
        return
    known = diary(app.saves).get(number)
    if known is None:
        # A try that was begun while the diary could not be written is the day's try all the same.
        lost = next((save for save in app.saves.games(finished=False) if save.daily == number), None)
        app.platform.ask_to_stay()
        save = lost or app.saves.new(daily.deal(number), daily=number)
        app.saves.keep_page(PAGE, diary(app.saves).begin(number, save.started, save.id).to_store())
        app.go(f"play/{save.id}")
    elif found := app.saves.peek(known.id):
        app.go(f"{'result' if found.finished else 'play'}/{found.id}")
    else:
        _look_back(app, known)


def _look_back(app: "App", known: Try) -> None:
    """A try whose game the shelf has let go: its line is in the diary. One that was removed is practice now."""
    from waystones.link import Link  # Home has no need of it

    try:
        save = app.saves.bring_in(Link.parse(known.link).record, finished=True, daily=known.number)
    except BadLink:
        _practise(app, daily.deal(known.number))
    else:
        app.go(f"result/{save.id}")


def _practise(app: "App", deal: Record) -> None:
    """A deal for practice: the one that was begun, if there is one."""
    games = app.saves.games(finished=False)
    begun = next((save for save in games if save.record.partition("\n")[0] == str(deal)), None)
    if begun:
        app.go(f"play/{begun.id}")
    else:
        app.start_game(deal)
