"""Tables on a real server: whole matches, retries, reconnection, kills, secrets."""

import json
import random
import time
import unicodedata
from typing import Any

import httpx
import pytest
from tests.server.conftest import TOKEN, Person, Server, choices, client

from lunatheque.engine import Match, games, read_record
from lunatheque.server.complaints import Complaint
from lunatheque.server.reception import MOST_MARKS, clean, visible
from lunatheque.server.table import SNAPSHOT_EVERY
from lunatheque.server.wire import PROTOCOL


def test_two_people_play_a_whole_match_by_link(server: Server) -> None:
    ada, grace = Person(server, "Ada"), Person(server, "Grace")
    table = ada.open_table("me", "open", first="seat-a")
    assert not table["begun"]
    first = ada.look(table["id"])
    waiting = first.receive()
    assert (waiting["type"], waiting["protocol"]) == ("waiting", PROTOCOL)
    assert waiting["table"] == table
    grace.sit_down(table["id"], table["invitations"]["1"])
    sockets = [first, grace.look(table["id"])]
    for socket in sockets:
        socket.until("update")
    chooser = random.Random(1)
    while not sockets[0].update["over"]:
        actor = sockets[0].update["actors"][0]
        seat, action = chooser.choice(choices(sockets[actor]))
        done = sockets[actor].play(action, seat)
        assert done["type"] == "done"
        for socket in sockets:
            while socket.update["version"] < done["version"]:
                socket.until("update")
    assert sorted(sockets[0].update["ranking"])[0] == 1
    record = ada.http.get(f"/api/tables/{table['id']}/record").text
    match = Match.replay(read_record(record))
    assert match.over
    assert list(match.state.ranking()) == sockets[1].update["ranking"]
    assert match.names == ["Ada", "Grace"]


@pytest.mark.parametrize("game", ["moon-bots", "hearts"])
def test_a_match_of_bots_plays_by_itself(server: Server, game: str) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    table = ada.open_table("me", "random", "random", "random", game=game)["id"]
    player, socket = ada.look(table), eve.look(table)
    player.until("update")
    wanted = {"type": "replace", "seat": 0, "bot": "greedy"}
    while player.ask(version=player.update["version"], **wanted)["type"] != "done":
        pass  # the bots have decided meanwhile
    while not socket.update.get("over"):
        socket.until("update")
    assert all(place["seat"] == -1 and not place["legal"] for place in socket.update["places"])


def test_what_moves_is_told_in_order_with_the_decision_and_not_again(server: Server) -> None:
    ada = Person(server, "Ada")
    socket = ada.look(ada.open_table("me", "me", game="terre-lune", first="seat-a", rockets="in-order")["id"])
    assert all("beats" not in place for place in socket.until("update")["places"]), "whoever comes sees what lies there"
    socket.play("roll", 0)
    dice = [["die-0", None], ["die-1", None], ["die-2", None]]
    assert [place["beats"] for place in socket.update["places"]] == [[dice, [["satellite", None]]]] * 2
    socket.ask(type="propose", seat=0, what="undo", version=1)  # nobody else has to be asked
    assert all("beats" not in place for place in socket.update["places"])


