"""Playing through the real interface. The driver knows no game: it touches what glows, or chooses from the list.

    page = house.guest("Ada")
    player = Player(page, house.table(page, "moon-bots", ["me", "novice"]))
    play_out(player)
"""

import random
from typing import Any

from playwright.sync_api import Page

FIELD = ".field[data-state], .curtain"
GLOWING = ".piece.next"
BUTTONS = ".dock [data-action]"
LISTED = "aside [data-action]"
PATIENCE = 20_000

STATE = """() => {
  const field = document.querySelector('.field[data-state]');
  if (document.querySelector('.curtain')) return ['curtain', -1, 0];
  if (!field) return ['away', -1, 0];
  return [field.dataset.state, Number(field.dataset.version), Number(field.dataset.picked)];
}"""


class Player:
    """Somebody in front of a browser, who plays whatever can be played."""

    def __init__(self, page: Page, table: str, seed: int = 1) -> None:
        self.page = page
        self.table = table
        self.dice = random.Random(seed)
        self.touches = 0
        page.goto(f"/t/{table}")
        page.locator(FIELD).first.wait_for()

    def state(self) -> tuple[str, int, int]:
        """What the page shows: whether one must decide, the version of the table, how many pieces are touched."""
        state, version, picked = self.page.evaluate(STATE)
        return state, version, picked

    def changed(self, before: tuple[str, int, int]) -> None:
        """Wait until the page shows something else, and no request is under way."""
        script = f"before => {{ const now = ({STATE})(); return now[0] !== 'busy' && String(now) !== before; }}"
        self.page.wait_for_function(script, arg=",".join(str(part) for part in before), timeout=PATIENCE)

    def wait(self) -> str:
        """Wait until one must decide, the curtain is down, or all is over; says which."""
        script = f"() => ['mine', 'over', 'curtain'].includes(({STATE})()[0])"
        self.page.wait_for_function(script, timeout=PATIENCE)
        return self.state()[0]

    def step(self) -> None:
        """Touch one thing: a piece that glows, or a button under the prompt."""
        before = self.state()
        if before[0] == "curtain":
            self.page.locator(".curtain button").click()
        elif not self.answer():
            pieces, buttons = self.page.locator(GLOWING), self.page.locator(BUTTONS)
            glowing, offered = pieces.count(), buttons.count()
            if glowing and (not offered or self.dice.random() < 0.7):
                self.touches += 1
                pieces.nth(self.dice.randrange(glowing)).click()
            elif offered:
                buttons.nth(self.dice.randrange(offered)).click()
            else:
                self.choose()
        self.changed(before)

    def choose(self) -> None:
        """Choose from the list of all actions in words."""
        if not self.page.locator(LISTED).count():
            self.page.locator(".panels button").first.click()
        listed = self.page.locator(LISTED)
        listed.nth(self.dice.randrange(listed.count())).click()

    def answer(self) -> bool:
        """Answer in free words, where that is asked."""
        field = self.page.locator("#table-answer")
        if not field.count():
            return False
        if self.page.locator(LISTED).count() or self.page.locator(BUTTONS).count():
            return False
        field.fill("?")
        field.press("Enter")
        return True


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
        skip = self.dice.randrange(3)
        for _ in range(400):
            kind, lost = self.page.evaluate(self.HERE)
            assert not lost, "the focus is lost"
            if kind and skip <= 0:
                self.touches += kind == "piece"
                self.page.keyboard.press("Enter")
                self.changed(before)
                return
            skip -= bool(kind)
            inside = kind == "piece" and self.dice.random() < 0.5
            self.page.keyboard.press(self.dice.choice(self.ARROWS) if inside else "Tab")
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


def axe(page: Page, script: str) -> list[Any]:
    """What axe finds wrong with a page."""
    page.evaluate(script)
    found: list[Any] = page.evaluate("axe.run({ resultTypes: ['violations'] }).then(result => result.violations)")
    return [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]
