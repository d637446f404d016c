"""Stone Paths: lay rising or falling rows of cards to lead figures along five paths."""

from waystones.games.stone_paths.setup import clean, deal

__all__ = ["clean", "deal"]
