"""Lists of tables in the browser: where it is one's turn, whom the others wait for, who has won."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NOWHERE, Visit, examine, photograph, settle
from tests.server.conftest import Person, Server


def tables_of(visit: Visit, person: Person, width: int = 1440, language: str = "en") -> Page:
    """The lists as somebody sees them."""
    page = visit(NOWHERE, width, language=language)
    cookie = person.http.cookies["lunatheque"]
    page.context.add_cookies([{"name": "lunatheque", "value": cookie, "url": f"http://{person.server.address}"}])
    page.goto("/tables")
    settle(page)
    return page


def furnish(server: Server, player: str) -> tuple[Person, list[str]]:
    """Somebody with a table where it is the turn of another, one that is over, and an older one to play at."""
    ada, grace = Person(server, player), Person(server, "Grace")
    tables = []
    for _ in range(3):
        table = ada.open_table("me", "open", first="seat-a", more={"public": True})
        grace.sit_down(table["id"], table["invitations"]["1"])
        tables.append(table["id"])
    pass_turn(ada, tables[1])
    socket = ada.look(tables[2])
    socket.until("update")
    assert socket.ask(type="resign", seat=0, version=0)["type"] == "done"
    return ada, tables


def pass_turn(person: Person, table: str) -> None:
    """Have the first seat of a table do nothing, until it is somebody else's turn."""
    socket = person.look(table)
    socket.until("update")
    while socket.update["actors"] == [0]:
        socket.play("end", 0)


WORDS = {
    "en": ("Your tables", "Finished", "Your turn", "waiting for Grace", "won by Grace", "(1) Tables"),
    "fr": ("Vos tables", "Terminées", "À vous de jouer", "on attend Grace", "gagnée par Grace", "(1) Tables"),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [390, 820, 1440])
def test_where_it_is_ones_turn_comes_first(visit: Visit, server: Server, width: int, language: str) -> None:
    mine, finished, turn, waiting, won, title = WORDS[language]
    ada, tables = furnish(server, f"Ada of {width} {language}")
    page = tables_of(visit, ada, width, language)
    rows = page.get_by_role("region", name=mine).get_by_role("link")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_have_attribute("href", f"/t/{tables[0]}")
    expect(rows.nth(0).get_by_text(turn)).to_be_visible()
    expect(rows.nth(1)).to_contain_text(waiting)
    expect(rows.nth(1)).not_to_contain_text(turn)
    expect(page).to_have_title(re.compile(f"^{re.escape(title)}"))
    over = page.get_by_role("region", name=finished).locator(f"a[href='/r/{tables[2]}']")
    expect(over).to_contain_text(won)
    photograph(page, f"turns-{width}-{language}")
    examine(page)


def test_the_lists_are_asked_for_now_and_then_and_not_all_the_time(visit: Visit, server: Server) -> None:
    ada, tables = furnish(server, "Ada who waits")
    page = visit(NOWHERE)
    page.clock.install()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/tables" in request.url else None)
    page.context.add_cookies(
        [{"name": "lunatheque", "value": ada.http.cookies["lunatheque"], "url": f"http://{server.address}"}]
    )
    page.goto("/tables")
    expect(page.get_by_text("Your turn")).to_have_count(1)
    page.clock.run_for(10_000)
    before = len(asked)
    assert before <= 2, "once, and once more when it is known who one is"
    pass_turn(ada, tables[0])
    page.clock.run_for(20_000)
    expect(page.get_by_text("Your turn")).to_have_count(0)
    assert before < len(asked) <= before + 2
