"""What the browser keeps for the player: games, figures, settings."""
