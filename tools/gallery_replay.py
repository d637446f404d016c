"""A replay for the gallery: its frame filled as the replay screen fills it, at some stop, held or playing."""

from collections.abc import Mapping

from app.drawing.kit import filled
from app.table.replay import SPEEDS
from app.table.view.replay import controls, play_on
from app.texts import Texts


def watched(t: Texts, frame: str, regions: Mapping[str, str], stop: int, *, plays: bool = False) -> str:
    """The replay with its slider at the stop."""
    buttons = controls(t, regions["steps"], plays=plays, times=SPEEDS[0])
    more = {"play-on": play_on(t, 12)} if 'id="play-on"' in frame else {}
    return filled(frame, {**regions, **more, "steps": buttons}).replace(
        ' step="1"', f' step="1" value="{stop}"'
    )
