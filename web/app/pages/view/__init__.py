"""How those pages look."""
