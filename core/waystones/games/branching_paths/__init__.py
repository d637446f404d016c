"""Branching Paths: lay rising or falling rows of cards to lead figures over a web of stones that forks."""

from waystones.games.branching_paths.setup import clean, deal

__all__ = ["clean", "deal"]
