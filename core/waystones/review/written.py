"""What a review found as plain data: to be sent between two Pythons, and kept with the game.

>>> from waystones.review.weighing import Estimate, Weighed
>>> weighed = Weighed(4, 5, ("r7",), ("r6",), Estimate(2.25, 0.5), reasons=(Reason("could_lay", {"card": "r6"}),))
>>> read(written(weighed)) == weighed
True
"""

from typing import Any

from waystones.review.luck import Luck
from waystones.review.reason import Reason
from waystones.review.weighing import Advice, Estimate, Weighed

Data = list[Any]
MOST = 1e6  # no game has so many points


def written(weighed: Weighed) -> Data:
    """A weighed decision; what was found better stands in it only where something was."""
    short: Data = [weighed.ply, weighed.end, list(weighed.made), *_numbers(weighed.expected)]
    if not weighed.is_costly:
        return short
    why = [[reason.code, dict(reason.values)] for reason in weighed.reasons]
    return [*short, list(weighed.better), *_numbers(weighed.cost), *_numbers(weighed.chance), why]


def read(data: Any) -> Weighed:
    """What `written` gave; ValueError if it is anything else."""
    match data:
        case [int(ply), int(end), list(made), mean, error]:
            return Weighed(ply, end, _texts(made), expected=_estimate(mean, error))
        case [int(ply), int(end), list(made), mean, error, list(better), *numbers, list(why)] if (
            len(numbers) == 4
        ):
            cost, chance = _estimate(*numbers[:2]), _estimate(*numbers[2:])
            expected = _estimate(mean, error)
            return Weighed(
                ply, end, _texts(made), _texts(better), cost, chance, expected, tuple(map(_reason, why))
            )
    raise ValueError("no weighed decision")


def written_luck(luck: Luck) -> Data:
    """What the deal was worth and what the play made of it, as plain data."""
    return [*_numbers(luck.usual), *_numbers(luck.here), luck.result]


def read_luck(data: Any) -> Luck:
    """What `written_luck` gave; ValueError if it is anything else."""
    match data:
        case [usual, its, here, error, result]:
            return Luck(_estimate(usual, its), _estimate(here, error), _number(result))
    raise ValueError("no luck")


def written_advice(advice: Advice) -> Data:
    """What to do and why."""
    why = [[reason.code, dict(reason.values)] for reason in advice.reasons]
    return [list(advice.moves), *_numbers(advice.gain), list(advice.instead_of), why]


def read_advice(data: Any) -> Advice:
    """What `written_advice` gave; ValueError if it is anything else."""
    match data:
        case [list(moves), gain, error, list(other), list(why)]:
            return Advice(_texts(moves), _estimate(gain, error), _texts(other), tuple(map(_reason, why)))
    raise ValueError("no advice")


def _numbers(estimate: Estimate) -> tuple[float, float]:
    return round(estimate.mean, 2), round(estimate.error, 2)


def _estimate(mean: Any, error: Any) -> Estimate:
    return Estimate(_number(mean), _number(error))


def _number(found: Any) -> float:
    if type(found) not in (int, float) or not abs(found) <= MOST:
        raise ValueError("no number")
    return float(found)


def _texts(found: list[Any]) -> tuple[str, ...]:
    if not all(isinstance(each, str) for each in found):
        raise ValueError("no moves")
    return tuple(found)


def _reason(found: Any) -> Reason:
    match found:
        case [str(code), dict(values)] if all(isinstance(each, int | str) for each in values.values()):
            return Reason(code, values)
    raise ValueError("no reason")
