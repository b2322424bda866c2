"""A hint: what the strongest bot would do, in words and as a table, and the bot that thinks meanwhile is shown."""

from playwright.sync_api import expect
from tests.browser.conftest import Visit, photograph
from tests.browser.driver import CALM, Player, open_table


def test_a_hint_says_what_was_considered(visit: Visit) -> None:
    page = visit("/", 390, **CALM)
    table = open_table(page, "moon-bots", ["me", "me"], options={"first": "seat-a"})
    Player(page, table["id"], 1).wait()
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.locator(".reply.hint")
    expect(advice).to_contain_text("looks best", timeout=30_000)
    advice.get_by_text("What was considered", exact=True).click()
    expect(advice.get_by_role("columnheader")).to_have_text(["Action", "Chances in 100", "Tried"])
    expect(advice.get_by_role("rowheader").first).to_be_visible()
    best = advice.get_by_role("rowheader").first.inner_text()
    expect(advice.locator("p")).to_contain_text(best)
    photograph(page, "hint-390")
