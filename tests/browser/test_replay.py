"""Replays in a real browser: a record that was brought along, every move with its address."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NOWHERE, Visit, examine, photograph
from tests.browser.driver import CALM, bring, open_table

FILE = Path(__file__).parents[1] / "fixtures/moon-bots/2-players-2.txt"
RECORD = FILE.read_text(encoding="utf-8")
LONG = FILE.parents[1].joinpath("luna-capital/4-players-2.txt").read_text(encoding="utf-8")
"""One with a score sheet of many lines."""


def moves(file: Path) -> list[str]:
    """What a record says, without its remarks."""
    return [line.split("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]


def test_a_replay_by_slider_keys_and_address(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    page.goto(f"/r/{bring(page, RECORD)}?m=5")
    heading = page.locator(".dock h2")
    expect(heading).to_contain_text("Move 5 of")
    page.keyboard.press("ArrowRight")
    expect(heading).to_contain_text("Move 6 of")
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(r"m=[1-9]\d+"))
    page.get_by_role("slider").fill("12")
    expect(heading).to_contain_text("Move 12 of")
    expect(page).to_have_url(re.compile("m=12"))
    page.get_by_label("Seen by").select_option(index=1)
    page.locator("aside ol a").nth(3).click()
    expect(page).to_have_url(re.compile(r"m=\d$"))
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(heading).to_contain_text(re.compile(r"Move ([5-9]|\d\d) of"))
    page.get_by_role("button", name="Pause").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert moves(download.value.path()) == moves(FILE)


def test_every_panel_begins_at_its_top(visit: Visit) -> None:
    page = visit(NOWHERE, 390, language="fr", **CALM)
    page.goto(f"/r/{bring(page, LONG)}?m=60")
    panel = page.locator("#table-panel")
    page.get_by_role("button", name="Journal").click()
    expect(page.locator("[aria-current=true]")).to_be_in_viewport()
    assert panel.evaluate("panel => panel.scrollTop") > 0
    page.get_by_role("button", name="Score").click()
    assert panel.evaluate("panel => panel.scrollTop") == 0
    panel.evaluate("panel => panel.scrollTo(0, 80)")
    above = page.locator("#table-panel thead th").first.bounding_box()
    top = panel.bounding_box()
    assert above is not None
    assert top is not None
    assert above["y"] == pytest.approx(top["y"], abs=2)
    photograph(page, "replay-score-390")


def test_a_match_that_is_not_over_has_no_replay_but_a_way_back(visit: Visit, complaints: list[str]) -> None:
    page = visit(NOWHERE, **CALM)
    page.goto(f"/r/{open_table(page, 'moon-bots', ['me', 'random'])['id']}")
    expect(page.get_by_text("when the match is over")).to_be_visible()
    complaints.clear()  # the browser notes that the server refused
    page.get_by_role("main").get_by_role("link", name="To the shelf").click()
    expect(page).to_have_url(re.compile("/$"))


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_the_replay_at_every_width(visit: Visit, width: int) -> None:
    page = visit(NOWHERE, width, "dark" if width == 820 else "light", "fr", **CALM)
    page.goto(f"/r/{bring(page, RECORD)}?m=30")
    expect(page.locator(".dock h2")).to_contain_text("Coup 30 sur")
    examine(page)
    photograph(page, f"replay-{width}")
