"""What happens at a table besides the game: proposals, leaving, bots that play on, time, rematches."""

import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Person, Server, Socket, running

from lunatheque.engine import Match, read_record


def seated(server: Server, *names: str, more: dict[str, Any] | None = None) -> tuple[str, list[Person], list[Socket]]:
    """People at a table of their own, each with a socket that has seen the start."""
    people = [Person(server, name) for name in names]
    table = people[0].open_table("me", *["open"] * (len(names) - 1), more=more, first="seat-a")
    for seat, person in enumerate(people[1:], 1):
        person.sit_down(table["id"], table["invitations"][str(seat)])
    sockets = [person.look(table["id"]) for person in people]
    for socket in sockets:
        socket.until("update")
    return table["id"], people, sockets


def ask(socket: Socket, **message: Any) -> dict[str, Any]:
    """Ask for something on the version that was seen last."""
    return socket.ask(version=socket.update["version"], **message)


def events(socket: Socket) -> list[str]:
    return [text[0] for place in socket.update["places"] for chapter in place["events"] for text in chapter["texts"]]


def test_taking_back_what_was_learned_needs_the_others(server: Server) -> None:
    _, _, (ada, grace) = seated(server, "Ada", "Grace")
    before = ada.update["places"][0]["scene"]
    ada.play("roll", 0)
    assert not ada.update["places"][0]["undo"]
    assert ask(ada, type="undo", seat=0)["type"] == "done"
    grace.see(ada)
    assert grace.update["proposals"] == [{"what": "undo", "by": 0, "agreed": [0]}]
    assert events(grace) == ["event-propose-undo"]
    assert ask(ada, type="agree", seat=0, what="undo", yes=True)["text"][0] == "refuse-no-proposal"
    assert ask(ada, type="propose", seat=0, what="undo")["text"][0] == "refuse-proposed"
    assert ask(grace, type="agree", seat=1, what="undo", yes=False)["type"] == "done"
    assert grace.update["proposals"] == []
    ada.see(grace)
    ask(ada, type="propose", seat=0, what="undo")
    grace.see(ada)
    assert ask(grace, type="agree", seat=1, what="undo", yes=True)["type"] == "done"
    ada.see(grace)
    assert ada.update["places"][0]["scene"] == before
    assert events(ada) == ["event-taken-back"]
    assert ask(ada, type="undo", seat=0)["text"][0] == "refuse-undo-nothing"
    assert ada.play("roll", 0)["type"] == "done"


def test_a_proposal_does_not_make_a_move_stale_but_a_move_ends_it(server: Server) -> None:
    _, _, (ada, grace) = seated(server, "Ada", "Grace")
    ada.play("end", 0)
    grace.see(ada)
    ask(grace, type="propose", seat=1, what="end")
    assert ada.play("roll", 0, version=1)["type"] == "done"
    assert [proposal["what"] for proposal in ada.update["proposals"]] == ["end"]
    ask(ada, type="undo", seat=0)
    assert [proposal["what"] for proposal in ada.update["proposals"]] == ["end", "undo"]
    assert ada.play("end", 0)["type"] == "done"
    assert [proposal["what"] for proposal in ada.update["proposals"]] == ["end"]


def test_all_agree_to_end(server: Server) -> None:
    table, people, (ada, grace, hedy) = seated(server, "Ada", "Grace", "Hedy")
    ada.play("end", 0)
    assert people[0].http.get(f"/api/tables/{table}/record").status_code == 409
    ask(ada, type="propose", seat=0, what="end")
    grace.see(ada)
    ask(grace, type="agree", seat=1, what="end", yes=True)
    hedy.see(grace)
    assert not hedy.update["over"]
    ask(hedy, type="agree", seat=2, what="end", yes=True)
    ada.see(hedy)
    assert (ada.update["over"], ada.update["ended"], ada.update["ranking"]) == (True, "agreed", [])
    assert ada.update["actors"] == ada.update["places"][0]["legal"] == []
    record = people[1].http.get(f"/api/tables/{table}/record").text
    assert record.endswith("\n2 all (agreed)\n")
    assert Match.replay(read_record(record)).ended == "agreed"
    assert ada.play("end", 1)["text"][0] in ("refuse-over", "refuse-seat")
    assert people[0].http.get(f"/api/tables/{table}").json()["over"]


