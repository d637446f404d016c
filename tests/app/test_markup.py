"""Text from people and files stays text: whatever names and ids hold, the page has the same elements and attributes."""

import json
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from app.drawing import kit, notice
from app.keeping.save import MAX_NAME
from app.texts import Texts
from tests.app.fake import FakePlatform
from tests.app.player import Player

KEPT = (Path(__file__).parents[1] / "kept/saves-0.1.0.json").read_text()
HOSTILE = ("\"><b x='", "'><i y=\"&#34;><s>", "</p><!--")
PAGES = (
    "",
    "history",
    "statistics",
    "settings",
    "daily",
    "one-line",
    "new",
    "link",
    "rules",
    "seats/stone_paths",
)


class Shape(HTMLParser):
    """The elements of a page with the names of their attributes, without any text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.parts.append(" ".join([tag, *sorted(name for name, _ in attrs)]))

    def handle_endtag(self, tag: str) -> None:
        self.parts.append(f"/{tag}")

    def handle_comment(self, data: str) -> None:
        self.parts.append("comment")


def stored(name: str) -> dict[str, str]:
    """An evening's games of somebody who is called so."""
    storage: dict[str, str] = json.loads(KEPT)
    for key, text in storage.items():
        if "/game/" in key:
            save = json.loads(text)
            save["seats"] = [[name, level] for _, level in save["seats"]]
            storage[key] = json.dumps(save)
    return storage


def pictures(platform: FakePlatform) -> str:
    return platform.frame + "".join(f"<hr>{text}" for _, text in sorted(platform.regions.items()))


def walk(name: str) -> Iterator[tuple[str, str]]:
    """Every page and every game as somebody of this name sees it, with the sheets over it."""
    storage = stored(name)
    games = [key.rpartition("/")[2] for key in storage if "/game/" in key]
    for path in (*PAGES, *(f"{way}/{id}" for id in games for way in ("play", "result", "replay"))):
        platform = FakePlatform(dict(storage))
        player = Player(platform, path)
        yield path, pictures(platform)
        for action in ("lift-curtain", "menu", "log", "share", "remove"):
            if action in player.app.answers_now:
                player.app.do(action, games[0])
                yield f"{path} {action}", pictures(platform)


@cache
def plain_shapes() -> list[list[str]]:
    return [Shape(html).parts for _, html in walk("Ada")]


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_name_changes_words_and_nothing_else(hostile: str) -> None:
    assert len(hostile) <= MAX_NAME
    for (path, html), expected in zip(walk(hostile), plain_shapes(), strict=True):
        assert Shape(html).parts == expected, path


@pytest.mark.parametrize("hostile", HOSTILE)
def test_an_id_from_a_backup_reaches_no_page(hostile: str) -> None:
    storage = stored("Ada")
    renamed = {f"{key}{hostile}" if "/game/" in key else key: value for key, value in storage.items()}
    for path in ("", "history"):
        platform = FakePlatform(dict(renamed))
        Player(platform, path)
        assert hostile not in pictures(platform)
    restored = FakePlatform()
    items = {key.removeprefix("waystones/"): value for key, value in renamed.items()}
    restored.chosen_file = json.dumps({"waystones-backup": 1, "items": items})
    Player(restored, "settings").press("restore")
    shape = Shape(_history(restored)).parts
    plain = FakePlatform(storage)
    assert sorted(shape) == sorted(Shape(_history(plain)).parts), "the same games under other ids"


def _history(platform: FakePlatform) -> str:
    return pictures(Player(platform, "history").platform)


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_text_that_was_pasted_or_sits_in_the_address_stays_text(hostile: str) -> None:
    def shown(text: str) -> list[str]:
        platform = FakePlatform()
        player = Player(platform, "link")
        player.app.slide("pasted", text)
        player.app.do("read", "")
        parts = Shape(pictures(platform)).parts
        for path in (f"W{text}", f"rules/{text}", f"play/{text}", f"seats/{text}"):
            again = FakePlatform()
            Player(again, path)
            parts += Shape(pictures(again)).parts
        return parts

    assert shown(hostile) == shown("Q" * len(hostile))


@pytest.mark.parametrize("hostile", HOSTILE)
def test_the_parts_that_screens_are_made_of_write_text_as_text(hostile: str) -> None:
    def shown(text: str) -> list[str]:
        t = Texts("en")
        parts = (
            kit.button(text, text, text, id=text),
            kit.button(text, text, text, glyph="bin", bare=True, id=text),
            kit.tool(text, text, "bin", text),
            kit.row(text, text, "bin", text, note=text),
            kit.bar(t, text, arg=text),
            kit.ask(t, text, text, text, text, text),
            f"<p{kit.drags(text)}{kit.drops(text)}{kit.arrives(text)}></p>",
            kit.medal("none", text),
            notice.toast(t, text, text),
        )
        return Shape("".join(parts)).parts

    assert shown(hostile) == shown("Q")
