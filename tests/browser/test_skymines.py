"""Skymines in a real browser: whole matches by touching what glows, cards dragged into slots, a closer look."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NOWHERE, Visit, examine, photograph
from tests.browser.driver import CALM, Player, open_table, play_out

SHORT = {"length": "short"}


def test_a_whole_match_against_luna(visit: Visit) -> None:
    """All seven rounds, at the standard level; the end says what both have, and the sheet has a column for Luna."""
    page = visit(NOWHERE, **CALM)
    player = Player(page, open_table(page, "skymines", ["me"])["id"], 3)
    play_out(player)
    assert player.touches > 20
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".ending li")).to_have_count(2)
    expect(page.locator(".ending li").last).to_contain_text("Luna")
    page.get_by_role("button", name="Score", exact=True).click()
    heads = page.locator("#table-panel th[scope=col]")
    expect(heads).to_have_count(2)
    expect(heads.last).to_have_text("Luna")
    amounts = page.locator("#table-panel tbody tr td:last-child").all_inner_texts()
    assert len(amounts) >= 8
    assert sum(int(amount) for amount in amounts[:7]) == int(amounts[7])
    photograph(page, "skymines-end-1440-light-en")


def test_a_whole_match_of_two_and_luna(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    options = {**SHORT, "lunas": "one", "tracks": "drawn"}
    player = Player(page, open_table(page, "skymines", ["me", "random"], options=options)["id"], 4)
    play_out(player)
    assert player.touches > 20
    expect(page.locator(".ending h2")).to_be_visible()


def piece(page: Page, id: str) -> tuple[float, float, float]:
    """The middle of a piece on the screen, and its width."""
    box = page.locator(f'[data-piece="{id}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def test_cards_are_dragged_into_slots(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    player = Player(page, open_table(page, "skymines", ["me"])["id"])
    player.step()
    player.wait()
    hand = page.locator('[data-zone="player-0-hand"]')
    before = hand.count()
    card = hand.first.get_attribute("data-piece")
    assert card is not None
    hand.first.scroll_into_view_if_needed()
    start, end = piece(page, card), piece(page, "slot-0-B")
    page.mouse.move(start[0], start[1])
    page.mouse.down()
    page.mouse.move(end[0], end[1], steps=5)
    page.mouse.up()
    expect(hand).to_have_count(before - 1)
    x, y, _ = piece(page, card)
    assert (x, y) == pytest.approx(piece(page, "slot-0-B")[:2], abs=3)


def test_parts_of_the_board_can_be_looked_at_closely(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM)
    player = Player(page, open_table(page, "skymines", ["me"])["id"])
    player.wait()
    small = piece(page, "spot-G14")[2]
    page.get_by_role("button", name="Bonus spaces", exact=True).click()
    page.wait_for_function(
        "least => document.querySelector('[data-piece=\"spot-G14\"]').getBoundingClientRect().width > least",
        arg=2 * small,
    )
    page.get_by_role("button", name="Bonus spaces", exact=True).click()
    page.wait_for_function(
        "most => document.querySelector('[data-piece=\"spot-G14\"]').getBoundingClientRect().width < most",
        arg=1.1 * small,
    )


def test_a_rolled_table_stays_where_one_looks_when_its_room_changes(visit: Visit) -> None:
    page = visit(NOWHERE, 820, **CALM)
    player = Player(page, open_table(page, "skymines", ["me", "random"], options={"lunas": "one"})["id"])
    player.wait()
    rolled = page.evaluate(
        "() => { const felt = document.querySelector('.felt'); return felt.scrollTop = 9999, felt.scrollTop; }"
    )
    assert rolled > 100, "the table is too large for its room"
    page.set_viewport_size({"width": 820, "height": 1140})
    page.evaluate("() => new Promise(requestAnimationFrame).then(() => new Promise((then) => setTimeout(then)))")
    assert page.evaluate("() => document.querySelector('.felt').scrollTop") == pytest.approx(rolled, abs=60)


@pytest.mark.parametrize(
    ("width", "theme", "language"), [(390, "dark", "fr"), (820, "light", "en"), (1440, "light", "fr")]
)
def test_the_table_at_every_width(visit: Visit, width: int, theme: str, language: str) -> None:
    page = visit(NOWHERE, width, theme, language, **CALM)
    options = {"lunas": "one", "level": "5"}
    player = Player(page, open_table(page, "skymines", ["me", "random"], options=options)["id"], 5)
    for moment, version in (("begin", 4), ("later", 30)):
        play_out(player, version=version)
        player.wait()
        photograph(page, f"skymines-{moment}-{width}-{theme}-{language}")
    if width > 390:
        across = piece(page, "station-TAW")[0] - piece(page, "station-MNV")[0]
        assert across > 350, "the board is large enough to be read, though the table rolls"
    examine(page)
