"""Everything whose shape does not depend on a game's position, drawn once when the page is built."""
