"""The service worker, told what to keep."""

import json
from collections.abc import Mapping

from tools.folders import content_hash, integrity
from tools.shipped import scripts

WHEN_USED = "camera-"  # kept once somebody has needed it


def service_worker(files: Mapping[str, bytes]) -> bytes:
    """sw.js for exactly these files; index.html is listed by the address that players open, the folder's."""
    hashes = {}
    at_once = {path: content for path, content in files.items() if not path.startswith(WHEN_USED)}
    for path, content in sorted(at_once.items()):
        hashes["" if path == "index.html" else path] = integrity(content)
    listed = json.dumps(hashes, indent=2)
    told = f'const BUILD = "{content_hash(files)}";\nconst FILES = {listed};\n'
    return (told + scripts()["sw.js"]).encode()
