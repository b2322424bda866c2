"""What can be read without playing: games, words, rules, components, packs, records, replays; and who one is."""

import asyncio
import json
import re
import time
from contextlib import suppress
from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource
from itsdangerous import URLSafeSerializer
from tests.server.conftest import Person, Server, client, running
from tests.support import every_game
from websockets.exceptions import ConnectionClosed

from lunatheque.bots import LEVELS
from lunatheque.engine import LANGUAGES, Dice, Game, Match, Text, games, read_record
from lunatheque.server import open_store, shelf
from lunatheque.server.doors.games import MOST_PACKS
from lunatheque.server.reception import DAY, Reception
from lunatheque.server.seating import MOST_OPEN, MOST_REVIEWS
from lunatheque.server.store import PackRow, Seat, Sheet
from lunatheque.server.store import Person as Known
from lunatheque.words import Words

ROLLED = Match("moon-bots", names=["Ada", "Grace"], seed=1)
ROLLED.play("roll")
RECORD = str(ROLLED.record())
"""A match of one move."""


@pytest.fixture
def http(server: Server) -> httpx.Client:
    return server.clients.enter_context(client(server.address))


def test_the_shelf(http: httpx.Client) -> None:
    for card in http.get("/api/games").json():
        game = games()[card["id"]]
        assert (card["title"], card["players"]) == (game.title, list(game.players))
        assert [option["id"] for option in card["options"]] == [option.id for option in game.options]
        assert card["bots"] == list(LEVELS)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_rules_and_components(http: httpx.Client, game: Game[Any], language: str) -> None:
    words = http.get(f"/api/games/{game.id}/words/{language}").json()
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(words["fluent"]), allow_overrides=True)
    assert bundle.has_message("refuse-turn")
    assert words["names"] == {id: names[language] for id, names in game.box().names.items()}
    rules = http.get(f"/api/games/{game.id}/rules/{language}").json()
    paragraphs = [paragraph for section in rules["sections"] for paragraph in section["paragraphs"]]
    assert [paragraph["id"] for paragraph in paragraphs] == game.rules(language).ids
    tags = {tag for paragraph in paragraphs for tag in re.findall(r"<(\w+)", paragraph["html"])}
    allowed = {"p", "em", "strong", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "code", "blockquote"}
    assert tags <= allowed
    components = http.get(f"/api/games/{game.id}/components/{language}").json()
    assert components["pack"]["hash"] == game.box().hash
    rows = [row for table in components["tables"] for row in table["rows"]]
    assert rows
    assert all(
        value["source"] in ("printed", "public", "reconstructed") for row in rows for value in row["values"].values()
    )


@every_game
def test_art(http: httpx.Client, game: Game[Any]) -> None:
    answer = http.get(f"/api/games/{game.id}/art")
    faces = answer.json()["faces"]
    assert set(faces) == set(game.art(game.box()).faces)
    assert all({"width", "height", "svg", "value", "ink"} <= set(face) for face in faces.values())


def test_what_was_read_is_not_sent_again(http: httpx.Client) -> None:
    first = http.get("/api/words/fr")
    assert first.headers["cache-control"] == "public, no-cache"
    tag = first.headers["etag"]
    assert http.get("/api/words/fr", headers={"If-None-Match": tag}).status_code == 304
    assert "immutable" in http.get("/api/words/fr", params={"v": tag.strip('"')}).headers["cache-control"]
    assert first.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "address",
    [
        "/api/games/chess/rules/en",
        "/api/games/hearts/rules/xx",
        "/api/words/xx",
        "/api/games/hearts/art?pack=nothing",
        "/api/nothing",
        "/assets/../app.py",
        "/assets/%2e%2e/app.py",
        "/favicon.nothing",
    ],
)
def test_what_is_not_there(http: httpx.Client, address: str) -> None:
    answer = http.get(address)
    assert answer.status_code == 404
    assert answer.json()["detail"]


