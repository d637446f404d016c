"""The errands of One Line: searches for the best line, and what was still open before each round."""

from collections.abc import Generator


def best_line(record: str) -> Generator[float, None, str]:
    """The best line for the deal of a finished game."""
    from app.games.one_line.best_line import search  # the worker loads it when it is asked

    return (yield from search(record))


def good_line(record: str) -> Generator[float, None, str]:
    """What a quick look at the same deal comes to."""
    from app.games.one_line.best_line import search

    return (yield from search(record, quick=True))


def hindsight(record: str, known: str) -> Generator[float, None, str]:
    """What each round of a finished line lost beside the best one, now that the cards are known."""
    import json

    from waystones import Record
    from waystones.games.one_line.hindsight import hindsight

    looked = yield from hindsight(Record.parse(record), Record.parse(known) if known else None)
    return json.dumps(looked.best)
