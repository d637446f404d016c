"""Duels: lines on the same cards, drawn apart and sent by link."""
