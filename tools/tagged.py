"""Whether a tag may be released: it is the version that the engine says it has, and the changelog tells of it."""

import os

from tools.paths import ROOT
from tools.say import give_up, step
from tools.wheels import version


def main() -> None:
    """Look at the tag in TAG."""
    tag = os.environ.get("TAG", "")
    if tag != f"v{version()}":
        give_up(f"The tag is {tag!r} and the version is {version()}.")
    if f"\n## {version()}" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        give_up(f"CHANGELOG.md does not tell of {version()}.")
    step(f"{tag} may be released")


if __name__ == "__main__":
    main()
