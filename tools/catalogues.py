"""Translations: .po files that people write, to .mo files that gettext reads."""

import io
from datetime import UTC, datetime

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from tools.paths import WEB

WRITTEN = WEB / "locale"
# Babel would write the time of the build, and no two builds would be the same.
SOME_DAY = datetime(1980, 1, 1, tzinfo=UTC)
COMPILED = WEB / "app" / "locale"  # where the page's Python looks, also when it runs outside a browser


def write_catalogues() -> None:
    """Compile each catalogue to the same place below web/app/locale, if it has changed."""
    for path in sorted(WRITTEN.glob("*/LC_MESSAGES/*.po")):
        with path.open("rb") as text:
            catalogue = read_po(text)
        catalogue.creation_date = SOME_DAY
        compiled = io.BytesIO()
        write_mo(compiled, catalogue)
        target = (COMPILED / path.relative_to(WRITTEN)).with_suffix(".mo")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(compiled.getvalue())


if __name__ == "__main__":
    write_catalogues()
