"""Commands behind the Makefile: set up, build, serve. Nothing here ships to a player."""
