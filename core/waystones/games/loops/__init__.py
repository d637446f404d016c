"""Loops: lay tiles that continue lines, and score every tile that a line joins them with."""

from waystones.games.loops.setup import clean, deal

__all__ = ["clean", "deal"]
