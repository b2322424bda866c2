"""Bots that think: a hint says what the strongest would do, in words and as a table; one that plays is seen to."""

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import NOWHERE, Visit, photograph
from tests.browser.driver import CALM, Player, open_table


def test_a_hint_says_what_was_considered(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM)
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


@pytest.mark.parametrize(("width", "language", "play"), [(390, "fr", "Jouer ce coup"), (1440, "en", "Play this")])
def test_a_hint_shows_what_it_advises_and_plays_it(visit: Visit, width: int, language: str, play: str) -> None:
    page = visit(NOWHERE, width, language=language, **CALM)
    player = Player(page, open_table(page, "luna-capital", ["me", "random"])["id"], 1)
    player.wait()
    before = player.state()
    page.get_by_role("button", name={"fr": "Conseil", "en": "Hint"}[language], exact=True).click()
    advised = page.locator(".piece.single")
    expect(advised.first).to_be_in_viewport(timeout=30_000)
    photograph(page, f"hint-shown-{width}")
    page.get_by_role("button", name=play).click()
    player.changed(before)
    expect(advised).to_have_count(0)
    expect(page.locator(".reply")).to_have_count(0)
    assert player.state()[1] > before[1]


def test_a_bot_that_thinks_is_shown_with_its_level(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM)
    thinks: list[str] = []

    def wire(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(message: str | bytes) -> None:
            if not thinks or '"type":"update"' not in str(message):  # what it has thought of never comes
                route.send(message)
            if '"thinking":[1]' in str(message):
                thinks.append("it does")

        server.on_message(tell)

    page.route_web_socket(re.compile("/socket"), wire)
    table = open_table(page, "moon-bots", ["me", "random"], options={"first": "seat-a", "asking": "holders"})
    player = Player(page, table["id"], 1)
    for _ in range(4):  # one turn with each robot
        if not thinks:
            assert player.wait() == "mine"
            before = player.state()
            page.get_by_role("button", name="End the turn without rolling", exact=True).click()
            player.changed(before)
    expect(page.locator(".thinking")).to_have_text("is thinking")
    expect(page.locator(".players .level")).to_have_text("Chance")
