"""The next game of One Line at the same table."""

from waystones import Record


def other_deal(record: Record, seed: int) -> Record:
    """As many seats at the same board with other cards; the deal gives the starts."""
    board = {name: value for name, value in record.options.items() if name == "board"}
    return Record.new(record.game, record.players, seed, **board)
