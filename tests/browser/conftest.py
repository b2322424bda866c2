"""A real Chromium in front of a real server: pages at the width, in the light and in the language that is wanted."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, FloatRect, Page, expect, sync_playwright
from tests.browser import chromium
from tests.server.conftest import Server

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
AXE_OPTIONS = {"resultTypes": ["violations"], "rules": {"label-content-name-mismatch": {"enabled": True}}}
"""All that axe looks for by itself, and whether what is written on something is part of its name."""
CLIENT = ROOT / "src/lunatheque/server/static/index.html"
PICTURES = ROOT / "build/screenshots"
HEIGHTS = {390: 844, 820: 1180, 1440: 900}
TALLEST = 2400
"""Pictures of longer pages are cut there."""
NOWHERE = "about:blank"
"""An address for whoever goes on to a table at once: the first page would be drawn for nothing."""
PATIENCE = 15_000
"""How long a page may take to show something, in milliseconds: the machine may be busy."""
expect.set_options(timeout=PATIENCE)

Theme = Literal["light", "dark"]
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert CLIENT.exists(), "the browser client has not been built: run make web"
    options = ("--no-limits", "--seed", "1", "--patience", "0")  # a bot may play for whoever has just gone
    running = Server(tmp_path_factory.mktemp("house") / "data", *options)
    with running.clients:
        yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path, chromium.MISSING
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield running
        running.close()


@pytest.fixture
def complaints() -> list[str]:
    """What the pages of a test complained about; a test that expects some takes them out."""
    return []


@pytest.fixture
def visit(browser: Browser, server: Server, complaints: list[str]) -> Iterator[Visit]:
    """Opens an address as somebody with a browser of their own (or, with `beside`, in another tab of theirs)."""
    contexts: list[BrowserContext] = []

    def open_page(
        address: str = "/",
        width: int = 1440,
        theme: Theme = "light",
        language: str = "en",
        beside: Page | None = None,
        **more: Any,
    ) -> Page:
        if beside is None:
            context = browser.new_context(
                base_url=f"http://{server.address}",
                viewport={"width": width, "height": HEIGHTS[width]},
                color_scheme=theme,
                locale={"en": "en-GB", "fr": "fr-FR"}[language],
                bypass_csp=False,
                **more,
            )
            context.set_default_timeout(PATIENCE)
            contexts.append(context)
        else:
            context = beside.context
        page = context.new_page()
        page.on("console", lambda message: note(message, complaints))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def note(message: ConsoleMessage, complaints: list[str]) -> None:
    """Keep what a page complains about; a line that breaks is no fault of the page."""
    if message.type in ("error", "warning") and not re.search(
        r"WebSocket connection|ERR_|blocked by Playwright", message.text
    ):
        complaints.append(f"{message.text} {message.location['url']}")


def examine(page: Page) -> None:
    """axe finds nothing, and nothing sticks out at the side."""
    if not page.evaluate("'axe' in window"):
        # Evaluated, not added as a script: the page keeps its content security policy.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("options => axe.run(document, options)", AXE_OPTIONS)
    faults = [
        f"{fault['id']}: {fault['help']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
    assert faults == [], page.url
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{page.url} is {wide} pixels too wide"


def photograph(page: Page, name: str) -> None:
    """A picture of a whole page, to be looked at: build/screenshots."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    size = page.evaluate("[innerWidth, document.documentElement.scrollHeight]")
    clip: FloatRect = {"x": 0, "y": 0, "width": size[0], "height": min(size[1], TALLEST)}
    page.screenshot(path=PICTURES / f"{name}.png", full_page=True, clip=clip, animations="disabled")


def settle(page: Page) -> None:
    """Wait until a page has its texts, its drawings and its letters.

    Evaluated, as `wait_for_function` is against the content security policy of the page.
    """
    page.wait_for_selector("main h1")
    expect(page.locator("[data-loading]")).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate("Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))")


def card(page: Page, id: str) -> dict[str, Any]:
    """A table as the server describes it to whoever looks at a page."""
    found: dict[str, Any] = json.loads(page.request.get(f"/api/tables/{id}").text())
    return found
