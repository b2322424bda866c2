"""LUNA Capital in a real browser: whole matches by finger and by link, tiles that are tried, colonies of others."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit, examine, photograph
from tests.browser.driver import CALM, GLOWING, Player, open_table, play_out

PENDING = '[data-zone="pending"]'
UNDONE = ("LF", "DM")
"""Tiles that show something new, or that can go where they change nothing."""


def test_a_whole_game_alone_on_a_phone(visit: Visit) -> None:
    page = visit("/", 390, "dark", "fr", **CALM, has_touch=True)
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


def test_two_browsers_play_a_whole_match_by_link(visit: Visit) -> None:
    owner = visit("/", **CALM)
    table = open_table(owner, "luna-capital", ["me", "open"])
    friend = visit(f"/t/{table['id']}?i={table['invitations']['1']}", 820, "light", "fr", **CALM)
    friend.get_by_label("Comment vous appeler").fill("Grace")
    friend.get_by_role("button", name="Prendre la place").click()
    players = Player(owner, table["id"], 1), Player(friend, table["id"], 2)
    play_out(*players, version=70)
    for player, name in zip(players, ("1440", "820"), strict=True):
        photograph(player.page, f"luna-capital-middle-{name}")
        examine(player.page)
    one_tap_away(owner)
    play_out(*players)
    for player in players:
        assert player.touches > 12 * 4
        player.wait()
        expect(player.page.locator(".ending h2")).to_be_visible()
    shows_where_points_come_from(owner)
    photograph(owner, "luna-capital-end-1440")


def test_a_tile_is_tried_and_taken_back(visit: Visit) -> None:
    page = visit("/", **CALM)
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
    colony = page.locator('[data-zone-id="colony-1"]')
    small = colony.bounding_box()
    page.locator('[data-zone-id="seat-1"] .fold').click()
    large = colony.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"]
    page.locator('[data-zone-id="seat-1"] .fold').click()


def shows_where_points_come_from(page: Page) -> None:
    """Lines of the score sheet light up the plots behind them: whoever has offices sees them."""
    page.get_by_role("button", name="Score", exact=True).click()
    line = page.get_by_role("row", name=re.compile("^Sales offices"))
    line.hover()
    offices = page.locator('[data-face="SO"][data-piece^="plot-"]')
    assert offices.count() > 0
    expect(page.locator('.lit[data-face="SO"][data-piece^="plot-"]')).to_have_count(offices.count())
