"""Pebbles on the page."""
