"""What goes to other people: links, and the ways to send a finished game."""
