"""Who sits at the table: people and bots, told by `you` or a bot's level."""

from collections.abc import Sequence

from waystones import games
from waystones.about import About, Option
from waystones.cli.saying import Trouble
from waystones.record import Record

YOU = "you"
MANY = 5  # choices that are listed one by one


def usual(about: About) -> tuple[str, ...]:
    """You, and a bot of the middle level on each other seat of the smallest table."""
    return (YOU, *[about.levels[len(about.levels) // 2]] * (about.players[0] - 1))


def checked(about: About, seats: Sequence[str]) -> tuple[str, ...]:
    """The seats as they are; Trouble if the game has no such table or level."""
    if len(seats) not in about.players:
        raise Trouble(f"{about.id} is for {about.players[0]} to {about.players[-1]} seats, not {len(seats)}.")
    for seat in seats:
        if seat != YOU and seat not in about.levels:
            raise Trouble(
                f"There is no player {seat!r}: a seat is {YOU} or one of {', '.join(about.levels)}."
            )
    return tuple(seats)


def dealt(about: About, players: int, seed: int, pairs: Sequence[str]) -> Record:
    """The record of a new game; Trouble if a pair is no option of it."""
    options = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        option = about.option(name)
        if option is None or not value:
            known = ", ".join(f"{each.name}={choices(each, players)}" for each in about.options)
            raise Trouble(f"{pair!r} is no option of {about.id}: {known or 'it has none'}.")
        allowed = option.allowed(players)
        if allowed is not None and value not in allowed:
            raise Trouble(f"{name} is {choices(option, players)}, not {value!r}.")
        options[name] = value
    return Record(about.id, players, seed, games.clean(about.id, players, seed, options))


def choices(option: Option, players: int) -> str:
    """What the option may be at a table of so many."""
    allowed = option.allowed(players)
    if allowed is None:
        return "a whole number"
    if len(allowed) > MANY:
        return f"one of {len(allowed)}: {', '.join(allowed[: MANY - 1])} … {allowed[-1]}"
    return " or ".join(allowed)
