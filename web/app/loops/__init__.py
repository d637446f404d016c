"""Loops on the page."""
