"""The command `waystones`: its arguments, what each of them does, and errors in one sentence."""

import argparse
import contextlib
import os
import random
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import waystones
from waystones import games
from waystones.about import About
from waystones.cli import files, seats
from waystones.cli.saying import EXPECTED, Trouble, sentence
from waystones.cli.screen import Screen
from waystones.cli.telling import wrapped
from waystones.link import KINDS, Link

WRONG = 2  # what the command ends with when it could not do what was asked


def play(wish: argparse.Namespace, screen: Screen) -> None:
    """Sit down at a table."""
    from waystones.cli.play import Table

    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # gives `input` a history where there is one
    if wish.resume:
        kept = files.Kept.parse(files.text_of(wish.resume))
    else:
        about = games.about(wish.game) if wish.game else chosen(screen)
        sitting = seats.checked(about, wish.seats or seats.usual(about))
        seed = random.SystemRandom().randrange(2**32) if wish.seed is None else wish.seed
        kept = files.Kept(seats.dealt(about, len(sitting), seed, wish.set), sitting)
    Table(kept, screen).run()


def chosen(screen: Screen) -> About:
    """The game that is picked from a list."""
    abouts = list(games.abouts().values())
    for number, about in enumerate(abouts, 1):
        screen.show(f"  {number}  {about.id}, {about.players[0]} to {about.players[-1]} players")
    answer = (screen.ask("Which game? ") or "").strip()
    named = {str(number): about for number, about in enumerate(abouts, 1)}
    return named[answer] if answer in named else games.about(answer)


def listing(wish: argparse.Namespace, screen: Screen) -> None:
    """What there is to play."""
    for about in games.abouts().values():
        screen.show(f"{about.id}, {about.players[0]} to {about.players[-1]} players, rules {about.prefix}-…")
        screen.show(f"  bots: {', '.join(about.levels)}")
        for option in about.options:
            for players in about.players if option.values else about.players[:1]:
                who = f" for {players}" if option.values else ""
                screen.show(wrapped(f"  {option.name}{who}: {seats.choices(option, players)}", "    "))


def replay(wish: argparse.Namespace, screen: Screen) -> None:
    """Tell a game from a file."""
    from waystones.cli import watch

    record = files.Kept.parse(files.text_of(wish.file)).record
    if wish.seat is not None and wish.seat not in range(record.players):
        raise Trouble(f"There is no seat {wish.seat} at a table of {record.players}: they count from 0.")
    watch.replay(record, screen, wish.ply, wish.seat)


def bench(wish: argparse.Namespace, screen: Screen) -> None:
    """The command `bench`: how fast games are played at random."""
    from waystones.cli.bench import bench as measured

    measured(wish.games, wish.runs, screen)


def arena(wish: argparse.Namespace, screen: Screen) -> None:
    """The command `arena`: two players meet on the same deals from both seats."""
    from waystones.cli.arena import meet, report, side

    with contextlib.ExitStack() as running:
        one, other = (
            side(wish.game, name, seed, wish.budget, running)
            for seed, name in enumerate((wish.one, wish.other))
        )
        shares = meet(wish.game, one, other, wish.games, screen, wish.seed)
    report(wish.game, one, other, shares, screen)


def protocol(wish: argparse.Namespace, screen: Screen) -> None:
    """The command `protocol`: answer another program's lines on standard input."""
    from waystones.protocol.server import Server

    Server(lambda line: print(line, file=screen.out, flush=True), wish.level, wish.seed).run(sys.stdin)


def link(wish: argparse.Namespace, screen: Screen) -> None:
    """The link of a game in a file."""
    record = files.Kept.parse(files.text_of(wish.file)).record
    kind = wish.kind or ("game" if record.state().is_over else "deal")
    screen.show(str(Link.of(record, kind)))


def record(wish: argparse.Namespace, screen: Screen) -> None:
    """The record that a link carries."""
    screen.show(str(Link.parse(sys.stdin.read() if wish.link == "-" else wish.link).record))


def svg(wish: argparse.Namespace, screen: Screen) -> None:
    """A position of a game as a picture."""
    record = files.Kept.parse(files.text_of(wish.file)).record
    if wish.seat is not None and wish.seat not in range(record.players):
        raise Trouble(f"There is no seat {wish.seat} at a table of {record.players}: they count from 0.")
    if wish.width < 1:
        raise Trouble(f"A picture cannot be {wish.width} pixels wide.")
    moves = record.moves if wish.ply is None else record.moves[: max(0, wish.ply)]
    state = replace(record, moves=moves).state()
    seat = state.to_act if wish.seat is None else wish.seat
    drawn = state.observe(seat).svg(width=wish.width, theme=wish.theme)
    if wish.output:
        Path(wish.output).write_text(drawn, encoding="utf-8")
    else:
        screen.show(drawn)


