"""The part of a play screen that is the same in every game: open the save, play, save, undo, end, menu."""

from abc import abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING

from app.screens.screen import Elsewhere, Screen
from app.views.kit import ask
from waystones import Event, Session

if TYPE_CHECKING:
    from app.app import App


class GameScreen(Screen):
    """A game in play. Every move is on the shelf before the screen shows it as done."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        save = app.saves.open(arg)
        if save is None:
            raise Elsewhere("")
        if save.finished:
            raise Elsewhere(f"result/{save.id}")
        self.save = save
        self.session = self.resumed()
        self.sheet = ""  # what lies over the screen

    def resumed(self) -> Session:
        """The game as it was kept."""
        return Session.resume(self.save.record)

    @abstractmethod
    def summary(self) -> dict[str, int]:
        """What Home says of this game."""

    @abstractmethod
    def draft(self) -> str:
        """What is begun and not decided, as text that the rules know nothing of."""

    @abstractmethod
    def after_move(self) -> None:
        """The game has gone on: look at it anew."""

    @abstractmethod
    def tell(self, events: list[Event]) -> None:
        """Let the player see, hear and feel what happened."""

    def commit(self, move: str) -> None:
        """Make a move: play it, keep it, and only then show it."""
        step = self.session.play(move)
        self.keep()
        if self.session.is_over:
            self.finish()
            return
        self.after_move()
        self.tell(step.seen_by(step.seat))
        self.app.show()

    def keep(self) -> None:
        """Write the game as it is now; the address follows if it had to become a copy."""
        kept = self.app.saves.write(
            replace(self.save, record=str(self.session.record), draft=self.draft(), summary=self.summary())
        )
        moved = kept.id != self.save.id
        self.save = kept
        if moved:
            self.app.platform.rename(f"play/{kept.id}")

    def other_tab(self) -> None:
        """Tell the player if another tab has gone on with this very game."""
        self.app.saves.check_tabs(self.save.id)
        self.app.show()

    def finish(self) -> None:
        """The game is over: put it with the finished ones and show the result."""
        self.save = self.app.saves.finish(self.save, self.session.state.scores()[0])
        self.app.replace(f"result/{self.save.id}")

    @abstractmethod
    def give_up(self) -> None:
        """The player has had enough of this game."""

    @abstractmethod
    def giving_up_means(self) -> str:
        """What becomes of a game that is given up, in words."""

    def leave(self, action: str, arg: str) -> bool:
        """Start over or give up, after asking whether that is meant; True if it was one of these."""
        t = self.app.texts
        match action, arg:
            case "start-over", "yes":
                self.start_over()
            case "give-up", "yes":
                self.give_up()
            case "start-over", _:
                lost = t("The game so far is lost.")
                self.sheet = ask(t, t("Start this deal over?"), lost, t("Start over"), action, "yes")
                self.app.show()
            case "give-up", _:
                self.sheet = ask(t, t("Give up?"), self.giving_up_means(), t("Give up"), action, "yes")
                self.app.show()
            case _:
                return False
        return True

    def start_over(self) -> None:
        """The same deal from its beginning, in place of this game."""
        record = replace(self.session.record, moves=())
        self.app.saves.remove(self.save.id)
        again = self.app.saves.new(
            record, lesson=None if self.save.lesson is None else 0, seats=self.save.seats
        )
        self.app.replace(f"play/{again.id}")