def test_a_retry_is_harmless_and_a_stale_move_is_refused(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.open_table("me", "me", first="seat-a")
    socket = ada.look(table["id"])
    socket.until("update")
    first = socket.play("end", 0, key="once")
    again = socket.play("end", 0, version=0, key="once")
    assert first == again == {"type": "done", "key": "once", "version": 1}
    stale = socket.play("end", 0, version=0)
    assert stale["type"] == "refused"
    assert stale["text"][0] == "refuse-stale"
    assert stale["version"] == 1


def test_a_retry_is_harmless_after_a_restart_too(own_server: Server) -> None:
    """Also where the position was kept after it: what is in memory then has never heard of the key."""
    ada = Person(own_server, "Ada")
    table = ada.open_table("me", "me", first="seat-a")["id"]
    socket = ada.look(table)
    socket.until("update")
    kept: list[tuple[int, str, int, str]] = []
    for number in range(SNAPSHOT_EVERY + 2):
        seat, action = choices(socket)[-1]
        version = socket.update["version"]
        done = socket.play(action, seat, key=f"key-{number}")
        kept.append((seat, action, version, done["key"]))
        while socket.update["version"] < done["version"]:
            socket.until("update")
    own_server.kill()
    own_server.start()
    again = ada.look(table)
    latest = again.until("update")["version"]
    for seat, action, version, key in kept:
        answer = again.play(action, seat, version=version, key=key)
        assert answer == {"type": "done", "key": key, "version": version + 1}
    assert again.play("end", 0, version=0)["text"][0] == "refuse-stale"
    assert ada.look(table).until("update")["version"] == latest


def test_a_refusal_names_the_rule(server: Server) -> None:
    ada = Person(server, "Ada")
    socket = ada.look(ada.open_table("me", "me", first="seat-a")["id"])
    socket.until("update")
    refused = socket.play("pass", 0)
    assert (refused["rule"], refused["text"][0]) == ("windows", "refuse-pass")
    assert socket.play("dance", 0)["text"][0] == "refuse-notation"
    assert socket.play("end", 1)["rule"] == "turn"


def test_undo_by_the_rule(server: Server) -> None:
    ada = Person(server, "Ada")
    socket = ada.look(ada.open_table("me", "me", first="seat-a")["id"])
    socket.until("update")
    before = socket.update["places"][0]["scene"]
    legal = [choice for choice in socket.update["places"][0]["legal"] if choice["action"].startswith("buy")]
    face_up = next(choice["action"] for choice in legal if choice["text"][1]["card"][0] != "secret-weapon")
    assert socket.play(face_up, 0)["version"] == 1
    assert socket.update["places"][0]["undo"]
    socket.send(type="undo", seat=0, version=1, key="back")
    assert socket.until("done")["version"] == 2
    assert socket.update["places"][0]["scene"] == before
    socket.play("roll", 0)
    socket.send(type="undo", seat=0, version=socket.update["version"], key="late")
    assert socket.until("done")["version"] == 4, "nobody else has to be asked"
    assert socket.update["places"][0]["scene"] == before


def test_who_comes_back_gets_what_was_missed(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.open_table("me", "me", first="seat-a")
    socket = ada.look(table["id"])
    socket.until("update")
    for seat in (0, 0, 1):
        socket.play("end", seat)
    missed = ada.look(table["id"], since=1)
    missed.until("update")
    told = missed.update["places"][0]["events"]
    assert [text[0] for chapter in told for text in chapter["texts"]].count("event-turn") == 2
    assert [chapter["version"] for chapter in told] == [2, 3]
    assert missed.update["version"] == 3


def test_strangers_only_watch(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    table = ada.open_table("me", "me", first="seat-a")
    socket = eve.look(table["id"])
    update = socket.until("update")
    assert [place["seat"] for place in update["places"]] == [-1]
    assert socket.play("end", 0)["text"][0] == "refuse-seat"
    assert socket.play("end", -1)["text"][0] == "refuse-message"
    assert eve.http.get(f"/api/tables/{table['id']}").json()["invitations"] == {}
    assert eve.http.get(f"/api/tables/{table['id']}/record").status_code == 409


def test_an_invitation_seats_one_person(server: Server) -> None:
    ada, grace, eve = Person(server, "Ada"), Person(server, "Grace"), Person(server, "Eve")
    table = ada.open_table("me", "open", "open")
    invitation = table["invitations"]["1"]
    grace.sit_down(table["id"], invitation)
    grace.sit_down(table["id"], invitation)
    for wrong in (invitation, "nonsense"):
        answer = eve.http.post(f"/api/tables/{table['id']}/seats", json={"invitation": wrong})
        assert answer.status_code in (400, 409)
    assert [seat["taken"] for seat in ada.http.get(f"/api/tables/{table['id']}").json()["seats"]] == [True, True, False]
    assert [card["id"] for card in grace.http.get("/api/tables").json()["mine"]] == [table["id"]]


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("nonsense", "malformed"),
        ("[]", "Expected `object`"),
        ('{"type": "dance"}', "Invalid value 'dance'"),
        ('{"type": "play"}', "missing required field"),
        ('{"type": "play", "seat": "0", "action": "end", "version": 0, "key": "k"}', "Expected `int`"),
        ('{"type": "play", "seat": 0, "action": "end", "version": 0, "key": ""}', "length >= 1"),
        (r'{"type": "play", "seat": 0, "action": "end", "version": 0, "key": "\u0000"}', "matching regex"),
    ],
)
def test_bad_messages_are_refused_and_change_nothing(server: Server, message: str, words: str) -> None:
    ada = Person(server, "Ada")
    socket = ada.look(ada.open_table("me", "me")["id"])
    socket.until("update")
    socket.connection.send(message)
    refused = socket.until("refused")
    assert refused["text"][0] == "refuse-message"
    assert words in refused["text"][1]["reason"]
    assert refused["version"] == 0


def test_chat_is_harmless(server: Server) -> None:
    ada = Person(server, "A\u202eda\x07")
    table = ada.open_table("me", "me")["id"]
    socket = ada.look(table)
    socket.send(type="say", text="  hello\x1b[2J <b>you</b>\n", key="k")
    said = socket.until("said")
    assert said.pop("at") > 0
    assert said == {"type": "said", "name": "A da", "seat": 0, "text": "hello [2J <b>you</b>"}
    assert socket.until("done")["key"] == "k"
    for text in ("", "\u200b\u202e", "x" * 501):
        socket.send(type="say", text=text, key="k")
        refused = socket.until("refused")
        assert (refused["text"][0], refused["key"]) == ("error-line", "k")
    assert [line["text"] for line in ada.look(table).until("chat")["lines"]] == ["hello [2J <b>you</b>"]


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"type": "play", "seat": "first", "key": "k"}, "k"),
        ({"type": "dance", "key": "k"}, "k"),
        ({"type": "say", "text": "x" * 5000, "key": "k"}, "k"),
        ({"type": "dance", "key": 7}, ""),
        ({"type": "dance", "key": "x" * 65}, ""),
        (["key", "k"], ""),
    ],
)
def test_a_refusal_bears_the_key_of_what_it_answers(server: Server, message: Any, key: str) -> None:
    ada = Person(server, "Ada")
    socket = ada.look(ada.open_table("me", "me")["id"])
    socket.connection.send(json.dumps(message))
    assert socket.until("refused")["key"] == key


