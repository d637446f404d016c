"""Firefox, spoken to as its own driver does: Marionette, which is JSON over a socket, with WebDriver's commands."""

import base64
import json
import socket
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from e2e.browsers.browser import Browser
from e2e.browsers.process import PATIENCE, awaited, running
from tools.browsers import firefox

PREFERENCES: Mapping[str, object] = {
    "marionette.port": 0,  # any that is free; it writes down which
    "app.update.disabledForTesting": True,
    "browser.download.folderList": 2,  # the folder named by browser.download.dir
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
}
# Every address but this machine's own leads to a port where nobody listens: the network is off.
NO_NETWORK = {
    "proxyType": "manual",
    "httpProxy": "127.0.0.1:9",
    "sslProxy": "127.0.0.1:9",
    "noProxy": ["127.0.0.1"],
}
ANSWER = 1


class Firefox(Browser):
    """Debian's firefox-esr, or any other that is installed."""

    pointer = "touch"

    def __init__(self, connection: socket.socket, answers: BinaryIO, downloads: Path) -> None:
        self._connection, self._answers, self.downloads = connection, answers, downloads
        self._number = 0
        self._read()  # who it is
        self.send("NewSession", capabilities={"alwaysMatch": {"proxy": NO_NETWORK}})

    @classmethod
    @contextmanager
    def started(cls, folder: Path, **preferences: object) -> Iterator["Firefox"]:
        """A new profile, with preferences of its own, in the folder."""
        preferences = {**PREFERENCES, "browser.download.dir": str(folder), **preferences}
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()
        ]
        (folder / "user.js").write_text("\n".join(lines))
        command = [firefox(), "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
        note = folder / "MarionetteActivePort"
        with running(command, folder / "firefox.log"):
            port = int(awaited("Firefox to listen", lambda: (note.exists() and note.read_text()) or None))
            with (
                socket.create_connection(("127.0.0.1", port), PATIENCE) as connection,
                connection.makefile("rb") as answers,
            ):
                yield cls(connection, answers, folder)

    def send(self, command: str, **parameters: object) -> Any:
        """Give a command, and wait for what comes of it."""
        self._number += 1
        message = json.dumps([0, self._number, f"WebDriver:{command}", parameters]).encode()
        self._connection.sendall(b"%d:%s" % (len(message), message))
        kind, number, error, result = self._read()
        assert (kind, number) == (ANSWER, self._number)
        assert error is None, f"Firefox: {error}"
        return result

    def _read(self) -> Any:
        """One message: its length in digits, a colon, and JSON."""
        digits = b""
        while (byte := self._answers.read(1)) != b":":
            assert byte, "Firefox has hung up"
            digits += byte
        return json.loads(self._answers.read(int(digits)))

    def go(self, address: str) -> None:
        """Load an address."""
        self.send("Navigate", url=address)

    def run(self, script: str, *arguments: object) -> Any:
        """Run a function's body in the page."""
        return self.send("ExecuteScript", script=script, args=arguments, sandbox=None)["value"]

    def act(self, actions: Sequence[object]) -> None:
        """Move pointers."""
        self.send("PerformActions", actions=actions)

    def picture(self) -> bytes:
        """What the window shows."""
        return base64.b64decode(self.send("TakeScreenshot", full=False)["value"])
