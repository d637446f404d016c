import dis
import sys

import pytest

from python.later import Later
from tools.edits import edited
from tools.lean import COMPILER_FLAG_NAMES, EDITS, lean
from tools.stdlib import stdlib_sources


def test_every_edit_finds_its_place_in_the_library_that_ships() -> None:
    sources = stdlib_sources()
    leaner = lean(sources)
    assert {path for path in EDITS if leaner[path] == sources[path]} == set()


def test_a_library_that_has_changed_stops_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        edited("asyncio/coroutines.py", "import os\n", EDITS["asyncio/coroutines.py"])
    assert "asyncio/coroutines.py" in capsys.readouterr().err


def test_the_flags_are_those_of_the_interpreter() -> None:
    assert {bit: dis.COMPILER_FLAG_NAMES[bit] for bit in COMPILER_FLAG_NAMES} == COMPILER_FLAG_NAMES


def test_a_sleeping_module_wakes_when_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    asleep = Later("colorsys")
    assert "colorsys" not in sys.modules
    assert asleep.rgb_to_hsv(1, 1, 1) == (0.0, 0.0, 1)  # type: ignore[operator]


def test_so_does_a_part_of_a_sleeping_package() -> None:
    assert Later("concurrent").futures.FIRST_COMPLETED == "FIRST_COMPLETED"  # type: ignore[attr-defined]
