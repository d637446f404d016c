"""The bots of this package as a program that speaks the protocol: `waystones protocol`."""

import json
from collections.abc import Callable, Iterable
from time import monotonic

import waystones
from waystones import games
from waystones.game import Observation
from waystones.protocol import VERSION
from waystones.protocol.position import BadPosition, read

Say = Callable[[str], None]


class Server:
    """A bot behind the line protocol: takes a line, gives the lines that answer it."""

    def __init__(self, say: Say, level: str | None = None, seed: int = 0) -> None:
        self._say = say
        self._level, self._seed = level, seed
        self._position: tuple[str, Observation] | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "waystones": lambda _: self._greet(),
            "isready": lambda _: say("readyok"),
            "newgame": lambda _: None,
            "setoption": self._option,
            "position": self._place,
            "go": self._go,
        }

    def run(self, lines: Iterable[str]) -> None:
        """Answer until `quit` or the end; what cannot be done is answered by a line that begins with `error`."""
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                return
            if not word:
                continue
            if word not in self._commands:
                known = ", ".join([*self._commands, "quit"])
                self._say(f"error there is no command {word[:40]!r}, only {known}")
                continue
            try:
                self._commands[word](rest.strip())
            except (BadPosition, ValueError) as error:
                self._say(f"error {error}"[:200])

    def _greet(self) -> None:
        """Who this is, what it plays, and what can be set."""
        self._say(f"id name Waystones {waystones.__version__}")
        self._say(f"id protocol {VERSION}")
        levels: dict[str, None] = {}
        for about in games.abouts().values():
            self._say(f"plays {about.id}")
            levels |= dict.fromkeys(about.levels)
        self._say(f"option level values {' '.join(levels)}")
        self._say("option seed values a whole number")
        self._say("waystonesok")

    def _option(self, text: str) -> None:
        """`setoption level sharp` and `setoption seed 7`."""
        name, _, value = text.partition(" ")
        if name == "seed":
            self._seed = int(value)
        elif name == "level":
            self._level = value
        else:
            raise ValueError(f"there is no option {name[:40]!r}")

    def _place(self, text: str) -> None:
        """`position {...}`: what the seat may know, as JSON."""
        self._position = None
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise ValueError(f"a position is JSON, all of it on one line: {error}") from error
        self._position = data["game"] if isinstance(data, dict) and "game" in data else "", read(data)

    def _go(self, text: str) -> None:
        """`go`, `go rollouts 96` or `go movetime 500`: decide within the budget."""
        if self._position is None:
            raise ValueError("there is no position to move in")
        game, observation = self._position
        if not observation.legal_moves():
            raise ValueError("the seat has no move to make now")
        words = text.split()
        budget = {name: int(number) for name, number in zip(words[::2], words[1::2], strict=True)}
        if budget.keys() - {"rollouts", "movetime"}:
            raise ValueError("a budget is rollouts or movetime")
        levels = games.about(game).levels
        if self._level is not None and self._level not in levels:
            raise ValueError(f"there is no level {self._level[:40]!r} in {game}")
        at = levels.index(self._level) if self._level else len(levels) - 1
        begin = monotonic()
        move, level, slices = self._decided(game, observation, levels[: at + 1], budget, begin)
        self._say(f"info level {level} rollouts {slices} time {1000 * (monotonic() - begin):.0f}")
        self._say(f"bestmove {move}")

    def _decided(
        self,
        game: str,
        observation: Observation,
        levels: tuple[str, ...],
        budget: dict[str, int],
        begin: float,
    ) -> tuple[object, str, int]:
        """The move of the strongest of the levels that keeps the budget; the lowest one is always let finish."""
        for place in range(len(levels) - 1, -1, -1):
            thinking = waystones.bot(game, levels[place], seed=self._seed).think(observation)
            slices = 0
            while True:
                try:
                    next(thinking)
                except StopIteration as decided:
                    return decided.value, levels[place], slices
                slices += 1
                late = 1000 * (monotonic() - begin) >= budget.get("movetime", float("inf"))
                if place and (late or slices > budget.get("rollouts", slices)):
                    break
        raise AssertionError("the lowest level always decides")
