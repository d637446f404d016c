"""The review of a finished game: worked out decision by decision, kept as it goes, taken up again where it stopped."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.answers import answers
from app.drawing.kit import Regions
from app.errands import Errand
from app.game import Game
from app.keeping.reviews import Review, keep_review, kept_review
from app.keeping.save import Save
from app.screen import Elsewhere
from app.table.finished import FinishedScreen
from app.table.view import review as view
from app.words import capital
from waystones import Observation
from waystones.review import reviewer
from waystones.review.course import costliest
from waystones.review.weighing import Weighed
from waystones.review.written import read, read_luck

if TYPE_CHECKING:
    from app.app import App

AT_ONCE = 6  # decisions weighed between two times that it is kept
OPTIONS = 4  # choices that a puzzle offers, at most


class ReviewScreen(FinishedScreen):
    """Where the points went, for one seat at a time."""

    def __init__(self, app: "App", save: Save, game: Game) -> None:
        super().__init__(app, save, game)
        found = reviewer(save.game)
        if found is None:
            raise Elsewhere(f"result/{save.id}")
        self.reviewer = found
        self.telling = game.review()
        self.seats = self.company.look_back
        self._errand: Errand | None = None
        self._runs = True
        self._sit(self.seats[0])

    def lead_to(self, place: str) -> None:
        """The address may name the person whose game is looked at, so that whoever comes back finds the same one."""
        if place in map(str, self.seats) and int(place) != self.seat:
            self._sit(int(place))

    def _sit(self, seat: int) -> None:
        """Look at one seat's game, as far as it has been weighed."""
        self.seat = seat
        self.decisions = self.reviewer.decisions(self.session.record, seat)
        self.review: Review = kept_review(self.app.saves, self.save.record, seat)
        known = {each.ply for each in self.decisions}
        if not known.issuperset(self.review.weighed):
            self.review = Review()
        self._unkept = 0

    # -- what is shown

    @property
    def _looks_back(self) -> bool:
        """Whether the line is compared with the best one for the known order of its cards."""
        return self.save.game == "one_line" and self.session.state.players == 1

    @property
    def _is_done(self) -> bool:
        looked = bool(self.review.best) or not self._looks_back
        return not self._missing and self.review.luck is not None and looked

    @property
    def _missing(self) -> list[int]:
        return [each.ply for each in self.decisions if each.ply not in self.review.weighed]

    def frame(self) -> str:
        """The screen with its regions empty."""
        return view.frame(self.app.texts, self.save.id)

    def regions(self) -> Regions:
        """The review as far as it is worked out."""
        t, review = self.app.texts, self.review
        seats = [(seat, self.company.names[seat]) for seat in self.seats]
        done = len(self.decisions) - len(self._missing)
        weighed = review.in_order
        shown: Regions = {
            "review-seats": view.seats(t, seats, self.seat) if len(seats) > 1 else "",
            "review-progress": ""
            if self._is_done
            else view.progress(t, done, len(self.decisions), runs=self._runs),
            "review-luck": view.luck(t, review.luck, self.reviewer.measure) if review.luck else "",
            "review-course": view.course(
                t,
                weighed,
                len(self.decisions),
                self.reviewer.result(self.session.state, self.seat),
                self.reviewer,
                self._moment,
                alone=self.session.state.players == 1,
            ),
            "review-moments": self._moments(weighed),
            "review-hindsight": self._hindsight(),
            "sheet": self.sheet,
        }
        return shown

    def _moments(self, weighed: list[Weighed]) -> str:
        puzzles = costliest(weighed)
        rest = [each for each in weighed if each.is_costly and each not in puzzles]
        return view.moments(
            self.app.texts, puzzles, rest, self.review.solved, self._moment, is_done=not self._missing
        )

    def _hindsight(self) -> str:
        if not self.review.best or not self._looks_back:
            return ""
        costs = {each.ply: each.cost.mean for each in self.review.in_order if each.is_costly}
        return view.hindsight(self.app.texts, self.review.best, costs)

    def _seen(self, ply: int) -> Observation[Any]:
        seen: Observation[Any] = self.session.observe(self.seat, ply)
        return seen

    def _moment(self, ply: int) -> str:
        return self.telling.moment(self.app.texts, self._seen(ply))

    # -- working it out

    def opened(self) -> None:
        """Have those decisions looked at that were not yet."""
        if not self._is_done:
            self._go_on()

    def _go_on(self) -> None:
        """Ask for the next thing that is not known."""
        if not self._runs or self._errand or self.app.screen is not self:
            return
        record, missing = self.save.record, self._missing
        if missing:
            self._ask(self._weighed, "weigh", record=record, seat=self.seat, ply=missing[0])
        elif self.review.luck is None:
            self._ask(self._told_luck, "luck", record=record, seat=self.seat)
        elif self._looks_back and not self.review.best:
            self._ask(self._looked_back, "one_line/hindsight", record=record, known=self._best_line())

    def _best_line(self) -> str:
        """The best line of the deal, if the result has searched for it."""
        page = self.app.saves.page("best_lines")
        answer = page.get(str(replace(self.session.record, moves=()))) if isinstance(page, dict) else None
        try:
            found = json.loads(answer)["record"] if answer else ""
        except (ValueError, TypeError, KeyError):
            return ""
        return found if isinstance(found, str) else ""

    def _ask(self, done: Callable[[str], None], kind: str, **question: object) -> None:
        def answered(answer: str) -> None:
            self._errand = None
            done(answer)
            if self._is_done:
                self._keep()
                if self.app.screen is self:
                    self.app.say(self.app.texts("The review is done."))
            if self.app.screen is self:
                self.app.show()
                self._go_on()
            else:
                self._keep()

        self._errand = Errand(self.app.platform, answered, self._look_on)
        self._errand.start(kind, **question)

    def _look_on(self, part: float) -> None:
        """Whoever has left the screen needs no answer."""
        if self.app.screen is not self:
            self._drop()

    def _drop(self) -> None:
        if self._errand:
            self._errand.drop()
            self._errand = None
        self._keep()

    def _weighed(self, answer: str) -> None:
        found = read(json.loads(answer))
        self.review.weighed[found.ply] = found
        self._unkept += 1
        if self._unkept >= AT_ONCE:
            self._keep()

    def _told_luck(self, answer: str) -> None:
        self.review.luck = read_luck(json.loads(answer))
        self._unkept += 1

    def _looked_back(self, answer: str) -> None:
        self.review.best = tuple(json.loads(answer))
        self._unkept += 1

    def _keep(self) -> None:
        if self._unkept:
            self._unkept = 0
            keep_review(self.app.saves, self.save.record, self.seat, self.review)

    @answers("review-stop")
    def _stop(self, arg: str) -> None:
        """Stop the review; what is known stays known."""
        self._runs = False
        self._drop()
        self.app.show()
        self.app.platform.focus("#do-review-on")

    @answers("review-on")
    def _continue(self, arg: str) -> None:
        self._runs = True
        self._go_on()
        self.app.show()
        self.app.platform.focus("#do-review-stop")

    @answers("review-seat")
    def _change_seat(self, seat: str) -> None:
        """Look at another person's game."""
        self._drop()
        self._sit(int(seat))
        self.app.platform.rename(f"review/{self.save.id}/{seat}")
        self._go_on()
        self.app.show()

    # -- what the player does with it

    @answers("moment")
    def _open_moment(self, ply: str) -> None:
        """A costly decision: a puzzle first where it is one of the costliest."""
        found = self.review.weighed[int(ply)]
        is_puzzle = found in costliest(self.review.in_order) and found.ply not in self.review.solved
        self.sheet = self._puzzle(found) if is_puzzle else self._answer(found)
        self.app.show()

    def _options(self, found: Weighed) -> list[tuple[str, ...]]:
        """What a puzzle offers, in an order that tells nothing."""
        seen = self._seen(found.ply)
        others = [tuple(map(str, choice)) for choice in self.reviewer.candidates(seen)]
        wanted = [found.better, found.made]
        wanted += [each for each in others if each not in wanted][: OPTIONS - len(wanted)]
        return sorted(wanted)

    def _puzzle(self, found: Weighed) -> str:
        t, seen = self.app.texts, self._seen(found.ply)
        tell = self.telling
        options = [
            (capital(tell.choice_in_short(t, seen, moves)), tell.choice_drawn(t, seen, moves))
            for moves in self._options(found)
        ]
        drawn = self.telling.position(t, seen, self.company.players)
        return view.puzzle(t, self._moment(found.ply), drawn, options, found.ply)

    def _answer(self, found: Weighed, guess: str = "") -> str:
        t, seen, tell = self.app.texts, self._seen(found.ply), self.telling
        why = [tell.reason(t, reason, self.company.names) for reason in found.reasons] or [
            t(
                "No single thing tells them apart. Played on from here many times, the better one came out ahead."
            )
        ]
        made, better = (
            (capital(tell.choice_in_short(t, seen, moves)), tell.choice_drawn(t, seen, moves))
            for moves in (found.made, found.better)
        )
        drawn = tell.position(t, seen, self.company.players)
        said = view.Answer(made, better, tuple(why), guess)
        return view.answer(t, self._moment(found.ply), drawn, found, said)

    @answers("guess")
    def _guess(self, arg: str) -> None:
        """The puzzle is answered, or given up."""
        ply, _, option = arg.partition(":")
        found, t = self.review.weighed[int(ply)], self.app.texts
        moves = self._options(found)[int(option)] if option else ()
        said = t("There was something better.")
        if moves == found.better:
            said = t("Yes, that is it.")
        elif moves == found.made:
            said = t("That is what you did then.")
        self._solve(found.ply)
        self.sheet = self._answer(found, said if moves else "")
        self.app.say(said if moves else "")
        self.app.show()

    def _solve(self, ply: int) -> None:
        self.review.solved.add(ply)
        self._unkept += 1
        self._keep()

    @answers("at")
    def _see(self, ply: str) -> None:
        """The position in the replay, from the seat whose game is looked at."""
        self._drop()
        self.app.go(f"replay/{self.save.id}/{int(ply)}/{self.seat}")

    @answers("what-if")
    def _try_again(self, ply: str) -> None:
        """Play on from there, as a game of its own that counts for nothing but itself."""
        self._drop()
        record = replace(self.session.record, moves=self.session.record.moves[: int(ply)])
        save = self.app.saves.new(record, seats=_seats(self.save), practice=True)
        self.app.go(f"play/{save.id}")


def _seats(save: Save) -> tuple[tuple[str, str], ...]:
    """The seats of the new game: lines that were sent cannot be drawn again, so a steady bot takes their place."""
    return tuple((name, "steady" if level == "sent" else level) for name, level in save.seats)
