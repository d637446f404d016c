"""One Line: draw one route over a board of hexes, card by card."""
