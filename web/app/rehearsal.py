"""What is done for the first time in a visit takes several times as long: it is gone through before anybody waits for it."""

from collections.abc import Callable, Iterator, Mapping

from app.platform import Platform


def rehearse(platform: Platform, scenes: Iterator[Mapping[str, str]], wanted: Callable[[], bool]) -> None:
    """Draw one scene after another where nobody sees it, each while there is nothing else to do, as long as it is `wanted`."""

    def go_on() -> None:
        scene = next(scenes, None) if wanted() else None
        if scene is not None:
            platform.rehearse(scene)
            platform.when_idle(go_on)

    platform.when_idle(go_on)
