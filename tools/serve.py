"""Serve a built page on this machine, as a good static host would: right types, brotli, caching by name."""

import argparse
import re
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from tools.compressed import brotli_of, worth_it
from tools.paths import DIST
from tools.say import give_up, step

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
# A name that holds its content's hash never changes its content.
HASHED = re.compile(r"-[0-9a-f]{12}/")


class Sent(NamedTuple):
    """One answer that went out: what was asked for, and the bytes of its content on the wire."""

    path: str
    size: int


class Handler(BaseHTTPRequestHandler):
    """Answers with the files of one folder."""

    protocol_version = "HTTP/1.1"
    server: "Server"

    def __init__(self, *arguments: object, folder: Path) -> None:
        self.folder = folder
        super().__init__(*arguments)  # type: ignore[arg-type]

    def handle(self) -> None:
        """Answer until the browser hangs up, which it may do at any moment."""
        with suppress(ConnectionError):
            super().handle()

    def do_GET(self) -> None:
        """Send the file, or 404."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Send what GET would, without the content."""
        self._answer(with_body=False)

    def _answer(self, *, with_body: bool) -> None:
        path = self._path()
        if path is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        content = path.read_bytes()
        encoded = "br" in self.headers.get("Accept-Encoding", "") and worth_it(path.name)
        if encoded:
            content = brotli_of(content)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Vary", "Accept-Encoding")
        if encoded:
            self.send_header("Content-Encoding", "br")
        forever = HASHED.search(self.path) is not None
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if forever else "no-cache")
        self.end_headers()
        if with_body:
            self.wfile.write(content)
            self.server.sent.append(Sent(urlsplit(self.path).path, len(content)))

    def _path(self) -> Path | None:
        """The file that the address names, if it is one inside the folder."""
        path = (self.folder / unquote(urlsplit(self.path).path).lstrip("/")).resolve()
        if path.is_dir():
            path /= "index.html"
        return path if path.is_file() and path.is_relative_to(self.folder.resolve()) else None

    def log_message(self, *_: object) -> None:
        """Say nothing about each request."""


class Server(ThreadingHTTPServer):
    """Serves one folder on 127.0.0.1, and remembers everything it has sent."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.sent: list[Sent] = []
        super().__init__(("127.0.0.1", port), partial(Handler, folder=folder))

    @property
    def address(self) -> str:
        """Where a browser finds the folder."""
        return f"http://127.0.0.1:{self.server_port}/"


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """Serve the folder on a free port, for as long as the block runs."""
    server = Server(folder)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def main() -> None:
    """Serve dist/ until stopped, and open the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="the port to try first (default 8000)")
    parser.add_argument("--no-open", action="store_true", help="only print the address")
    options = parser.parse_args()
    if not (DIST / "index.html").is_file():
        give_up("There is no dist/ yet: run `make build` first.")
    try:
        server = Server(DIST, options.port)
    except OSError:
        server = Server(DIST)
    step(f"Waystones is at {server.address} (Ctrl+C ends it)")
    if not options.no_open:
        webbrowser.open(server.address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        step("Until next time")


if __name__ == "__main__":
    main()