def test_every_answer_is_guarded(http: httpx.Client) -> None:
    for address in ("/api/games", "/api/nothing", "/", "/t/abc"):
        headers = http.get(address).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
    assert http.get("/api/house").headers["cache-control"] == "no-store"


def test_the_client_is_served(tmp_path: Path) -> None:
    from lunatheque.server.doors.pages import Pages

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 500)
    (tmp_path / "assets" / "app-1234.js").write_text("let a = 1")
    pages = Pages(tmp_path)
    assert set(pages.files) == {"index.html", "assets/app-1234.js"}
    assert pages.files["assets/app-1234.js"].type == "text/javascript"
    assert len(pages.files["index.html"].zipped) < 500
    assert pages.build == pages.files["index.html"].tag


# Packs ----------------------------------------------------------------------------------------------------------------


def test_a_pack_of_ones_own(server: Server) -> None:
    ada = Person(server, "Ada")
    game = games()["moon-bots"]
    file = ada.http.get("/api/games/moon-bots/pack")
    assert file.content == game.pack.read_bytes()
    text = file.text.replace("Reconstruction by Lunathèque", "The box of Ada")
    pack = ada.http.post("/api/packs", json={"contents": text}).json()
    assert (pack["game"], pack["name"]) == ("moon-bots", "The box of Ada")
    assert ada.http.get("/api/packs").json() == [pack]
    assert Person(server, "Eve").http.get("/api/packs").json() == []
    shown = ada.http.get("/api/games/moon-bots/components/en", params={"pack": pack["hash"]}).json()
    assert shown["pack"] == {"name": "The box of Ada", "hash": pack["hash"]}
    table = ada.open_table("me", "random", more={"pack": pack["hash"]}, first="seat-a")
    assert table["pack"] == pack["hash"]
    socket = ada.look(table["id"])
    socket.until("update")
    socket.play("end", 0)
    socket.play("end", 0)
    while 0 not in socket.update["actors"]:
        socket.until("update")
    assert ada.http.post("/api/tables", json={"game": "hearts", "seats": ["me"] * 4, "pack": pack["hash"]}).is_error


def test_a_bad_pack_is_refused_with_its_line(server: Server) -> None:
    ada = Person(server, "Ada")
    text = games()["moon-bots"].pack.read_text(encoding="utf-8")
    broken = re.sub(r"missiles = \d+", 'missiles = "many"', text, count=1)
    answer = ada.http.post("/api/packs", json={"contents": broken})
    assert answer.status_code == 400
    id, facts = answer.json()["text"]
    assert id == "error-pack"
    assert "many" in broken.splitlines()[facts["line"] - 1]
    for contents in ("", "[pack]\ngame = 'chess'", "\x00", "a = [" * 1000, ".".join("a" * 100_000) + "=1"):
        assert 400 <= ada.http.post("/api/packs", json={"contents": contents}).status_code < 500
    for contents in ("z = 07:32:00", "z = " + "9" * 5000, "z = 0x" + "F" * 5000, "a = " + "[" * 100_000):
        answer = ada.http.post("/api/packs", json={"contents": f"{text}\n{contents}\n"})
        assert (answer.status_code, answer.json()["text"][0]) == (400, "error-pack")
        assert answer.json()["text"][1]["line"] > text.count("\n")


def test_two_who_upload_one_pack_both_have_it(server: Server) -> None:
    text = games()["moon-bots"].pack.read_text(encoding="utf-8")
    contents = text.replace("Reconstruction by Lunathèque", "The box of two")
    for name in ("Ada", "Grace"):
        person = Person(server, name)
        pack = person.http.post("/api/packs", json={"contents": contents}).json()
        assert person.http.get("/api/packs").json() == [pack]


# Records and replays --------------------------------------------------------------------------------------------------


def finished(game: str, seed: int) -> Match:
    match = Match(game, games()[game].players[1], seed=seed)
    dice = Dice(seed)
    while not match.over:
        seat = match.actors[dice.below(len(match.actors))]
        legal = match.state.legal(seat)
        match.play(legal[dice.below(len(legal))], seat)
    return match