def test_who_resigns_is_last_and_the_others_go_on(server: Server) -> None:
    table, people, (ada, grace, hedy) = seated(server, "Ada", "Grace", "Hedy")
    assert ask(grace, type="resign", seat=1)["type"] == "done"
    ada.see(grace)
    assert not ada.update["over"]
    assert ask(grace, type="resign", seat=1)["text"][0] == "refuse-over"
    ask(ada, type="resign", seat=0)
    hedy.see(ada)
    assert (hedy.update["ended"], hedy.update["ranking"]) == ("resign", [2, 3, 1])
    record = read_record(people[0].http.get(f"/api/tables/{table}/record").text)
    again = Match.replay(record)
    assert (again.ended, again.ranks()) == ("resign", [2, 3, 1])
    assert str(record).endswith("1 B (resign)\n2 A (resign)\n")


def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(server: Server) -> None:
    table, people, (ada, grace) = seated(server, "Ada", "Grace")
    away = ask(grace, type="replace", seat=0, bot="random")
    assert away["text"][0] == "refuse-replace", "Ada is there"
    assert ask(ada, type="replace", seat=0, bot="nobody")["text"][0] == "refuse-bot"
    assert ask(ada, type="replace", seat=0, bot=None)["text"][0] == "refuse-return"
    assert ask(ada, type="replace", seat=0, bot="random")["type"] == "done"
    while 1 not in grace.update["actors"]:
        grace.until("update")
    assert grace.update["table"]["replaced"] == [0]
    assert people[1].http.get(f"/api/tables/{table}").json()["seats"][0]["replaced"]
    ada.see(grace)
    assert ada.play("end", 0)["text"][0] in ("refuse-replaced", "refuse-stale")
    assert ask(ada, type="replace", seat=0, bot=None)["type"] == "done"
    assert ada.update["table"]["replaced"] == []
    answer = people[0].http.post(f"/api/tables/{table}/leave", json={"seat": 0})
    assert answer.json()["seats"][0]["replaced"]
    answer = people[0].http.post(f"/api/tables/{table}/leave", json={"seat": 1})
    assert answer.status_code == 403


