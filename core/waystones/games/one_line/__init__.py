"""One Line: draw one route over a board of hexes, card by card."""

from waystones.games.one_line.rules import clean, deal

__all__ = ["clean", "deal"]
