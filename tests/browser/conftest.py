"""A real server and a real browser."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.conftest import Server

STATIC = Path("src/lunatheque/server/static/index.html")
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
TOKEN = {"X-Lunatheque": "1"}


class House:
    """A running server, and browsers that come to it."""

    def __init__(self, browser: Browser, data: Path, *options: str) -> None:
        self.browser = browser
        self.server = Server(data, "--no-limits", *options)
        self.contexts: list[BrowserContext] = []

    @property
    def address(self) -> str:
        return f"http://{self.server.address}"

    def guest(self, name: str, size: str = "desk", language: str = "en-GB", **options: Any) -> Page:
        """Somebody with a name and an own browser; what goes wrong in its page fails the test."""
        width, height = SIZES[size]
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            locale=language,
            reduced_motion="reduce",
            service_workers="block",
            **options,
        )
        self.contexts.append(context)
        assert context.request.post("/api/guest", data={"name": name}, headers=TOKEN).ok
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda line: self.problems.append(line.text) if "there is no text" in line.text else None)
        return page

    problems: list[str] = []

    def table(self, page: Page, game: str, seats: list[str], **more: Any) -> str:
        """A new table of whoever sits in front of a page; its id."""
        return str(self.open(page, game, seats, **more)["id"])

    def open(self, page: Page, game: str, seats: list[str], **more: Any) -> dict[str, Any]:
        """A new table, as its card says."""
        data = {
            "game": game,
            "seats": seats,
            "options": {},
            "pace": {"kind": "untimed"},
            "public": False,
            "spectators": True,
            **more,
        }
        answer = page.request.post("/api/tables", data=data, headers=TOKEN)
        assert answer.ok, answer.text()
        card: dict[str, Any] = answer.json()
        return card

    def leave(self) -> None:
        """Everybody goes; nothing may have gone wrong."""
        for context in self.contexts:
            context.close()
        self.contexts.clear()
        problems, self.problems[:] = list(self.problems), []
        assert problems == []

    def close(self) -> None:
        self.server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium: the system's, or Playwright's own."""
    if not STATIC.exists():
        pytest.fail("the browser client has not been built: run `make web`")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def open_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not harm it."""
    house = House(browser, tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture
def house(open_house: House) -> Iterator[House]:
    """The server, with nobody there yet."""
    yield open_house
    open_house.leave()


@pytest.fixture
def own_house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be killed."""
    house = House(browser, tmp_path)
    yield house
    house.leave()
    house.close()


@pytest.fixture(scope="session")
def axe_script() -> str:
    """The axe engine, to be run in a page."""
    return Path("web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
