"""Pebbles at a glance."""

from waystones.about import About

ABOUT = About(id="pebbles", number=15, prefix="PB", players=range(2, 5), levels=("steady",))
