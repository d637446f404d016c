"""Waiting for what a page knows and no locator shows. The page's policy forbids Playwright's own `wait_for_function`."""

from playwright.sync_api import Page

PATIENCE = 60_000  # ms; a busy machine takes its time to start Python


def until(page: Page, test: str) -> None:
    """Ask until the JavaScript is true; a test that waits in vain fails, and says for what."""
    came = page.evaluate(
        f"""async () => {{
          const begun = performance.now();
          while (!({test})) {{
            if (performance.now() - begun > {PATIENCE}) return false;
            await new Promise((again) => setTimeout(again, 20));
          }}
          return true;
        }}"""
    )
    assert came, f"it never came to {test}"


def until_moves(page: Page, test: str, game: str = "table2") -> None:
    """Wait until the number of moves that are kept of a game passes the test, such as `count > 2`."""
    kept = f'JSON.parse(localStorage["waystones/game/{game}"]).record.trim().split("\\n").length - 1'
    until(page, f"((count) => {test})({kept})")
