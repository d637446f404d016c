"""The yardstick of every benchmark, as the package has it."""

from waystones.cli.ratio import ADDITIONS, RUNS, Figure, loop, measure

__all__ = ["ADDITIONS", "RUNS", "Figure", "loop", "measure"]
