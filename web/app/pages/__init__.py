"""Pages that are no game: Home, the seats, what was played, rules, settings, and what a link brings."""
