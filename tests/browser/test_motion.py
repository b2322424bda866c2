"""One thing after another: what a decision sets in motion is shown in the order of the rules, and nobody waits."""

from random import Random
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import NOWHERE, Visit
from tests.browser.driver import CALM, Player, bring, open_table

from lunatheque import Match

WATCH = """(() => {
  window.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const name = this.dataset.piece ?? (this.classList.contains('ghost') ? 'ghost' : '');
    const { delay = 0, duration } = timing;
    window.motions.push({ name, delay, duration, frames, start: performance.now() + delay });
    return animate.call(this, frames, timing);
  };
})()"""
"""Everything that is animated from now on, as the browser is asked for it."""
REST = """async () => {
  const moving = () => document.getAnimations().filter((one) => one.effect.getTiming().iterations === 1);
  while (moving().length) await Promise.allSettled(moving().map((one) => one.finished));
  const pieces = [...document.querySelectorAll('[data-piece]')].map((piece) => getComputedStyle(piece));
  return [
    pieces.every(({ translate, opacity }) => translate === 'none' && opacity === '1'),
    document.querySelectorAll('.ghost').length,
  ];
}"""
"""Wait until nothing moves: whether every piece is where it lies, and how many copies of pieces are left in the air."""
OPTIONS = {"first": "seat-a", "rockets": "in-order", "last-round": "30"}


def motions(page: Page, name: str) -> list[dict[str, Any]]:
    """How a piece was animated."""
    found: list[dict[str, Any]] = page.evaluate("name => window.motions.filter((one) => one.name === name)", name)
    return found


def detours(page: Page) -> list[dict[str, Any]]:
    """How rockets were animated that went somewhere else first."""
    found = [motion for name in ("rocket-0", "rocket-1") for motion in motions(page, name)]
    return [motion for motion in found if len(motion["frames"]) > 2]


def ended(motion: dict[str, Any]) -> float:
    """When a motion ends."""
    return float(motion["delay"] + motion["duration"])


def played_until(*events: str) -> tuple[str, int]:
    """A match that is played until a decision leads to all of these events: its record, and the number of its moves."""
    for seed in range(200):
        match, dice = Match("terre-lune", 2, seed=seed, options=OPTIONS), Random(seed)
        for _ in range(120):
            match.play(dice.choice(match.legal))
            told = [event.text.id for event in match.steps[-1].events]
            if all(event in told for event in events):
                number = len(match.steps)
                match.end()
                return str(match.record()), number
    raise AssertionError(f"never happened: {events}")


def review(page: Page, record: str, move: int) -> None:
    """Look at a recorded match after one of its moves."""
    page.goto(f"/r/{bring(page, record)}?m={move}")
    expect(page.locator(".dock h2")).to_contain_text(f"Move {move} of")


def step_on(page: Page, move: int) -> None:
    """Go on to the next move of a replay."""
    page.evaluate(WATCH)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".dock h2")).to_contain_text(f"Move {move} of")


def test_dice_then_satellite_then_rocket_and_nobody_waits(visit: Visit) -> None:
    page = visit(NOWHERE)
    player = Player(page, open_table(page, "terre-lune", ["me", "random"], options=OPTIONS)["id"])
    assert player.wait() == "mine"
    page.evaluate(WATCH)
    for _ in range(2):  # the dice, and at once where the rocket flies to: the satellite is still on its way
        before = player.state()
        page.locator(".piece.next").first.dispatch_event("click")
        player.changed(before)
    dice = [motions(page, f"die-{number}")[0] for number in range(3)]
    (satellite,) = motions(page, "satellite")
    assert [die["delay"] for die in dice] == [0, 0, 0]
    assert satellite["delay"] == max(ended(die) for die in dice)
    (rocket,) = motions(page, "rocket-0")
    assert rocket["start"] > satellite["start"]
    assert page.evaluate(REST) == [True, 0]


def test_a_rocket_is_dragged_along_after_it_has_arrived(visit: Visit) -> None:
    record, number = played_until("event-flies", "event-dragged")
    page = visit(NOWHERE)
    review(page, record, number - 1)
    step_on(page, number)
    (rocket,) = detours(page)
    assert len({frame["translate"] for frame in rocket["frames"]}) == 3
    assert page.evaluate(REST) == [True, 0]
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".dock h2")).to_contain_text(f"Move {number - 1} of")
    assert page.evaluate(REST) == [True, 0]


def test_a_rocket_that_collides_is_seen_at_the_satellite(visit: Visit) -> None:
    record, number = played_until("event-flies", "event-collides")
    page = visit(NOWHERE)
    review(page, record, number - 1)
    step_on(page, number)
    (rocket,) = detours(page)
    assert len({frame["translate"] for frame in rocket["frames"]}) > 1, "also where it falls back to where it was"
    assert page.evaluate(REST) == [True, 0]


def test_whoever_wants_no_motion_gets_none(visit: Visit) -> None:
    page = visit(NOWHERE, **CALM)
    player = Player(page, open_table(page, "terre-lune", ["me", "random"], options=OPTIONS)["id"])
    assert player.wait() == "mine"
    page.evaluate(WATCH)
    player.step()
    player.step()
    assert page.evaluate("window.motions") == []
