"""One Line in words: what happened, why not, and how a field is called. All sentences of the game stand here."""

from collections.abc import Iterable

from app.texts import Texts
from app.words import colour
from waystones import Event, Refusal
from waystones.games.one_line.walk import Stretch


def colours(t: Texts, card: Iterable[str]) -> str:
    """A card's colours as a list in words."""
    return ", ".join(colour(t, each) for each in card)


def refusal(t: Texts, why: Refusal, *, drawing: bool = False) -> str:
    """Why a field cannot come next; the field itself is marked. `drawing` says that a stretch has been begun."""
    name = colour(t, str(why.values["colour"])) if "colour" in why.values else ""
    match why.code:
        case "not_an_end":
            return t("The line can only go on from one of its two ends.")
        case "other_end":
            return t("One end in a round: take this draft back first to go on from the other end.")
        case "not_beside" if drawing:
            return t("That field does not touch the tip of what you draw.")
        case "not_beside":
            return t("That field does not touch either end of your line.")
        case "walked":
            return t("Your line has been there already, and no field is walked twice.")
        case "colour_used":
            return t("The {colour} of this card is used up.", colour=name)
        case "colour_missing":
            return t("This card shows no {colour}.", colour=name)
    return t("The game is over.")


def stretch(t: Texts, text: str) -> str:
    """What a round added, in words."""
    count = len(Stretch.read(text).fields)
    return t.many("{n} field: {stretch}", "{n} fields: {stretch}", count, stretch=text.replace("-", " "))


def event(t: Texts, happened: Event) -> str:
    """One event as a sentence, for the log and the screen reader; empty for what needs no words."""
    facts = happened.facts
    match happened.kind:
        case "extended":
            return stretch(t, facts["stretch"])
        case "passed":
            return t("Passed.")
        case "number" if facts["half"]:
            return t("Number {number} for half: {points} points.", **facts)
        case "number":
            return t("Number {number}: {points} points.", **facts)
        case "stuck":
            return t("Neither end can go on with any card to come.")
        case "card":
            return t("Round {round}. The card: {card}.", round=facts["round"], card=colours(t, facts["card"]))
        case "over":
            return t("The line is finished.")
    return ""


def events(t: Texts, happened: Iterable[Event]) -> str:
    """Several events as one text."""
    return " ".join(sentence for each in happened if (sentence := event(t, each)))
