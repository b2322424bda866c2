"""Sitting down: one click against bots, by a link, around one screen; names, accounts, records, no network."""

import re
from pathlib import Path

from playwright.sync_api import FilePayload, Locator, Page, expect
from tests.browser.conftest import Visit, card, examine, photograph

RECORD = Path(__file__).parents[1] / "fixtures/moon-bots/2-players-2.txt"
LARGEST_PAGE = 150_000
SERVICE_WORKER = """new Promise((done, fail) => {
  const worker = navigator.serviceWorker;
  if (worker.controller) done();
  worker.oncontrollerchange = () => done();
  setTimeout(() => fail(new Error('there is no service worker')), 20000);
})"""
FOLLOWING = 4
"""What `compareDocumentPosition` says of something that comes later on the page."""
AT_A_TABLE = re.compile(r"/t/([\w-]+)$")


def table_of(page: Page) -> str:
    """The table whose address a page shows."""
    page.wait_for_url(AT_A_TABLE)
    found = AT_A_TABLE.search(page.url)
    assert found is not None
    return found[1]


def test_one_click_and_a_newcomer_plays_against_bots(visit: Visit) -> None:
    page = visit("/", 390)
    page.get_by_role("link", name="Moon-Bots").click()
    page.get_by_role("button", name="Play now").click()
    table = card(page, table_of(page))
    assert table["begun"]
    assert [bool(seat["bot"]) for seat in table["seats"]] == [False, True]
    page.goto("/")
    page.get_by_role("region", name="Go on playing").get_by_role("link").first.click()
    assert table_of(page) == table["id"]


def test_a_link_seats_a_friend_and_the_match_begins(visit: Visit) -> None:
    owner = visit("/new/moon-bots")
    owner.get_by_label("3", exact=True).check()
    owner.get_by_label("Seat 2").select_option("open")
    owner.get_by_label("Seat 3").select_option("open")
    owner.get_by_role("button", name="Open the table").click()
    expect(owner.get_by_text("2 seats are still free.")).to_be_visible()
    friend = visit(owner.get_by_label("Link to this seat").first.input_value(), 390)
    friend.get_by_label("What shall we call you?").fill("Grace")
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.get_by_text("Grace (you)")).to_be_visible()
    expect(owner.get_by_text("Grace")).to_be_visible()
    expect(owner.get_by_text("One seat is still free.").first).to_be_visible()
    owner.get_by_label("Seat 3: let a bot play").select_option(index=1)
    id = table_of(owner)
    expect(owner.get_by_text("is still free")).to_have_count(0)
    assert card(friend, id)["begun"]
    assert card(friend, id)["mine"] == [1]


def test_two_people_around_one_screen(visit: Visit) -> None:
    page = visit("/new/moon-bots", 390)
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name at seat 2").fill("Ada")
    page.get_by_text("What you agree on").click()
    page.get_by_label("seat A").check()
    expect(page.get_by_text("one change")).to_be_visible()
    page.get_by_role("button", name="Read the rule").first.click()
    expect(page.get_by_role("button", name="All the rules")).to_be_visible()
    page.get_by_label("With clocks, in one sitting").check()
    page.get_by_label("Minutes each").fill("15")
    page.get_by_role("button", name="Open the table").click()
    table = card(page, table_of(page))
    assert table["mine"] == [0, 1]
    assert table["seats"][1]["name"] == "Ada"
    assert table["options"]["first"] == "seat-a"
    assert table["pace"]["minutes"] == 15


def test_a_free_seat_at_a_public_table_is_found_and_taken(visit: Visit) -> None:
    owner = visit("/me")
    owner.get_by_label("The name that others see").fill("Hypatia")
    owner.get_by_role("button", name="That is me").click()
    owner.get_by_role("heading", name="Hello, Hypatia").wait_for()
    owner.goto("/new/moon-bots")
    owner.get_by_label("Seat 2").select_option("open")
    owner.get_by_label("Anybody may take a free seat").check()
    owner.get_by_role("button", name="Open the table").click()
    id = table_of(owner)
    other = visit("/me")
    other.get_by_role("button", name="That is me").wait_for()
    other.get_by_label("The name that others see").fill("Caroline")
    other.get_by_role("button", name="That is me").click()
    other.get_by_role("link", name="Tables").click()
    other.get_by_label("Player").fill("Hypatia")
    other.get_by_role("region", name="With a free seat").get_by_role("link", name="Hypatia").click()
    other.get_by_role("button", name="Take the seat").click()
    expect(owner.get_by_text("is still free")).to_have_count(0)
    assert card(other, id)["begun"]


def test_a_record_is_read_from_a_file_and_a_bad_one_is_explained(visit: Visit, complaints: list[str]) -> None:
    page = visit("/tables", language="fr")
    page.get_by_label("Choisir un fichier").set_input_files(
        {"name": "liste.txt", "mimeType": "text/plain", "buffer": b"milk, eggs"}
    )
    expect(page.get_by_role("alert")).not_to_be_empty()
    complaints.clear()  # the browser notes that the server refused
    page.get_by_label("Choisir un fichier").set_input_files(RECORD)
    page.wait_for_url(re.compile(r"/r/[\w-]+"))
    expect(page.locator("main h1")).to_be_visible()


