"""The load, in a process of its own: opens tables and plays at them, as lines of JSON on its input ask for.

    {"do": "open", "tables": 20}                      makes sure that so many matches have begun and are not over
    {"do": "run", "tables": 20, "seconds": 3}         each table plays as fast as it is answered
    {"do": "run", "tables": 250, "seconds": 3, "rate": 1000}    all together play so many moves a second

Tables that end while it runs are followed by others that were opened before, so that only moves are measured.
"""

import asyncio
import json
import resource
import sys
from time import perf_counter
from typing import Any

import uvloop

from lunatheque.processes import make_room

from .server_tables import TABLES, Server, Table


class Load:
    """The tables that are open at one server."""

    def __init__(self, dialect: str, host: str, port: int) -> None:
        self.kind = TABLES[dialect]
        self.server = Server(host, port)
        self.spare: list[Table] = []
        self.live: list[Table] = []
        self.ended: list[Table] = []
        self.latencies: list[float] = []
        self.starved = 0

    def moved(self, table: Table, latency: float) -> None:
        """A move has come back: note how long it took."""
        self.latencies.append(latency)
        if table.over:
            self.replace(table)

    def replace(self, table: Table) -> None:
        """Another match takes the place of one that is over."""
        if table not in self.live:
            return
        if self.spare:
            self.ended.append(table)
            follower = self.spare.pop()
            self.live[self.live.index(table)] = follower
            follower.be_eager(table.eager)
        else:
            self.starved += 1

    async def open(self, tables: int) -> None:
        """Make sure that there are so many matches that have not ended, live or spare."""
        for table in self.ended:
            table.close()
        self.ended = []
        self.spare = [table for table in [*self.spare, *self.live] if not table.over]
        self.live = []
        while len(self.spare) < tables:
            table = self.kind(self.moved)
            await table.open(self.server)
            self.spare.append(table)
        self.server.http.close()  # the server would, before it is needed again
        deadline = perf_counter() + 60
        while any(table.ready is None for table in self.spare):
            if perf_counter() > deadline:
                stuck = [table for table in self.spare if table.ready is None]
                lost = sum(socket.transport.is_closing() for table in stuck for socket in table.sockets)
                raise SystemExit(f"{len(stuck)} tables wait for nothing; connections lost: {lost}")
            await asyncio.sleep(0.01)

    async def run(self, tables: int, seconds: float, rate: float = 0) -> dict[str, Any]:
        """Play, and say what was measured."""
        await self.open(tables)
        self.live = [self.spare.pop() for _ in range(tables)]
        self.latencies, self.starved = [], 0
        sockets = [socket for table in [*self.live, *self.spare] for socket in table.sockets]
        for socket in sockets:
            socket.messages = socket.bytes = socket.largest = socket.largest_plain = 0
        began, cpu = perf_counter(), spent()
        if rate:
            late = await self.pace(seconds, rate)
        else:
            late = 0
            for table in self.live:
                table.be_eager(True)
            await asyncio.sleep(seconds)
        took, cpu = perf_counter() - began, spent() - cpu
        moves = len(self.latencies)
        for table in self.live:
            table.be_eager(False)
        await asyncio.sleep(0.3)  # what is under way comes back
        ordered = sorted(self.latencies[:moves]) or [0.0]
        messages = sum(socket.messages for socket in sockets)
        return {
            "moves": moves,
            "rate": moves / took,
            "median": ordered[len(ordered) // 2],
            "p99": ordered[int(len(ordered) * 0.99)],
            "load_cpu": cpu / took,
            "late": late,
            "starved": self.starved,
            "bytes_a_message": sum(socket.bytes for socket in sockets) / max(1, messages),
            "largest": max(socket.largest for socket in sockets),
            "largest_plain": max(socket.largest_plain for socket in sockets),
        }

    async def pace(self, seconds: float, rate: float) -> int:
        """Play at a steady rate, table after table; gives how often a table was not ready for its next move."""
        late, done = 0, 0
        began = perf_counter()
        while (now := perf_counter() - began) < seconds:
            while done < now * rate:
                late += not self.live[done % len(self.live)].play()
                done += 1
            await asyncio.sleep(0.001)
        return late


def spent() -> float:
    """The processor time that this process has used."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


async def serve(load: Load) -> None:
    """Do what is asked for, until the input ends."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        request = json.loads(line)
        match request.pop("do"):
            case "open":
                await load.open(request["tables"])
                answer: dict[str, Any] = {"sockets": sum(len(table.sockets) for table in load.spare)}
            case _:
                answer = await load.run(**request)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    make_room()
    uvloop.run(serve(Load(sys.argv[1], sys.argv[2], int(sys.argv[3]))))
