"""Playing through the real interface. The driver knows no game: it touches what glows, or chooses from the list.

A whole match of any game, through the browser, is three lines of a test:

    page = visit(NOWHERE, **CALM)
    player = Player(page, open_table(page, "moon-bots", ["me", "random"])["id"])
    play_out(player)
"""

import json
import random
from typing import Any

from playwright.sync_api import Page

CALM = {"reduced_motion": "reduce"}
"""For `visit`: pages that do not wait for animations."""
TOKEN = {"X-Lunatheque": "1"}
FIELD = ".field[data-state], .curtain"
GLOWING = ".piece.next"
BUTTONS = ".dock [data-action]"
LISTED = "aside [data-action]"
PATIENCE = 60_000

STATE = """() => {
  const field = document.querySelector('.field[data-state]');
  if (document.querySelector('.curtain')) return ['curtain', -1, 0];
  if (!field) return ['away', -1, 0];
  return [field.dataset.state, Number(field.dataset.version), Number(field.dataset.picked)];
}"""

CHANGED = f"before => {{ const now = ({STATE})(); return now[0] !== 'busy' && String(now) !== before; }}"
"""Whether the page shows something else, and no request is under way."""
DECIDES = f"() => ['mine', 'over', 'curtain'].includes(({STATE})()[0])"
"""Whether one must decide, the curtain is down, or all is over."""
UNTIL = """([holds, given, patience]) => new Promise((then, fail) => {
  const watcher = new MutationObserver(look);
  const late = setTimeout(() => end(() => fail(new Error(`still ${(STATE)()}: it was never so: ${holds}`))), patience);
  function end(how) { watcher.disconnect(); clearTimeout(late); how(); }
  function look() { if ((HOLDS)(given)) end(then); }
  const attributeFilter = ['data-state', 'data-version', 'data-picked'];
  watcher.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter });
  look();
})"""
"""Wait until something holds: looked at when the page changes, where to look at every frame draws all of them."""


MIDDLE = """
  const look = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const reached = (element, left, top) => {
    const [first, ...under] = document.elementsFromPoint(left, top);
    const through = first?.closest('[data-piece]') && under.some((one) => element.contains(one));
    return Boolean(first && (element.contains(first) || through));
  };
"""
"""Where the middle of an element is, and whether a click there reaches it, if need be through another piece."""
POINT = f"""async ([selector, at]) => {{
  {MIDDLE}
  const element = document.querySelectorAll(selector)[at];
  let [left, top] = look(element);
  for (let tries = 0; tries < 20; tries += 1) {{
    await new Promise(requestAnimationFrame);
    await new Promise((then) => setTimeout(then)); // after the frame: the table may be sized anew within it
    const [x, y] = look(element);
    if (x === left && y === top) break;
    [left, top] = [x, y];
  }}
  return [left, top, reached(element, left, top), element.outerHTML.slice(0, 300)];
}}"""
"""The same of one element, once it stands still."""
FREE = f"""selector => {{
  {MIDDLE}
  const free = (element) => reached(element, ...look(element));
  return [...document.querySelectorAll(selector)].flatMap((element, at) => (free(element) ? [at] : []));
}}"""
"""The elements that a click would reach, by their numbers: looked at together, where each by itself takes a frame."""


def come_in(page: Page, name: str) -> Page:
    """Give whoever sits in front of a page a name."""
    answer = page.request.post("/api/guest", data={"name": name}, headers=TOKEN)
    assert answer.ok, answer.text()
    return page


def open_table(page: Page, game: str, seats: list[str], name: str = "Ada", **more: Any) -> dict[str, Any]:
    """A new table of whoever sits in front of a page, as its card says."""
    come_in(page, name)
    usual = {"options": {}, "pace": {"kind": "untimed"}, "public": False, "spectators": True}
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, **usual, **more}, headers=TOKEN)
    assert answer.ok, answer.text()
    card: dict[str, Any] = json.loads(answer.text())
    return card


def bring(page: Page, record: str) -> str:
    """A review table of a recorded match, brought by whoever sits in front of a page: its id."""
    come_in(page, "Ada")
    answer = page.request.post("/api/review", data={"record": record}, headers=TOKEN)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


