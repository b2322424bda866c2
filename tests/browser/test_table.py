"""The table in real browsers: whole matches by pointer, finger and keyboard; lines and servers that break."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.browser.conftest import NOWHERE, Visit, examine, photograph
from tests.browser.driver import CALM, KeyboardPlayer, Player, come_in, open_table, play_out
from tests.server.conftest import Server

SHORT = {"last-round": "30", "asking": "holders"}
"""Options that keep a match of Moon-Bots short."""
PIECES = "[data-piece]"


def test_two_browsers_play_a_whole_match_by_link(visit: Visit) -> None:
    owner = visit(NOWHERE, **CALM)
    table = open_table(owner, "moon-bots", ["me", "open"], options=SHORT)
    friend = visit(f"/t/{table['id']}?i={table['invitations']['1']}", 820, **CALM)
    friend.get_by_label("What shall we call you?").fill("Grace")
    friend.get_by_role("button", name="Take the seat").click()
    players = Player(owner, table["id"], 1), Player(friend, table["id"], 2)
    play_out(*players)
    assert all(player.touches for player in players)
    for player in players:
        player.wait()
        expect(player.page.locator(".ending h2")).to_contain_text("win")
    owner.get_by_role("button", name="Log", exact=True).click()
    owner.locator("aside ol a").nth(5).click()
    owner.wait_for_url(re.compile(r"/r/.*\?m=\d+"))


def test_a_phone_plays_against_bots_to_the_end(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM, has_touch=True)
    player = Player(page, open_table(page, "moon-bots", ["me", "random", "random"], options=SHORT)["id"], 3)
    player.wait()
    examine(page)
    photograph(page, "table-begin-390")
    play_out(player)
    examine(page)
    photograph(page, "table-end-390")
    expect(page.locator(".panels .buttons button")).to_have_text(["Log", "Score", "Rules", "Chat"])
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: player.table not in address)


def test_a_whole_match_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    player = KeyboardPlayer(page, open_table(page, "moon-bots", ["me", "random"], options=SHORT)["id"], 4)
    page.keyboard.press("Tab")
    play_out(player)
    assert player.touches
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"


def test_a_curtain_hides_secret_hands(visit: Visit) -> None:
    page = visit(NOWHERE, 820, **CALM)
    table = open_table(page, "moon-bots", ["me", "me"], names={"1": "Grace"}, options=SHORT)
    player = Player(page, table["id"], 5)
    curtains = 0
    for _ in range(300):
        if player.wait() == "curtain":
            curtains += 1
            expect(page.locator(PIECES)).to_have_count(0)
            expect(page.get_by_role("heading", name=re.compile("Pass the screen to"))).to_be_visible()
            examine(page)
        player.step()
        if curtains == 2:
            return
    raise AssertionError("nobody ever had a secret")


def test_spectators_see_everything_but_secrets_and_touch_nothing(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    table = open_table(page, "moon-bots", ["me", "random"], options=SHORT)["id"]
    player = Player(page, table, 6)
    guest = come_in(visit(NOWHERE, 390, **CALM), "Zoe")
    watcher = Player(guest, table)
    expect(page.get_by_text("1 spectator")).to_be_visible()
    player.wait()
    player.step()
    version = player.state()[1]
    guest.wait_for_function(f"() => document.querySelector('.field').dataset.version >= {version}")
    expect(guest.locator(".piece.next")).to_have_count(0)
    expect(guest.locator("[data-action]")).to_have_count(0)
    guest.locator(PIECES).first.click()
    expect(guest.locator(".reply")).to_be_visible()
    assert watcher.state()[0] == "waiting"


def test_a_line_that_breaks_in_the_middle_of_a_move(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    table = open_table(page, "moon-bots", ["me", "me"], options=SHORT)["id"]
    sent: list[str] = []

    def wire(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(message: str | bytes) -> None:
            text = str(message)
            if '"play"' in text and not sent:
                sent.append(text)
                route.close(code=1012)  # the move is on its way, and never arrives
            else:
                sent.append(text)
                server.send(message)

        route.on_message(forward)

    page.route_web_socket(re.compile("/socket"), wire)
    player = Player(page, table, 7)
    version = player.state()[1]
    page.locator(".dock [data-action]").first.click()
    player.changed(("mine", version, 0))
    player.wait()
    first, again = [text for text in sent if '"play"' in text]
    assert first == again
    assert player.state()[1] == version + 1


def test_a_server_that_is_killed_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "house", "--no-limits", "--seed", "1")
    context = browser.new_context(base_url=f"http://{server.address}", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    player = Player(page, open_table(page, "moon-bots", ["me", "random"], options=SHORT)["id"], 8)
    page.evaluate("() => { window.same = true; }")
    play_out(player, version=12)
    player.wait()
    version = player.state()[1]
    server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    banner, table = page.locator(".banner").bounding_box(), page.locator(".tabletop").bounding_box()
    assert banner is not None
    assert table is not None
    assert banner["y"] + banner["height"] <= table["y"]  # a line above the table, which keeps its place
    assert banner["x"] == table["x"]
    server.start()
    page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(page.get_by_text("The connection is lost")).to_be_hidden(timeout=20_000)
    assert player.state()[1] == version
    play_out(player, version=version + 8)
    assert page.evaluate("() => window.same"), "the page was loaded again"
    context.close()
    server.stop()


def test_the_language_changes_without_losing_the_table(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    player = Player(page, open_table(page, "moon-bots", ["me", "random"], options=SHORT)["id"], 9)
    player.wait()
    english = page.locator(".prompt h2").inner_text()
    state = player.state()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Règles")).to_be_visible()
    assert page.locator(".prompt h2").inner_text() != english
    assert player.state() == state
    assert page.evaluate("document.documentElement.lang") == "fr"
    examine(page)
    play_out(player, version=state[1] + 5)


def test_why_not_says_the_rule_and_opens_it(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    player = Player(page, open_table(page, "moon-bots", ["me", "random"], options=SHORT)["id"], 10)
    player.wait()
    page.locator("[data-piece=pile]").click()
    reply = page.locator(".reply")
    expect(reply).to_contain_text("Why not?")
    reply.get_by_role("button", name="The rule").click()
    expect(page.locator(".paragraph.meant")).to_be_in_viewport()
    page.keyboard.press("Escape")


def test_a_touch_of_the_bare_table_puts_down_what_was_taken(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM, has_touch=True)
    player = Player(page, open_table(page, "luna-capital", ["me", "random"])["id"], 13)
    player.wait()
    player.click(".piece.next", 0)
    player.until("() => document.querySelector('[data-picked]').dataset.picked === '1'")
    felt = page.locator(".felt").bounding_box()
    assert felt is not None
    page.touchscreen.tap(felt["x"] + 3, felt["y"] + 3)
    player.until("() => document.querySelector('[data-picked]').dataset.picked === '0'")


def test_moments_of_before_a_reload_are_said_to_be_in_the_replay(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    options = {**SHORT, "first": "seat-a"}  # else the bot may have played before the page is opened
    player = Player(page, open_table(page, "moon-bots", ["me", "random"], options=options)["id"], 14)
    play_out(player, version=6)
    later = page.get_by_text("The moments above came before this page was opened")
    expect(page.locator("aside ol button").first).to_be_visible()
    expect(later).to_have_count(0)
    page.reload()
    player.wait()
    expect(later).to_be_visible()
    play_out(player, version=player.state()[1] + 4)
    expect(page.locator("aside ol li", has=later).locator("~ li button").first).to_be_visible()
    expect(page.locator("aside ol li:has(~ li .faint) button")).to_have_count(0)


def test_whoever_looks_back_is_told_and_returns_to_the_end_of_the_log(visit: Visit) -> None:
    page = visit(NOWHERE, language="fr", **CALM)
    player = Player(page, open_table(page, "moon-bots", ["me", "random"], options=SHORT)["id"], 14)
    play_out(player, version=40)
    player.wait()
    asked = page.locator(".dock h2")
    before = asked.inner_text()
    page.locator("#table-panel ol button").first.click()
    expect(asked).to_have_text("Vous regardez un moment passé.")
    expect(page.locator(".dock").get_by_role("button", name="Conseil")).to_have_count(0)
    photograph(page, "table-back-1440")
    page.get_by_role("button", name="Revenir au présent").click()
    expect(asked).to_have_text(before)
    expect(page.locator("#table-panel li").last).to_be_in_viewport()


def test_at_the_end_nobody_plays_any_more(visit: Visit) -> None:
    page = visit(NOWHERE, 820, language="fr", **CALM)
    Player(page, open_table(page, "moon-bots", ["me", "random"], options=SHORT)["id"], 15).wait()
    expect(page.locator(".turn").first).to_be_visible()
    page.get_by_role("button", name="Plus…").click()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("button", name="Oui").click()
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".tabletop .turn")).to_have_count(0)
    photograph(page, "table-resigned-820")


@pytest.mark.parametrize("width", [390, 820, 1440])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_at_every_width(visit: Visit, width: int, theme: str) -> None:
    page = visit(NOWHERE, width, theme, "fr" if theme == "dark" else "en", **CALM)
    player = Player(page, open_table(page, "moon-bots", ["me", "random", "random", "random"])["id"], 11)
    play_out(player, version=20)
    player.wait()
    examine(page)
    photograph(page, f"table-{width}-{theme}")
    nothing_cut_off(page)


def nothing_cut_off(page: Page) -> None:
    """Prompt and buttons are whole, and in the window."""
    for name in (".prompt h2", ".panels .buttons", ".tools"):
        box, size = page.locator(name).first.bounding_box(), page.viewport_size
        assert box is not None, name
        assert size is not None
        assert 0 <= box["x"] <= size["width"] - box["width"] + 1, name
        assert 0 <= box["y"] <= size["height"] - box["height"] + 1, name
