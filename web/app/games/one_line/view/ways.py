"""The ways to play One Line: alone or together, here or by link, and how to learn it."""

from app.drawing.kit import bar, screen
from app.drawing.ways import Way, along
from app.texts import Texts

# From stone to stone: two beside each other on a phone, four where the page is wide.
_TRAILS = {
    "winding": "M352 -12C320 24 250 6 176 24 90 46 60 64 96 80 170 104 250 56 258 92 262 122 120 104 96 140 84 166 250 132 258 166 262 196 120 180 96 204 70 226 30 232 -10 240",
    "level": "M-10 40C40 70 90 36 129 56 170 76 250 30 310 56 360 92 290 104 215 112 130 120 10 108 14 146 20 182 90 150 129 168 190 192 270 176 352 150",
}


def ways(t: Texts) -> list[Way]:
    """Every way to play it, what one does most days first."""
    return [
        Way("tall", "day", t("Today's line"), t("one deal a day, the same for all"), "daily"),
        Way("broad", "one-line", t("Free line"), t("alone, on new cards"), "play"),
        Way("low", "together", t("Together"), t("two to four, people or bots"), "seats", "one_line"),
        Way("round", "duel", t("Duel by link"), t("the same cards for a friend elsewhere"), "link"),
        Way("leaning", "learn", t("Learn by doing"), t("a first line in two minutes"), "learn"),
        Way("split", "starts", t("Line by choice"), t("your board, start and deal"), "new"),
        Way("wide", "journey", t("Journey"), t("forty boards, three stones each"), "journey"),
        Way("pointed", "puzzle", t("Puzzles"), t("the best end, and the best turn"), "puzzles"),
    ]


def frame(t: Texts) -> str:
    """The whole screen; nothing on it changes."""
    title = t("One Line")
    return screen("line-ways", bar(t, title) + along(_TRAILS, ways(t), title))
