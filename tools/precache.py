"""The service worker, told what to keep."""

import json
from collections.abc import Mapping

from tools.folders import content_hash, filled, integrity
from tools.paths import WEB


def service_worker(files: Mapping[str, bytes]) -> bytes:
    """sw.js for exactly these files; index.html is listed by the address that players open, the folder's."""
    hashes = {}
    for path, content in sorted(files.items()):
        hashes["" if path == "index.html" else path] = integrity(content)
    listed = json.dumps(hashes, indent=2)
    template = (WEB / "boot" / "sw.js").read_text()
    return filled(template, {"build": content_hash(files), "files": listed}).encode()