def test_bots_play_for_somebody(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.open_table("me", "pilote")["id"]
    socket = ada.look(table)
    socket.until("update")
    ada.http.post(f"/api/tables/{table}/leave", json={"seat": 0}).raise_for_status()
    while socket.until("update")["version"] < 5:
        pass  # she looks on
    socket.close()
    moves = settled(ada, table)
    time.sleep(1.5)
    assert settled(ada, table) == moves
    again = Person(server, "Eve").look(table)
    again.until("update")
    while not again.update["over"] and again.update["version"] < moves + 3:
        again.until("update")
    again.close()


def settled(person: Person, table: str) -> int:
    """How many moves a match has once what was begun is over."""
    counts = [-1, 0]
    while counts[-1] != counts[-2] or len(counts) < 8:
        time.sleep(0.25)
        card = person.http.get(f"/api/tables/{table}").json()
        counts.append(card["moves"])
        assert not card["over"], "bots have played on"
    return counts[-1]


def test_a_table_is_not_filled_with_bots_alone(server: Server) -> None:
    ada = Person(server, "Ada")
    id = ada.open_table("open", "open", "random")["id"]
    assert ada.http.post(f"/api/tables/{id}/bot", json={"seat": 0, "bot": "random"}).status_code == 200
    answer = ada.http.post(f"/api/tables/{id}/bot", json={"seat": 1, "bot": "random"})
    assert (answer.status_code, answer.json()["text"]) == (400, ["error-bots-alone", {}])
    table = ada.http.get(f"/api/tables/{id}").json()
    ada.sit_down(id, table["invitations"]["1"])
    assert ada.http.get(f"/api/tables/{id}").json()["begun"]


def test_who_is_away_for_long_can_be_replaced_by_the_others(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data", "--patience", "0", "--idle", "0.2")) as server:
        table, people, (ada, grace) = seated(server, "Ada", "Grace")
        ada.close()
        while grace.until("presence")["seats"] != [1]:
            pass
        assert ask(grace, type="replace", seat=0, bot="random")["type"] == "done"
        back = people[0].look(table)
        back.until("update")
        assert back.update["table"]["replaced"] == [0]
        while 1 not in back.update["actors"]:
            back.until("update")
        assert ask(back, type="replace", seat=0, bot=None)["type"] == "done"


CLOCK = {"pace": {"kind": "clock", "minutes": 0.01, "increment": 5}}


def test_time_runs_out_and_the_others_choose(server: Server) -> None:
    _, _, (ada, grace) = seated(server, "Ada", "Grace", more=CLOCK)
    assert ada.update["running"] == [0]
    assert 0 < ada.update["clocks"][0]["left"] <= 600
    assert ada.update["clocks"][1] == {"seat": 1, "left": 600}
    early = ask(grace, type="claim", seat=0)
    assert early["text"][0] == "refuse-claim"
    while "event-flagged" not in events(grace):
        grace.until("update")
    ada.see(grace)
    assert ada.update["running"] == []
    assert ada.play("end", 0)["text"][0] == "refuse-time"
    assert ask(ada, type="claim", seat=0)["text"][0] == "refuse-claim"
    assert ask(grace, type="replace", seat=0, bot="random")["type"] == "done"
    ada.see(grace)
    while 1 not in ada.update["actors"]:
        ada.until("update")
    assert ask(ada, type="replace", seat=0, bot=None)["type"] == "done"
    assert ada.update["clocks"][0]["left"] >= 59_000, "who comes back has a little time"


def test_a_win_on_time_is_claimed_and_is_in_the_record(server: Server) -> None:
    table, people, (_, grace) = seated(server, "Ada", "Grace", more=CLOCK)
    while "event-flagged" not in events(grace):
        grace.until("update")
    assert ask(grace, type="claim", seat=0)["type"] == "done"
    assert (grace.update["ended"], grace.update["ranking"]) == ("time", [2, 1])
    record = people[0].http.get(f"/api/tables/{table}/record").text
    assert record.endswith("\n1 A (time)\n")
    assert Match.replay(read_record(record)).ranks() == [2, 1]


def test_alone_against_bots_time_decides_by_itself(server: Server) -> None:
    ada = Person(server, "Ada")
    socket = ada.look(ada.open_table("me", "random", more=CLOCK, first="seat-a")["id"])
    socket.until("update")
    while not socket.update["over"]:
        socket.until("update")
    assert (socket.update["ended"], socket.update["ranking"]) == ("time", [2, 1])
    assert socket.update["clocks"][1] is None


def test_clocks_go_on_after_a_kill_though_nobody_looks(own_server: Server) -> None:
    table, people, _ = seated(own_server, "Ada", "Grace", more=CLOCK)
    own_server.kill()
    own_server.start()
    socket = people[1].look(table)
    socket.until("update")
    while "event-flagged" not in events(socket):
        socket.until("update")


def test_days_a_move(server: Server) -> None:
    _, _, (ada, grace) = seated(server, "Ada", "Grace", more={"pace": {"kind": "days", "days": 2}})
    ada.play("end", 0)
    day = 24 * 3600 * 1000
    assert 2 * day - 60_000 < ada.update["clocks"][0]["left"] <= 2 * day
    grace.see(ada)
    assert ask(grace, type="replace", seat=0, bot="random")["text"][0] == "refuse-replace"


def test_rematch_turns_the_seats(server: Server) -> None:
    table, (ada, grace), (one, two) = seated(server, "Ada", "Grace")
    assert ada.http.post(f"/api/tables/{table}/rematch").status_code == 409
    ask(one, type="resign", seat=0)
    two.see(one)
    fresh = ada.http.post(f"/api/tables/{table}/rematch").json()
    assert [seat["name"] for seat in fresh["seats"]] == ["Grace", "Ada"]
    assert fresh["begun"]
    assert grace.http.post(f"/api/tables/{table}/rematch").json()["id"] == fresh["id"]
    assert grace.http.get(f"/api/tables/{table}").json()["rematch"] == fresh["id"]
    assert Person(server, "Eve").http.post(f"/api/tables/{table}/rematch").status_code == 403


def test_seats_before_the_match_begins(server: Server) -> None:
    ada, grace = Person(server, "Ada"), Person(server, "Grace")
    table = ada.open_table("me", "open", "open", more={"public": True, "names": {"0": "Ada the first"}})
    id = table["id"]
    assert table["seats"][0]["name"] == "Ada the first"
    assert id in [card["id"] for card in grace.http.get("/api/tables").json()["open"]]
    assert grace.http.post(f"/api/tables/{id}/bot", json={"seat": 1, "bot": "random"}).status_code == 403
    assert ada.http.post(f"/api/tables/{id}/bot", json={"seat": 1, "bot": "random"}).json()["seats"][1]["bot"]
    assert grace.http.post(f"/api/tables/{id}/seats", json={"seat": 1}).status_code == 409
    emptied = ada.http.post(f"/api/tables/{id}/bot", json={"seat": 1, "bot": None}).json()
    assert emptied["invitations"]["1"] != table["invitations"]["1"]
    assert grace.http.post(f"/api/tables/{id}/seats", json={"seat": 1}).json()["mine"] == [1]
    watching = grace.look(id)
    assert watching.until("waiting")["table"]["mine"] == [1]
    assert not grace.http.post(f"/api/tables/{id}/leave", json={"seat": 1}).json()["seats"][1]["taken"]
    assert watching.until("waiting")["table"]["mine"] == []
    hidden = ada.open_table("me", "open")
    assert hidden["id"] not in [card["id"] for card in grace.http.get("/api/tables").json()["open"]]
    assert grace.http.post(f"/api/tables/{hidden['id']}/seats", json={"seat": 1}).status_code == 400


def test_spectators_only_where_they_are_allowed(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    table = ada.open_table("me", "me", more={"spectators": False})["id"]
    assert eve.look(table).closed() == 4403
    waiting = ada.open_table("me", "open", more={"spectators": False})
    socket = eve.look(waiting["id"])
    socket.until("waiting")
    Person(server, "Grace").sit_down(waiting["id"], waiting["invitations"]["1"])
    assert socket.closed() == 4403
    assert ada.look("nowhere").closed() == 4404


def test_presence(server: Server) -> None:
    table, _, (ada, grace) = seated(server, "Ada", "Grace")
    eve = Person(server, "Eve").look(table)
    while (now := ada.until("presence"))["spectators"] != 1:
        pass
    assert now["seats"] == [0, 1]
    eve.close()
    grace.close()
    while (now := ada.until("presence")) != {"type": "presence", "seats": [0], "spectators": 0}:
        pass


@pytest.mark.parametrize("kind", ["why", "hint"])
def test_questions_about_other_seats_are_refused(server: Server, kind: str) -> None:
    _, _, (ada, _) = seated(server, "Ada", "Grace")
    more = {"action": "roll"} if kind == "why" else {}
    assert ada.ask(type=kind, seat=1, **more)["text"][0] == "refuse-seat"


def test_why_and_hint(server: Server) -> None:
    _, _, (ada, grace) = seated(server, "Ada", "Grace")
    assert ada.ask(type="why", seat=0, action="pass")["rule"] == "windows"
    assert ada.ask(type="why", seat=0, action="roll")["text"][0] == "why-allowed"
    assert grace.ask(type="why", seat=1, action="roll")["rule"] == "turn"
    assert ada.ask(type="why", seat=0, action="dance")["text"][0] == "refuse-notation"
    assert ada.ask(type="why", seat=0, piece="nothing")["text"][0] == "refuse-piece"
    for id, piece in ada.update["places"][0]["scene"]["pieces"].items():
        because = ada.ask(type="why", seat=0, piece=id)
        assert because["type"] == "because"
        looked_at = because["text"][0] in ("why-not-now", "why-others", "why-shows")
        assert (because["rule"] == piece.get("rule", "")) if looked_at else because["rule"]
    assert ada.ask(type="why", seat=0, piece="robot-0-core")["text"][0] == "refuse-not-rolled"
    assert ada.ask(type="why", seat=0, piece="robot-2-core")["text"][0] == "why-others"
    assert ada.ask(type="why", seat=0, piece="pile")["text"][0] == "why-shows"
    assert grace.ask(type="why", seat=1, piece="pile")["text"][0] == "refuse-turn-of"
    hint = ada.ask(type="hint", seat=0)
    legal = {choice["action"]: choice["text"] for choice in ada.update["places"][0]["legal"]}
    assert hint["action"] in legal
    assert [id for id, _ in hint["texts"]][::2] == ["thought-best", "thought-tries"]
    assert hint["texts"][0][1]["action"] == legal[hint["action"]]
    assert all(one["text"] in legal.values() for one in hint["considered"])
    assert grace.ask(type="hint", seat=1)["rule"] == "turn"
