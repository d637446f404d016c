"""Stone Paths: lay rising or falling rows of cards to lead figures along five paths."""
