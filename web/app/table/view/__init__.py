"""What a table looks like, whichever game is played there: seats, figures, the curtain, turns in words."""