def test_a_corrected_pack_is_brought_to_a_table(visit: Visit, complaints: list[str]) -> None:
    page = visit("/new/moon-bots")
    page.get_by_text("Contents of the box").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the usual one as a file").click()
    usual = saved.value.path().read_text(encoding="utf-8")
    field = page.get_by_label("Choose a component pack")
    field.set_input_files(pack_file(usual.replace('name = { fr = "vert", en = "green" }', "name = 5")))
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Line \d+ of the pack"))
    complaints.clear()  # the browser notes that the server refused
    field.set_input_files(pack_file(usual.replace('en = "green"', 'en = "lime"')))
    expect(page.get_by_role("radio", checked=True).and_(page.locator("[name=pack]"))).not_to_have_value("")
    page.get_by_role("button", name="Open the table").click()
    table = card(page, table_of(page))
    assert table["pack"]
    expect(page.get_by_role("heading", name=re.compile(r"\(lime\)")).first).to_be_visible()


def pack_file(text: str) -> FilePayload:
    """A component pack as a file that somebody chooses."""
    return {"name": "my-box.toml", "mimeType": "text/plain", "buffer": text.encode()}


def test_a_guest_gets_an_account_leaves_and_comes_back(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_label("The name that others see").fill("Mary")
    page.get_by_role("button", name="That is me").click()
    page.get_by_role("heading", name="Hello, Mary").wait_for()
    page.get_by_role("button", name="Make an account").click()
    page.get_by_label("Password").fill("correct horse battery")
    page.locator("form").get_by_role("button", name="Make an account").click()
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Log in").click()
    page.get_by_label("Name", exact=True).fill("Mary")
    page.get_by_label("Password").fill("correct horse battery")
    page.locator("form").get_by_role("button", name="Log in").click()
    page.get_by_role("button", name="Delete the account").click()
    dialog = page.get_by_role("dialog", name="Delete the account")
    expect(dialog).to_be_visible()
    examine(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("button", name="Delete the account")).to_be_focused()
    page.get_by_role("button", name="Delete the account").click()
    dialog.get_by_role("button", name="Delete it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Who are you?")


def test_a_newcomer_makes_an_account_at_once(visit: Visit) -> None:
    page = visit("/me", 390, language="fr")
    page.get_by_label("Le nom que voient les autres").fill("Galilée")
    page.get_by_role("button", name="Créer un compte").click()
    account = page.locator("form.account")
    expect(account.get_by_label("Nom")).to_have_value("Galilée")
    account.get_by_label("Nom").fill("Galileo")
    expect(page.get_by_label("Le nom que voient les autres")).to_have_value("Galilée")
    account.get_by_label("Mot de passe").fill("eppur si muove")
    account.get_by_role("button", name="Créer un compte").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bonjour, Galileo")
    expect(page.get_by_role("button", name="Se déconnecter")).to_be_visible()
    assert page.request.get("/api/house").json()["me"] == {"name": "Galileo", "account": True}


def test_what_went_wrong_is_said_in_the_form_that_was_sent(visit: Visit, complaints: list[str]) -> None:
    page = visit("/me", 390)
    page.get_by_role("button", name="Log in").click()
    account = page.locator("form.account")
    account.get_by_label("Name").fill("Nobody")
    account.get_by_label("Password").fill("nothing at all")
    account.get_by_role("button", name="Log in").click()
    expect(account.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_role("alert")).to_have_count(1)
    examine(page)
    photograph(page, "me-refused-390")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    complaints.clear()  # the browser notes that the server refused


def test_fields_complain_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit("/me", 390)  # an English browser
    page.get_by_role("button", name="Français").click()
    page.get_by_role("button", name="Créer un compte").click()
    account = page.locator("form.account")
    name, password = account.get_by_label("Nom"), account.get_by_label("Mot de passe")
    send = account.get_by_role("button", name="Créer un compte")
    send.click()
    assert complaint(name) == "Donnez un nom, s’il vous plaît."
    name.fill("Hédi")
    assert complaint(name) == ""
    password.press_sequentially("court")
    send.click()
    assert complaint(password) == "Au moins 8 caractères, s’il vous plaît."
    page.goto("/new/moon-bots")
    page.get_by_label("Place 2").select_option("here")
    page.get_by_role("button", name="Ouvrir la table").click()
    assert complaint(page.get_by_label("Nom à la place 2")) == "Qui joue sur cet écran\u00a0? Donnez un nom."
    page.get_by_label("Avec pendules").check()
    page.get_by_label("Minutes par joueur").fill("0")
    page.get_by_label("Nom à la place 2").fill("Ada")
    page.get_by_role("button", name="Ouvrir la table").click()
    assert complaint(page.get_by_label("Minutes par joueur")) == "Un nombre entier de 1 à 600, s’il vous plaît."


def complaint(field: Locator) -> str:
    """What the browser says about a field."""
    return str(field.evaluate("field => field.validationMessage"))


def test_a_newcomer_is_told_what_the_choices_at_a_new_table_mean(visit: Visit) -> None:
    page = visit("/new/jeu-des-etoiles", 390)
    lasting = page.get_by_role("region", name="How long")
    expect(lasting).to_contain_text("15–120 min")
    expect(lasting.get_by_label("at 50 points")).to_be_checked()
    lasting.get_by_label(re.compile("at 100 points: .* half an hour")).check()
    seats = page.get_by_role("region", name="Seats")
    expect(seats).to_contain_text("Pilot, normal")
    seats.get_by_label("Seat 2").select_option("legende")
    expect(seats).to_contain_text("Legend, the strongest")
    expect(seats).not_to_contain_text("Pilot, normal")
    page.get_by_text("What you agree on").click()
    expect(page.get_by_label("this throw is lost (usual)")).to_be_checked()
    page.get_by_label("as a first throw, the next turn is lost too").check()
    expect(page.get_by_text("one change")).to_be_visible()
    examine(page)
    page.get_by_role("button", name="All as usual").click()
    expect(page.get_by_label("this throw is lost")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    options = card(page, table_of(page))["options"]
    assert (options["end"], options["red"]) == ("100", "void")


def test_whoever_plays_alone_is_told_against_whom(visit: Visit) -> None:
    page = visit("/new/skymines", language="fr")
    page.get_by_label("1", exact=True).check()
    expect(page.get_by_role("region", name="Places")).to_contain_text("Seul, vous jouez contre Luna.")


def test_the_fields_of_a_pace_lie_below_it(visit: Visit) -> None:
    page = visit("/new/moon-bots", 390)
    page.get_by_label("With clocks, in one sitting").check()
    minutes, days = page.get_by_label("Minutes each"), page.get_by_label("By correspondence")
    assert minutes.evaluate("(field, days) => field.compareDocumentPosition(days)", days.element_handle()) == FOLLOWING
    days.check()
    expect(minutes).to_have_count(0)
    expect(page.get_by_role("spinbutton", name="Days for each move")).to_be_visible()


def test_where_nobody_looks_for_players_one_opens_a_table(visit: Visit) -> None:
    page = visit("/tables")
    page.get_by_label("Player").fill("nobody of this name")
    page.get_by_role("combobox", name="Game").select_option("skymines")
    page.get_by_role("link", name="Open a table").click()
    page.wait_for_url("**/new/skymines")


def test_without_a_network_the_house_still_opens(visit: Visit, complaints: list[str]) -> None:
    page = visit("/")
    page.evaluate(SERVICE_WORKER)
    page.context.set_offline(True)
    page.goto("/tables")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tables")
    expect(page.get_by_text("The server does not answer. Are you connected?")).to_be_visible()
    page.goto("/")
    expect(page.locator(".box .title").first).to_be_visible()
    expect(page.locator(".box img").first).to_be_hidden()  # no cover, and no sign of a broken one
    page.context.set_offline(False)
    complaints.clear()


def test_a_page_without_an_answer_can_be_tried_again(visit: Visit, complaints: list[str]) -> None:
    page = visit("/g/moon-bots", 390)
    page.get_by_role("tab", name="Rules").wait_for()
    page.evaluate(SERVICE_WORKER)
    page.context.set_offline(True)
    page.get_by_role("tab", name="Contents").click()
    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_role("alert")).to_have_text("The server does not answer. Are you connected?")
    examine(page)
    page.goto("/g/skymines")
    expect(page.get_by_role("heading", level=1)).to_have_text("No answer from the Moon")
    examine(page)
    photograph(page, "offline-390")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Skymines")
    complaints.clear()


def test_a_table_that_is_gone_leads_on(visit: Visit, complaints: list[str]) -> None:
    page = visit("/t/gone", language="fr")
    expect(page.get_by_role("alert")).to_have_text("Cette table n’existe pas.")
    expect(page.get_by_role("link", name="Vers l’étagère", exact=True)).to_be_visible()
    page.get_by_role("link", name="Vers les tables").click()
    page.wait_for_url("**/tables")
    complaints.clear()  # the browser notes that the server knows no such table


def test_the_house_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(SERVICE_WORKER)
    manifest = page.request.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    assert all(page.request.get(icon["src"]).ok for icon in manifest["icons"])
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_the_first_page_is_small(visit: Visit) -> None:
    page = visit("/me", service_workers="block")
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: dict[str, float] = {}
    addresses: dict[str, str] = {}
    network.on(
        "Network.responseReceived", lambda event: addresses.update({event["requestId"]: event["response"]["url"]})
    )
    network.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto("/")
    page.get_by_role("link", name="Moon-Bots").wait_for()
    page.wait_for_load_state("networkidle")
    asked = {address: sizes[id] for id, address in addresses.items() if id in sizes}
    loaded = {address: size for address, size in asked.items() if not address.endswith("/cover")}
    assert any(address.endswith(".woff2") for address in loaded)
    assert any("/api/words/" in address for address in loaded)
    assert sum(loaded.values()) < LARGEST_PAGE, loaded
