"""The promise of speed: what is kept, and what counts as slower."""

import json

from bench.promise import KEPT, SLOWER, measured, slower, works


def test_a_sixth_more_time_is_slower_and_a_seventh_is_not() -> None:
    kept = {"copy": 100.0, "observe": 100.0, "gone": 5.0}
    assert slower(
        kept, {"copy": 100 / (SLOWER + 0.01), "observe": 100 / (SLOWER - 0.01), "new": 1.0}
    ).keys() == {"copy"}


def test_every_work_is_kept_for_some_python() -> None:
    assert all(kept.keys() == works().keys() for kept in json.loads(KEPT.read_text()).values())


def test_twice_the_work_fits_half_as_often() -> None:
    def once() -> int:
        sum(range(200_000))
        return 1

    def twice() -> int:
        return once() + once() - 1

    ratios = measured({"once": once, "twice": twice}, runs=9)
    assert 1.5 < ratios["once"] / ratios["twice"] < 2.6