@pytest.mark.parametrize("game", games())
def test_a_record_is_looked_at_move_by_move(server: Server, game: str) -> None:
    ada = Person(server, "Ada")
    match = finished(game, 3)
    answer = ada.http.post("/api/review", json={"record": str(match.record())})
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert table["review"]
    assert table["over"]
    address = f"/api/tables/{table['id']}"
    assert ada.http.get(f"{address}/record").text == str(match.record())
    story = ada.http.get(f"{address}/replay").json()
    assert story["moves"] == len(match.steps)
    assert [line["seat"] for line in story["chapters"][1:]] == [step.seat for step in match.steps]
    record = read_record(str(match.record()))
    for move in (0, 1, 17, len(match.steps), 5):
        upto = Match.replay(record, move)
        for seat in (-1, 0, 1):
            picture = ada.http.get(f"{address}/replay/{move}", params={"seat": seat}).json()
            assert picture["scene"] == json.loads(json.dumps(upto.scene(seat).data()))
            assert picture["prompt"] == upto.game.prompt(upto.state, seat).data()
            beats = upto.last.beats(seat) if upto.last else []
            assert picture["beats"] == json.loads(json.dumps(beats))
    assert ada.http.get(f"{address}/replay/{len(match.steps) + 1}").status_code == 404
    socket = ada.look(table["id"])
    assert socket.until("update")["over"]
    assert table["id"] in [card["id"] for card in ada.http.get("/api/tables").json()["finished"]]


def test_an_unfinished_match_is_not_replayed(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.open_table("me", "me")["id"]
    for what in ("record", "replay", "replay/0"):
        answer = ada.http.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["text"][0]) == (409, "error-not-over")


@pytest.mark.parametrize("record", ["", "lunatheque record 1\ngame: chess\n", "\x00", "x" * 1_000_001])
def test_a_bad_record_is_refused(server: Server, record: str) -> None:
    answer = Person(server, "Ada").http.post("/api/review", json={"record": record})
    assert answer.status_code == 400
    assert answer.json()["text"][0] in ("error-record", "error-request")


@pytest.mark.parametrize("line", ["game: {}", "1 A {}", "1 {} roll", "1 A roll = die:{}", "pack: {}"])
def test_what_is_wrong_with_a_long_line_is_said_shortly(server: Server, line: str) -> None:
    record = str(finished("moon-bots", 3).record())
    start = line.split(" ")[0] + " "
    long = "\n".join(line.format("x" * 5000) if old.startswith(start) else old for old in record.splitlines())
    answer = Person(server, "Ada").http.post("/api/review", json={"record": long})
    id, facts = answer.json()["text"]
    assert (answer.status_code, id) == (400, "error-record")
    assert len(facts["reason"]) <= 300


# People ---------------------------------------------------------------------------------------------------------------


def test_an_account_keeps_tables_on_every_device(server: Server) -> None:
    name = f"Ada {id(server)}"
    desk, phone = Person(server, name), Person(server, "guest on the phone")
    first, second = desk.open_table("me", "me")["id"], phone.open_table("me", "me")["id"]
    assert desk.http.get("/api/house").json()["me"] == {"name": name, "account": False}
    secret = {"name": name, "password": "correct horse"}
    assert desk.http.post("/api/account", json={**secret, "password": "short"}).status_code == 400
    assert desk.http.post("/api/account", json=secret).json() == {"name": name, "account": True}
    assert desk.http.post("/api/account", json=secret).status_code == 409
    assert Person(server, "Eve").http.post("/api/account", json=secret).status_code == 409
    refused = Person(server, "Eve").http.post("/api/guest", json={"name": name.upper()})
    assert (refused.status_code, refused.json()["text"][0]) == (409, "error-name-owned")
    assert phone.http.post("/api/login", json={**secret, "password": "wrong horse"}).status_code == 401
    assert phone.http.post("/api/login", json={"name": "nobody", "password": "correct horse"}).status_code == 401
    assert phone.http.post("/api/login", json={**secret, "name": name.upper()}).json()["account"]
    for device in (desk, phone):
        assert {card["id"] for card in device.http.get("/api/tables").json()["mine"]} == {first, second}
    assert phone.look(second).until("update")["places"][0]["seat"] == 0
    assert phone.http.post("/api/logout").status_code == 200
    assert phone.http.get("/api/house").json()["me"] is None
    assert desk.http.delete("/api/account").status_code == 200
    assert phone.http.post("/api/login", json=secret).status_code == 401
    eve = Person(server, "Eve")
    assert [seat["name"] for seat in eve.http.get(f"/api/tables/{first}").json()["seats"]] == ["—", "—"]


