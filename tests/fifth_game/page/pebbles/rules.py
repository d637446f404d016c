"""The rules of Pebbles."""

from app.drawing.rule_page import page, rule, rules
from app.texts import Texts


def frame(t: Texts) -> str:
    chapter = rules(rule(t, "PB-1", "Take one to three."), rule(t, "PB-2", "The last one costs ten."))
    return page(t, "Rules of Pebbles", [("taking", "Taking", chapter)], "")
