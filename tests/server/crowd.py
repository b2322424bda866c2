"""A crowd of scripted clients that come back by themselves, as browsers do, and remember what they were told."""

import asyncio
import json
import random
import secrets
from typing import Any

from tests.server.conftest import client, cookie_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lunatheque.server import open_store

PAUSE = 0.02
"""How long a client looks for its server before it tries again, and the longest it thinks about a move."""


class Client:
    """One seat of one table: plays at random, retries with the same key, and notes what was acknowledged."""

    def __init__(self, address: str, table: str, seat: int, cookie: str) -> None:
        self.url = f"ws://{address}/api/tables/{table}/socket"
        self.cookie = cookie
        self.seat = seat
        self.seen = -1
        self.over = False
        self.comings = 0
        self.asked: dict[str, Any] | None = None
        """What was asked for and not answered yet."""
        self.done: dict[str, tuple[int, str]] = {}
        """The version and the action of every acknowledged move, by its key."""
        self.told: dict[int, list[Any]] = {}
        """What was told at each version."""

    async def live(self) -> None:
        """Play until the match is over, however often the server goes away."""
        headers = {"Cookie": self.cookie}
        while not self.over:
            try:
                async with connect(f"{self.url}?since={self.seen}", additional_headers=headers) as socket:
                    self.comings += 1
                    await self.talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                await asyncio.sleep(PAUSE)

    async def talk(self, socket: ClientConnection) -> None:
        fresh, update = True, None
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "update":
                self.look(message)
                update = message
            elif message["type"] in ("done", "refused"):
                self.hear(message)
            if self.over and self.asked is None:
                return
            if update is not None:  # an answer comes after what it brought: it may still be our turn
                await self.decide(socket, update, fresh)
                fresh = False

    def look(self, update: dict[str, Any]) -> None:
        assert update["version"] >= self.seen, "what was told is gone"
        self.seen, self.over = update["version"], update["over"]
        for chapter in update["places"][0]["events"]:
            assert self.told.setdefault(chapter["version"], chapter["texts"]) == chapter["texts"], "told otherwise"

    async def decide(self, socket: ClientConnection, update: dict[str, Any], fresh: bool) -> None:
        place = update["places"][0]
        if self.asked is None and place["legal"] and self.seat in update["actors"]:
            action = random.choice(place["legal"])["action"]
            key = secrets.token_hex(8)
            self.asked = {"type": "play", "seat": self.seat, "action": action, "version": self.seen, "key": key}
            await asyncio.sleep(random.random() * PAUSE)
            await socket.send(json.dumps(self.asked))
        elif self.asked is not None and fresh:
            await socket.send(json.dumps(self.asked))  # perhaps it was carried out, perhaps not

    def hear(self, answer: dict[str, Any]) -> None:
        assert answer["key"] not in self.done, (
            "answered twice with different keys" if answer["type"] == "refused" else ""
        )
        if self.asked is not None and answer["key"] == self.asked["key"]:
            if answer["type"] == "done":
                self.done[answer["key"]] = (answer["version"], self.asked["action"])
            self.asked = None


class Crowd:
    """Tables of two people each, all of them playing at once."""

    def __init__(self, address: str, tables: int) -> None:
        self.tables: dict[str, list[Client]] = {}
        with client(address) as http:
            cookies = []
            for name in ("Ada", "Blaise"):
                http.cookies.clear()
                http.post("/api/guest", json={"name": name}).raise_for_status()
                cookies.append(cookie_of(http))
            for _ in range(tables):
                http.cookies.clear()
                wanted = {"game": "moon-bots", "seats": ["me", "open"]}
                card = http.post("/api/tables", json=wanted, headers={"Cookie": cookies[0]}).raise_for_status().json()
                taken = {"invitation": card["invitations"]["1"]}
                path = f"/api/tables/{card['id']}/seats"
                http.post(path, json=taken, headers={"Cookie": cookies[1]}).raise_for_status()
                self.tables[card["id"]] = [Client(address, card["id"], seat, cookies[seat]) for seat in (0, 1)]
        self.clients = [client for clients in self.tables.values() for client in clients]
        self.lives: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.lives = [asyncio.create_task(client.live()) for client in self.clients]

    async def end(self) -> None:
        """Stop; what went wrong with a client is raised here."""
        failed = [life.exception() for life in self.lives if life.done()]
        for life in self.lives:
            life.cancel()
        await asyncio.gather(*self.lives, return_exceptions=True)
        for error in failed:
            if error is not None:
                raise error

    @property
    def acknowledged(self) -> int:
        return sum(len(client.done) for client in self.clients)

    @property
    def playing(self) -> bool:
        return any(not client.over for client in self.clients)

    async def compare(self, place: Any) -> int:
        """Compare what was told with what is there; gives the number of moves that are there."""
        store = await open_store(place)
        moves = 0
        try:
            for table, clients in self.tables.items():
                log = await store.log(table)
                moves += len(log) - 1
                assert [entry.version for entry in log] == list(range(len(log))), "a version is missing or twice"
                keys = [entry.key for entry in log if entry.key]
                assert len(keys) == len(set(keys)), "a move was carried out twice"
                there = {entry.key: entry for entry in log}
                for client in clients:
                    assert client.seen < len(log), "somebody saw what is not there"
                    for key, (version, action) in client.done.items():
                        assert key in there, f"an acknowledged move is lost: version {version} of table {table}"
                        entry = there[key]
                        assert (entry.version, entry.seat, entry.action) == (version, client.seat, action)
                    for version, texts in client.told.items():
                        heard = [
                            list(text) for seat, hidden, text in log[version].told if told_to(client, seat, hidden)
                        ]
                        assert heard == texts, f"version {version} was told otherwise"
        finally:
            await store.close()
        return moves


def told_to(client: Client, seat: int, hidden: int) -> bool:
    return seat in (-1, client.seat) and (hidden == -1 or hidden != client.seat)
