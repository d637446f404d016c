"""Changes to files that are not ours, made where a file is exactly as we know it, or not at all."""

from collections.abc import Iterable

from tools.say import give_up

Edit = tuple[str, str]


def tried(source: str, edits: Iterable[Edit]) -> tuple[str, list[str]]:
    """The source with each piece replaced that is there exactly once, and the pieces that are not."""
    misfits = []
    for old, new in edits:
        if source.count(old) == 1:
            source = source.replace(old, new)
        else:
            misfits.append(old)
    return source, misfits


def edited(path: str, source: str, edits: Iterable[Edit]) -> str:
    """The source with each piece replaced. It must be there once: a new version cannot slip past, the build stops."""
    changed, misfits = tried(source, edits)
    if misfits:
        give_up(f"The build expects {misfits[0].strip()!r} once in {path}, and it is not so.")
    return changed
