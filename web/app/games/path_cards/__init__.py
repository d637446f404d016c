"""What a player does with cards, rows and piles, the same in both path games."""
