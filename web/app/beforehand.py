"""All that a visit needs until it has a board to play on: Home, and the table to which one tap leads from there.

Nobody imports this but the build, once and for all visits: they begin with the memory that it leaves (tools/snapshot.py).
"""

from app.games import games
from app.games.one_line import hand
from app.pages import home
from app.table import table
from waystones import link
from waystones.games.one_line import journey, setup

__all__ = ["hand", "home", "journey", "link", "setup", "table"]

# Finds them, and what each is to Home. Later they would not all be found: what is in the memory is in no wheel any more.
games()
