"""The player's language: gettext catalogues, compiled at build time, one file a language.

English is the language of the source; every other language is a catalogue in `web/locale`. Which there are, the
compiled catalogues beside this module say.
"""

import gettext
import json
from functools import cache
from io import BytesIO
from typing import Protocol, cast

SOURCE = "en"
LOCALE = __file__.rpartition("/")[0] + "/locale"
# Written by tools/catalogues.py: a wheel's folders cannot be listed cheaply
LIST = f"{LOCALE}/languages.json"
CATALOGUE = LOCALE + "/{language}/LC_MESSAGES/waystones.mo"


class _Files(Protocol):
    def get_data(self, path: str) -> bytes: ...


# Reads what lies beside this module, also inside a wheel that was not unpacked.
_LOADER = cast("_Files", __spec__.loader)


@cache
def language_names() -> dict[str, str]:
    """Every language with what it calls itself, English first."""
    try:
        names: dict[str, str] = json.loads(_LOADER.get_data(LIST))
    except OSError:
        return {SOURCE: "English"}  # the catalogues have not been compiled yet
    return names


def languages() -> tuple[str, ...]:
    """Every language that the page speaks, English first."""
    return tuple(language_names())


class Texts:
    """Gives every text in one language.

    >>> Texts("en").many("{n} field", "{n} fields", 2)
    '2 fields'
    """

    def __init__(self, language: str) -> None:
        self._catalogue: gettext.NullTranslations = gettext.NullTranslations()
        self.language = language if language in languages() else SOURCE
        if self.language != SOURCE:
            compiled = _LOADER.get_data(CATALOGUE.format(language=self.language))
            self._catalogue = gettext.GNUTranslations(BytesIO(compiled))

    def __call__(self, message: str, **values: object) -> str:
        """The message in this language, with its values filled in."""
        return self._catalogue.gettext(message).format(**values)

    def many(self, one: str, several: str, n: int, **values: object) -> str:
        """The message in the form that the number asks for."""
        return self._catalogue.ngettext(one, several, n).format(n=n, **values)
