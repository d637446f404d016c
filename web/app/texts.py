"""The player's language: gettext catalogues, compiled at build time, one file a language."""

import gettext
from pathlib import Path

LANGUAGES = ("en", "nl")
CATALOGUES = Path(__file__).parent / "locale"


class Texts:
    """Gives every text in one language.

    English is the language of the source, so it needs no catalogue to speak.

    >>> Texts("en").many("{n} field", "{n} fields", 2)
    '2 fields'
    """

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        catalogue = CATALOGUES / self.language / "LC_MESSAGES" / "waystones.mo"
        if catalogue.exists():
            with catalogue.open("rb") as file:
                self._catalogue: gettext.NullTranslations = gettext.GNUTranslations(file)
        else:
            self._catalogue = gettext.NullTranslations()

    def __call__(self, message: str, **values: object) -> str:
        """The message in this language, with its values filled in."""
        return self._catalogue.gettext(message).format(**values)

    def many(self, one: str, several: str, n: int, **values: object) -> str:
        """The message in the form that the number asks for."""
        return self._catalogue.ngettext(one, several, n).format(n=n, **values)
