"""Puzzles: positions with a proven best way on, played with the games' own hands."""
