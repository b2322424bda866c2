"""Every page, at every width, in both lights and languages: complete, translated, and open to everybody."""

import os

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Theme, Visit, examine, photograph, settle

PAGES = {
    "shelf": "/",
    "box-rules": "/g/moon-bots#rules",
    "box-contents": "/g/moon-bots#contents",
    "box-contents-codes": "/g/skymines#contents",
    "box-credits": "/g/moon-bots#credits",
    "new": "/new/moon-bots",
    "tables": "/tables",
    "me": "/me",
    "lost": "/nowhere",
}
EVERY_PICTURE = "LUNATHEQUE_PICTURES" in os.environ
"""For whoever wants to look at every page in each language and light, at every width."""
READING = 1_500
"""So long one stays where one reads, in milliseconds."""
THEMES: tuple[Theme, ...] = ("light", "dark")


def tour(page: Page, name: str, width: int) -> None:
    """One page in both languages and both lights, what can be unfolded on it unfolded."""
    if name == "new":
        for part in page.locator("summary").all():
            part.click()
    for language in ("en", "fr"):
        page.locator(f"header [lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        settle(page)
        for theme in THEMES:
            # Both languages and both lights at every width, each pair of them at some.
            chosen = (language == "en") == (theme == ("dark" if width == 820 else "light"))
            if chosen or EVERY_PICTURE:
                page.emulate_media(color_scheme=theme)
                photograph(page, f"{name}-{width}-{theme}-{language}")
            if chosen:
                examine(page)


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_every_page_can_be_seen_and_read_by_everybody(visit: Visit, complaints: list[str], width: int) -> None:
    page = visit("/me", width)
    page.get_by_label("The name that others see").fill("Séléné")
    page.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hello, Séléné")
    page.goto("/new/moon-bots")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Seat 2 is free")).to_be_visible()
    page.get_by_role("button", name="QR code").click()
    tour(page, "waiting", width)
    for name, address in PAGES.items():
        page.goto(address)
        settle(page)
        tour(page, name, width)
    # The address that leads nowhere says so to programs too.
    assert [text for text in complaints if "404" not in text] == []
    complaints.clear()


def test_whoever_comes_without_a_name_is_asked_at_the_door(visit: Visit) -> None:
    owner = visit("/new/moon-bots", 390)
    owner.get_by_label("Seat 2").select_option("open")
    owner.get_by_role("button", name="Open the table").click()
    link = owner.get_by_label("Link to this seat").input_value()
    guest = visit(link, 390, language="fr")
    expect(guest.get_by_label("Comment vous appeler")).not_to_have_value("")
    examine(guest)
    photograph(guest, "door-390-light-fr")


def test_the_language_is_remembered(visit: Visit) -> None:
    page = visit("/g/moon-bots")
    expect(page.get_by_role("tab", name="Who made it")).to_be_visible()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("tab", name="Qui l’a fait")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Jouer maintenant")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_the_colours_are_remembered(visit: Visit) -> None:
    page = visit("/", theme="dark")
    night = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("button", name="Colours").click()
    expect(page.get_by_role("button", name="Colours: light")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Colours: light")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != night


def test_the_keyboard_goes_everywhere(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Moon-Bots").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the content")).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(page.get_by_role("main").get_by_role("link").count()):
        page.keyboard.press("Tab")
        if page.get_by_role("link", name="Moon-Bots").evaluate("link => link === document.activeElement"):
            break
    expect(page.get_by_role("link", name="Moon-Bots")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Moon-Bots")
    expect(page.locator("main")).to_be_focused()
    page.get_by_role("tab", name="Rules").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Contents")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Contents")).to_contain_text("printed")
    page.go_back()
    expect(page.get_by_role("link", name="Moon-Bots")).to_be_visible()


def test_the_rules_are_searched_and_opened_at_a_paragraph(visit: Visit) -> None:
    page = visit("/g/moon-bots?rule=buy-energy")
    meant = page.locator("[data-rule=buy-energy]")
    expect(meant).to_be_in_viewport()
    expect(meant).to_contain_class("meant")
    search = page.get_by_label("Search the rules")
    search.fill("refill")
    expect(page.locator("[data-rule=buy-energy]")).to_have_count(0)
    expect(page.locator("[data-rule]").first).to_be_visible()
    search.fill("WINDOW-own")
    expect(page.locator("[data-rule]")).to_have_count(1)
    expect(page.get_by_role("status").get_by_text("One rule")).to_be_visible()
    search.fill("spaghetti")
    expect(page.get_by_text("The rules say nothing about that.")).to_be_visible()


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_the_chapters_of_the_rules_are_always_in_reach(visit: Visit, width: int) -> None:
    page = visit("/g/skymines#rules", width, reduced_motion="reduce")
    page.locator("[data-rule=luna-oust]").scroll_into_view_if_needed()
    opener = page.get_by_role("button", name="Chapters", exact=True)
    chapters = page.get_by_role("navigation", name="Chapters")
    if width < 1440:
        expect(opener).to_be_in_viewport()
        expect(chapters).to_be_hidden()
        opener.press("Enter")
        examine(page)
        page.keyboard.press("Escape")
        expect(chapters).to_be_hidden()
        expect(opener).to_be_focused()
        opener.press("Enter")
    expect(chapters).to_be_visible()
    expect(chapters.locator("[aria-current]")).to_have_text("What Luna's cards do")
    chapters.get_by_role("button", name="Energy").press("Enter")
    title = page.get_by_role("heading", name="Energy", exact=True)
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()
    expect(page.locator(".chapters [aria-current]")).to_have_text("Energy")
    # What stays at the top does not hide the title.
    y = title.evaluate("title => title.getBoundingClientRect().top")
    assert y >= (0 if width == 1440 else opener.evaluate("button => button.getBoundingClientRect().bottom"))


