"""What lies on a table is large enough to be read at every width, and nothing hides what one looks for."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from tests.browser.conftest import NOWHERE, Visit, photograph
from tests.browser.driver import CALM, GLOWING, Player, open_table, play_out

FINGER = 44
"""As small as a control on a phone may be, in pixels."""
CONTROLS = ".room button:not([data-piece], .link), .room summary, header a, header button"
ABOVE = """tip => {
  tip.style.pointerEvents = 'auto';
  const { x, y, width, height } = tip.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = parts.flatMap((across) => parts.map((down) => [x + width * across, y + height * down]));
  return points.every((point) => tip.contains(document.elementFromPoint(...point)));
}"""

BELOW = """tip => tip.getBoundingClientRect().bottom - document.querySelector('.felt').getBoundingClientRect().bottom"""
"""How far a tip reaches over what lies below the table."""

SCROLL = """() => new Promise((done) => {
  document.querySelector('.felt').scrollBy(0, 40);
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
"""A page hears of it with the next frame."""


def box(found: Locator) -> FloatRect:
    """Where something is on the screen."""
    seen = found.bounding_box()
    assert seen is not None
    return seen


def begin(page: Page, game: str, *seats: str) -> Player:
    """A table at which one must decide."""
    player = Player(page, open_table(page, game, ["me", *seats])["id"], 5)
    player.wait()
    return player


def test_a_tip_lies_above_every_board(visit: Visit) -> None:
    page = visit(NOWHERE, 820, **CALM)
    play_out(begin(page, "luna-capital", "random"), version=30)
    for piece in page.locator(".own .on-board").all()[:6]:
        piece.dispatch_event("pointerenter")
        assert page.locator(".tip").evaluate(ABOVE)


def test_a_tip_goes_with_its_piece(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM)
    begin(page, "skymines", "random")
    page.locator(GLOWING).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    tip = page.locator(".tip")
    before = box(tip)["y"]
    page.evaluate(SCROLL)
    expect(tip).to_be_visible()
    assert box(tip)["y"] == pytest.approx(before - 40, abs=2)


@pytest.mark.parametrize("game", ["moon-bots", "luna-capital"])
def test_a_tip_never_covers_what_lies_below_the_table(visit: Visit, game: str) -> None:
    page = visit(NOWHERE, 390, language="fr", **CALM)
    play_out(begin(page, game, "random", "random"), version=20)
    felt = box(page.locator(".felt"))
    tip, told = page.locator(".tip"), 0
    for piece in page.locator(".own .piece, .common .piece").all()[:40]:
        piece.dispatch_event("pointerenter")
        middle = box(piece)["y"] + box(piece)["height"] / 2
        if felt["y"] < middle < felt["y"] + felt["height"]:
            told += 1
            expect(tip).to_be_visible()
            assert tip.evaluate(BELOW) <= 0
        else:
            expect(tip).to_have_count(0)
    assert told
    photograph(page, f"tip-{game}-390")


def test_whoever_looks_for_the_next_piece_sees_the_table(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM, has_touch=True)
    player = begin(page, "luna-capital", "random")
    while not (player.state()[2] and player.count(GLOWING)):  # a card is taken, and its place is asked for
        player.step()
        player.wait()
    expect(page.locator(".piece.picked")).to_be_visible()
    expect(page.locator(".tip")).to_have_count(0)


@pytest.mark.parametrize("game", ["luna-capital", "moon-bots"])
def test_what_is_ones_own_lies_beside_what_all_share(visit: Visit, game: str) -> None:
    page = visit(NOWHERE, 820, **CALM)
    play_out(begin(page, game, "random"), version=30)
    # Both at the same moment: bots play on meanwhile.
    own, common = page.evaluate(
        "() => ['own', 'common'].map((name) => document.querySelector(`.tabletop > .${name}`).getBoundingClientRect())"
        ".map(({ x, y, width }) => ({ x, y, width }))"
    )
    assert own["x"] >= common["x"] + common["width"]
    assert own["y"] == pytest.approx(common["y"], abs=2)


@pytest.mark.parametrize("game", ["luna-capital", "moon-bots", "skymines"])
def test_on_a_phone_ones_own_comes_before_the_others(visit: Visit, game: str) -> None:
    page = visit(NOWHERE, 390, **CALM)
    begin(page, game, "random", "random")
    common, own, others = page.evaluate(
        "() => ['common', 'own', 'others'].map((name) => document.querySelector(`.tabletop > .${name}`)"
        ".getBoundingClientRect().top)"
    )
    assert common < own < others


@pytest.mark.parametrize("width", [390, 1440])
def test_the_table_does_not_grow_and_shrink_with_what_is_asked(visit: Visit, width: int) -> None:
    page = visit(NOWHERE, width, **CALM)
    player = begin(page, "luna-capital", "random")
    heights = []
    for _ in range(25):
        if player.wait() == "over":
            break
        heights.append(page.evaluate("document.querySelector('.felt').clientHeight"))
        player.step()
    assert heights == sorted(heights, reverse=True), "room that was needed once is kept"
    assert heights[0] > heights[-1] > 0.5 * page.evaluate("innerHeight")


@pytest.mark.parametrize("width", [390, 1440])
def test_an_answer_lies_over_the_edge_of_the_table(visit: Visit, width: int) -> None:
    page = visit(NOWHERE, width, language="fr", **CALM)
    begin(page, "moon-bots", "random", "random")
    before = box(page.locator(".felt"))
    page.locator("[data-piece=pile]").click()
    expect(page.locator(".reply")).to_be_visible()
    assert box(page.locator(".felt")) == before
    assert box(page.locator(".dock"))["y"] < before["y"] + before["height"]
    photograph(page, f"answer-{width}")


def test_broken_rows_leave_no_room_beside_them(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    play_out(begin(page, "luna-capital", "random"), version=30)
    own, market = box(page.locator(".tabletop > .own")), box(page.locator('[data-zone-id="market"]'))
    assert own["x"] - (market["x"] + market["width"]) < 24


@pytest.mark.parametrize(("width", "height"), [(390, 480), (820, 500), (1440, 500)])
def test_a_board_that_is_high_is_large(visit: Visit, width: int, height: int) -> None:
    page = visit(NOWHERE, width, **CALM)
    begin(page, "terre-lune", "random")
    assert box(page.locator(".boards .view"))["height"] > height


def test_controls_on_a_phone_are_as_large_as_a_finger(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM, has_touch=True)
    begin(page, "moon-bots", "random")
    page.locator("[data-piece=pile]").tap()
    expect(page.locator(".reply .close")).to_be_visible()
    for panel in ("Log", "Actions"):
        page.get_by_role("button", name=panel).click()
        for control in page.locator(CONTROLS).all():
            if control.is_visible():
                size = box(control)
                assert min(size["width"], size["height"]) >= FINGER, control.inner_text()


def test_the_strip_of_players_follows_the_turn(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM)
    table = open_table(page, "moon-bots", ["me"] * 4, names={"1": "Grace", "2": "Hypatia", "3": "Caroline"})
    player = Player(page, table["id"])
    seen: set[str] = set()
    for _ in range(60):
        if player.wait() == "mine":
            chip, strip = page.locator(".players .turn").first, page.locator(".players")
            seen.add(chip.inner_text())
            expect(chip).to_be_in_viewport(ratio=1)
            assert strip.evaluate("strip => strip.matches('.before, .after')"), "some of the strip is hidden"
            assert page.evaluate("[scrollX, scrollY]") == [0, 0]
        if len(seen) == 4:
            return
        player.step()
    raise AssertionError(f"only {seen} had a turn")
