"""Duels by link on the page: take one up, know the own line in it again, and show how it stands."""

from typing import TYPE_CHECKING

from app.company import Company
from app.figures import SENT
from app.save import Seats
from app.texts import Texts
from waystones import Record
from waystones.games.one_line.duel import MOST_LINES, challenge, invited, line, starts
from waystones.link import Link

if TYPE_CHECKING:
    from app.app import App
    from app.saves import Save, Saves


def link_of(record: Record) -> Link:
    """The link that challenges others to draw on the same cards; with their lines in it, it is the answer."""
    return Link.of(challenge(record), "duel")


def own_seat(saves: "Saves", record: Record) -> int | None:
    """The seat whose line was drawn on this device, if there is one."""
    sent = {(start, line(record, seat)): seat for seat, start in enumerate(starts(record))}
    for save in saves.games(finished=True):
        if save.game != "one_line" or f" seed={record.seed}" not in save.record.partition("\n")[0]:
            continue
        game = Record.parse(save.record)
        for seat in Company(save.seats).people or range(game.players if not save.seats else 0):
            found = sent.get((starts(game)[seat], line(game, seat)))
            if found is not None:
                return found
    return None


def answered(saves: "Saves", code: str) -> "Save | None":
    """The game in which this very link was taken up, finished or not."""
    every = (*saves.games(finished=False), *saves.games(finished=True))
    return next((save for save in every if save.duel == code), None)


def can_join(record: Record) -> bool:
    """Whether there is a start left for one more line."""
    return record.players < MOST_LINES


def take_up(app: "App", record: Record) -> None:
    """Draw against the lines that were sent; a link that was taken up before goes on where it was left."""
    code = str(Link.of(record, "duel"))
    before = answered(app.saves, code)
    if before:
        app.go(f"{'result' if before.finished else 'play'}/{before.id}")
        return
    deal = invited(record)
    app.start_game(deal, seats=seats(app.texts, deal.players, deal.players - 1), duel=code)


def show(app: "App", record: Record) -> None:
    """How all lines of the link stand together."""
    code = str(Link.of(record, "duel"))
    sitting = seats(app.texts, record.players, own_seat(app.saves, record))
    save = app.saves.bring_in(record, seats=sitting, finished=True, duel=code)
    app.go(f"result/{save.id}")


def seats(t: Texts, players: int, me: int | None) -> Seats:
    """Who sits where: oneself, and lines that were sent. Links carry no names."""
    return tuple(
        (t("You"), "") if seat == me else (t("Player {n}", n=seat + 1), SENT) for seat in range(players)
    )
