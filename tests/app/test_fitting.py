"""A save is held against its own record when it is opened: what contradicts itself is set aside and told."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.keeping.saves import Saves
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record

KEPT = json.loads((Path(__file__).parents[1] / "kept/saves-0.1.0.json").read_text())
GAMES = {key: json.loads(text) for key, text in KEPT.items() if "/game/" in key}
FINISHED = next(key for key, save in GAMES.items() if save["finished"] and save["seats"])
UNFINISHED = next(key for key, save in GAMES.items() if not save["finished"] and save["seats"])
DUEL = next(key for key, save in GAMES.items() if save["duel"])
HUGE = int("7" * 400)
MANY = "9" * 400


def contradictions() -> list[tuple[str, dict[str, Any]]]:
    other = str(Record.new("one_line", players=2, seed=9))
    return [
        (FINISHED, {"seats": []}),
        (FINISHED, {"seats": [["Ada", ""]]}),
        (FINISHED, {"record": GAMES[FINISHED]["record"].rpartition("\n")[0]}),
        (FINISHED, {"summary": {"seat": 7, "won": 1}}),
        (FINISHED, {"summary": {"score": HUGE}}),
        (UNFINISHED, {"finished": True}),
        (UNFINISHED, {"seats": [["Ada", ""], ["Bas", "sent"]]}),
        (UNFINISHED, {"seats": [["Ada", ""], ["Bas", ""], ["Cas", ""]]}),
        (UNFINISHED, {"lesson": HUGE}),
        (UNFINISHED, {"daily": HUGE}),
        (UNFINISHED, {"daily": 0}),
        (UNFINISHED, {"order": -1}),
        (UNFINISHED, {"order": HUGE}),
        (UNFINISHED, {"record": GAMES[UNFINISHED]["record"].replace("seed=", f"seed={MANY}")}),
        (UNFINISHED, {"record": GAMES[UNFINISHED]["record"].replace("players=2", "players=99")}),
        (UNFINISHED, {"started": "2026-11-16T<meta>"}),
        (UNFINISHED, {"changed": "2026-11-99T10:00"}),
        (DUEL, {"duel": "nonsense"}),
        (DUEL, {"duel": "W10EKv7w2v8D4tn3M87akZt"}),
        (DUEL, {"record": other, "finished": False}),
    ]


@pytest.mark.parametrize(("key", "change"), contradictions())
def test_what_contradicts_itself_is_set_aside_and_told(key: str, change: dict[str, Any]) -> None:
    id = key.rpartition("/")[2]
    text = json.dumps({**GAMES[key], "schema": 3, "handover": "", **change})
    platform = FakePlatform({key: text})
    saves = Saves(platform)
    saves.games(finished=True)
    assert saves.open(id) is None
    assert platform.storage == {key.replace("/", "/aside/", 1): text}
    assert saves.troubles == {"aside"}


nonsense = (
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.sampled_from(
        [HUGE, -HUGE, 1e308, "", "x", MANY, [], {}, [[]], [["Ada", ""]], {"seat": 3}, {"score": -5}]
    )
    | st.text(max_size=5)
)


@settings(max_examples=150, deadline=None)
@given(
    key=st.sampled_from(sorted(GAMES)),
    changes=st.dictionaries(
        st.sampled_from(sorted({*GAMES[DUEL], "handover", "order"})), nonsense, min_size=1, max_size=3
    ),
)
def test_any_save_that_is_accepted_can_be_shown_and_played(key: str, changes: dict[str, Any]) -> None:
    text = json.dumps({**GAMES[key], "schema": 3, **changes})
    platform = FakePlatform({key: text})
    id = key.rpartition("/")[2]
    for path in ("", "history", f"play/{id}", f"result/{id}", f"replay/{id}"):
        player = Player(platform, path)
        platform.wait()
        if "menu" in player.app.answers_now:
            player.app.do("menu", "")
    assert any(id in key for key in platform.storage), "played on or set aside, not lost"
