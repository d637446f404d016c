"""The review of a path game in words, as far as cards tell it, and what a seat saw then."""

from collections.abc import Sequence
from html import escape
from typing import Any, TypeVar

from app.drawing.players import Players
from app.games.path_cards import words
from app.games.path_cards.view.pieces import face, small_cards
from app.table.telling import Telling
from app.texts import Texts
from app.words import capital, colour, points
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, VALUE_OF
from waystones.games.path_cards.moves import DISCARD, DRAW, LAY, TAKE, Move
from waystones.games.path_cards.observation import PathCardsObservation
from waystones.review.reason import Reason

Seen = TypeVar("Seen", bound=PathCardsObservation[Any])


class CardTelling(Telling[Seen]):
    """What both path games have in common."""

    def moment(self, t: Texts, seen: Seen) -> str:
        """Which turn this is: Turn 12."""
        return t("Turn {n}", n=seen.turn)

    def choice(self, t: Texts, seen: Seen, moves: Sequence[str]) -> str:
        """One move: lay red 7."""
        return self.move(t, seen, seen.parse(moves[0]))

    def move(self, t: Texts, seen: Seen, move: Move) -> str:
        """A card that is laid, discarded or taken."""
        match move.kind:
            case "lay":
                return t("lay {card}", card=words.card(t, move.what))
            case "discard":
                return t("discard {card}", card=words.card(t, move.what))
            case "draw":
                return t("take a card from the draw pile")
            case "take":
                value = seen.piles[move.what][-1]
                card = t("{colour} {value}", colour=colour(t, COLOURS[move.what]), value=value)
                return t("take {card} from its pile", card=card)
        raise ValueError(move.kind)

    def reason(self, t: Texts, reason: Reason, names: Sequence[str]) -> str:
        """A reason that both path games have, in words."""
        values: dict[str, Any] = dict(reason.values)
        card = words.named_card(t, values["card"]) if "card" in values else ""
        name = names[values["seat"]] if "seat" in values else ""
        last = values.get("last")
        match reason.code:
            case "gives_card":
                return t(
                    "It gives {name} the {card}, which follows the {last} there.",
                    name=name,
                    card=card,
                    last=last,
                )
            case "throws_fitting":
                return t("The {card} followed your {last}, and is gone.", card=card, last=last)
            case "throws_useful":
                instead = capital(words.named_card(t, values["instead"]))
                return t(
                    "The {card} still fitted after your {last}. {instead} fits nowhere.",
                    card=card,
                    last=last,
                    instead=instead,
                )
            case "helps_next":
                instead = words.named_card(t, values["instead"])
                return t(
                    "{name} can lay the {card}, but not the {instead}.", name=name, card=card, instead=instead
                )
            case "could_lay":
                return t("It throws a card away where {card} could be laid.", card=card)
            case "strands_hand":
                lost = ", ".join(words.named_card(t, each) for each in values["cards"].split())
                return t("After {card} these cards in your hand fit no more: {cards}.", card=card, cards=lost)
            case "skips_cards":
                return t.many(
                    "From {last} to {card} it jumps over {n} card that could still have come.",
                    "From {last} to {card} it jumps over {n} cards that could still have come.",
                    values["cards"],
                    card=card,
                    last=last,
                )
            case "narrows_row":
                left, lost = values["cards"], values["lost"]
                if values.get("less", 0) <= 0:
                    return t(
                        "After {card} at most {left} cards can still follow in that row, {lost} fewer than before.",
                        card=card,
                        left=left,
                        lost=lost,
                    )
                return t(
                    "After {card} at most {left} cards can still follow in that row, {lost} fewer than before; {better} costs only {less}.",
                    card=card,
                    left=left,
                    lost=lost,
                    better=words.named_card(t, values["better"]),
                    less=values["less"],
                )
            case "hurries_end":
                return t.many(
                    "Only {n} card is left to draw: taking it ends the game, one from a discard pile does not.",
                    "Only {n} cards are left to draw: each one taken brings the end nearer, one from a discard pile does not.",
                    values["cards"],
                )
            case "puts_end_off":
                return t(
                    "You are {points} ahead, and drawing brings the end nearer.",
                    points=points(t, values["points"]),
                )
            case "leaves_card":
                return t("The {card} on its pile followed your {last}.", card=card, last=last)
            case "takes_dead":
                return t("The {card} does not fit after your {last}.", card=card, last=last)
            case "leaves_for_next":
                return t(
                    "It leaves {name} the {card}, which follows the {last} there.",
                    name=name,
                    card=card,
                    last=last,
                )
            case "ends_behind":
                return t(
                    "It ends the game while you are {points} behind.", points=points(t, values["points"])
                )
            case "misses_end":
                return t(
                    "The other ends the game at once, {points} ahead.", points=points(t, values["points"])
                )
            case "less_at_once":
                return t("The other is worth {points} more at once.", points=points(t, values["points"]))
        raise ValueError(reason.code)

    def picture(self, t: Texts, seen: Seen, players: Players) -> str:
        """The board as it stood."""
        raise NotImplementedError

    def position(self, t: Texts, seen: Seen, players: Players) -> str:
        """The board, the own hand, the own rows and the discard piles."""
        hand = "".join(_card(t, card) for card in seen.hand)
        held, laid, piles = escape(t("Your hand")), t("Your rows"), t("Discard piles")
        others = "".join(
            _rows(t, t("Rows of {name}", name=players[seat].name), rows)
            for seat, rows in enumerate(seen.rows)
            if seat != seen.seat
        )
        left = escape(t.many("Draw pile, {n} card", "Draw pile, {n} cards", seen.deck_left))
        return (
            f'<figure class="review-board">{self.picture(t, seen, players)}</figure>'
            f'<h3>{held}</h3><ul class="replay-hand">{hand}</ul>'
            f"{_rows(t, laid, seen.rows[seen.seat])}{others}{_rows(t, piles, seen.piles)}<p>{left}.</p>"
        )


def _card(t: Texts, card: int) -> str:
    path, said = COLOUR_OF[card], escape(words.card(t, card))
    shown = face(path, VALUE_OF[card])
    return f'<li class="k-{COLOURS[path]}"><span class="aside">{said}</span><span class="replay-card" aria-hidden="true">{shown}</span></li>'


def _rows(t: Texts, title: str, rows: Sequence[tuple[int, ...]]) -> str:
    """Rows or piles that have cards, each on its line."""
    items = "".join(f"<li>{small_cards(t, path, row)}</li>" for path, row in enumerate(rows) if row)
    return f'<h3>{escape(title)}</h3><ul class="laid-rows">{items}</ul>' if items else ""


KINDS = frozenset({LAY, DISCARD, DRAW, TAKE})  # of moves that both games have