@pytest.mark.parametrize("blank", "\u3164\uffa0\u115f\u1160\u2800\u034f\ufe0f\u180b\u17b4\u2060\U000e0101")
def test_names_are_what_is_seen_of_them(blank: str) -> None:
    assert visible(blank) == ""
    assert visible(f"Ada{blank}") == visible(f"Ad{blank}a") == "Ada"
    assert visible(f"e{blank}\u0301") == "\u00e9"
    with pytest.raises(Complaint):
        clean(3 * blank, 30)


def test_a_name_does_not_tower_over_others() -> None:
    assert visible("A" + "\u0316" * 28 + "da") == "A" + "\u0316" * MOST_MARKS + "da"
    assert visible("שָּׁלוֹם") == unicodedata.normalize("NFC", "שָּׁלוֹם")


def test_a_hint_lets_its_viewer_go_on_meanwhile(capfd: pytest.CaptureFixture[str], own_server: Server) -> None:
    ada = Person(own_server, "Ada")
    socket = ada.look(ada.open_table("me", "me", first="seat-a")["id"])
    for key in ("k", "again"):
        socket.send(type="hint", seat=0, key=key)
    socket.send(type="ping")
    refused = socket.until("refused")
    assert (refused["key"], refused["text"][0]) == ("again", "error-too-often")
    assert socket.receive()["type"] == "pong"
    assert socket.until("hint")["key"] == "k"
    socket.send(type="hint", seat=0, key="k2")
    socket.send(type="ping")
    socket.until("pong")
    time.sleep(0.5)
    began = time.monotonic()
    own_server.stop()
    assert time.monotonic() - began < 10
    assert "Traceback" not in capfd.readouterr().err


BAD_TABLES: list[Any] = [
    {"game": "chess", "seats": ["me"]},
    {"game": "moon-bots", "seats": ["me"]},
    {"game": "moon-bots", "seats": ["me", "genius"]},
    {"game": "moon-bots", "seats": ["legende"] * 4},
    {"game": "moon-bots", "seats": ["me", "me"], "options": {"weather": "fine"}},
    {"game": "moon-bots", "seats": "me"},
    {"game": "moon-bots", "seats": ["me", "me"], "pace": {"kind": "hourglass"}},
    {"game": "moon-bots", "seats": ["me", "me"], "pace": {"kind": "clock", "minutes": -1}},
    {"game": "moon-bots", "seats": ["me", "me"], "names": {"0": "\u202e"}},
    {"game": 7},
    [],
    None,
]


@pytest.mark.parametrize("body", BAD_TABLES)
def test_bad_tables_are_refused(server: Server, body: Any) -> None:
    answer = Person(server, "Ada").http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["detail"]
    assert answer.json()["text"][0].startswith("error-")


