"""The player's language: gettext catalogues, compiled at build time, one file a language."""

import gettext
from io import BytesIO
from typing import Any

LANGUAGES = ("en", "nl")
CATALOGUE = __file__.rpartition("/")[0] + "/locale/{language}/LC_MESSAGES/waystones.mo"
# Reads what lies beside this module, also inside a wheel that was not unpacked.
_LOADER: Any = __spec__.loader


class Texts:
    """Gives every text in one language.

    English is the language of the source, so it needs no catalogue to speak.

    >>> Texts("en").many("{n} field", "{n} fields", 2)
    '2 fields'
    """

    def __init__(self, language: str) -> None:
        self._catalogue: gettext.NullTranslations
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        try:
            compiled = _LOADER.get_data(CATALOGUE.format(language=self.language))
        except OSError:
            self._catalogue = gettext.NullTranslations()
        else:
            self._catalogue = gettext.GNUTranslations(BytesIO(compiled))

    def __call__(self, message: str, **values: object) -> str:
        """The message in this language, with its values filled in."""
        return self._catalogue.gettext(message).format(**values)

    def many(self, one: str, several: str, n: int, **values: object) -> str:
        """The message in the form that the number asks for."""
        return self._catalogue.ngettext(one, several, n).format(n=n, **values)
