"""At a table with others: everything that hands do, what people ask each other, clocks, seats that are left."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import NOWHERE, Visit, card, examine, photograph
from tests.browser.driver import CALM, PATIENCE, TOKEN, Player, come_in, open_table

FIRST = {"first": "seat-a", "last-round": "30", "asking": "holders"}
SENSES = """() => {
  window.heard = { notes: 0, notices: [], ghosts: 0, hidden: false };
  window.AudioContext = class {
    currentTime = 0;
    destination = null;
    createOscillator() {
      window.heard.notes += 1;
      return { frequency: {}, connect: (next) => next, start() {}, stop() {} };
    }
    createGain() {
      return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
    }
  };
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, { body }) { window.heard.notices.push(`${title}: ${body}`); }
    close() {}
  };
  Object.defineProperty(document, 'visibilityState', { get: () => (window.heard.hidden ? 'hidden' : 'visible') });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) window.heard.ghosts += node.classList?.contains('ghost') ? 1 : 0;
  }).observe(document, { childList: true, subtree: true });
}"""
"""Ears and eyes for what a test cannot hear or see: notes, notices of the system, pieces in flight."""


def listen(page: Page) -> list[dict[str, Any]]:
    """What the server tells a page about its table, as it comes."""
    updates: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            updates.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return updates


def listed(page: Page, wanted: str) -> list[str]:
    """The actions of the list whose notation begins so."""
    found: list[str] = page.evaluate(
        "wanted => [...document.querySelectorAll('aside [data-action]')]"
        ".filter((one) => one.dataset.action.startsWith(wanted) && !/Secret/.test(one.innerText))"
        ".map((one) => one.dataset.action)",
        wanted,
    )
    return found


def choose(player: Player, action: str) -> None:
    """Choose an action from the list of all."""
    before = player.state()
    player.page.locator(f'aside [data-action="{action}"]').click()
    player.changed(before)


def middle(page: Page, piece: str) -> tuple[float, float]:
    """Where a piece is on the screen."""
    box = page.locator(f'[data-piece="{piece}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, start: str, end: str) -> None:
    """Drag a piece onto another with the mouse."""
    points = middle(page, start), middle(page, end)
    page.mouse.move(*points[0])
    page.mouse.down()
    page.mouse.move(*points[1], steps=5)
    expect(page.locator(".sky > .ghost").last).to_be_visible()
    expect(page.locator(f'[data-piece="{end}"]')).to_contain_class("drop")
    page.mouse.up()


def test_hands_ears_and_second_thoughts(visit: Visit) -> None:
    page = visit(NOWHERE)
    page.add_init_script(f"({SENSES})()")
    updates = listen(page)
    player = Player(page, open_table(page, "moon-bots", ["me", "random"], options=FIRST)["id"])
    player.wait()
    page.get_by_role("button", name="More…").click()
    menu = page.get_by_role("dialog")
    menu.get_by_label("Sounds").check()
    menu.get_by_label("Tell me when it is my turn").check()
    examine(page)
    page.keyboard.press("Escape")
    assert page.evaluate("heard.notes") == 1, "silent until somebody wants sounds"
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".reply.hint")).to_contain_text("looks best", timeout=PATIENCE)
    photograph(page, "table-hint-1440")

    # A card flies to the robot, and back.
    bought = listed(page, "buy")[0]
    choose(player, bought)
    assert page.evaluate("heard.ghosts") > 0
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(f'aside [data-action="{bought}"]')).to_be_visible()

    # A die is dragged to a part as soon as one fits.
    for _ in range(200):
        assert player.wait() == "mine", "in thirty rounds no die ever fitted a part"
        used = listed(page, "use")
        if used:
            break
        choose(player, next(iter([*listed(page, "buy")[:1], *listed(page, "roll"), *listed(page, "end")])))
    version = player.state()[1]
    legal = updates[-1]["places"][0]["legal"]
    *others, die, part = next(choice for choice in legal if choice["action"] == used[0])["touch"]["pieces"]
    for other in others:
        page.locator(f'[data-piece="{other}"]').click()
    carry(page, die, part)
    player.changed(("mine", version, 0))
    photograph(page, "table-attack-1440")

    # Whoever looks elsewhere is told when it is their turn.
    page.evaluate("heard.hidden = true")
    for _ in range(100):
        if page.evaluate("heard.notices.length") or player.wait() != "mine":
            break
        choose(player, next(iter([*listed(page, "end"), *listed(page, "")])))
    expect(page).to_have_title(re.compile("● Your turn – Moon-Bots"))
    assert page.evaluate("heard.notices[0]").startswith("Moon-Bots: ")


def test_a_finger_holds_a_card_and_carries_it_to_its_place(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM, has_touch=True)
    updates = listen(page)
    player = Player(page, open_table(page, "luna-capital", ["me", "random"])["id"])
    for _ in range(20):
        assert player.wait() == "mine"
        pairs = [choice["touch"].get("pieces", []) for choice in updates[-1]["places"][0]["legal"]]
        if any(len(pair) == 2 for pair in pairs):
            break
        player.step()
    start, end = next(pair for pair in pairs if len(pair) == 2)
    before = player.state()
    screen = page.context.new_cdp_session(page)
    page.locator(f'[data-piece="{end}"]').evaluate("place => place.scrollIntoView({ block: 'center' })")
    (x, y), goal = middle(page, start), middle(page, end)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": left, "y": top} for left, top in points]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    # Whoever only strokes the table rolls it.
    finger("touchStart", (x, y))
    finger("touchMove", (x, y - 30))
    expect(page.locator(".sky > .ghost")).to_have_count(0)
    finger("touchEnd")
    page.locator(f'[data-piece="{end}"]').evaluate("place => place.scrollIntoView({ block: 'center' })")
    (x, y), goal = middle(page, start), middle(page, end)

    # Whoever holds a card a little too long and carries it nowhere has touched it.
    finger("touchStart", (x, y))
    expect(page.locator(".sky > .ghost")).to_be_visible()
    finger("touchEnd")
    player.changed(before)
    assert player.state() == (*before[:2], 1)
    player.page.keyboard.press("Escape")
    player.changed((*before[:2], 1))

    finger("touchStart", (x, y))
    expect(page.locator(".sky > .ghost")).to_be_visible()
    for part in (0.3, 0.7, 1):
        finger("touchMove", (x + (goal[0] - x) * part, y + (goal[1] - y) * part))
    expect(page.locator(f'[data-piece="{end}"]')).to_contain_class("drop")
    finger("touchEnd")
    player.changed(before)
    expect(page.locator(".sky > .ghost")).to_have_count(0)
    assert player.state()[1] > before[1]


def test_boards_come_closer_under_two_fingers_and_the_way_back_is_easy(visit: Visit) -> None:
    page = visit(NOWHERE, 390, **CALM, has_touch=True)
    player = Player(page, open_table(page, "jeu-des-etoiles", ["me", "random"], options={})["id"])
    player.wait()
    board = page.locator(".view.moves").first
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    screen = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else points})

    fingers("touchStart", 20)
    for apart in (30, 45, 60):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    expect(board).to_contain_class("close")
    photograph(page, "board-close-390")
    page.get_by_role("button", name="Whole board").first.click()
    expect(board).not_to_contain_class("close")


def test_people_ask_each_other_and_talk(visit: Visit) -> None:
    owner = visit(NOWHERE, **CALM)
    clock = {"kind": "clock", "minutes": 20, "increment": 5}
    table = open_table(owner, "moon-bots", ["me", "open"], options=FIRST, pace=clock)
    link = f"/t/{table['id']}?i={table['invitations']['1']}"
    friend = come_in(visit(NOWHERE, 390, **CALM), "Grace")
    friend.goto(link)
    friend.get_by_role("button", name="Take the seat").click()
    ada, grace = Player(owner, table["id"]), Player(friend, table["id"])
    assert ada.wait() == "mine"
    choose(ada, "end")
    ada.page.get_by_role("button", name="More…").click()
    owner.get_by_role("button", name="Ask the others to take back").click()
    expect(friend.get_by_role("alert")).to_contain_text("Ada would like to take back")
    examine(friend)
    photograph(friend, "table-consent-390")
    friend.get_by_role("button", name="Agreed").click()
    assert ada.wait() == "mine"
    clocks = owner.locator(".clock")
    expect(clocks).to_have_count(2)
    expect(clocks.first).to_have_text(re.compile(r"1\d:\d\d"))
    owner.get_by_role("button", name="Chat", exact=True).click()
    owner.get_by_label("Say something").fill("Over to you!")
    owner.keyboard.press("Enter")
    friend.get_by_role("button", name=re.compile("^Chat")).click()
    expect(friend.get_by_text("Over to you!")).to_be_visible()
    friend.close()
    expect(owner.get_by_text("is away")).to_be_visible()
    choose(ada, "end")
    choose(ada, "end")  # each has two robots
    expect(owner.get_by_text("is away – their turn")).to_be_visible()
    photograph(owner, "table-away-1440")
    assert grace.table == ada.table


def test_a_bot_plays_for_whoever_is_away_until_they_come_back(visit: Visit) -> None:
    owner = visit(NOWHERE, **CALM)
    table = open_table(owner, "moon-bots", ["me", "open"], options=FIRST)
    friend = come_in(visit(NOWHERE, **CALM), "Grace")
    answer = friend.request.post(
        f"/api/tables/{table['id']}/seats", data={"invitation": table["invitations"]["1"]}, headers=TOKEN
    )
    assert answer.ok, answer.text()
    ada = Player(owner, table["id"])
    expect(owner.get_by_text("is away")).to_be_visible()
    assert ada.wait() == "mine"
    choose(ada, "end")
    owner.get_by_role("button", name="More…").click()
    bot = owner.get_by_role("button", name="Let a bot play for Grace")
    expect(bot).to_have_accessible_description(re.compile("away for long"))
    examine(owner)
    bot.click()
    expect(owner.get_by_text("a bot stands in")).to_be_visible()
    assert ada.wait() == "mine", "the bot has played"
    grace = Player(friend, table["id"])
    friend.get_by_role("button", name="More…").click()
    friend.get_by_role("button", name="Play myself again").click()
    expect(owner.get_by_text("a bot stands in")).to_be_hidden()
    choose(ada, "end")
    assert grace.wait() == "mine"


def test_where_time_is_in_days_nobody_is_replaced_before_it_is_up(visit: Visit) -> None:
    owner = visit(NOWHERE, 390, **CALM)
    slow = {"kind": "days", "days": 3}
    table = open_table(owner, "moon-bots", ["me", "open"], options=FIRST, pace=slow)
    friend = come_in(visit(NOWHERE, **CALM), "Grace")
    answer = friend.request.post(
        f"/api/tables/{table['id']}/seats", data={"invitation": table["invitations"]["1"]}, headers=TOKEN
    )
    assert answer.ok, answer.text()
    Player(owner, table["id"]).wait()
    owner.get_by_role("button", name="More…").click()
    bot = owner.get_by_role("button", name="Let a bot play for Grace")
    expect(bot).to_be_disabled()
    expect(bot).to_have_accessible_description(re.compile("once their time is up"))
    examine(owner)
    photograph(owner, "table-menu-days-390")


def test_whoever_resigns_does_not_become_a_bot(visit: Visit) -> None:
    page = visit(NOWHERE, 820, **CALM)
    Player(page, open_table(page, "moon-bots", ["me", "random"], options=FIRST)["id"]).wait()
    chips = page.locator(".players li")
    level = chips.nth(1).locator(".level")
    expect(level).to_be_visible()
    page.get_by_role("button", name="More…").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(chips.first).to_contain_text("has left the match")
    expect(chips.first.locator(".level")).to_have_count(0)
    expect(level).to_be_visible()
    expect(page.locator(".players .turn")).to_have_count(0)
    expect(page.locator(".players").get_by_text("decides")).to_have_count(0)
    photograph(page, "players-resigned-820")


def test_a_seat_is_left_and_a_clock_runs_out(visit: Visit) -> None:
    owner = visit(NOWHERE, 820, **CALM)
    hurry = {"kind": "clock", "minutes": 0.02, "increment": 0}
    table = open_table(owner, "moon-bots", ["open", "me"], options=FIRST, pace=hurry)
    invitation = {"invitation": table["invitations"]["0"]}
    owner.goto(f"/t/{table['id']}")
    owner.get_by_role("button", name="Leave this seat").click()
    expect(owner.get_by_text("2 seats are still free.").first).to_be_visible()
    owner.get_by_role("listitem").nth(1).get_by_role("button", name="Take the seat").click()
    expect(owner.get_by_text("One seat is still free.").first).to_be_visible()
    friend = come_in(visit(NOWHERE, **CALM), "Grace")
    answer = friend.request.post(f"/api/tables/{table['id']}/seats", data=invitation, headers=TOKEN)
    assert answer.ok, answer.text()
    late = owner.get_by_role("alert")
    expect(late).to_contain_text("Grace is out of time.")
    examine(owner)
    photograph(owner, "table-late-820")
    late.get_by_role("button", name="Claim the win").click()
    expect(owner.get_by_text("The match ended because a clock ran out.")).to_be_visible()
    assert card(owner, table["id"])["over"]
