"""The games that have screens. The engine may know more of them."""

PLAYABLE = ("one_line", "stone_paths", "branching_paths", "loops")
