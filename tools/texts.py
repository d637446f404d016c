"""Bring the catalogues up to date with the texts in the page's Python: new ones come in empty, old ones go."""

import io

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from tools.catalogues import WRITTEN
from tools.paths import WEB

KEYWORDS = {"t": None, "many": (1, 2)}  # t("..."), t.many("one", "several", n)


def extracted() -> Catalog:
    """Every text that the page's Python asks for."""
    catalogue = Catalog(fuzzy=False)
    for _, _, message, comments, _ in extract_from_dir(WEB / "app", [("**.py", "python")], keywords=KEYWORDS):
        catalogue.add(message, auto_comments=comments)
    return catalogue


def written(language: str) -> Catalog:
    """The catalogue of a language as it is in the tree; an empty one if there is none."""
    path = WRITTEN / language / "LC_MESSAGES" / "waystones.po"
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as text:
        return read_po(text, locale=language)


def as_text(catalogue: Catalog) -> bytes:
    """The catalogue as a .po file without dates, so that it changes only when a text does."""
    body = io.BytesIO()
    write_po(
        body, catalogue, width=0, no_location=True, omit_header=True, sort_output=True, ignore_obsolete=True
    )
    plural = catalogue.plural_forms
    header = (
        'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
        f'"Language: {catalogue.locale_identifier}\\n"\n"Plural-Forms: {plural}\\n"\n\n'
    )
    return header.encode() + body.getvalue()


def is_translated(message: Message) -> bool:
    """Whether every form of the text has words that hold: what became fuzzy, say by getting a plural, is not shipped."""
    return not message.fuzzy and (
        all(message.string) if isinstance(message.string, tuple | list) else bool(message.string)
    )


def main() -> None:
    """Update every catalogue and say what is missing."""
    for folder in sorted(WRITTEN.iterdir()):
        catalogue = written(folder.name)
        catalogue.update(extracted(), no_fuzzy_matching=True)
        (folder / "LC_MESSAGES").mkdir(exist_ok=True)
        (folder / "LC_MESSAGES" / "waystones.po").write_bytes(as_text(catalogue))
        missing = [message.id for message in catalogue if message.id and not is_translated(message)]
        print(f"• {folder.name}: {len(catalogue)} texts, {len(missing)} without a translation")


if __name__ == "__main__":
    main()
