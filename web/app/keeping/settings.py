"""What the player has chosen about language, look, sound and movement."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace

from app.texts import languages

_CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("auto", "light", "dark"),
    "contrast": ("auto", "more"),
    "motion": ("auto", "less"),
    "sound": ("off", "on"),
    "vibration": ("on", "off"),
    "pace": ("normal", "calm", "quick"),
}


def choices() -> Mapping[str, tuple[str, ...]]:
    """What can be chosen, by name; the first of each is what a new player gets."""
    return {"language": ("auto", *languages()), **_CHOICES}


@dataclass(frozen=True)
class Settings:
    """One value for each choice; the first of its choices is what a new player gets."""

    language: str = "auto"
    theme: str = "auto"
    contrast: str = "auto"
    motion: str = "auto"
    sound: str = "off"
    vibration: str = "on"
    pace: str = "normal"  # of the bots

    @classmethod
    def read(cls, stored: object) -> "Settings":
        """The settings that were stored; a value that does not exist falls back to the first choice."""
        found = stored if isinstance(stored, dict) else {}
        known = {each.name for each in fields(cls)}
        return cls(**{key: value for key, value in found.items() if key in known and value in choices()[key]})

    def with_choice(self, name: str, value: str) -> "Settings":
        """The settings with one choice changed; unchanged if there is no such choice."""
        return replace(self, **{name: value}) if value in choices().get(name, ()) else self

    def to_store(self) -> dict[str, str]:
        """The settings as plain data."""
        return asdict(self)
