"""Tables of scripted clients, one socket a seat, in the dialect of each server.

A client plays at random among what it can do. Ours lists the legal actions; with boardgame.io the client knows the
rules, so the few lines that choose are here.
"""

import asyncio
import http.client
import json
import random
import secrets
from abc import abstractmethod
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

from .server_wire import Socket, connect

SEATS = 4


class Table:
    """One match and its four clients; `moved` is called when a decision has come back to whoever made it."""

    def __init__(self, moved: Callable[["Table", float], None]) -> None:
        self.moved = moved
        self.sockets: list[Socket] = []
        self.version = -1
        self.over = False
        self.ready: tuple[int, int, bytes] | None = None
        """The seat that decides next, the version it has seen, and the message of its decision."""
        self.sender = -1
        """The seat whose decision is under way; -1 if none is."""
        self.sent = 0.0
        self.eager = False
        """Whether it plays on as soon as it can."""

    def heard(self, seat: int, version: int) -> None:
        """An update has arrived at a seat: the maker of a decision has it back, or another one knows what to decide."""
        if seat == self.sender and version > self.version:
            self.sender = -1
            self.moved(self, perf_counter() - self.sent)
        if self.eager:
            self.play()

    def be_eager(self, eager: bool) -> None:
        """Play on as soon as possible from now on, or no longer."""
        self.eager = eager
        if eager:
            self.play()

    def play(self) -> bool:
        """Play the next decision, if the last one has come back and whoever is next knows of it."""
        if self.ready is None or self.sender >= 0:
            return False
        self.sender, self.version, message = self.ready
        self.ready = None
        self.sent = perf_counter()
        self.sockets[self.sender].send(message)
        return True

    @abstractmethod
    async def open(self, server: "Server") -> None:
        """Open the match, seat everybody, connect."""

    def close(self) -> None:
        """Everybody leaves."""
        for socket in self.sockets:
            socket.transport.close()


