"""Pebbles: take one to three from a heap; every pebble is a point, the last one costs ten."""
