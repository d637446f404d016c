"""Packages of the system: installed without asking where that is possible, which is Debian as root."""

import os
import shutil
import subprocess


def is_debian_root() -> bool:
    """Whether packages of the system can be installed here without asking anyone."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def apt_install(*packages: str) -> None:
    """Try to install the packages; the caller looks whether they have come."""
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    subprocess.run(["apt-get", "install", "-qq", "-y", *packages], stdout=subprocess.DEVNULL, check=False)
