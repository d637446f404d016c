"""The service worker, told what to keep."""

import json
import re
from collections.abc import Mapping

from tools.folders import content_hash, integrity
from tools.shipped import scripts

# Kept once somebody has needed it: what reads codes, and pictures that no page shows. Those are for whoever installs the
# app or previews a link to it, and the browser or the other site asks for them then.
WHEN_USED = re.compile(r"camera-|icons-.*\.png$")


def service_worker(files: Mapping[str, bytes]) -> bytes:
    """sw.js for exactly these files; index.html is listed by the address that players open, the folder's."""
    hashes = {}
    at_once = {path: content for path, content in files.items() if not WHEN_USED.match(path)}
    for path, content in sorted(at_once.items()):
        hashes["" if path == "index.html" else path] = integrity(content)
    listed = json.dumps(hashes, indent=2)
    told = f'const BUILD = "{content_hash(files)}";\nconst FILES = {listed};\n'
    return (told + scripts()["sw.js"]).encode()
