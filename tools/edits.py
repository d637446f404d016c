"""Changes to files that are not ours, made where a file is exactly as we know it, or not at all."""

from collections.abc import Iterable

from tools.say import give_up

Edit = tuple[str, str]


def edited(path: str, source: str, edits: Iterable[Edit]) -> str:
    """The source with each piece replaced. It must be there once: a new version cannot slip past, the build stops."""
    for old, new in edits:
        if source.count(old) != 1:
            give_up(f"The build expects {old.strip()!r} once in {path}, and it is not so.")
        source = source.replace(old, new)
    return source
