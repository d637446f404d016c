"""Other ways into the page than a first and a second visit: a third one after play, the one file, a table from its seats."""

import random
import shutil
import tempfile
from pathlib import Path
from time import monotonic

from playwright.sync_api import BrowserContext, BrowserType, expect

from bench.visiting import BOARD, PATIENCE, WATCH, Visit, await_mark, opened, visit
from e2e.hand import Hand
from tools.browser import executable
from tools.paths import DIST
from tools.serve import Server
from waystones.games import abouts
from waystones.games.one_line.walk import PASS

FILE = "waystones.html"
INTERACTIVE = "waystones:interactive"
TABLES = tuple(sorted(about.id for about in abouts().values() if about.players[0] > 1))
LOOK = 400  # ms between two rounds


def play(context: BrowserContext, address: str, seconds: float) -> None:
    """Play One Line for so long, as a person does who is quick: the browser optimises what runs often."""
    page = context.new_page()
    page.goto(address)
    page.locator("html[data-state=ready]").wait_for(state="attached")
    hand, chance, until = Hand(page), random.Random(1), monotonic() + seconds
    while monotonic() < until:
        page.goto(f"{address}#/")
        page.locator("[data-do=play]:visible").first.click()
        page.locator("#board .lit").first.wait_for()
        while monotonic() < until and page.locator("#do-confirm").count():
            game = hand.game()
            moves = [move for move in game.legal_moves() if move != PASS]
            if not moves:
                break
            move = chance.choice(moves)
            hand.click(move)
            page.locator("#do-confirm").click()
            game.play(move)
            if game.is_over:
                break
            page.wait_for_timeout(LOOK)
    page.close()


def third_visit(context: BrowserContext, server: Server, address: str, seconds: float) -> Visit:
    """What a visit takes after one in which the page was played with."""
    play(context, address, seconds)
    return visit(context, server, address, BOARD)


def one_file(chromium: BrowserType, server: Server) -> Visit:
    """The one file opened from disk in a new profile."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        shutil.copy(DIST / FILE, file)
        context = chromium.launch_persistent_context(Path(folder) / "profile", executable_path=executable())
        try:
            return visit(context, server, file.as_uri(), BOARD)
        finally:
            context.close()


def at_tables(context: BrowserContext, address: str) -> dict[str, float]:
    """Milliseconds from a tap at the seats of each game until its board answers, each for the first time in a visit."""
    found = {}
    for game in TABLES:
        page, marks = opened(context, WATCH)
        page.goto(f"{address}#/seats/{game}")
        await_mark(page, marks, INTERACTIVE)
        expect(page.locator("#do-begin")).to_be_visible(timeout=PATIENCE * 1000)
        tapped = float(
            page.evaluate(
                "() => { const now = performance.now(); document.querySelector('#do-begin').click(); return now; }"
            )
        )
        found[game] = await_mark(page, marks, BOARD) - tapped
        page.close()
    return found
