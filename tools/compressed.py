"""Content as a good host sends it: brotli of the best quality, which is slow to make, so it is kept."""

import hashlib
from pathlib import PurePosixPath

import brotli

from tools.paths import CACHE

ALREADY_SMALL = {".woff2", ".png"}
PACKED = "waystones.html"  # the one file: what is in it is compressed, and would only take half a minute


def worth_it(path: str) -> bool:
    """Whether a host compresses such a file at all."""
    return PurePosixPath(path).suffix not in ALREADY_SMALL and PurePosixPath(path).name != PACKED


def brotli_of(content: bytes) -> bytes:
    """The content compressed."""
    kept = CACHE / "brotli" / hashlib.sha256(content).hexdigest()
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(brotli.compress(content, quality=11))
    return kept.read_bytes()