class Player:
    """Somebody in front of a browser, who plays whatever can be played."""

    def __init__(self, page: Page, table: str, seed: int = 1) -> None:
        self.page = page
        self.table = table
        self.dice = random.Random(seed)
        self.touches = 0
        self.finger = bool(page.evaluate("() => navigator.maxTouchPoints"))
        page.goto(f"/t/{table}")
        page.locator(FIELD).first.wait_for(timeout=PATIENCE)

    def state(self) -> tuple[str, int, int]:
        """What the page shows: whether one must decide, the version of the table, how many pieces are touched."""
        state, version, picked = self.page.evaluate(STATE)
        return state, version, picked

    def changed(self, before: tuple[str, int, int]) -> None:
        """Wait until the page shows something else, and no request is under way."""
        self.until(CHANGED, ",".join(str(part) for part in before))

    def wait(self) -> str:
        """Wait until one must decide, the curtain is down, or all is over; says which."""
        self.until(DECIDES)
        return self.state()[0]

    def until(self, holds: str, given: str = "", patience: int = PATIENCE) -> None:
        """Wait until something holds of the page."""
        self.page.evaluate(UNTIL.replace("HOLDS", holds).replace("STATE", STATE), [holds, given, patience])

    def step(self) -> None:
        """Touch one thing: a piece that glows, or a button under the prompt."""
        before = self.state()
        if before[0] == "curtain":
            self.click(".curtain button", 0)
        else:
            glowing, offered = self.count(GLOWING), self.count(BUTTONS)
            if glowing and (not offered or self.dice.random() < 0.9):
                self.touches += 1
                self.click(GLOWING, self.dice.randrange(glowing))
            elif offered:
                self.click(BUTTONS, self.dice.randrange(offered))
            else:
                self.choose()
        self.changed(before)

    def choose(self) -> None:
        """Choose from the list of all actions in words; where it is empty, an answer in free words is asked for."""
        if not self.count(LISTED):
            self.click(".panels button", 0)
            self.page.locator(f"{LISTED}, #table-panel .faint").first.wait_for()
        listed = self.count(LISTED)
        if listed:
            self.click(LISTED, self.dice.randrange(listed))
        else:
            self.page.locator("#table-answer").fill("?")
            self.page.keyboard.press("Enter")

    def count(self, selector: str) -> int:
        """How many elements there are."""
        return int(self.page.evaluate("selector => document.querySelectorAll(selector).length", selector))

    def click(self, selector: str, at: int) -> None:
        """A real click into the middle of an element, which must not be covered; quicker than waiting for stillness."""
        x, y, reached, html = self.page.evaluate(POINT, [selector, at])
        assert reached, f"covered by something else: {html}"
        (self.page.touchscreen.tap if self.finger else self.page.mouse.click)(x, y)


class KeyboardPlayer(Player):
    """Plays without a pointer: Tab to get somewhere, arrows inside a zone, Enter to touch."""

    ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    HERE = """() => {
      const here = document.activeElement;
      return [here?.matches('.piece.next') ? 'piece' : here?.dataset?.action ? 'action' : '', here === document.body];
    }"""

    def step(self) -> None:
        before = self.state()
        if before[0] == "curtain":
            self.page.keyboard.press("Enter")  # the button has the focus
            self.changed(before)
            return
        skip, way = self.dice.randrange(2), self.dice.choice(("Tab", "Tab", "Shift+Tab"))
        for presses in range(400):
            kind, lost = self.page.evaluate(self.HERE)
            assert presses or not lost, "the focus is lost"  # later, Tab may have gone round the page
            if kind and skip <= 0:
                self.touches += kind == "piece"
                self.page.keyboard.press("Enter")
                self.changed(before)
                return
            skip -= bool(kind)
            inside = kind == "piece" and self.dice.random() < 0.5
            self.page.keyboard.press(self.dice.choice(self.ARROWS) if inside else way)
        raise AssertionError("nothing that can be done was reached with the keyboard")


def play_out(*players: Player, steps: int = 5000, version: int | None = None) -> None:
    """Play until the match is over, or a version is reached; whoever must decide does."""
    for _ in range(steps):
        states = [player.state() for player in players]
        if any(state == "over" or (version is not None and at >= version) for state, at, _ in states):
            return
        busy = [player for player, (state, _, _) in zip(players, states, strict=True) if state in ("mine", "curtain")]
        if busy:
            busy[0].step()
        elif len(players) == 1:
            players[0].wait()
        else:
            players[0].page.wait_for_timeout(5)
    raise AssertionError(f"the match is not over after {steps} steps")
