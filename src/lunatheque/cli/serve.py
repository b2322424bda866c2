"""`lunatheque serve`: tables for people who are far from each other."""

import asyncio
import os
import re
import socket
import webbrowser
from ipaddress import IPv4Network, ip_network
from itertools import chain
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import unquote

import typer

from lunatheque.processes import make_room

from .arguments import Language, speak
from .desk import Complaint
from .screen import Screen
from .supervisor import Supervisor

LAST_ORDERS = 3
"""Seconds that people have to leave when the server closes: whoever came in the last moment would keep it open."""
THIS_MACHINE = "127.0.0.1,::1"
"""Where a proxy is whose word is taken for who asks, if FORWARDED_ALLOW_IPS names no other."""
WITHIN_IPV6 = 96
"""The bits that stand before an IPv4 address where a server that listens at `::` sees it."""
PASSWORDS = (re.compile(r"([?&]\w*password=)([^&#]*)"), re.compile(r"((?:^|//)[^:@/?#]*:)(?!//)(.*)(?=@)"))
"""Where a URL has passwords: among its settings, or up to the last @, for somebody may not have written it properly."""
HIDDEN = "***"
TOO_SHORT = 3
"""Parts of a password that are shorter tell nobody anything, and may be part of any word."""

Host = Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for the whole network.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen at; 0 for any free one.")]
Data = Annotated[Path, typer.Option("--data", metavar="DIR", help="The folder in which tables are kept.")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A PostgreSQL database instead: postgresql://…")
]
Redis = Annotated[
    str | None,
    typer.Option("--redis", metavar="URL", help="Where servers of one database hear of each other: redis://…"),
]
Processes = Annotated[
    int,
    typer.Option(
        "--processes", min=1, max=64, help="How many processes share the tables, to use several cores of this machine."
    ),
]
Patience = Annotated[
    float,
    typer.Option("--patience", min=0, metavar="SECONDS", help="After this absence others may let a bot play on."),
]
Idle = Annotated[
    float, typer.Option("--idle", min=0, metavar="SECONDS", help="Tables that nobody uses leave memory after this.")
]
Limits = Annotated[
    bool, typer.Option("--limits/--no-limits", help="How often an address may do what; leave them on in public.")
]
Pace = Annotated[
    float,
    typer.Option("--pace", min=0, metavar="SECONDS", help="A bot takes at least this long, so that eyes can follow."),
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", help="The same deals and dice on every run: for tests and shows, never for real play."),
]
Browser = Annotated[bool, typer.Option("--open", help="Open a browser.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8026,
    data: Data = Path("lunatheque-data"),
    database: Database = None,
    redis: Redis = None,
    processes: Processes = 1,
    patience: Patience = 120,
    idle: Idle = 300,
    limits: Limits = True,
    pace: Pace = 0.7,
    seed: Seed = None,
    browser: Browser = False,
    lang: Language = None,
) -> None:
    """Serve tables over HTTP and WebSocket."""
    import uvicorn

    from lunatheque.server import Caller, Passage, Pipe, Post, create_app, doorkeeper, luck, open_pair

    if processes > 1:
        check_processes(redis)
    screen = Screen(speak(lang))
    place = database or data
    asyncio.run(check(place))
    if redis:
        asyncio.run(knock(redis))
    make_room()
    try:
        door = open_door(host, port)
    except OSError as error:
        raise Complaint(f"{host}:{port}: {error.strerror}") from None
    address = f"http://{f'[{host}]' if ':' in host else host}:{door.getsockname()[1]}"
    screen.say("serve-open", address=address)
    if browser:
        webbrowser.open(address)
    if seed is not None:
        luck.repeat(seed)
    manners: dict[str, Any] = {"patience": patience, "idle": idle, "limits": limits, "pace": pace}
    settings: dict[str, Any] = {
        "log_level": "warning",
        "ws": Pipe,
        "ws_max_size": 65_536,
        "lifespan": "on",
        "forwarded_allow_ips": believed(os.environ.get("FORWARDED_ALLOW_IPS", THIS_MACHINE)),
        "timeout_graceful_shutdown": LAST_ORDERS,
    }
    if processes == 1:
        app = create_app(place, **manners, post=Post(redis) if redis else None)
        uvicorn.Server(uvicorn.Config(app, http=Caller, **settings)).run(sockets=[door])
        return
    pairs = [open_pair() for _ in range(processes)]

    def work(number: int, lifeline: int) -> None:
        passage = Passage(number, pairs)
        app = create_app(place, **manners, home=passage.home)
        doorkeeper(app, passage, lifeline, **settings).run(sockets=[door])

    Supervisor(work, processes).run()


def open_door(host: str, port: int) -> socket.socket:
    """Where people come in; `::` is every address of this machine, old and new."""
    if ":" not in host:
        return socket.create_server((host, port))
    both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=socket.AF_INET6, dualstack_ipv6=both)


def believed(proxies: str) -> str:
    """Proxies whose word is taken, those of IPv4 also as a server sees them that listens at `::`."""
    names = [name.strip() for name in proxies.split(",")]
    return ",".join([*names, *filter(None, map(within_ipv6, names))])


def within_ipv6(name: str) -> str:
    """An address or a network of IPv4 as one of IPv6; nothing for any other."""
    try:
        network = ip_network(name)
    except ValueError:
        return ""
    if not isinstance(network, IPv4Network):
        return ""
    mapped = f"::ffff:{network.network_address}"
    return f"{mapped}/{WITHIN_IPV6 + network.prefixlen}" if "/" in name else mapped


def masked(url: object) -> str:
    """A database or a server as it may be shown: without its password."""
    shown = str(url)
    for password in PASSWORDS:
        shown = password.sub(rf"\1{HIDDEN}", shown)
    return shown


def trouble_with(url: object, error: object) -> str:
    """What went wrong with a database or a server; no part of a password is shown, whoever repeats it."""
    said = str(error)
    for found in chain.from_iterable(password.finditer(str(url)) for password in PASSWORDS):
        parts = {found[2], unquote(found[2]), *re.split(r"[/?#@:]", found[2])}
        for part in sorted(parts, key=len, reverse=True):
            said = said.replace(part, HIDDEN) if len(part) >= TOO_SHORT else said
    return f"{masked(url)}: {said}"


def check_processes(redis: str | None) -> None:
    """Say why there cannot be several processes, if that is so."""
    if redis:
        raise Complaint("--processes: with --redis each server is one process; start several servers instead")
    if not hasattr(os, "fork") or not hasattr(socket, "send_fds"):
        raise Complaint("--processes: this system cannot pass connections between processes; leave it out")


async def check(place: Path | str) -> None:
    """Bring the database up to date, or say why it cannot be used."""
    from lunatheque.server import open_store

    try:
        store = await open_store(place)
    except Exception as error:
        raise Complaint(trouble_with(place, error)) from None
    await store.close()


async def knock(redis: str) -> None:
    """Say why the other servers cannot be reached, if that is so."""
    from lunatheque.server import Post

    try:
        await Post(redis).redis.ping()
    except Exception as error:
        raise Complaint(trouble_with(redis, error)) from None
