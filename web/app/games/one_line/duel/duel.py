"""Duels by link on the page: take one up once, know the own line in it again, and show how it stands."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from app.games.one_line.daily import daily, days
from app.games.one_line.duel import names
from app.games.one_line.duel.invitation import Invitation, Standing
from app.games.one_line.duel.noted import DuelTry, Noted, cards
from app.keeping.figures import SENT
from app.keeping.save import MAX_NAME, Seats
from app.sending.signed import NOBODY, Signature, sign, signature
from app.table.company import Company
from app.texts import Texts
from waystones import BadLink, BadRecord, Record
from waystones.games.one_line.duel import MOST_LINES, Line, challenge, invited, line, starts
from waystones.games.one_line.rules import OneLine
from waystones.link import Link

if TYPE_CHECKING:
    from app.app import App
    from app.keeping.saves import Save, Saves


def link_of(record: Record) -> Link:
    """The link that challenges others to draw on the same cards; with their lines in it, it is the answer."""
    return Link.of(challenge(record), "duel")


def own_seat(saves: "Saves", record: Record) -> int | None:
    """The seat whose line was drawn on this device, if there is one."""
    own = set(_own_lines(saves, record))
    here = zip(starts(record), (line(record, seat) for seat in range(record.players)), strict=True)
    return next((seat for seat, each in enumerate(here) if each in own), None)


def _own_lines(saves: "Saves", record: Record) -> Iterator[tuple[str, Line]]:
    """Every line with its start that is known to be drawn here on these cards, whether its game is still kept or not."""
    for save, game in _games(saves, record, finished=True):
        if save.summary.get("sent"):
            continue  # a line of somebody else, which was watched here
        for seat in Company(save.seats).people or range(game.players if not save.seats else 0):
            yield starts(game)[seat], line(game, seat)
    noted, key = Noted.of(saves), cards(record)
    notes: list[tuple[str, int | None]] = [(noted.sent.get(key, ""), 0)]
    if tried := noted.tries.get(key):
        notes.append((tried.link, tried.seat))
    for link, own in notes:
        duel = _remembered(link)
        if duel and own is not None and 0 <= own < duel.players:
            yield starts(duel)[own], line(duel, own)


def _remembered(link: str) -> Record | None:
    """The duel that a note tells of; None where it cannot be read: backups may come from anybody."""
    with suppress(BadLink):
        found = Link.parse(link)
        return found.record if found.kind == "duel" else None
    return None


def played_before(saves: "Saves", record: Record, now: "Save | None" = None) -> bool:
    """Whether these cards were dealt on this device before, or before the game `now`, from whatever start."""
    games = (*_games(saves, record, finished=True), *_games(saves, record, finished=False))
    earlier = any(now is None or (save.id != now.id and save.started < now.started) for save, _ in games)
    tried = days.diary(saves)
    day = tried.get(daily.number_of_cards(record, max(tried, default=0)))
    return earlier or (day is not None and (now is None or day.id != now.id))


def _games(saves: "Saves", record: Record, *, finished: bool) -> Iterator[tuple["Save", Record]]:
    """The games on the shelf that have these cards; only what looks so is read."""
    for save in saves.games(finished=finished):
        if save.game == "one_line" and f" seed={record.seed}" in save.record.partition("\n")[0]:
            with suppress(BadRecord):  # it is set aside when somebody opens it
                game = Record.parse(save.record)
                if cards(game) == cards(record):
                    yield save, game


def knew(saves: "Saves", save: "Save") -> bool:
    """Whether who drew the own line of a game had played its cards before."""
    record = Record.parse(save.record)
    if not save.duel:
        return played_before(saves, record, save)
    noted = Noted.of(saves).tries.get(cards(record))
    return bool(noted and noted.known and Company(save.seats).people)


def invitation(app: "App", record: Record) -> Invitation:
    """What the player of this device is told of a duel before anything of it is begun."""
    found = standing(app.saves, record)
    if found != "open":
        return Invitation(found, game=_own_game(app.saves, record))
    deal = invited(record)
    state = deal.state_of(OneLine)
    today = daily.number_of_cards(record, days.today(app))
    ahead = today if today and today not in days.diary(app.saves) else daily.NO_DAY
    return Invitation(found, state.board, state.starts[-1], played_before(app.saves, record), ahead)


def _own_game(saves: "Saves", record: Record) -> str:
    """The game in which the only line of a duel was drawn here; empty where it is no longer kept."""
    if record.players > 1:
        return ""
    sent = (starts(record)[0], line(record, 0))
    drawn_alone = (each for each in _games(saves, record, finished=True) if each[1].players == 1)
    drawn_here = (each for each in drawn_alone if not each[0].summary.get("sent"))
    return next((save.id for save, game in drawn_here if (starts(game)[0], line(game, 0)) == sent), "")


def alone(record: Record) -> list[int]:
    """What each line of a duel would give if nobody else had drawn."""
    return [
        Record(record.game, 1, record.seed, {**record.options, "start": start}, line(record, seat))
        .state()
        .scores()[0]
        for seat, start in enumerate(starts(record))
    ]


def can_join(record: Record) -> bool:
    """Whether there is a start left for one more line."""
    return record.players < MOST_LINES


def standing(saves: "Saves", record: Record) -> Standing:
    """What the player of this device is to the duel."""
    if own_seat(saves, record) is not None:
        return "own"
    known = Noted.of(saves).tries.get(cards(record))
    if not known:
        return "open" if can_join(record) else "full"
    if known.link:
        return "over"
    game = saves.peek(known.id)
    return "begun" if game and not game.finished else "gone"


def drawn_by(record: Record, sender: Signature) -> tuple[str, ...]:
    """Who drew each line of a duel, as far as its link says so; one that names only its sender means the last line."""
    return sender.lines or (*[""] * (record.players - 1), sender.name)


def signed(saves: "Saves", save: "Save") -> str:
    """What the link of a duel says of who sends it, and of who drew its lines."""
    me, known = names.own(saves), signature(save.duel).lines
    lines = [
        me if not level else known[seat] if seat < len(known) else ""
        for seat, (_, level) in enumerate(save.seats)
    ]
    return sign(None, me, lines)


def _code(record: Record, sender: Signature) -> str:
    """The link of a duel as this device keeps it: with the names that came with it."""
    return f"{Link.of(record, 'duel')}{sign(None, sender.name, drawn_by(record, sender))}"


def take_up(app: "App", record: Record, sender: Signature = NOBODY) -> None:
    """Draw against the lines that were sent: once, and a line that was begun goes on where it was left."""
    noted, saves = Noted.of(app.saves), app.saves
    before = noted.tries.get(cards(record))
    if before:
        app.go(f"play/{before.id}")
        return
    deal = invited(record)
    sitting = seats(app.texts, deal.players, deal.players - 1, drawn_by(record, sender))
    app.platform.ask_to_stay()
    known = played_before(saves, record)
    save = saves.new(deal, seats=sitting, duel=_code(record, sender))
    noted.begun(record, save.id, known=known).keep(saves)
    app.go(f"play/{save.id}")


def practise(app: "App", record: Record) -> None:
    """Draw alone on the cards of a duel, from the start that is next in it; the duel hears nothing of it."""
    start = starts(invited(record) if can_join(record) else record)[-1]
    app.start_game(Record.new("one_line", 1, record.seed, **{**record.options, "start": start}))


def over(saves: "Saves", save: "Save", record: Record, seat: int) -> None:
    """Note how the own try ended."""
    link = f"{link_of(record)}{signed(saves, save)}"
    Noted.of(saves).ended(record, DuelTry(save.id, link, seat)).keep(saves)


def sent(saves: "Saves", link: Link) -> None:
    """Note a challenge, so that the own line is known again when the answer comes, however late."""
    if link.record.players == 1:
        Noted.of(saves).challenged(link.record, str(link)).keep(saves)


def show(app: "App", record: Record, sender: Signature = NOBODY) -> None:
    """How all lines stand together; a line that was answered stands in the answer. Who looks has seen the cards."""
    known = Noted.of(app.saves).tries.get(cards(record))
    if record.players == 1 and known:
        record, sender = _remembered(known.link) or record, signature(known.link)
    code = _code(record, sender)
    own = own_seat(app.saves, record)
    sitting = seats(app.texts, record.players, own, drawn_by(record, sender))
    save = app.saves.bring_in(record, seats=sitting, finished=True, duel=code)
    if own is None:
        Noted.of(app.saves).ended(record, DuelTry(save.id, code)).keep(app.saves)
    app.go(f"result/{save.id}")


def seats(t: Texts, players: int, me: int | None, drawn_by: Sequence[str] = ()) -> Seats:
    """Who sits where: oneself, and lines that were sent, under the names that came with them."""
    named = dict(enumerate(drawn_by))
    return tuple(
        (t("You"), "") if seat == me else ((named.get(seat) or t("Player {n}", n=seat + 1))[:MAX_NAME], SENT)
        for seat in range(players)
    )
