"""A game in the terminal: people at one keyboard, and bots."""

from collections.abc import Callable
from typing import Any

import waystones
from waystones import games
from waystones.cli import files
from waystones.cli.drawing import drawn, notation
from waystones.cli.rules import rules
from waystones.cli.saying import EXPECTED, Trouble, sentence
from waystones.cli.screen import Screen
from waystones.cli.seats import YOU, checked
from waystones.cli.telling import event_line, listed, refusal_line, score_lines, wrapped
from waystones.session import Session, Step

SHORT = 12  # as many moves are shown without being asked for

HELP = """\
Type a move, or several in a row: a whole turn in one line will do.
  moves           every move that is allowed now
  hint            what the strongest bot would do
  why not MOVE    which rule stands against it
  undo            take your last move back, unless it showed something hidden
  board           draw the game again
  score           where everybody's points come from
  log             what has happened so far
  rule ID         a rule as it is written down
  save FILE       keep the game in a file
  resume FILE     go on with a game from a file
  quit            leave the table"""


class Table:
    """One table: the game, who sits where, and what each person has been told."""

    def __init__(self, kept: files.Kept, screen: Screen) -> None:
        self.screen = screen
        self._commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self._help(),
            "moves": lambda _: screen.show(listed("moves", self._moves())),
            "hint": lambda _: self._hint(),
            "why": self._why,
            "undo": lambda _: self._undo(),
            "board": lambda _: self._draw(),
            "score": lambda _: self._score(),
            "log": lambda _: self._log(),
            "rule": self._rule,
            "rules": self._rule,
            "save": self._save,
            "resume": self._resume,
        }
        self._sit(kept)

    def _sit(self, kept: files.Kept) -> None:
        about = games.about(kept.record.game)
        self.about = about
        self.seats = checked(about, kept.seats or [YOU] * kept.record.players)
        self.session: Session[Any] = Session(kept.record, witnessed=kept.witnessed)
        self._people = [seat for seat, who in enumerate(self.seats) if who == YOU]
        self._told = [len(self.session.steps)] * len(self.seats)  # steps that each seat has been shown
        self._at_the_keyboard = self._people[0] if len(self._people) == 1 else None
        self._stale = True  # whether the drawing is of another moment
        self._offered: list[str] = []  # the moves that were listed last without being asked for

    @property
    def viewer(self) -> int:
        """The seat through whose eyes the game is shown: who decides, or the only person."""
        return self._people[0] if len(self._people) == 1 else self.session.to_act

    def run(self) -> None:
        """Play until the game is over and left, or there is nobody to ask any more."""
        names = ", ".join(f"seat {seat} {who}" for seat, who in enumerate(self.seats))
        self.screen.show(wrapped(f"{self.about.id}, seed {self.session.record.seed}: {names}. 'help' helps."))
        while True:
            if self.session.is_over and self._stale:
                self._finish()
            if self.session.is_over or self.session.to_act in self._people:
                if not self._people or not self._answer():
                    return
            else:
                self._bot()

    def _bot(self) -> None:
        """Let the bot on the seat to act decide."""
        seat, record = self.session.to_act, self.session.record
        bot = waystones.bot(record.game, self.seats[seat], seed=record.seed)
        who = f"seat {seat} ({self.seats[seat]})"
        self.session.play(self.screen.wait_for(bot.think(self.session.observe(seat)), who))
        self._stale = True
        if len(self._people) < 2:
            self._tell()

    def _answer(self) -> bool:
        """Ask who is to decide, and do what is said; False when the table is left."""
        if not self.session.is_over:
            self._hand_over()
            self._tell()
            moves = self._moves()
            if self._stale:
                self._draw()
            if len(moves) <= SHORT and moves != self._offered:
                self.screen.show(listed("moves", moves))
            self._offered = moves
        prompt = "over" if self.session.is_over else f"seat {self.session.to_act}"
        line = self.screen.ask(f"{prompt}> ")
        words = (line or "").split()
        if line is None or words[:1] == ["quit"]:
            return False
        try:
            if words and words[0] in self._commands:
                self._commands[words[0]](" ".join(words[1:]))
            else:
                self._play(words)
        except EXPECTED as error:
            self.screen.show(wrapped(sentence(error)))
        return True

    def _hand_over(self) -> None:
        """Hide what one person saw before another sits down."""
        seat = self.session.to_act
        if self._at_the_keyboard == seat:
            return
        if self._at_the_keyboard is not None:
            self.screen.ask("Enter hides your game: ")
            self.screen.clear()
        self.screen.ask(f"Seat {seat} to the keyboard, then Enter: ")
        self._at_the_keyboard, self._stale = seat, True

    def _play(self, words: list[str]) -> None:
        """Make the moves one after another, as long as the same seat decides."""
        seat = self.session.to_act
        for word in words:
            if self.session.is_over:
                raise Trouble("The game is over.")
            if self.session.to_act != seat:
                raise Trouble(f"{word!r} has to wait: it is seat {self.session.to_act}'s turn now.")
            self.session.play(word)
            self._tell(seat)
            # In the middle of a turn a short choice says enough; whoever has many wants to see the board.
            turned = self.session.to_act != seat or self.session.is_over
            self._stale = self._stale or turned or len(self._moves()) > SHORT

    def _moves(self) -> list[str]:
        """What is allowed now, as the player writes it."""
        return sorted(map(str, self.session.observe(self.session.to_act).legal_moves()))

    def _tell(self, seat: int | None = None) -> None:
        """What has happened since the seat, or the viewer, was told last."""
        who = (self.viewer if seat is None else seat) if self._people else 0
        steps = self.session.steps[self._told[who] :]
        self._told[who] = len(self.session.steps)
        for step in steps:
            self.screen.show(self._step(step, who))

    def _step(self, step: Step, seat: int) -> list[str]:
        """A move and what it caused, as far as the seat may know; those who only watch know all."""
        if step.seat == seat or not self._people:
            events = [event_line(event) for event in step.seen_by(step.seat)]
            return wrapped(f"  seat {step.seat}: {step.move}. {'; '.join(events)}", "    ")
        events = [event_line(event) for event in step.seen_by(seat)]
        return wrapped(f"  {'; '.join(events)}", "    ") if events else []

    def _draw(self) -> None:
        """The game as the viewer sees it."""
        observation = self.session.observe(self.viewer)
        self.screen.show(["", *drawn(self.session.record.game, observation, self.screen.paint), ""])
        self._stale, self._offered = False, []

    def _score(self) -> None:
        """Everybody's points, reason by reason."""
        observation = self.session.observe(self.viewer)
        for seat in range(observation.players):
            self.screen.show(score_lines(f"seat {seat} ({self.seats[seat]})", observation.score_lines(seat)))

    def _finish(self) -> None:
        """How it ended."""
        self._tell()
        self._draw()
        self._score()
        winners = " and ".join(f"seat {seat} ({self.seats[seat]})" for seat in self.session.state.winners())
        self.screen.show(f"Won by {winners}." if len(self.seats) > 1 else "That was the last card.")

    def _log(self) -> None:
        """Every step as far as the viewer may know."""
        for step in self.session.steps:
            self.screen.show(self._step(step, self.viewer))

    def _hint(self) -> None:
        """What the strongest bot would do from what the seat may know."""
        self._still_on()
        bot = waystones.bot(self.about.id, self.about.levels[-1], seed=self.session.record.seed)
        observation = self.session.observe(self.session.to_act)
        move = self.screen.wait_for(bot.think(observation), self.about.levels[-1])
        self.screen.show(f"{self.about.levels[-1]} would play {move}")

    def _why(self, text: str) -> None:
        """Which rule stands against a move."""
        self._still_on()
        move = text.removeprefix("not ").strip()
        observation = self.session.observe(self.session.to_act)
        refusal = observation.why_not(observation.parse(move))
        if refusal is None:
            self.screen.show(f"{move} is allowed.")
            return
        self.screen.show(wrapped(f"No: {refusal_line(refusal)}"))
        self._rule(refusal.rule)

    def _help(self) -> None:
        """What can be typed, and how this game's moves are written."""
        self.screen.show([*HELP.splitlines(), *wrapped(notation(self.about.id))])

    def _rule(self, name: str) -> None:
        """The rule as it is written down."""
        found = {key: text for key, text in rules().items() if key.lower() == name.lower()}
        if not found:
            prefix = self.about.prefix
            raise Trouble(f"There is no rule {name!r}: those of this game are {prefix}-1 and so on.")
        for key, text in found.items():
            self.screen.show(wrapped(f"{key}  {text}", "    "))

    def _still_on(self) -> None:
        if self.session.is_over:
            raise Trouble("The game is over.")

    def _undo(self) -> None:
        """Take the last move of a person back, with what bots did since; nothing if that is not allowed."""
        session = Session[Any](self.session.record, witnessed=self.session.witnessed)
        while step := session.undo():
            if step.seat in self._people:
                self.session, self._stale = session, True
                self._told = [min(told, len(session.steps)) for told in self._told]
                self.screen.show(f"{step.move} is taken back.")
                return
        made = any(step.seat in self._people for step in self.session.steps)
        why = "Something hidden was seen since, so it stays." if made else "There is nothing to take back."
        raise Trouble(why)

    def _save(self, name: str) -> None:
        """Keep the game in a file."""
        if not name:
            raise Trouble("Where to? 'save FILE' keeps the game there.")
        files.write(name, files.Kept(self.session.record, self.seats, self.session.witnessed))
        self.screen.show(f"Kept: 'resume {name}' goes on with it.")

    def _resume(self, name: str) -> None:
        """Go on with a game from a file."""
        if not name:
            raise Trouble("Where from? 'resume FILE' goes on with a game.")
        self._sit(files.Kept.parse(files.text_of(name)))
        self.screen.show(f"Going on with {self.about.id} after {len(self.session.steps)} moves.")