def test_a_link_to_a_rule_is_copied_and_leads_there(visit: Visit) -> None:
    page = visit("/g/moon-bots#rules", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Link to this rule: buy-energy").click()
    expect(page.get_by_text("The link is copied.").first).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = visit(link, 390)
    expect(other.locator("[data-rule=buy-energy]")).to_be_in_viewport()
    expect(other.locator("[data-rule=buy-energy]")).to_contain_class("meant")


def test_whoever_comes_back_from_a_table_reads_on(visit: Visit) -> None:
    page = visit("/g/moon-bots#rules", 390, reduced_motion="reduce")
    read = page.locator("[data-rule=market-drop]")
    read.evaluate("rule => rule.scrollIntoView({ block: 'start' })")
    expect(page.locator(".chapters [aria-current]")).to_have_text("Refilling the market")
    page.wait_for_timeout(READING)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.locator(".field").first.wait_for()
    page.go_back()
    expect(read).to_be_in_viewport()
    page.get_by_role("link", name="Lunathèque: to the shelf").click()
    page.locator("a[href='/g/moon-bots']").click()
    expect(page.get_by_role("button", name="Play now")).to_be_in_viewport()


@pytest.mark.parametrize("width", [390, 1440])
def test_the_game_in_one_minute_leads_to_its_rules(visit: Visit, width: int) -> None:
    page = visit("/g/jeu-des-etoiles#contents", width, language="fr", reduced_motion="reduce")
    minute = page.get_by_role("region", name="Le jeu en une minute")
    expect(minute.get_by_role("listitem").last).to_contain_text("Votre premier tour")
    for _ in range(2):  # also when one comes back to the same line
        minute.get_by_role("link", name="3\u00a0: lire la règle").click()
        expect(page.locator("[data-rule=die]")).to_be_in_viewport()
        expect(page.locator("[data-rule=die]")).to_be_focused()
        page.evaluate("scrollTo(0, 0)")


def test_the_game_in_one_minute_is_at_hand_at_the_table(visit: Visit) -> None:
    page = visit("/g/moon-bots", reduced_motion="reduce")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("tab", name="Rules").or_(page.get_by_role("button", name="Rules", exact=True)).first.click()
    page.get_by_text("The game in one minute").click()
    page.get_by_role("link", name="2: read the rule").click()
    expect(page.locator("[data-rule=buy-price]")).to_be_in_viewport()
    page.wait_for_url("**/t/*")


def test_a_box_says_who_made_it_and_that_this_house_is_independent(visit: Visit) -> None:
    page = visit("/g/moon-bots#credits")
    game = next(one for one in page.request.get("/api/games").json() if one["id"] == "moon-bots")
    panel = page.get_by_role("tabpanel", name="Who made it")
    for name in (*game["authors"], *game["artists"], *game["publishers"]):
        expect(panel.get_by_text(name).first).to_be_visible()
    expect(panel.locator(".notice")).to_contain_text("Lunathèque has no tie to them")


@pytest.mark.parametrize(("language", "said"), [("en", "author unknown"), ("fr", "auteur inconnu")])
def test_a_box_of_which_nobody_knows_the_author_says_so(visit: Visit, language: str, said: str) -> None:
    page = visit("/g/terre-lune#credits", language=language)
    expect(page.get_by_text(said, exact=True)).to_be_visible()
    expect(page.get_by_role("tabpanel").get_by_role("definition")).to_have_count(1)


def test_the_provenance_of_components_can_be_looked_at(visit: Visit) -> None:
    page = visit("/g/moon-bots#contents")
    everything = page.get_by_role("tabpanel").locator("[data-table]").get_by_role("listitem")
    expect(everything.first).to_be_visible()
    before = everything.count()
    page.get_by_role("button", name="printed: ").click()
    expect(everything.first).to_be_visible()
    assert 0 < everything.count() < before
    everything.first.locator("summary").click()
    expect(everything.first.locator("dd").first).to_be_visible()


def test_the_contents_are_said_in_words_and_unfolded_at_once(visit: Visit) -> None:
    page = visit("/g/moon-bots#contents", 390, language="fr", reduced_motion="reduce")
    page.get_by_role("button", name="Groupes").click()
    page.get_by_role("navigation", name="Groupes").get_by_role("button", name="Armes secrètes").click()
    expect(page.get_by_role("heading", name="Armes secrètes")).to_be_focused()
    card = page.locator("[data-table=part]").get_by_role("listitem").filter(has_text="Passoire solaire")
    expect(card.get_by_text("Énergie gagnée")).to_be_hidden()
    page.get_by_label("Montrer toutes les valeurs").check()
    expect(card.get_by_text("Énergie gagnée")).to_be_visible()
    expect(card.get_by_text("tête")).to_be_visible()
    expect(page.get_by_text("La salve entière vous manque.")).to_be_visible()
    examine(page)
