"""Loops: lay tiles that continue lines, and score every tile that a line joins them with."""
