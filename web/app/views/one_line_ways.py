"""The ways to play One Line: alone or together, here or by link, and how to learn it."""

from app.texts import Texts
from app.views.kit import bar, screen
from app.views.ways import Way, along

# From stone to stone: two beside each other on a phone, three where the page is wide.
_TRAILS = {
    "winding": "M352 -12C320 30 250 10 176 34 90 62 60 90 96 108 170 140 250 70 258 116 262 160 120 150 96 190 84 212 40 226 -10 240",
    "level": "M-10 40C60 70 120 20 172 50 230 76 290 10 330 56 360 112 250 98 172 112 90 126 6 106 12 146 20 186 100 136 172 160 240 182 300 180 352 140",
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
    ]


def frame(t: Texts) -> str:
    """The whole screen; nothing on it changes."""
    title = t("One Line")
    return screen("line-ways", bar(t, title) + along(_TRAILS, ways(t), title))
