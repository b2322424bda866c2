"""Jeu des Étoiles in a real browser: whole matches by pointer and finger, and a sky that is hidden during the quiz."""

from math import log

import pytest
from playwright.sync_api import Error, Locator, Page, expect
from tests.browser.conftest import NOWHERE, Visit, examine, photograph
from tests.browser.driver import CALM, CHANGED, FREE, GLOWING, Player, open_table, play_out

WHOLE = ".tools button"
SKY = '[data-zone="sky"]'
CLOSER, WHEEL, NEARLY_OUT = 3.0, 0.0018, 4
"""How many times closer the wheel brings the sky, how much of it a step of the wheel is, and pixels inside the edge."""


class Astronomer(Player):
    """Names a constellation where that is asked, and otherwise touches a piece that nothing covers."""

    answers = 0

    def step(self) -> None:
        before = self.state()
        if before[0] == "mine" and self.answer():
            self.changed(before)
        else:
            super().step()

    def answer(self) -> bool:
        """Name a constellation, if that is asked: the sky is hidden meanwhile."""
        if not self.count("#table-answer"):
            return False
        expect(self.page.locator(SKY)).to_have_count(0)
        field = self.page.locator("#table-answer")
        field.fill(self.dice.choice(["la vierge", "PEGASE", "Great Bear", "rien"]))
        field.press("Enter")
        self.answers += 1
        return True

    def click(self, selector: str, at: int) -> None:
        """People touch what they see: of stars that lie under others, those on top; and they look at the whole sky.

        Two quick taps bring the sky closer, so what is wanted may have gone out of sight.
        """
        if selector == GLOWING:
            free = self.uncovered()
            if not free:
                super().click(WHOLE, 2)
                free = self.uncovered()
            if not free:
                self.choose()
                return
            at = at if at in free else self.dice.choice(free)
        super().click(selector, at)

    def changed(self, before: tuple[str, int, int]) -> None:
        """On a phone a finger can miss a star of a few pixels: whoever does takes the list of all actions."""
        try:
            self.until(CHANGED, ",".join(map(str, before)), patience=4000)
        except Error as error:
            if "it was never so" not in error.message:
                raise
            self.choose()
            super().changed(before)

    def uncovered(self) -> list[int]:
        """The pieces that glow and can be reached."""
        found: list[int] = self.page.evaluate(FREE, GLOWING)
        return found


STAR = """async () => {
  const { faces } = await (await fetch('/api/games/jeu-des-etoiles/art')).json();
  const sky = document.querySelector('.surface').getBoundingClientRect();
  const pieces = [...document.querySelectorAll('[data-zone="sky"]')].map((piece) => piece.getBoundingClientRect());
  const far = ([x, y]) => (box) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  return faces.sky.marks
    .map(([x, y]) => [sky.x + (x / faces.sky.width) * sky.width, sky.y + (y / faces.sky.height) * sky.height])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.view'))
    .map((at) => [Math.min(...pieces.map(far(at))), at])
    .sort(([one], [two]) => two - one)[0][1];
}"""
"""Where the star is that lies farthest from all pieces: fingers are drawn to those."""


def ask_a_star_for_its_name(player: Player) -> None:
    """Stars with which nothing can be done say their names too."""
    player.click(WHOLE, 2)
    player.page.touchscreen.tap(*player.page.evaluate(STAR))
    expect(player.page.locator(".named")).to_be_visible()


def test_a_whole_match_against_a_bot(visit: Visit) -> None:
    page = visit(NOWHERE, language="fr", theme="dark", **CALM)
    player = Astronomer(page, open_table(page, "jeu-des-etoiles", ["me", "greedy"])["id"], 1)
    player.wait()
    photograph(page, "jeu-des-etoiles-begin-1440")
    for _ in range(60):
        if player.wait() == "over" or len(page.locator(f"{SKY}.next").all()) > 8:
            break
        player.step()
    photograph(page, "jeu-des-etoiles-move-1440")
    examine(page)
    play_out(player)
    assert player.answers > 0
    assert player.touches
    expect(page.locator(".ending h2")).to_be_visible()
    photograph(page, "jeu-des-etoiles-end-1440")


