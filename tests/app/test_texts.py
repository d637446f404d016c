"""Every text of the page in every language, with the same places for values."""

import ast
import re
from itertools import zip_longest

import pytest

from app.texts import SOURCE, Texts
from tools.catalogues import WRITTEN, language_names, write_catalogues
from tools.paths import WEB
from tools.texts import as_text, extracted, is_translated, written

TRANSLATED = [language for language in language_names() if language != SOURCE]


def forms(text: object) -> list[str]:
    return list(text) if isinstance(text, tuple | list) else [str(text)]


def places(text: object) -> list[set[str]]:
    return [set(re.findall(r"\{(\w+)\}", form)) for form in forms(text)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated(language: str) -> None:
    catalogue = written(language)
    wanted = [message.id for message in extracted() if message.id]
    assert [id for id in wanted if not (found := catalogue.get(id)) or not is_translated(found)] == []


def test_what_is_counted_is_known_with_its_plural() -> None:
    """A call with `t` among the values of `t.many` hides the plural from what collects the texts."""
    wanted, counted = extracted(), []
    for path in (WEB / "app").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match call:
                case ast.Call(
                    ast.Attribute(attr="many"), [ast.Constant(str(one)), ast.Constant(str(several)), *_]
                ):
                    counted.append((one, several))
    assert len(counted) > 50
    assert [pair for pair in counted if not (found := wanted.get(pair[0])) or found.id != pair] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_translation_is_left_over(language: str) -> None:
    wanted = extracted()
    assert [message.id for message in written(language) if message.id and not wanted.get(message.id)] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_the_same_places_for_values(language: str) -> None:
    wrong = [
        message.id
        for message in written(language)
        if message.id and any(form not in places(message.id) for form in places(message.string))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_catalogue_is_as_make_texts_writes_it(language: str) -> None:
    catalogue = written(language)
    catalogue.update(extracted(), no_fuzzy_matching=True)
    kept = (WRITTEN / language / "LC_MESSAGES" / "waystones.po").read_bytes().splitlines()
    # Line by line: a comparison of the two whole would be told at a length that takes minutes to make.
    wrong = [pair for pair in zip_longest(kept, as_text(catalogue).splitlines()) if pair[0] != pair[1]]
    assert wrong[:1] == [], "run `make texts`"


def test_dutch_speaks_dutch_and_counts() -> None:
    write_catalogues()
    t = Texts("nl")
    assert t("Draw a line") == "Trek een lijn"
    assert [t.many("{n} point", "{n} points", n) for n in (0, 1, 2)] == ["0 punten", "1 punt", "2 punten"]


def test_a_language_that_we_do_not_speak_gets_english() -> None:
    assert Texts("xx").language == "en"