def test_an_account_is_found_however_its_signs_are_put_together(server: Server) -> None:
    zoe = Person(server, "Zoe")
    account = {"name": "Zoe\N{COMBINING DIAERESIS} the  second", "password": "correct horse"}
    zoe.http.post("/api/account", json=account).raise_for_status()
    assert zoe.http.post("/api/login", json=account).status_code == 200


def test_cookies_are_signed_and_kept_from_scripts(http: httpx.Client) -> None:
    cookie = http.post("/api/guest", json={"name": "Ada"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    secure = http.post("/api/guest", json={"name": "Ada"}, headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert "Secure" in secure


def test_cookies_are_good_for_a_year_and_renewed_once_a_day(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(server, "Ada")
    assert "max-age=31536000" in ada.http.post("/api/guest", json={"name": "Ada"}).headers["set-cookie"].lower()
    assert "set-cookie" not in ada.http.get("/api/house").headers
    assert "set-cookie" not in server.clients.enter_context(client(server.address)).get("/api/house").headers

    async def run() -> None:
        store = await open_store(tmp_path)
        await store.add_person("ada", "Ada")
        reception = Reception(store, "secret")
        cookie = reception.cookie(Known("ada", "Ada"))
        now = time.time()
        for days, known, renewed in ((0, True, False), (2, True, True), (364, True, True), (366, False, True)):
            monkeypatch.setattr(time, "time", lambda days=days: now + days * DAY)
            assert (await reception.recognise(cookie) is not None) == known
            assert reception.renews(cookie) == renewed
        await store.close()

    asyncio.run(run())


def test_cookies_that_have_no_date_are_replaced(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data", "--no-limits")) as server:
        ada = Person(server, "Ada")

        async def older() -> str:
            store = await open_store(tmp_path / "data")
            ((id,),) = await store.database.rows("SELECT id FROM person")
            signer = URLSafeSerializer(await store.secret(), salt="person")
            await store.close()
            return str(signer.dumps(id))

        with client(server.address) as http:
            http.cookies.set("lunatheque", asyncio.run(older()))
            answer = http.get("/api/house")
            assert answer.json()["me"]["name"] == "Ada"
            (fresh,) = SimpleCookie(answer.headers["set-cookie"]).values()
        ada.http.cookies.clear()
        ada.http.cookies.set("lunatheque", fresh.value)
        answer = ada.http.get("/api/house")
        assert answer.json()["me"]["name"] == "Ada"
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("door", "sent", "said"),
    [
        ("tables", {"game": "moon-bots", "seats": ["me", "me"], "options": {"zzz": "1"}}, "Moon-Bots n’a pas d’option"),
        ("tables", {"game": "moon-bots", "seats": ["me", "me"], "options": {"asking": "1"}}, "l’option asking n’a pas"),
        ("review", {"record": "milk"}, "Ligne 1 de la partie notée\xa0: une partie notée commence par"),
        ("review", {"record": RECORD + "2 Q roll\n"}, "la place «\xa0Q\xa0» n’existe pas"),
        ("review", {"record": RECORD + "2 A roll\n"}, "ne peut pas être rejouée\xa0: le coup 2 n’est pas permis"),
    ],
)
def test_what_is_wrong_can_be_said_in_french(server: Server, door: str, sent: dict[str, Any], said: str) -> None:
    answer = Person(server, "Ada").http.post(f"/api/{door}", json=sent)
    assert answer.status_code == 400
    assert said in Words("fr").say(as_text(answer.json()["text"]))


def as_text(data: list[Any]) -> Text:
    """A text as it was before it travelled."""
    id, args = data
    return Text(id, {name: as_text(arg) if isinstance(arg, list) else arg for name, arg in args.items()})


def test_what_takes_long_to_make_is_made_once() -> None:
    game = games()["moon-bots"]
    box = game.box()
    assert shelf.art(game, box) is shelf.art(game, box)
    assert shelf.components(game, "en", box, "") is shelf.components(game, "en", box, "")


def test_packs_of_one_person_are_limited(tmp_path: Path) -> None:
    async def fill() -> None:
        store = await open_store(tmp_path / "data")
        ((id,),) = await store.database.rows("SELECT id FROM person")
        for number in range(MOST_PACKS):
            await store.add_pack(PackRow(str(number), "moon-bots", "Box", "", id))
        await store.close()

    with running(Server(tmp_path / "data")) as server:
        ada = Person(server, "Ada")
        asyncio.run(fill())
        answer = ada.http.post("/api/packs", json={"contents": ""})
        assert (answer.status_code, answer.json()["text"][0]) == (429, "error-too-many-packs")


def test_tables_of_one_person_are_limited(tmp_path: Path) -> None:
    async def fill(review: bool) -> None:
        store = await open_store(tmp_path / "data")
        ((id,),) = await store.database.rows("SELECT id FROM person WHERE name = 'Ada'")
        for number in range(MOST_REVIEWS if review else MOST_OPEN):
            sheet = Sheet(f"{review}{number}", "moon-bots", {}, id, (Seat(0, "Ada"),), review=review)
            await store.open_table(replace(sheet, ended="over" if review else ""))
        await store.close()

    match = Match("moon-bots")
    match.leave(0)
    record, seats = {"record": str(match.record())}, {"game": "moon-bots", "seats": ["me", "me"]}

    def codes(person: Person) -> list[int]:
        return [
            person.http.post("/api/review", json=record).status_code,
            person.http.post("/api/tables", json=seats).status_code,
        ]

    with running(Server(tmp_path / "data")) as server:
        ada = Person(server, "Ada")
        assert codes(ada) == [201, 201]
        asyncio.run(fill(review=True))
        assert codes(ada) == [429, 201]
        asyncio.run(fill(review=False))
        assert codes(ada) == [429, 429]
        refused = ada.http.post("/api/review", json=record).json()
        assert refused["text"] == ["error-too-many-reviews", {"most": MOST_REVIEWS}]
        assert ada.http.post("/api/tables", json=seats).json()["text"][0] == "error-too-many-tables"
        assert codes(Person(server, "Grace")) == [201, 201]


def test_limits_are_not_got_around_by_coming_again(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data")) as server:
        ada = Person(server, "Ada")
        table = ada.open_table("me", "me", first="seat-a")["id"]
        sockets = [ada.look(table) for _ in range(6)]
        for socket in sockets:  # all at once, however long a hint takes
            socket.send(type="hint", seat=0, key="hint")
        answers = [socket.answer("hint")["type"] for socket in sockets]
        assert sorted(set(answers)) == ["hint", "refused"]
        speeches = []
        for socket in sockets[:3]:
            speeches += [socket.ask(type="say", text="again")["type"] for _ in range(5)]
        assert "refused" in speeches
        for socket in sockets:
            socket.close()
        codes = set()
        while 4408 not in codes:
            socket = ada.look("nowhere")
            codes.add(socket.closed())
        assert codes == {4404, 4408}


def test_limits(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data")) as server:
        ada = Person(server, "Ada")
        answers = [ada.http.post("/api/guest", json={"name": "Eve"}) for _ in range(40)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert answers[-1].headers["retry-after"]
        socket = ada.look(ada.open_table("me", "me")["id"])
        with suppress(ConnectionClosed):
            for _ in range(200):
                socket.send(type="ping")
        assert socket.closed() == 4408