def rules(wish: argparse.Namespace, screen: Screen) -> None:
    """Rules by id, or all of a game's."""
    from waystones.cli.rules import rules as written

    prefix = games.abouts()[wish.name].prefix if wish.name in games.abouts() else None
    for name, text in written().items():
        if name.lower() == wish.name.lower() or name.rpartition("-")[0] == prefix:
            screen.show(wrapped(f"{name}  {text}", "    "))
            wish.found = True
    if not wish.found:
        raise Trouble(f"There is no rule and no game {wish.name!r}.")


class _Parser(argparse.ArgumentParser):
    """A parser that says in one sentence what is wrong."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise Trouble(f"{message[:1].upper()}{message[1:]}: 'waystones --help' tells more.")


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    whole = _Parser(prog="waystones", description="Four path games in a terminal; without a command: play.")
    whole.add_argument("--version", action="version", version=f"waystones {waystones.__version__}")
    whole.set_defaults(run=play, game=None, seats=[], seed=None, set=[], resume=None)
    commands = whole.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, run: object, words: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=words, description=words)
        made.set_defaults(run=run)
        return made

    one = command("play", play, "play against bots, or with others at one keyboard")
    one.add_argument("game", nargs="?", metavar="GAME")
    one.add_argument("seats", nargs="*", metavar="SEAT", help="'you' or a bot's level, seat by seat")
    one.add_argument("--seed", type=int, help="which deal; without it by chance")
    one.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="see 'waystones games'"
    )
    one.add_argument("--resume", metavar="FILE", help="go on with a game that was saved")
    command("games", listing, "list the games, their bots and their options")
    one = command("rules", rules, "show the rules of a game, or one rule by its id")
    one.add_argument("name", metavar="GAME|ID")
    one.set_defaults(found=False)
    one = command("replay", replay, "tell a game from a file, move by move")
    one.add_argument("file", metavar="FILE")
    one.add_argument("--ply", type=int, help="stop after this many moves")
    one.add_argument("--seat", type=int, help="as this seat saw it")
    one = command("svg", svg, "draw a game from a file as a picture, as it stands or stood")
    one.add_argument("file", metavar="FILE", help="a record, or - for the standard input")
    one.add_argument(
        "-o", "--output", metavar="FILE", help="where to write it; without it the standard output"
    )
    one.add_argument("--ply", type=int, help="after this many moves")
    one.add_argument("--seat", type=int, help="as this seat sees it; without it the one that is to act")
    one.add_argument("--width", type=int, default=480, help="in pixels")
    one.add_argument("--theme", choices=("light", "dark"), default="light")
    one = command("arena", arena, "let two players meet, on mirrored deals")
    one.add_argument("game", metavar="GAME")
    one.add_argument(
        "one", metavar="PLAYER", help="a level, or cmd:COMMAND for a program that speaks the protocol"
    )
    one.add_argument("other", metavar="PLAYER")
    one.add_argument("--budget", default="", help="what programs are told after 'go', such as 'movetime 500'")
    one.add_argument("--games", type=int, default=100)
    one.add_argument("--seed", type=int, default=0, help="the first deal")
    one = command("protocol", protocol, "be a player for another program, line by line")
    one.add_argument("--level", help="of the bots; without it the strongest")
    one.add_argument("--seed", type=int, default=0)
    one = command("bench", bench, "measure the speed of the rules")
    one.add_argument("--games", type=int, default=100, help="random games in one run")
    one.add_argument("--runs", type=int, default=3, help="the median of this many is shown")
    one = command("link", link, "the link that carries a game from a file")
    one.add_argument("file", metavar="FILE", help="a record, or - for the standard input")
    one.add_argument(
        "--kind", choices=KINDS, help="what it is for; without it a finished game, or else a deal"
    )
    one = command("record", record, "the record that a link carries, as text")
    one.add_argument(
        "link", metavar="LINK", help="a link or a message around one, or - for the standard input"
    )
    return whole


def main(arguments: Sequence[str] | None = None, screen: Screen | None = None) -> int:
    """Do what was asked for; 2 after one sentence on what was wrong."""
    screen = screen or Screen()
    try:
        wish = parser().parse_args(arguments)
        wish.run(wish, screen)
    except BrokenPipeError:
        # Whoever reads has read enough: `waystones games | head`. Nothing more can be written, not even at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except EXPECTED as error:
        screen.done()
        print(sentence(error), file=screen.err)
        return WRONG
    except KeyboardInterrupt:
        screen.done()
        print(file=screen.err)
        return 130
    return 0
