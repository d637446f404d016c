"""What Loops looks like: tiles, board, table, result, replay and rules."""
