"""Ways to spoil a text: letters, lines and pieces of it, or what it means as JSON while it stays JSON."""

import json
import random
from typing import Any

# What is known to hurt: marks that mean something, numbers beyond measure, half a character, nests.
TOKENS = (
    "", "\0", '"', "\\", "\\u0000", "\n", "\r\n", "\u2028", "\ud83d", "<img src=x>", "{", "}", "[" * 60, "[]", "{}",
    "null", "true", "NaN", "1e999", "-1", "0", "9" * 400, "W1", "W2", "W10", "#", "/", "..", "%00", "=", "players=9",
    "seed=-1", "seed=" + "7" * 40, "pass", "game/", "aside/", "__proto__", "é", "𝕎" * 9, " " * 2000, "٣",
)  # fmt: skip
NONSENSE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 3, 2**31, 10**15, 0.5, -1e300, "", "x", "sent", "expert", "9" * 300, "2026-99-99T00:00",
    [], {}, [[]], [["Ada", ""]], [["", "relaxed"], ["", "nobody"]], {"score": -5}, {"seat": 3}, {"x": [1]}, "\0", "<b>",
)  # fmt: skip


def letters(text: str, rng: random.Random) -> str:
    """The text with one piece of it spoiled."""
    at = rng.randrange(len(text) + 1)
    end = min(len(text), at + rng.choice((1, 1, 1, 2, 5, 30)))
    other = rng.randrange(len(text) + 1)
    match rng.randrange(7):
        case 0:
            return text[:at] + rng.choice(TOKENS) + text[at:]
        case 1:
            return text[:at] + rng.choice(TOKENS) + text[end:]
        case 2:
            return text[:at] + text[end:]
        case 3:
            return text[:at] + text[at:end] * rng.choice((2, 3, 200)) + text[end:]
        case 4:
            return text[:at]
        case 5:
            return text[:at] + chr(rng.randrange(32, 0x250)) + text[at + 1 :]
        case _:
            lines = text.split("\n")
            lines.insert(rng.randrange(len(lines) + 1), lines[rng.randrange(len(lines))])
            return (
                "\n".join(lines) if rng.random() < 0.5 else text[:at] + text[other : other + 40] + text[at:]
            )


def meaning(text: str, rng: random.Random) -> str:
    """JSON that can still be read and says something else: a value is replaced, removed, or taken from elsewhere."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return letters(text, rng)
    places = _places(data)
    if not places:
        return json.dumps(rng.choice(NONSENSE))
    inside, key = rng.choice(places)
    value = inside[key]
    match rng.randrange(6):
        case 0 | 1:
            inside[key] = rng.choice(NONSENSE)
        case 2:
            del inside[key]
        case 3:
            elsewhere, other = rng.choice(places)
            inside[key] = json.loads(json.dumps(elsewhere[other]))
        case 4 if isinstance(value, str):
            # Pages keep JSON in JSON, and records in that.
            inside[key] = meaning(value, rng) if value.startswith(("{", "[")) else letters(value, rng)
        case _ if type(value) in (int, float):
            inside[key] = rng.choice((value + 1, value - 1, -value, value * 10**9, str(value)))
        case _:
            inside[key] = [value]
    return json.dumps(data)


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in it that can be written to."""
    found: list[tuple[Any, Any]] = []
    if isinstance(data, dict | list):
        for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
            found.append((data, key))
            found += _places(value)
    return found