class Server:
    """Where a server listens, and who plays there; plain HTTP for what happens before the measuring."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.http = http.client.HTTPConnection(host, port, timeout=60)
        self.cookies: list[str] = []

    def ask(self, method: str, path: str, body: Any, cookie: str = "") -> tuple[dict[str, Any], str]:
        """A request with JSON on both sides; gives the answer and the cookie that came with it."""
        headers = {"Content-Type": "application/json", "X-Lunatheque": "1", **({"Cookie": cookie} if cookie else {})}
        self.http.request(method, path, json.dumps(body), headers)
        answer = self.http.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise SystemExit(f"{method} {path}: {answer.status} {text.decode(errors='replace')[:300]}")
        return json.loads(text), (answer.getheader("Set-Cookie") or "").partition(";")[0]

    def guests(self) -> list[str]:
        """The cookies of four people, who play at every table."""
        if not self.cookies:
            self.cookies = [self.ask("POST", "/api/guest", {"name": f"Guest {n}"})[1] for n in range(SEATS)]
        return self.cookies


class Choice(msgspec.Struct):
    action: str


class Place(msgspec.Struct):
    seat: int
    legal: list[Choice]


class Update(msgspec.Struct):
    version: int
    actors: list[int]
    over: bool
    places: list[Place]


class Play(msgspec.Struct, tag_field="type", tag="play"):
    seat: int
    action: str
    version: int
    key: str


class OurTable(Table):
    """Moon-Bots on our server."""

    UPDATE = msgspec.json.Decoder(Update)
    PLAY = msgspec.json.Encoder()
    REFUSED = b'{"type":"refused"'

    async def open(self, server: Server) -> None:
        guests = server.guests()
        seats = ["me", *["open"] * (SEATS - 1)]
        card, _ = server.ask("POST", "/api/tables", {"game": "moon-bots", "seats": seats}, guests[0])
        address = f"/api/tables/{card['id']}"
        for seat, token in card["invitations"].items():
            server.ask("POST", f"{address}/seats", {"invitation": token}, guests[int(seat)])
        for seat in range(SEATS):
            path = f"{address}/socket?since=-1&protocol=4"
            hear = self.hearing(seat)
            self.sockets.append(
                await connect(server.host, server.port, path, {"Cookie": guests[seat]}, hear, deflate=True)
            )

    def hearing(self, seat: int) -> Callable[[bytes], None]:
        def hear(message: bytes) -> None:
            if message.startswith(b'{"type":"update"'):
                update = self.UPDATE.decode(message)
                self.over = self.over or update.over
                if update.actors and update.actors[0] == seat and update.places[0].legal:
                    choice, key = random.choice(update.places[0].legal), f"{random.getrandbits(64):016x}"
                    play = Play(seat, choice.action, update.version, key)
                    self.ready = seat, update.version, self.PLAY.encode(play)
                self.heard(seat, update.version)
            elif message.startswith(self.REFUSED):
                raise SystemExit(f"a legal move was refused: {message.decode()}")

        return hear


class Turn(msgspec.Struct):
    bought: bool
    rolled: bool
    rerolled: bool
    dice: list[int]
    placed: dict[str, int]


class Robot(msgspec.Struct):
    energy: int
    parts: dict[str, str]


class Hand(msgspec.Struct):
    hand: list[str]


class Game(msgspec.Struct):
    robots: list[Robot]
    turn: Turn
    players: dict[str, Hand]


class Context(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class State(msgspec.Struct):
    game: Game = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    version: int = msgspec.field(name="_stateID")


class PeerTable(Table):
    """The robot game of benchmarks/boardgame_io on boardgame.io's server, over engine.io and socket.io.

    Whoever asks for a match first makes it, without credentials: nothing has to be checked when a move arrives.
    """

    SPACE = b"/moon-robots,"
    UPDATE = msgspec.json.Decoder(tuple[str, str, State, Any])
    SYNC = msgspec.json.Decoder(tuple[str, str, dict[str, msgspec.Raw]])
    STATE = msgspec.json.Decoder(State)

    async def open(self, server: Server) -> None:
        self.id = secrets.token_urlsafe(9)
        for seat in range(SEATS):
            self.synced = asyncio.Event()
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets.append(await connect(server.host, server.port, path, {}, self.hearing(seat), deflate=True))
            self.sockets[seat].send(b"40" + self.SPACE)
            await asyncio.wait_for(self.synced.wait(), 60)  # the first one makes the match

    def hearing(self, seat: int) -> Callable[[bytes], None]:
        packet = b"42" + self.SPACE
        updated = packet + b'["update"'

        def hear(message: bytes) -> None:
            if message.startswith(updated):
                self.see(seat, self.UPDATE.decode(message[len(packet) :])[2])
            elif message.startswith(packet + b'["sync"'):
                self.see(seat, self.STATE.decode(self.SYNC.decode(message[len(packet) :])[2]["state"]))
                self.synced.set()
            elif message.startswith(b"40" + self.SPACE):
                self.sockets[seat].send(self.packet("sync", self.id, str(seat), None, SEATS))
            elif message == b"2":
                self.sockets[seat].send(b"3")

        return hear

    def see(self, seat: int, state: State) -> None:
        self.over = self.over or state.context.gameover is not None
        if int(state.context.player) == seat and not self.over:
            kind, *arguments = choose(state.game, str(seat))
            action = {"type": "MAKE_MOVE", "payload": {"type": kind, "args": arguments, "playerID": str(seat)}}
            self.ready = seat, state.version, self.packet("update", action, state.version, self.id, str(seat))
        self.heard(seat, state.version)

    def packet(self, *message: Any) -> bytes:
        return b"42" + self.SPACE + msgspec.json.encode(message)


def choose(game: Game, seat: str) -> tuple[Any, ...]:
    """A legal move of the robot game."""
    turn, mine, hand = game.turn, game.robots[int(seat)], game.players[seat].hand
    if not turn.bought and not turn.rolled:
        return ("buy", 0) if random.random() < 0.6 else ("skip",)
    if not turn.rolled:
        return ("roll",)
    if hand and random.random() < 0.3:
        return ("fire", random.choice(hand))
    if turn.dice and not turn.rerolled and random.random() < 0.2:
        return ("reroll",)
    free = [slot for slot in mine.parts if slot not in turn.placed]
    if turn.dice and free:
        return ("use", random.choice(free), random.choice(turn.dice))
    return ("done",)


TABLES: dict[str, type[Table]] = {"ours": OurTable, "peer": PeerTable}
