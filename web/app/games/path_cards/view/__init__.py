"""What both path games show alike: the hand, rows and piles, the others, the score sheet."""
