"""What Branching Paths looks like."""
