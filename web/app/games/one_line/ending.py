"""What a finished line leaves besides its figures: a day's try in the diary, a duel's among the duels, a stone of the journey."""

from app.games.one_line import bests
from app.games.one_line.daily import days
from app.games.one_line.duel import duel
from app.games.one_line.journey import walked
from app.keeping.save import Save
from app.keeping.saves import Saves
from waystones import Record
from waystones.link import Link


def note(saves: Saves, save: Save, record: Record, seat: int) -> None:
    """Note how the line at the seat ended."""
    if not save.seats:
        bests.note(saves, record, record.state().scores()[seat])
    if save.daily is not None:
        days.finished(saves, save, record.state().scores()[seat], str(Link.of(record, "game")))
    if not save.seats and not save.practice:
        walked.note(saves, record, record.state().scores()[seat])
    if save.duel:
        duel.over(saves, save, record, seat)
