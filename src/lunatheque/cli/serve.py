"""`lunatheque serve`: tables for people who are far from each other."""

import socket
from pathlib import Path
from typing import Annotated

import typer

from .arguments import Language, speak
from .desk import Complaint
from .screen import Screen

Host = Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for the whole network.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen at; 0 for any free one.")]
Data = Annotated[Path, typer.Option("--data", metavar="DIR", help="The folder in which tables are kept.")]


def serve(
    host: Host = "127.0.0.1", port: Port = 8026, data: Data = Path("lunatheque-data"), lang: Language = None
) -> None:
    """Serve tables over HTTP and WebSocket."""
    import uvicorn

    from lunatheque.server import NewerDatabase, SqliteStore, Thinkers, create_app

    screen = Screen(speak(lang))
    try:
        data.mkdir(parents=True, exist_ok=True)
        store = SqliteStore(data / "tables.sqlite")
    except (OSError, NewerDatabase) as error:
        raise Complaint(f"{data}: {error}") from None
    try:
        door = socket.create_server((host, port))
    except OSError as error:
        raise Complaint(f"{host}:{port}: {error.strerror}") from None
    screen.say("serve-open", address=f"http://{host}:{door.getsockname()[1]}")
    config = uvicorn.Config(
        create_app(store, Thinkers()), log_level="warning", ws="websockets-sansio", ws_max_size=65_536, lifespan="on"
    )
    uvicorn.Server(config).run(sockets=[door])
