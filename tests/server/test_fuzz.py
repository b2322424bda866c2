"""Nonsense at every door: no error of the server, no hang, no change by a bad message, and every refusal says why."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.conftest import TOKEN, Person, Server, Socket
from websockets.exceptions import ConnectionClosed

from lunatheque.server import create_app

APP = create_app(Path("never-opened"))
SCHEMA = schemathesis.openapi.from_dict(msgspec.json.decode(msgspec.json.encode(APP.openapi_schema.to_schema())))
SECONDS = 20
"""What takes longer hangs."""
calm = settings(
    max_examples=12,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)

# HTTP ---------------------------------------------------------------------------------------------------------------


@pytest.fixture
def guest(server: Server) -> Person:
    return Person(server, "Fuzz")


@pytest.fixture
def table(guest: Person) -> str:
    id: str = guest.open_table("me", "open")["id"]
    return id


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # Schemathesis itself does, at times
@SCHEMA.parametrize()
@calm
def test_every_door_bears_nonsense(case: "schemathesis.Case[Any]", guest: Person, table: str) -> None:
    send(case, guest)
    if "id" in case.path_parameters and "/tables/" in case.path:
        case.path_parameters["id"] = table
        send(case, guest)


def send(case: "schemathesis.Case[Any]", guest: Person) -> None:
    """Knock; whatever is refused is refused in words."""
    answer = case.call(
        base_url=f"http://{guest.server.address}",
        headers=TOKEN,
        cookies=dict(guest.http.cookies),
        timeout=SECONDS,
    )
    assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text}"
    if answer.status_code >= 400 and case.method != "HEAD":
        said = answer.json()
        assert said["detail"], said
        assert isinstance(said["text"][0], str), said


# The socket ---------------------------------------------------------------------------------------------------------


class Match:
    """A match of one person at both seats, at which nothing may happen."""

    def __init__(self, server: Server) -> None:
        self.person = Person(server, "Fuzz")
        self.table = self.person.open_table("me", "me")["id"]
        self.socket = self.look()
        self.before = self.socket.update

    def look(self) -> Socket:
        socket = self.person.look(self.table)
        socket.until("update")
        return socket

    def bears(self, message: str | bytes, text: bool | None = None) -> dict[str, Any] | None:
        """Send something; the one refusal that it gets, or None if the connection was closed for it."""
        try:
            self.socket.connection.send(message, text=text)
            self.socket.send(type="ping")
            answers = []
            while (answer := self.socket.receive(SECONDS))["type"] != "pong":
                if answer["type"] not in ("presence", "chat"):
                    answers.append(answer)
        except ConnectionClosed:
            self.socket = self.look()
            return None
        assert [answer["type"] for answer in answers] == ["refused"], answers
        assert answers[0]["text"][0], "a refusal says why"
        assert answers[0]["version"] == self.before["version"]
        return answers[0]

    def untouched(self) -> None:
        """Whoever comes now sees what was there before."""
        fresh = self.look()
        assert fresh.update == self.before
        fresh.close()

    def play(self) -> dict[str, Any]:
        """A message that would be obeyed."""
        seat = self.before["actors"][0]
        place = next(place for place in self.before["places"] if place["seat"] == seat)
        action = place["legal"][0]["action"]
        return {"type": "play", "seat": seat, "action": action, "version": self.before["version"], "key": "k" * 16}


@pytest.fixture(scope="module")
def match(server: Server) -> Iterator[Match]:
    match = Match(server)
    yield match
    match.untouched()


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
busy = settings(calm, max_examples=60)


@busy
@given(st.binary(max_size=200))
def test_bytes_are_refused(match: Match, data: bytes) -> None:
    assert match.bears(data) is not None


@busy
@given(st.text(max_size=200))
def test_text_is_refused(match: Match, text: str) -> None:
    assert match.bears(text) is not None


@busy
@given(values)
def test_any_json_is_refused(match: Match, value: Any) -> None:
    assert match.bears(json.dumps(value)) is not None


@busy
@given(st.sampled_from(["seat", "action", "version", "key", "type"]), values)
def test_wrong_values_are_refused(match: Match, field: str, value: Any) -> None:
    good = match.play()
    if field == "key" and isinstance(value, str) and 0 < len(value) <= 64:
        value = [value]
    if value == good[field] and type(value) is type(good[field]):
        value = None
    assert match.bears(json.dumps({**good, field: value})) is not None


@busy
@given(st.sampled_from(["seat", "action", "version", "key", "type"]))
def test_missing_fields_are_refused(match: Match, field: str) -> None:
    assert match.bears(json.dumps({name: value for name, value in match.play().items() if name != field})) is not None


@busy
@given(st.text(min_size=1, max_size=8), values)
def test_unknown_fields_are_refused(match: Match, name: str, value: Any) -> None:
    good = match.play()
    assert match.bears(json.dumps({**good, f"{name}?": value})) is not None


@busy
@given(st.data())
def test_torn_messages_are_refused(match: Match, data: st.DataObject) -> None:
    whole = json.dumps(match.play())
    at = data.draw(st.integers(0, len(whole) - 1))
    assert match.bears(whole[:at] + data.draw(st.text(max_size=3)) + "\x00" + whole[at + 1 :]) is not None


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 7},
        {"seat": -1},
        {"version": -1},
        {"version": 10**9},
        {"version": 10**40},
        {"action": "buy everything"},
        {"action": "x" * 201},
        {"key": ""},
        {"key": "x" * 65},
        {"action": "\x00\ud800"},
    ],
    ids=str,
)
def test_near_misses_are_refused(match: Match, change: dict[str, Any]) -> None:
    assert match.bears(json.dumps({**match.play(), **change})) is not None
    match.untouched()


@pytest.mark.parametrize("message", ["[" * 5000, "x" * 5000, '{"type":"say","text":"' + "x" * 4000 + '"}'])
def test_long_messages_are_refused(match: Match, message: str) -> None:
    assert match.bears(message) is not None


def test_what_is_no_text_ends_the_connection_alone(match: Match) -> None:
    assert match.bears(b"\xff\xfe{", text=True) is None
    assert match.bears("x" * 70_000) is None
    match.untouched()
