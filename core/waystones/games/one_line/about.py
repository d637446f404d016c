"""One Line at a glance."""

from itertools import permutations

from waystones.about import About, Option

PLAYERS = range(1, 5)
STARTS = "1234"  # the four start fields of a board (OL-2)

ABOUT = About(
    id="one_line",
    number=0,
    prefix="OL",
    players=PLAYERS,
    levels=("relaxed", "steady", "sharp", "expert"),
    options=(
        # A digit for each seat, no two the same (OL-24).
        Option("start", {players: tuple(map("".join, permutations(STARTS, players))) for players in PLAYERS}),
        Option("board"),  # the board that belongs to a number; without it the classic one
    ),
    links=("deal", "game", "duel"),
)
