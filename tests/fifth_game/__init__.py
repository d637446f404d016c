"""A fifth game, as small as a game can be: nothing outside this folder knows of it.

`engine/` is laid beside the engine's games and `page/` beside the page's rooms; test_fifth_game.py then plays it.
"""
