"""A code read by the camera: Chromium takes a film from a file for what its camera sees."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from app.drawing.qr import modules
from e2e.conftest import PHONE, Watch, visit
from e2e.waiting import PATIENCE
from tools.browser import executable
from tools.serve import Server
from waystones import Record
from waystones.link import Link

WIDTH, HEIGHT, MODULE, FRAMES = 640, 480, 6, 5
DEAL = Link.of(Record.new("loops", 2, 4711), "deal")


def film(text: str) -> bytes:
    """The code on light paper, as an uncompressed film (YUV4MPEG2) of a few equal pictures."""
    rows = modules(text)
    left, top = (WIDTH - MODULE * len(rows)) // 2, (HEIGHT - MODULE * len(rows)) // 2
    light = bytearray(b"\xeb" * (WIDTH * HEIGHT))
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                for line in range(MODULE):
                    at = (top + y * MODULE + line) * WIDTH + left + x * MODULE
                    light[at : at + MODULE] = b"\x10" * MODULE
    picture = b"FRAME\n" + bytes(light) + b"\x80" * (WIDTH * HEIGHT // 2)
    return f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420mpeg2\n".encode() + picture * FRAMES


@pytest.fixture(scope="module")
def filming(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser whose camera sees the code of a deal."""
    path: Path = tmp_path_factory.mktemp("film") / "code.y4m"
    path.write_bytes(film(f"https://example.org/waystones/#{DEAL}"))
    flags = [
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={path}",
    ]
    running = browser.browser_type.launch(executable_path=executable(), args=flags)
    yield running
    running.close()


def test_a_code_before_the_camera_is_opened_as_if_it_were_pasted(
    filming: Browser, server: Server, watch: Watch
) -> None:
    context = filming.new_context(locale="en-GB", permissions=["camera"], **PHONE)
    context.set_default_timeout(PATIENCE)
    watch.follow(context)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visit(page, server, "#/link")
    assert not any("jsqr" in url for url in asked), "who does not scan does not load it"
    page.locator("#do-scan").tap()
    expect(page.locator("#found")).to_contain_text("Loops: a deal for you")
    expect(page.locator("#found")).to_contain_text("Deal 4711")
    expect(page.locator(".sheet")).to_have_count(0)
    assert page.locator("video").count() == 0
    context.close()


def test_the_browsers_own_reader_is_asked_where_there_is_one_and_no_library_is_loaded(
    filming: Browser, server: Server, watch: Watch
) -> None:
    context = filming.new_context(locale="en-GB", permissions=["camera"], **PHONE)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(
        f"""window.BarcodeDetector = class {{
          static getSupportedFormats = async () => ["qr_code"];
          async detect(video) {{ return video.videoWidth ? [{{ rawValue: "#{DEAL}" }}] : []; }}
        }};"""
    )
    watch.follow(context)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visit(page, server, "#/link")
    page.locator("#do-scan").tap()
    expect(page.locator("#found")).to_contain_text("Deal 4711")
    assert not any("jsqr" in url for url in asked)
    assert page.locator("video").count() == 0
    context.close()


def test_without_a_camera_the_page_says_what_else_to_do(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="en-GB", **PHONE)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    visit(page, server, "#/link")
    page.locator("#do-scan").tap()
    expect(page.locator(".sheet")).to_contain_text("Paste the code as text")
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    context.close()
