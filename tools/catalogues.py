"""Translations: .po files that people write, to .mo files that gettext reads."""

import io
import json
import os
from datetime import UTC, datetime
from pathlib import Path

from babel import Locale
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from tools.paths import WEB

WRITTEN = WEB / "locale"
# Babel would write the time of the build, and no two builds would be the same.
SOME_DAY = datetime(1980, 1, 1, tzinfo=UTC)
COMPILED = WEB / "app" / "locale"  # where the page's Python looks, also when it runs outside a browser
SOURCE = "en"  # the language that the texts are written in


def write_catalogues() -> None:
    """Compile each catalogue to the same place below web/app/locale, if it has changed."""
    for path in sorted(WRITTEN.glob("*/LC_MESSAGES/*.po")):
        with path.open("rb") as text:
            catalogue = read_po(text)
        catalogue.creation_date = SOME_DAY
        compiled = io.BytesIO()
        write_mo(compiled, catalogue)
        target = (COMPILED / path.relative_to(WRITTEN)).with_suffix(".mo")
        _write(target, compiled.getvalue())
    _write(COMPILED / "languages.json", json.dumps(language_names(), ensure_ascii=False).encode())


def _write(target: Path, content: bytes) -> None:
    """Write what has changed, at one stroke: tests that run side by side read it meanwhile."""
    if target.exists() and target.read_bytes() == content:
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    half = target.with_name(f"{target.name}.{os.getpid()}")
    half.write_bytes(content)
    half.replace(target)


def language_names() -> dict[str, str]:
    """Every language there is a catalogue for, with what it calls itself; the language of the source first."""
    written = sorted(path.name for path in WRITTEN.iterdir() if path.is_dir())
    return {language: _own_name(language) for language in (SOURCE, *written)}


def _own_name(language: str) -> str:
    name = Locale.parse(language).get_language_name(language)
    return name.capitalize() if name else language


if __name__ == "__main__":
    write_catalogues()
