"""The documentation of the engine beside the page: what `make docs` has made, if it has."""

from tools.paths import ROOT

MADE = ROOT / ".cache" / "docs"
FOLDER = "docs"


def documentation() -> dict[str, bytes]:
    """Its files, for dist/; none when it was not made. The page links to it only then (`data-docs`)."""
    return {
        f"{FOLDER}/{path.relative_to(MADE).as_posix()}": path.read_bytes()
        for path in sorted(MADE.rglob("*"))
        if path.is_file() and not path.name.startswith("sitemap")
    }
