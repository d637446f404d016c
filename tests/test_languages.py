"""A new language is one file: its catalogue. Everything else asks which catalogues there are."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import app.texts
from app.keeping.settings import choices
from app.pages import first_paint
from app.texts import Texts
from tests.app.fake import FakePlatform
from tests.app.player import Player
from tools import catalogues, page
from tools.paths import WEB
from tools.styles import one_language_at_a_time

CATALOGUE = 'msgid ""\nmsgstr ""\n"Language: fy\\n"\n\nmsgid "Home"\nmsgstr "Thús"\n\nmsgid "Draw it"\nmsgstr "Tekenje"\n'


@pytest.fixture(autouse=True)
def _frisian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The catalogues that there are, and one more file."""
    written = tmp_path / "written"
    shutil.copytree(WEB / "locale", written)
    file = written / "fy" / "LC_MESSAGES" / "waystones.po"
    file.parent.mkdir(parents=True)
    file.write_text(CATALOGUE, encoding="utf-8")
    monkeypatch.setattr(catalogues, "WRITTEN", written)
    monkeypatch.setattr(catalogues, "COMPILED", tmp_path / "compiled")
    catalogues.write_catalogues()
    monkeypatch.setattr(app.texts, "LIST", str(tmp_path / "compiled" / "languages.json"))
    monkeypatch.setattr(
        app.texts, "CATALOGUE", str(tmp_path / "compiled") + "/{language}/LC_MESSAGES/waystones.mo"
    )
    app.texts.language_names.cache_clear()
    yield
    app.texts.language_names.cache_clear()


def test_the_page_speaks_it_where_the_player_does() -> None:
    player = Player(FakePlatform(languages=("fy-NL", "en")))
    assert player.platform.attributes["lang"] == "fy"
    assert "Tekenje" in player.platform.frame + "".join(player.platform.regions.values())
    assert Texts("fy")("Rules") == "Rules", "what is not translated yet stays English"


def test_it_can_be_chosen_under_its_own_name() -> None:
    assert "fy" in choices()["language"]
    player = Player(path="settings")
    assert "Frysk" in player.platform.frame + "".join(player.platform.regions.values())


def test_the_first_paint_has_it() -> None:
    spoken = list(catalogues.language_names())
    assert 'class="only" lang="fy"' in first_paint.in_every(spoken, first_paint.home_page)
    assert 'html[lang="fy"] .only:not([lang="fy"])' in one_language_at_a_time()
    assert "fy" in page.first_script()
