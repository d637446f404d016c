"""The journey: forty boards and deals along a path, with three stones to win on each."""
