"""The deal of the day of a game at a table: the same cards against the same bot for everybody, and the first try counts.

>>> record, seats = deal("loops", 320, "You")
>>> record.seed, seats
(1000000320, (('You', ''), ('Tove', 'steady')))
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from app.drawing.characters import CHARACTERS
from app.keeping.diary import SEEDS, Diary, day, number
from app.keeping.save import was_helped
from waystones import Record
from waystones.bots import STYLED

if TYPE_CHECKING:
    from app.app import App
    from app.keeping.save import Save, Seats
    from app.keeping.saves import Saves

TWO_WEEKS = 14
LEVELS = ("relaxed", "steady", "sharp")  # four days each, one for every character
Outcome = Literal["won", "played", "begun", "missed", "open"]


class PastDay(NamedTuple):
    """A day of the last two weeks: what became of its deal."""

    number: int
    state: Outcome
    score: int | None = None


@dataclass(frozen=True, slots=True)
class DealOfTheDay:
    """Where the deal of a day stands: new, begun or done; against whom it is, and how many days there were in a row."""

    number: int
    name: str
    manner: str
    state: str = "new"
    score: int = 0
    streak: int = 0
    helped: bool = False  # whether a hint was used
    # The last two weeks, today at their end; none for a player who has never played one.
    days: tuple[PastDay, ...] = ()


def page(game: str) -> str:
    """Where the diary of a game lies on the shelf."""
    return f"daily_{game}"


def merged(here: object, there: object) -> object:
    """Days that were played here and days that were played there: no try is lost, none counts twice."""
    return Diary.read(here).merged(Diary.read(there)).to_store()


def deal(game: str, number: int, me: str) -> tuple[Record, "Seats"]:
    """What a day deals, and who sits there: another character every day, and after four days the next level."""
    return Record.new(game, 2, SEEDS + number), ((me, ""), opponent(number))


def opponent(number: int) -> tuple[str, str]:
    """Who plays on a day, by name and manner. Home asks for that alone: a deal needs the rules, which are slow to load."""
    character, level = CHARACTERS[number % len(CHARACTERS)], LEVELS[number // len(CHARACTERS) % len(LEVELS)]
    return character.name, f"{level}{STYLED}{character.style}" if character.style else level


def standing(saves: "Saves", game: str, now: str) -> DealOfTheDay | None:
    """Where today's deal stands; None where the clock says that no day has come yet."""
    today = number(now)
    if today < 1:
        return None
    diary = Diary.read(saves.page(page(game)))
    name, manner = opponent(today)
    known, streak, days = diary.get(today), diary.streak(today).days, tuple(_walked(diary, today))
    if known is None:
        return DealOfTheDay(today, name, manner, streak=streak, days=days)
    if known.score is None:
        return DealOfTheDay(today, name, manner, "begun", streak=streak, days=days)
    return DealOfTheDay(today, name, manner, "done", known.score, streak, known.helped, days)


def is_open(saves: "Saves", game: str, now: str) -> bool:
    """Whether today's deal waits for somebody who plays such deals."""
    today = standing(saves, game, now)
    return today is not None and bool(today.days) and today.state != "done"


def _walked(diary: Diary, today: int) -> Iterator[PastDay]:
    """What became of the last days, from the first one that was played."""
    played = [each for each in diary if each <= today]
    for each in range(max(1, today - TWO_WEEKS + 1, played[0]), today + 1) if played else ():
        known = diary.get(each)
        if known is None:
            yield PastDay(each, "open" if each == today else "missed")
        elif known.score is None:
            yield PastDay(each, "begun")
        else:
            yield PastDay(each, "won" if known.won else "played", known.score)


def open_today(app: "App", game: str) -> None:
    """Today's try, wherever it stands: it is begun once, goes on where it was left, and then is looked at."""
    now = app.platform.now()
    today = number(now)
    if today < 1:
        return
    diary = Diary.read(app.saves.page(page(game)))
    known = diary.get(today)
    found = app.saves.peek(known.id) if known else None
    if found:
        app.go(f"{'result' if found.finished else 'play'}/{found.id}")
        return
    record, seats = deal(game, today, app.texts("You"))
    if known and known.score is not None:  # the shelf has let the game go: the same deal again, as practice
        app.go(f"play/{app.saves.new(record, seats=seats, practice=True).id}")
        return
    # A try that was begun while the diary could not be written is the day's try all the same.
    begun = (each for each in app.saves.games(finished=False) if (each.game, each.daily) == (game, today))
    app.platform.ask_to_stay()
    save = next(begun, None) or app.saves.new(record, seats=seats, daily=today)
    app.saves.keep_page(page(game), _without(diary, today).begin(today, day(today), save.id).to_store())
    app.go(f"play/{save.id}")


def _without(diary: Diary, number: int) -> Diary:
    """The diary without a try that was begun and is gone from the shelf."""
    return Diary(each for each in diary.values() if each.number != number)


def note_end(saves: "Saves", save: "Save", record: Record, seat: int) -> None:
    """Note how the try of a day ended."""
    if save.daily is not None:
        diary = Diary.read(saves.page(page(save.game))).begin(save.daily, save.started, save.id)
        state = record.state()
        score, won = state.scores()[seat], seat in state.winners()
        ended = diary.finish(save.daily, score, "", helped=was_helped(save.summary), won=won)
        saves.keep_page(page(save.game), ended.to_store())