def test_the_list_of_names_is_gone_to_where_it_stands_open(visit: Visit) -> None:
    page = visit(NOWHERE, language="fr", **CALM)
    player = Astronomer(page, open_table(page, "jeu-des-etoiles", ["me", "me"])["id"], 1)
    while player.wait() != "mine" or not player.count("#table-answer"):
        player.step()
    page.get_by_role("button", name="Choisir parmi").click()
    expect(page.get_by_label("Chercher une action")).to_be_focused()
    expect(page.get_by_label("Chercher une action")).to_be_in_viewport()
    photograph(page, "jeu-des-etoiles-list-1440")


def test_the_sky_stays_close_while_a_finger_chooses(visit: Visit) -> None:
    page = visit(NOWHERE, 390, language="fr", **CALM, has_touch=True)
    player = Astronomer(page, open_table(page, "jeu-des-etoiles", ["me", "greedy", "greedy"])["id"], 2)
    close, star = page.locator(".view.close"), page.locator(f"{SKY}.next")
    while not (player.wait() == "mine" and close.count() and star.count() > 8):
        player.step()
    sky = page.locator(".surface").bounding_box()
    player.click(f"{SKY}.next", player.uncovered()[0])
    expect(page.locator(f"{SKY}.picked")).to_be_in_viewport()
    photograph(page, "jeu-des-etoiles-chosen-390")
    assert page.locator(".surface").bounding_box() == sky
    first = page.locator(f"{SKY}.picked").get_attribute("data-piece")
    others = f"{SKY}.could"
    player.click(others, page.evaluate(FREE, others)[0])
    expect(page.locator(f'{SKY}.could[data-piece="{first}"]')).to_have_count(1)
    assert page.locator(".surface").bounding_box() == sky
    page.get_by_role("button", name="Lâcher").tap()
    assert player.state()[2] == 0


def test_the_sky_holds_still_under_a_pointer_that_is_pressed(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    player = Astronomer(page, open_table(page, "jeu-des-etoiles", ["me", "greedy"])["id"], 2)
    while not (player.wait() == "mine" and page.locator(f"{SKY}.next").count() > 8):
        player.step()
    page.locator(WHOLE).nth(2).click()
    star = page.locator(f"{SKY}.next").nth(player.uncovered()[0])
    bring_to_the_edge(page, star)
    before = player.state()
    x, y = middle(star)
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(100)
    assert middle(star) == (x, y)
    page.mouse.up()
    player.changed(before)


def bring_to_the_edge(page: Page, star: Locator) -> None:
    """Come so close with the wheel that a star lies just inside the edge of what is seen."""
    view = page.locator(".view").bounding_box()
    assert view is not None
    x, y = middle(star)
    fixed = x + (x - view["x"] - NEARLY_OUT) / (CLOSER - 1)  # the point that does not move
    page.mouse.move(fixed, y)
    page.mouse.wheel(0, -log(CLOSER) / WHEEL)
    page.wait_for_function("() => document.querySelector('.view.close')")
    assert middle(star)[0] == pytest.approx(view["x"] + NEARLY_OUT, abs=2)


def middle(piece: Locator) -> tuple[float, float]:
    """Where the middle of a piece is."""
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_phone_plays_among_the_stars(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM, has_touch=True)
    player = Astronomer(page, open_table(page, "jeu-des-etoiles", ["me", "greedy", "greedy"])["id"], 2)
    for _ in range(40):
        if player.wait() == "over" or len(page.locator(f"{SKY}.next").all()) > 3:
            break
        player.step()
    photograph(page, "jeu-des-etoiles-move-390")
    ask_a_star_for_its_name(player)
    examine(page)
    play_out(player)
    expect(page.locator(".ending h2")).to_be_visible()


NAMES_THAT_TOUCH = """() => {
  const written = [...document.querySelectorAll('.boards .caption')]
    .filter((one) => getComputedStyle(one).visibility !== 'hidden')
    .map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0);
  const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const pairs = written.flatMap(([name, a], at) =>
    written.slice(at + 1).filter(([, b]) => touch(a, b)).map(([other]) => `${name} and ${other}`));
  return [written.length, pairs];
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_in_the_sky_never_touch(visit: Visit, language: str) -> None:
    page = visit(NOWHERE, 820, language=language, **CALM)
    player = Player(page, open_table(page, "jeu-des-etoiles", ["me", "random"])["id"], 3)
    player.wait()
    closer, _, whole = page.locator(".boards .tools button").all()
    whole.click()
    for _ in range(4):
        closer.click()
        count, pairs = page.evaluate(NAMES_THAT_TOUCH)
        assert count > 20
        assert pairs == []
