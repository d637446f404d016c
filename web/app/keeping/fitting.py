"""Whether a save fits its own record. Files come from anybody: what stands beside the moves may contradict them."""

from app.keeping.figures import SENT
from app.keeping.save import Save
from waystones import BadLink, Record


def check(save: Save) -> None:
    """Play the record through and hold the save against it; ValueError or BadRecord if it does not fit."""
    record = Record.parse(save.record)
    if record.game != save.game or record.players != (len(save.seats) or 1):
        raise ValueError("another table")
    if save.finished and not record.state().was_over:  # also by rules of then
        raise ValueError("finished, but not over")
    if save.ahead > len(record.moves):
        raise ValueError("more to watch than there is")
    if save.duel:
        _check_duel(save, record)
    elif not save.finished and any(level == SENT for _, level in save.seats):
        raise ValueError("nobody has sent these lines")


def _check_duel(save: Save, record: Record) -> None:
    """The lines that were sent are of the same cards, and there is one at each seat that needs one."""
    from waystones.link import Link  # few duel

    try:
        link = Link.parse(save.duel)
    except BadLink as error:
        raise ValueError("no duel") from error
    sent = [seat for seat, (_, level) in enumerate(save.seats) if level == SENT]
    if link.kind != "duel" or (link.record.game, link.record.seed) != (record.game, record.seed):
        raise ValueError("another duel")
    if not save.finished and max(sent, default=-1) >= link.record.players:
        raise ValueError("nobody has sent these lines")
