"""One Line with several lines: people at one device, bots, and lines that were sent. The pen is that of the solo game."""
