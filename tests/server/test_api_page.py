"""The page of examples: each of them is sent to a real server, and answered as the page says."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
from tests.server.conftest import Person, Server, Socket

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
BLOCK = re.compile(r"^```(http|socket)\n(.*?)^```", re.MULTILINE | re.DOTALL)
ANYTHING = "…"


class Reader:
    """Goes through the page, remembering what earlier answers gave."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.known: dict[str, str] = {}
        self.socket: Socket | None = None
        self.kinds: set[str] = set()

    def fill(self, text: str) -> str:
        return re.sub(r"\{(\w+)\}", lambda found: self.known.get(found[1], found[0]), text)

    def fits(self, wanted: Any, found: Any, where: str) -> None:
        """Whether an answer is as the page says: more keys may follow, the page may leave out the end of a list."""
        if wanted == ANYTHING:
            return
        name = re.fullmatch(r"\{(\w+)\}", wanted) if isinstance(wanted, str) else None
        if name and name[1] not in self.known:
            self.known[name[1]] = found
        elif isinstance(wanted, dict):
            assert isinstance(found, dict), where
            for key, value in wanted.items():
                assert key in found, f"{where}: no {key!r} in {found}"
                self.fits(value, found[key], f"{where}.{key}")
        elif isinstance(wanted, list) and wanted:
            assert len(found) >= len(wanted), f"{where}: {found}"
            for number, value in enumerate(wanted):
                self.fits(value, found[number], f"{where}[{number}]")
        else:
            assert found == wanted, f"{where}: {found!r} instead of {wanted!r}"

    def http(self, lines: list[str]) -> None:
        method, address = self.fill(lines[0]).split(" ")
        *body, status, answer = lines[1:]
        sent = json.loads(self.fill(body[0])) if body else None
        found = self.person.http.request(method, address, json=sent)
        assert found.status_code == int(status), found.text
        if answer != ANYTHING:
            self.fits(json.loads(answer), found.json(), address)

    def talk(self, lines: list[str]) -> None:
        if self.socket is None:
            self.socket = self.person.look(self.known["table"])
        for line in lines:
            sign, _, message = line.partition(" ")
            self.kinds.add(json.loads(message)["type"])
            if sign == "→":
                self.socket.connection.send(message)
            else:
                found = json.loads(self.socket.connection.recv(30))
                self.fits(json.loads(message), found, line[:60])


def test_the_page_is_true(server: Server) -> None:
    reader = Reader(Person(server, "Reader"))
    for kind, block in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        lines = block.strip().splitlines()
        reader.http(lines) if kind == "http" else reader.talk(lines)
    assert len(reader.kinds) > 15


def test_the_page_names_every_message() -> None:
    from lunatheque.server import wire

    text = PAGE.read_text(encoding="utf-8")
    tags = {
        kind.__struct_config__.tag
        for kind in vars(wire).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag
    }
    missing = {tag for tag in tags - {"message", "change"} if f'"{tag}"' not in text and f"`{tag}`" not in text}
    assert not missing


def test_openapi_describes_every_door(server: Server) -> None:
    schema = Person(server, "Ada").http.get("/api/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.")
    for path, methods in schema["paths"].items():
        for method, door in methods.items():
            assert door.get("description"), f"{method} {path}"
