"""Stone Paths on the page."""
