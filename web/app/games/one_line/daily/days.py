"""The line of the day on the shelf: begin it, go on with it, look at it, and note how it ended."""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.games.one_line.daily import daily
from app.games.one_line.daily.daily import Diary, Try
from app.games.one_line.daily.today import LineOfTheDay
from app.keeping.save import was_helped
from waystones import BadLink, BadRecord, Record
from waystones.games.one_line.rules import OneLine

if TYPE_CHECKING:
    from app.app import App
    from app.keeping.saves import Save, Saves

PAGE = "daily"  # where the diary lies on the shelf


def diary(saves: "Saves") -> Diary:
    """The days that were played on this device, with the first try of each."""
    return Diary.read(saves.page(PAGE))


def today(app: "App") -> int:
    """The number of the player's own day; less than 1 where the clock says that there is none yet."""
    return daily.number(app.platform.now())


def standing(diary: Diary, now: str) -> LineOfTheDay:
    """Where today's line stands."""
    number, date = daily.number(now), now[:10]
    if number < 1:
        return LineOfTheDay(number, date, "closed")
    known, streak = diary.get(number), diary.streak(number)
    today = LineOfTheDay(number, date, streak=streak.days, forgives=streak.forgives, wait=minutes_left(now))
    if known is None:
        return today
    if known.score is None:
        return replace(today, state="begun")
    return replace(today, state="done", score=known.score, helped=known.helped)


def minutes_left(now: str) -> int:
    """How long it is until the next day, in minutes."""
    return 24 * 60 - int(now[11:13] or 0) * 60 - int(now[14:16] or 0)


def with_line(saves: "Saves", today: LineOfTheDay) -> LineOfTheDay:
    """Today's line as far as it is drawn, for who wants to see it."""
    from waystones.link import Link  # only who comes back has a line that was sent away with its game

    if today.state == "closed":
        return today
    deal, known = daily.deal(today.number), diary(saves).get(today.number)
    save = saves.peek(known.id) if known else None
    try:
        if save:
            record = Record.parse(save.record)
        else:
            record = Link.parse(known.link).record if known and known.link else deal
        # A diary can come from a backup, and name any game. What was drawn on the day's cards stays as it was drawn.
        own = (record.game, record.players, record.seed) == (deal.game, deal.players, deal.seed)
        state = record.state_of(OneLine) if own else deal.state_of(OneLine)
    except (BadLink, BadRecord):
        state = deal.state_of(OneLine)
    return replace(today, line=state.routes[0], start=state.starts[0], board=state.board)


def finished(saves: "Saves", save: "Save", score: int, link: str) -> None:
    """Note how the try of a day ended."""
    if save.daily is not None:
        noted = diary(saves).begin(save.daily, save.started, save.id)
        ended = noted.finish(save.daily, score, link, helped=was_helped(save.summary))
        saves.keep_page(PAGE, ended.to_store())


def open_day(app: "App", number: int) -> None:
    """The day's try, wherever it stands: it is begun once, goes on where it was left, and then is looked at."""
    now = app.platform.now()
    if not 1 <= number <= daily.number(now) + 1:
        app.go("daily")
        return
    known = diary(app.saves).get(number)
    if known is None:
        # A try that was begun while the diary could not be written is the day's try all the same.
        lost = next(
            (
                save
                for save in app.saves.games(finished=False)
                if (save.game, save.daily) == ("one_line", number)
            ),
            None,
        )
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
