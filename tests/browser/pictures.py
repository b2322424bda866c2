"""Take the pictures of the README anew: the shelf, and a match of each game half-way, in both languages.

    make pictures

Matches and their dice come from a seed, so that pictures change only where the product does.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.browser import chromium
from tests.browser.driver import Player, open_table
from tests.server.conftest import Server

FOLDER = Path(__file__).parents[2] / "docs/pictures"
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
DESK: ViewportSize = {"width": 1200, "height": 750}
PHONE: ViewportSize = {"width": 390, "height": 780}
QUALITY = 78
SETTLED = 1200
"""Milliseconds after which nothing on a page moves any more."""

MATCHES = {
    "moon-bots": (["me", "pilote", "pilote"], 90),
    "luna-capital": (["me", "pilote"], 120),
    "terre-lune": (["me", "pilote", "pilote"], 60),
    "skymines": (["me", "pilote"], 150),
    "jeu-des-etoiles": (["me", "pilote", "pilote"], 30),
}
"""Who plays, and how far the match is when its picture is taken."""
BY_HAND = "moon-bots"
"""The game that is shown on a phone too."""


def main() -> None:
    """Take all pictures."""
    path = chromium.find()
    if path is None:
        sys.exit(chromium.MISSING)
    with tempfile.TemporaryDirectory() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        for language in LANGUAGES:
            server = Server(Path(house) / language, "--no-limits", "--seed", "1", "--pace", "0")
            try:
                take_all(browser, f"http://{server.address}", language)
            finally:
                server.stop()
        browser.close()


def take_all(browser: Browser, address: str, language: str) -> None:
    """The pictures of one language."""
    context = browser.new_context(base_url=address, locale=LANGUAGES[language], viewport=DESK, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    take(page, f"shelf.{language}")
    for game, (seats, version) in MATCHES.items():
        play(page, game, seats, version)
        take(page, f"{game}.{language}")
        if game == BY_HAND:
            page.set_viewport_size(PHONE)
            take(page, f"phone.{language}")
            page.set_viewport_size(DESK)
    context.close()


def play(page: Page, game: str, seats: list[str], version: int) -> None:
    """Play until a match is so far, and one must decide."""
    player = Player(page, open_table(page, game, seats)["id"], 1)
    while player.wait() != "over" and player.state()[1] < version:
        player.step()


def take(page: Page, name: str) -> None:
    """A picture of what a page shows once it stands still."""
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    print(FOLDER / f"{name}.jpg")


if __name__ == "__main__":
    main()
