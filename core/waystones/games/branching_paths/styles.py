"""Players who are somebody: a level's weights with other likings (bench/styles.py shows what they come to)."""

from typing import Any

STYLES: dict[str, dict[str, Any]] = {
    "runner": {"goal": 4, "lay": 2.0},  # hurries into the goal, though the first row there is worth less
    "collector": {"wish": 3.0, "pair": 4.0},  # goes out of its way for wishing stones
    "blocker": {"give": 1.3, "deny": 0.8},  # leaves nothing lying that the next player could use
}
