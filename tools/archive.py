"""Zip files whose bytes depend on nothing but their content: fixed order, fixed dates, fixed modes."""

import io
import zipfile
from collections.abc import Mapping

EPOCH = (1980, 1, 1, 0, 0, 0)


def stored_zip(files: Mapping[str, bytes]) -> bytes:
    """A zip that is not compressed: a host compresses better in transit, and the page need not inflate it."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    return buffer.getvalue()


def read_zip(content: bytes) -> dict[str, bytes]:
    """The files of a zip by name, without its folders."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {entry.filename: archive.read(entry) for entry in archive.infolist() if not entry.is_dir()}
