"""What Stone Paths shows: the table in play, the curtain between turns, the result, and the seats before a game."""
