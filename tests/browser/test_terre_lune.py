"""De la Terre à la Lune in a real browser: a whole match by touching what glows, seen at every width."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NOWHERE, Visit, examine, photograph
from tests.browser.driver import CALM, Player, open_table, play_out

SHORT = {"last-round": "30", "first": "seat-a"}
"""Options that keep a match short."""


def test_a_whole_match_against_a_bot(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    player = Player(page, open_table(page, "terre-lune", ["me", "random"], options=SHORT)["id"], 2)
    play_out(player)
    assert player.touches
    expect(page.locator(".ending h2")).to_contain_text("win")


@pytest.mark.parametrize(
    ("width", "theme", "language"), [(390, "dark", "fr"), (820, "light", "en"), (1440, "light", "fr")]
)
def test_the_table_at_every_width(visit: Visit, width: int, theme: str, language: str) -> None:
    page = visit(NOWHERE, width, theme, language, **CALM)
    table = open_table(page, "terre-lune", ["me", "greedy", "random", "random"], options=SHORT)
    player = Player(page, table["id"], 5)
    for moment, version in (("begin", 1), ("flight", 40), ("later", 110)):
        play_out(player, version=version)
        player.wait()
        photograph(page, f"terre-lune-{moment}-{width}-{theme}-{language}")
    examine(page)
