"""What a player does in Branching Paths."""
