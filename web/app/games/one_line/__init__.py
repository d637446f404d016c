"""One Line on the page: the pen, the words and the lesson. Its rules are in the engine."""
