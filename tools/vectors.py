"""The test vectors of docs/records.md: a whole game of each kind from the playthroughs, with its link and scores.

PYTHONPATH=core python -m tools.vectors
"""

import json

from tools.paths import ROOT
from tools.playthrough import record_of
from waystones import games
from waystones.link import Link

VECTORS = ROOT / "docs" / "vectors.json"


def vectors() -> list[dict[str, object]]:
    """One finished game of each kind, at the smallest table that has a playthrough."""
    found: list[dict[str, object]] = []
    for game in games.abouts():
        first = min((ROOT / "tests" / "playthroughs").glob(f"{game}_*.txt"))
        record = record_of(first.read_text())
        link, scores = Link.of(record, "game"), record.state().scores()
        found.append({"record": str(record), "link": str(link), "scores": scores})
    return found


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), indent=1) + "\n")
