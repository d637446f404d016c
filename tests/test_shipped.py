"""What ships of scripts and style sheets: everything, in its order, and no comments."""

import re

import pytest

from tools import styles
from tools.one_file import LITERAL, STATIC, beside
from tools.page import BOOT
from tools.paths import WEB
from tools.shipped import scripts, scripts_as_loaded, stylesheet, without_comments


def test_every_sheet_counts_once_and_in_the_order_that_is_declared() -> None:
    found = styles.sheets()
    assert [*map(styles.sheet, styles.ORDER)] == found, "ORDER says where each of our own sheets comes"
    assert set(found) == {*WEB.rglob("*.css")}


def test_a_game_that_the_order_does_not_know_has_its_sheets_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        styles, "ORDER", tuple(name for name in styles.ORDER if not name.startswith("loops/"))
    )
    assert {path.parent.parent.name for path in styles.sheets()[len(styles.ORDER) :]} == {"loops"}


def test_comments_stay_here() -> None:
    told = without_comments(
        {"a.js": "// why\n/** @type {1} */\nconst a = 1;\n", "b.css": "/* x */ a { top: 0 }"}
    )
    assert told["a.js"].strip() == "const a=1;"
    assert re.sub(r"\s|;", "", told["b.css"]) == "a{top:0}"


def test_what_ships_holds_no_comment() -> None:
    assert "/*" not in stylesheet()
    assert not [path for path, text in scripts().items() if "@type" in text or "@param" in text]


def test_a_script_that_is_broken_stops_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        without_comments({"a.js": "const = 1;"})
    assert "a.js" in capsys.readouterr().err


def test_the_page_asks_for_one_script_and_the_rest_only_when_it_is_wanted() -> None:
    loaded = scripts_as_loaded(BOOT)
    assert not STATIC.search(loaded[BOOT])
    later = {beside(BOOT, found[1]) for found in LITERAL.finditer(loaded[BOOT])}
    assert {path for path in later if path.startswith("serve/")} == {"serve/live.js", "serve/camera.js"}
    assert {path for path in later if not path.startswith("serve/")} == {"../{{pyscript}}/core.js"}


def test_every_script_is_either_joined_to_that_one_or_still_there() -> None:
    alone, loaded = scripts(), scripts_as_loaded(BOOT)
    joined, waiting = {BOOT}, [BOOT]
    while waiting:
        path = waiting.pop()
        found = {beside(path, each[2]) for each in STATIC.finditer(alone[path])}
        waiting += found - joined
        joined |= found
    assert loaded.keys() == alone.keys() - joined | {BOOT}
    assert {path: text for path, text in loaded.items() if path != BOOT} == {
        path: text for path, text in alone.items() if path not in joined
    }


def test_scripts_that_do_not_fit_together_stop_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        scripts_as_loaded("start/nowhere.js")
    assert "nowhere.js" in capsys.readouterr().err
