"""What a first visit downloads, as a table."""

from collections import defaultdict
from collections.abc import Mapping

from tools.compressed import brotli_of

FIRST_LOAD_LIMIT = 5_500_000
# Loaded only when the page is installed, or when someone asks for it.
LATER = ("camera-", "icons-", "licences.txt", "sbom.cdx.json", "sw.js", "manifest.webmanifest")


def table(files: Mapping[str, bytes]) -> tuple[str, int]:
    """The table, and the brotli bytes of a first load."""
    rows: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for path, content in files.items():
        name = "later" if path.startswith(LATER) else path.split("-")[0] if "/" in path else path
        if len(content) > 500_000:
            name = path.split("/")[-1].split("-")[0]
        rows[name][0] += len(content)
        rows[name][1] += len(brotli_of(content))
    first = sum(wire for name, (_, wire) in rows.items() if name != "later")
    lines = [f"  {'':22}{'bytes':>12}{'brotli':>12}"]
    for name, (raw, wire) in sorted(rows.items(), key=lambda row: -row[1][1]):
        lines.append(f"  {name:22}{raw:>12,}{wire:>12,}")
    lines.append(f"  {'a first visit':22}{'':12}{first:>12,}")
    return "\n".join(lines), first
