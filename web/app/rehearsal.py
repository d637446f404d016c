"""Draws scenes before anybody waits for them: what runs for the first time in a visit takes several times as long."""

from collections.abc import Callable, Iterator, Mapping

from app.platform import Platform


def rehearse(platform: Platform, scenes: Iterator[Mapping[str, str]], wanted: Callable[[], bool]) -> None:
    """Draw the scenes one by one where nobody sees them, each while there is nothing else to do, as long as they are `wanted`."""

    def go_on() -> None:
        scene = next(scenes, None) if wanted() else None
        if scene is not None:
            platform.rehearse(scene)
            platform.when_idle(go_on)

    platform.when_idle(go_on)