def test_doors_are_closed_to_strangers_and_other_sites(server: Server) -> None:
    nobody = server.clients.enter_context(httpx.Client(base_url=f"http://{server.address}"))
    table = {"game": "hearts", "seats": ["me"] * 4}
    assert nobody.post("/api/guest", json={"name": "Eve"}).status_code == 403, "the header that browsers ask for"
    assert nobody.post("/api/tables", json=table, headers=TOKEN).status_code == 401
    nobody.cookies.set("lunatheque", "forged.signature")
    assert nobody.post("/api/tables", json=table, headers=TOKEN).status_code == 401
    ada = Person(server, "Ada")
    for evil in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        assert ada.http.post("/api/tables", json=table, headers=evil).status_code == 403
    assert ada.http.post("/api/tables", json=table).status_code == 201
    assert ada.http.get("/api/tables/nowhere").status_code == 404
    assert {game["id"] for game in nobody.get("/api/games").json()} == set(games())


@pytest.mark.parametrize("origin", ["http://[", "null", "://", ""])
def test_origins_that_cannot_be_read_are_other_sites(server: Server, origin: str) -> None:
    with client(server.address, Origin=origin) as http:
        assert http.post("/api/guest", json={"name": "Eve"}).status_code == 403


def test_what_is_nested_too_deep_is_refused(server: Server) -> None:
    ada = Person(server, "Ada")
    deep = '{"name": "Ada", "more": ' + "[" * 100_000 + "]" * 100_000 + "}"
    answer = ada.http.post("/api/guest", content=deep, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["detail"]) == (400, "lists or objects are nested too deep")
    socket = ada.look(ada.open_table("me", "me")["id"])
    socket.connection.send('{"more": ' + "[" * 2000 + "]" * 2000 + ', "type": "ping"}')
    assert socket.until("refused")["text"][0] == "refuse-message"


def test_every_acknowledged_move_survives_a_kill(own_server: Server) -> None:
    ada = Person(own_server, "Ada")
    table = ada.open_table("me", "random", "me", first="seat-a")["id"]
    chooser = random.Random(3)
    acknowledged = 0
    for _ in range(4):
        socket = ada.look(table)
        socket.until("update")
        assert socket.update["version"] >= acknowledged
        for _ in range(chooser.randrange(4, 12)):
            while not socket.update["over"] and not choices(socket):
                socket.until("update")
            if socket.update["over"]:
                break
            seat, action = chooser.choice(choices(socket))
            answer = socket.play(action, seat)
            if answer["type"] == "done":
                acknowledged = answer["version"]
                while socket.update["version"] < acknowledged:
                    socket.until("update")
        before = socket.update
        own_server.kill()
        own_server.start()
        again = ada.look(table)
        again.until("update")
        assert again.update["version"] >= acknowledged
        if again.update["version"] == before["version"]:
            assert again.update["places"][0]["scene"] == before["places"][0]["scene"]


def test_no_other_hand_travels(server: Server) -> None:
    """What a seat is sent names no secret weapon that the seat does not know."""
    ada, grace = Person(server, "Ada"), Person(server, "Grace")
    table = ada.open_table("me", "open", first="seat-a")
    grace.sit_down(table["id"], table["invitations"]["1"])
    sockets = [ada.look(table["id"]), grace.look(table["id"])]
    for socket in sockets:
        socket.until("update")
    chooser = random.Random(5)
    known: list[set[str]] = [set(), set()]
    for _ in range(120):
        if sockets[0].update["over"]:
            break
        actor = sockets[0].update["actors"][0]
        options = choices(sockets[actor])
        seat, action = chooser.choice([option for option in options if option[1].startswith("buy")] or options)
        version = sockets[actor].play(action, seat)["version"]
        for number, socket in enumerate(sockets):
            while socket.update["version"] < version:
                socket.until("update")
            text = json.dumps(socket.update)
            named = {f"SW{n:02}" for n in range(1, 18) if f"SW{n:02}" in text}
            chapters = [chapter for place in socket.update["places"] for chapter in place["events"]]
            events = [event for chapter in chapters for event in chapter["texts"]]
            shown = {event[1]["weapon"][0] for event in events if "weapon" in event[1]}
            own = {event[1]["weapon1"][0] for event in events if event[0] == "event-found"}
            known[number] |= shown | own
            spied = {"SW14", "SW12", "SW13"} & known[0] | {"SW14", "SW12", "SW13"} & known[1]
            assert spied or named <= known[number]
