"""Targets printed beside what was measured."""

from collections.abc import Mapping


def to_reach(rows: Mapping[str, tuple[float, float]]) -> str:
    """A table of what was found and the most that is wanted, by name.

    >>> print(to_reach({"a start, s": (0.5, 0.4)}))
    to reach                             found  wanted
    ✗ a start, s                          0.50    0.40
    """
    lines = [f"{'to reach':34}{'found':>8}{'wanted':>8}"]
    for name, (value, wanted) in rows.items():
        lines.append(f"{'✓' if value <= wanted else '✗'} {name:32}{value:8.2f}{wanted:8.2f}")
    return "\n".join(lines)
