"""The campaign: games, inputs, presses and deaths by the thousand, each case told by a seed (docs/reliability.md).

PYTHONPATH=core:web python -m campaign --help
"""
