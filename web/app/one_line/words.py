"""One Line in words: what happened, why not, and how a field is called. All sentences of the game stand here."""

from collections.abc import Iterable
from functools import lru_cache

from app.texts import Texts
from waystones import Event, Refusal
from waystones.games.one_line.walk import Stretch


@lru_cache(maxsize=32)
def colour(t: Texts, name: str) -> str:
    """The colour's name."""
    names = {
        "yellow": t("yellow"),
        "blue": t("blue"),
        "green": t("green"),
        "grey": t("grey"),
        "red": t("red"),
        "purple": t("purple"),
    }
    return names[name]


def colours(t: Texts, card: Iterable[str]) -> str:
    """A card's colours as a list in words."""
    return ", ".join(colour(t, each) for each in card)


def refusal(t: Texts, why: Refusal) -> str:
    """Why a field cannot come next."""
    values = {key: str(value) for key, value in why.values.items()}
    name = colour(t, values["colour"]) if "colour" in values else ""
    match why.code:
        case "not_an_end":
            return t("The line can only go on from one of its two ends.")
        case "other_end":
            return t("One end in a round: take this draft back first to go on from the other end.")
        case "not_beside":
            return t("{field} does not touch {before}, where the line ends now.", **values)
        case "walked":
            return t("The line has been on {field} already. It may not cross or touch itself.", **values)
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
