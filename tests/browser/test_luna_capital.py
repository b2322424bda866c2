"""LUNA Capital in a real browser: whole matches by finger and at one screen, tiles tried and taken back."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import NOWHERE, Visit, examine, photograph
from tests.browser.driver import CALM, GLOWING, Player, open_table, play_out

PENDING = '[data-zone="pending"]'
UNDONE = ("LF", "DM")
"""Tiles that show something new, or that can go where they change nothing."""


def test_a_whole_game_alone_on_a_phone(visit: Visit) -> None:
    page = visit(NOWHERE, 390, "dark", "fr", **CALM, has_touch=True)
    player = Player(page, open_table(page, "luna-capital", ["me"])["id"], 1)
    player.wait()
    photograph(page, "luna-capital-begin-390")
    build(player)
    photograph(page, "luna-capital-place-390")
    examine(page)
    play_out(player)
    assert player.touches > 12 * 4  # twelve turns: a combination, a card and its place, a tile and its plot…
    expect(page.locator(".ending h2")).to_be_visible()
    page.get_by_role("button", name="Score", exact=True).click()
    expect(page.get_by_text("Automate : total", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    examine(page)
    photograph(page, "luna-capital-end-390")


def test_two_people_play_a_whole_match_at_one_screen(visit: Visit) -> None:
    page = visit(NOWHERE, 820, **CALM)
    player = Player(page, open_table(page, "luna-capital", ["me", "me"], names={"1": "Grace"})["id"], 2)
    play_out(player, version=70)
    player.wait()
    if player.state()[0] == "curtain":
        player.step()
    one_tap_away(page)
    examine(page)
    photograph(page, "luna-capital-middle-820")
    play_out(player)
    assert player.touches > 2 * 12 * 4
    expect(page.locator(".ending h2")).to_be_visible()
    shows_where_points_come_from(page)
    photograph(page, "luna-capital-end-820")


def test_a_tile_is_tried_and_taken_back(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    player = Player(page, open_table(page, "luna-capital", ["me", "random"])["id"], 3)
    build(player)
    face = page.locator(f"{PENDING}{GLOWING}").first.get_attribute("data-face") or ""
    page.locator(f"{PENDING}{GLOWING}").first.click()
    plots = page.locator(f'[data-zone="colony-0"]{GLOWING}')
    plot = page.locator(f'[data-piece="{plots.first.get_attribute("data-piece")}"]')
    before = plot.get_attribute("data-face")
    plot.hover()
    expect(plot.locator(".worth")).to_be_visible()
    state = player.state()
    plot.click()
    player.changed(state)
    expect(plot).to_have_attribute("data-face", face.partition("+")[0])
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(plot).to_have_attribute("data-face", before or "")
    expect(page.locator(f'{PENDING}[data-face="{face}"]').first).to_be_visible()


def build(player: Player) -> None:
    """Play until the first tile to place can be tried and taken back."""
    for _ in range(400):
        if player.wait() == "mine" and player.state()[2] == 0:
            faces = player.page.locator(f"{PENDING}{GLOWING}").evaluate_all("all => all.map((one) => one.dataset.face)")
            if faces and not str(faces[0]).startswith(UNDONE):
                return
        player.step()
    raise AssertionError("no tile was ever placed")


def one_tap_away(page: Page) -> None:
    """The colony of another player becomes large by one tap."""
    other = page.locator(".others > .area")
    colony = other.locator('[data-zone-id^="colony-"]')
    small = colony.bounding_box()
    other.locator(".fold").click()
    large = colony.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"]
    other.locator(".fold").click()


def shows_where_points_come_from(page: Page) -> None:
    """Lines of the score sheet light up the plots behind them: whoever has offices sees them."""
    page.get_by_role("button", name="Score", exact=True).click()
    line = page.get_by_role("row", name=re.compile("^Sales offices"))
    line.hover()
    offices = page.locator('[data-face="SO"][data-piece^="plot-"]')
    assert offices.count() > 0
    expect(page.locator('.lit[data-face="SO"][data-piece^="plot-"]')).to_have_count(offices.count())
