"""How the commands speak: one short line for each step, one clear sentence when they cannot go on."""

import sys
from typing import NoReturn


def step(text: str) -> None:
    """Say what is being done now."""
    print(f"• {text}", flush=True)


def give_up(sentence: str) -> NoReturn:
    """Say in one sentence what is missing, and end."""
    print(f"✗ {sentence}", file=sys.stderr, flush=True)
    raise SystemExit(1)
