"""The review of One Line in words."""

from collections.abc import Sequence
from html import escape
from typing import Any

from app.drawing.players import Players
from app.games.one_line import words
from app.games.one_line.view.board import NOTHING, Draft, picture, with_stretch
from app.games.one_line.view.cards import chips
from app.table.telling import Telling
from app.texts import Texts
from app.words import points
from waystones.games.one_line.observation import OneLineObservation
from waystones.review.reason import Reason


class LineTelling(Telling[OneLineObservation]):
    """How a review of One Line is told: stretches, ends and numbers."""

    def moment(self, t: Texts, seen: OneLineObservation) -> str:
        """Which round this is: Round 5."""
        return t("Round {n}", n=seen.round)

    def choice(self, t: Texts, seen: OneLineObservation, moves: Sequence[str]) -> str:
        """A stretch, or a pass."""
        return t("pass the card") if moves[0] == "pass" else words.stretch(t, moves[0])

    def reason(self, t: Texts, reason: Reason, names: Sequence[str]) -> str:
        """What fields, ends and numbers tell."""
        values: dict[str, Any] = dict(reason.values)
        fields = t.many("{n} field", "{n} fields", values["fields"]) if "fields" in values else ""
        cards = t.many("{n} card", "{n} cards", values["cards"]) if "cards" in values else ""
        match reason.code:
            case "passes":
                return t("It passes where {fields} could be drawn.", fields=fields)
            case "draws_at_all":
                return t("It was better to let this card go.")
            case "gets_stuck":
                return t("No card to come can draw the line on, and there are {cards}.", cards=cards)
            case "cuts_off":
                return t("It cuts off {fields}.", fields=fields)
            case "shuts_end":
                return t("The end at {field} has no free field beside it any more.", field=values["field"])
            case "misses_number":
                return t(
                    "The other way comes by the {number}, worth {points}.",
                    number=values["number"],
                    points=points(t, values["points"]),
                )
            case "halves":
                return t(
                    "The {high} comes first, so the {number} close by gives only half.",
                    high=values["high"],
                    number=values["number"],
                )
            case "leaves_dead_ends":
                return t.many(
                    "It leaves {n} field with a way in and none out; the other way {instead}.",
                    "It leaves {n} fields with a way in and none out; the other way {instead}.",
                    values["fields"],
                    instead=values["instead"],
                )
            case "fewer_cards":
                return t(
                    "Only {cards} to come can draw it on; after the other way {instead}.",
                    cards=cards,
                    instead=values["instead"],
                )
            case "too_short":
                return t("The card could cover {fields} more.", fields=fields)
            case "leads_away":
                return t.many(
                    "It leads away from the {number}: {n} step further.",
                    "It leads away from the {number}: {n} steps further.",
                    values["steps"],
                    number=values["number"],
                )
            case "keeps_room":
                return t(
                    "The shorter way keeps room: {instead} free fields at its ends for {n}.",
                    instead=values["instead"],
                    n=values["fields"],
                )
            case "narrows_ends":
                return t(
                    "The other way leaves {instead} free fields beside its ends, this one {n}.",
                    instead=values["instead"],
                    n=values["fields"],
                )
        raise ValueError(reason.code)

    def position(self, t: Texts, seen: OneLineObservation, players: Players) -> str:
        """The board with the own line, and the open card."""
        label, open_card = t("The line before round {n}", n=seen.round), escape(t("The card"))
        drawn = picture(seen.board, label, seen.route, seen.start)
        return f'<figure class="review-board">{drawn}</figure><h3>{open_card}</h3>{chips(t, seen.card)}'

    def choice_drawn(self, t: Texts, seen: OneLineObservation, moves: Sequence[str]) -> str:
        """The line with the stretch drawn on, still wet: names of fields stand nowhere on the board."""
        stretch = seen.parse(moves[0])
        draft = Draft(stretch.end, stretch.fields, moves=False) if stretch.fields else NOTHING
        return with_stretch(seen.board, self.choice(t, seen, moves), seen.route, seen.start, draft)

    def choice_in_short(self, t: Texts, seen: OneLineObservation, moves: Sequence[str]) -> str:
        """How many fields a stretch covers, and the numbers that it comes by."""
        fields = seen.parse(moves[0]).fields
        if not fields:
            return self.choice(t, seen, moves)
        covered = t.many("{n} field", "{n} fields", len(fields))
        numbers = [str(seen.board.numbers[field]) for field in fields if field in seen.board.numbers]
        if not numbers:
            return covered
        return t("{fields}, by the {numbers}", fields=covered, numbers=", ".join(numbers))


REVIEW = LineTelling()
