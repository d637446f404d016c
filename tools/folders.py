"""Files of the page in folders whose names are a hash of their content: an update never mixes old and new."""

import base64
import hashlib
from collections.abc import Mapping

Files = Mapping[str, bytes]


def content_hash(files: Files) -> str:
    """A short name for exactly these files."""
    sha = hashlib.sha256()
    for path, content in sorted(files.items()):
        sha.update(f"{path}\0{len(content)}\0".encode() + content)
    return sha.hexdigest()[:12]


def integrity(content: bytes) -> str:
    """The content's hash as a browser checks it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def hashed(name: str, files: Files) -> tuple[str, dict[str, bytes]]:
    """The folder's full name, and the files under it."""
    folder = f"{name}-{content_hash(files)}"
    return folder, {f"{folder}/{path}": content for path, content in sorted(files.items())}


def filled(template: str, slots: Mapping[str, str]) -> str:
    """The template with every {{slot}} filled; a slot or a value that is left over is a mistake."""
    for name, value in slots.items():
        marker = f"{{{{{name}}}}}"
        if marker not in template:
            raise ValueError(f"the template has no slot {marker}")
        template = template.replace(marker, value)
    if "{{" in template:
        start = template.index("{{")
        raise ValueError(f"nothing fills {template[start : start + 20]!r}")
    return template
