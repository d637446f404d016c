"""Branching Paths: lay rising or falling rows of cards to lead figures over a web of stones that forks."""
