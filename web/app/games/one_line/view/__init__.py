"""How One Line looks."""
