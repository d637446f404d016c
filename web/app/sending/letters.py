"""Games by letters on this device: a save as a letter, and what a letter that has come changes."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from app.keeping.figures import ELSEWHERE
from app.keeping.save import Save, Seats
from app.keeping.saves import ID_LETTERS, ID_SIZE, Saves
from waystones import Record, Session
from waystones.letter import Letter, Meeting, clean_name
from waystones.record import MAX_EDITION
from waystones.session import Step

# `new` is a game that is not here yet; one that is `over` can only be watched.
Coming = Meeting | Literal["new", "over"]


# What stands between the id of a game and a seat of it, where one browser plays at two in two tabs; no id has it.
_TWIN = "0"


def number_of(id: str) -> int:
    """The number by which letters know the game; ValueError if its id is none that this page has given."""
    number, own = 0, id.partition(_TWIN)[0]
    for letter in own:
        number = number * len(ID_LETTERS) + ID_LETTERS.index(letter)
    if len(own) != ID_SIZE:
        raise ValueError(id)
    return number


def twin_of(id: str, seat: int) -> str:
    """The id under which the same game is kept for another seat of it."""
    return f"{id}{_TWIN}{seat}"


def id_of(number: int) -> str:
    """The id of the game with this number, the same on every device."""
    id = ""
    for _ in range(ID_SIZE):
        number, place = divmod(number, len(ID_LETTERS))
        id = ID_LETTERS[place] + id
    return id


def letter_of(save: Save) -> Letter:
    """The game as it stands here, ready to be sent."""
    seats = tuple((clean_name(name), "" if level == ELSEWHERE else level) for name, level in save.seats)
    here = frozenset(seat for seat, (_, level) in enumerate(save.seats) if not level)
    return Letter(number_of(save.id), Record.parse(save.record), seats, here, save.edition, save.reached)


@dataclass(frozen=True)
class Arrived:
    """A letter that has come, with the game here that it is about, if there is one."""

    letter: Letter
    save: Save | None
    coming: Coming

    @property
    def waits_for(self) -> int:
        """The seat of the person who is to decide, or will be after bots."""
        return waits_for(self.letter.record.state().to_act, self.letter.seats)

    @property
    def is_mine(self) -> bool:
        """Whether that person sits at this device."""
        return self.save is not None and not self.save.seats[self.waits_for][1]

    @property
    def is_own(self) -> bool:
        """Whether the letter was written on this device."""
        return self.save is not None and self.letter.senders == letter_of(self.save).senders

    @property
    def loses_mine(self) -> bool:
        """Whether something was decided here that is not in the letter, though the letter counts."""
        return self.save is not None and self.counts and bool(_decided_since(self.save, self.letter))

    @property
    def counts(self) -> bool:
        """Whether the game goes on as the letter says."""
        return self.coming in ("newer", "instead")


def arrived(saves: Saves, letter: Letter, id: str = "") -> Arrived:
    """Compare a letter with the game that is here, perhaps under another id; nothing is changed."""
    save = saves.open(id or id_of(letter.number))
    if save is None:
        return Arrived(letter, None, "over" if letter.record.state().is_over else "new")
    if len(save.seats) != len(letter.seats) or not _is_of_letters(save):
        return Arrived(letter, save, "another")
    meeting = letter_of(save).meets(letter)
    if save.finished and meeting in ("newer", "instead"):  # what was counted stays counted
        meeting = "overtaken"
    return Arrived(letter, save, meeting)


def _is_of_letters(save: Save) -> bool:
    try:
        letter_of(save)
    except ValueError:
        return False
    return True


def waits_for(to_act: int, seats: Seats) -> int:
    """The seat of the person, here or elsewhere, who is to decide, or will be after bots."""
    round_the_table = (*range(to_act, len(seats)), *range(to_act))
    people = (seat for seat in round_the_table if seats[seat][1] in ("", ELSEWHERE))
    return next(people, to_act)


def standing(session: Session, seats: Seats) -> dict[str, int]:
    """What lists say of a game by letters: whom it waits for, and how far it was decided here."""
    decided = [ply for ply, step in enumerate(session.steps, 1) if not seats[step.seat][1]]
    return {"waits": waits_for(session.to_act, seats), "decided": max(decided, default=0)}


def take_up(saves: Saves, save: Save, letter: Letter) -> Save:
    """Go on with the game as the letter has it. What was decided here and is not in it becomes a game of its own."""
    here, there = Session(Record.parse(save.record)), Session(letter.record)
    common = _common(here.record.moves, letter.record.moves)
    if _decided_since(save, letter):
        alone = tuple((name, "" if level == ELSEWHERE else level) for name, level in save.seats)
        saves.new(here.record, seats=alone)
    seats = tuple(
        (mine if not level else theirs, level)
        for (mine, level), (theirs, _) in zip(save.seats, letter.seats, strict=True)
    )
    stands = standing(there, seats)
    moves = len(letter.record.moves)
    return saves.write(
        replace(
            save,
            record=str(letter.record),
            seats=seats,
            edition=letter.edition,
            reached=letter.reached,
            posted=moves,
            ahead=moves - max(common, stands["decided"]),
            draft="",
            handover="",
            summary={**save.summary, **stands},
        )
    )


def named_by(save: Save, letter: Letter) -> Save:
    """The save with the names that the senders of the letter use for themselves."""
    seats = tuple(
        (theirs if level == ELSEWHERE and seat in letter.senders else name, level)
        for seat, ((name, level), (theirs, _)) in enumerate(zip(save.seats, letter.seats, strict=True))
    )
    return replace(save, seats=seats)


def note_edition(saves: Saves, save: Save, letter: Letter) -> None:
    """Note a newer edition with the same moves: they were taken back and made again elsewhere."""
    if letter.precedence > letter_of(save).precedence:
        saves.write(replace(save, edition=letter.edition, reached=letter.reached))


def taking_back(save: Save) -> Save:
    """The save, made ready for taking back a move that others already have: a new edition of the game."""
    edition = min(save.edition + 1, MAX_EDITION)
    return replace(save, edition=edition, reached=max(save.reached, letter_of(save).turns))


def _decided_since(save: Save, letter: Letter) -> list[Step]:
    """What was decided here after the moves that both courses of the game have."""
    here = Session(Record.parse(save.record))
    common = _common(here.record.moves, letter.record.moves)
    return [step for step in here.steps[common:] if not save.seats[step.seat][1]]


def _common(here: tuple[str, ...], there: tuple[str, ...]) -> int:
    """How many moves the two courses have in common from the start."""
    same = (ply for ply, (mine, theirs) in enumerate(zip(here, there, strict=False)) if mine != theirs)
    return next(same, min(len(here), len(there)))


def join(saves: Saves, letter: Letter, here: Collection[int], names: Mapping[int, str], id: str = "") -> Save:
    """Sit down at a game that came by a letter: at the seats `here`, under the names that were chosen."""
    seats = tuple(
        (names.get(seat) or name, level or ("" if seat in here else ELSEWHERE))
        for seat, (name, level) in enumerate(letter.seats)
    )
    stands = standing(Session(letter.record), seats)
    moves = len(letter.record.moves)
    save = saves.new(letter.record, seats=seats, id=id or id_of(letter.number))
    return saves.write(
        replace(
            save,
            edition=letter.edition,
            reached=letter.reached,
            posted=moves,
            ahead=moves - stands["decided"],
            summary=dict(stands),
        )
    )
