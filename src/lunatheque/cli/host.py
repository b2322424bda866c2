"""`lunatheque host`: what the host of a house can do, beside a running server."""

import asyncio
import datetime
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.cells import cell_len
from rich.text import Text

from .arguments import Language, speak
from .desk import Complaint, Desk
from .layout import listing
from .screen import Screen
from .serve import Data, Database, trouble_with

if TYPE_CHECKING:
    from lunatheque.server.store import Sheet, Store

T = TypeVar("T")

Id = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table: see `lunatheque host list`.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A file.")]
DATA = Path("lunatheque-data")
WHOLE = 10_000
"""How wide a list may be that no person looks at: nothing is left out of what programs read."""

app = typer.Typer(name="host", cls=Desk, help="Look after the tables of a server, running or not.")


def with_store(data: Path, database: str | None, do: "Callable[[Store], Awaitable[T]]", fresh: bool = False) -> T:
    """Do something with the store of a server; where there is none, it is made only if it may be a fresh one."""
    from lunatheque.server.store.opening import FILE

    if database is None and not fresh and not (data / FILE).is_file():
        raise Complaint(f"{data}: there are no tables here; name their folder with --data, or --database")

    async def run() -> T:
        store = await open_store_at(database or data)
        try:
            with in_one_line():
                return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def open_store_at(place: Path | str) -> "Store":
    """The store of a server, or why it cannot be used."""
    import asyncpg

    from lunatheque.server import NewerDatabase, open_store

    refusals = (NewerDatabase, OSError, ValueError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
    try:
        return await open_store(place)
    except refusals as error:
        raise Complaint(trouble_with(place, error)) from None


@contextmanager
def in_one_line() -> Iterator[None]:
    """What the house refuses is said in one line."""
    from lunatheque.server import NewerDatabase
    from lunatheque.server.complaints import Complaint as Trouble

    try:
        yield
    except (Trouble, NewerDatabase, sqlite3.Error) as error:
        raise Complaint(str(error)) from None


@app.command("list")
def list_tables(data: Data = DATA, database: Database = None, lang: Language = None) -> None:
    """List the tables, newest first."""
    screen = Screen(speak(lang))
    sheets = with_store(data, database, lambda store: store.every_table())
    table = listing()
    table.add_column(screen.words("host-id"), no_wrap=True, min_width=max((cell_len(s.id) for s in sheets), default=0))
    for column in ("game", "opened", "moves", "state"):
        table.add_column(screen.words(f"host-{column}"), justify="right" if column == "moves" else "left", no_wrap=True)
    table.add_column(screen.words("host-players"))  # the one that is made narrower where the screen is too narrow
    for sheet in sheets:
        names = Text(", ".join(seat.name or "–" for seat in sheet.seats), no_wrap=True, overflow="ellipsis")
        table.add_row(sheet.id, sheet.game, opened(sheet), str(sheet.moves), state(sheet, screen), names)
    if not screen.terminal:
        screen.console.width = WHOLE
    screen.show(table)


def opened(sheet: "Sheet") -> str:
    """When a table was opened."""
    return datetime.datetime.fromtimestamp(sheet.opened).strftime("%Y-%m-%d %H:%M")


def state(sheet: "Sheet", screen: Screen) -> str:
    """How far a match is."""
    return screen.words(
        "host-waiting" if not sheet.begun else f"host-ended-{sheet.ended}" if sheet.ended else "host-on"
    )


@app.command()
def inspect(table: Id, data: Data = DATA, database: Database = None, lang: Language = None) -> None:
    """Show what is written about a table."""
    from lunatheque.server import hosting

    screen = Screen(speak(lang))
    sheet = with_store(data, database, lambda store: hosting.inspect(store, table))
    screen.write(f"{sheet.id}  {sheet.game}  {opened(sheet)}  {state(sheet, screen)}  {sheet.moves}")
    for option, choice in sheet.options.items():
        screen.write(f"  {option}: {choice}")
    for seat in sheet.seats:
        who = " ".join(filter(None, (seat.name or "–", f"[{seat.bot}]" * bool(seat.bot), seat.stand_in)))
        screen.write(f"  {seat.seat}  {who}")


@app.command()
def close(table: Id, data: Data = DATA, database: Database = None, lang: Language = None) -> None:
    """Close a table: its match ends without a winner."""
    from lunatheque.server import hosting

    with_store(data, database, lambda store: hosting.close_table(store, table))
    Screen(speak(lang)).say("host-closed", table=table)


@app.command()
def export(table: Id, data: Data = DATA, database: Database = None) -> None:
    """Print the record of a match, finished or not."""
    from lunatheque.server import hosting

    with TemporaryDirectory() as folder:
        text = with_store(data, database, lambda store: hosting.export_table(store, table, Path(folder)))
    typer.echo(text, nl=False)


@app.command()
def ban(
    value: Annotated[str, typer.Argument(metavar="NAME", help="A name, or an address with --address.")],
    address: Annotated[bool, typer.Option("--address", help="It is an address.")] = False,
    lift: Annotated[bool, typer.Option("--lift", help="Let it in again.")] = False,
    data: Data = DATA,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Let a name or an address in no more."""
    from lunatheque.server import hosting

    kind, do = "address" if address else "name", hosting.lift_ban if lift else hosting.ban
    with_store(data, database, lambda store: do(store, kind, value))
    Screen(speak(lang)).say("host-unbanned" if lift else "host-banned", value=value)


@app.command()
def bans(data: Data = DATA, database: Database = None, lang: Language = None) -> None:
    """List the names and addresses that are let in no more."""
    screen = Screen(speak(lang))
    banned = sorted(with_store(data, database, lambda store: store.bans()))
    for kind, value in banned:
        screen.write(f"{screen.words(f'host-ban-{kind}')}  {value}")
    if not banned:
        screen.say("host-no-bans")


@app.command()
def backup(file: File, data: Data = DATA, database: Database = None, lang: Language = None) -> None:
    """Copy everything into a file, while the server runs."""
    from lunatheque.server import hosting

    async def do(store: "Store") -> None:
        hosting.back_up(store, file)

    with_store(data, database, do)
    Screen(speak(lang)).say("host-saved", file=str(file))


@app.command()
def restore(file: File, data: Data = DATA, database: Database = None, lang: Language = None) -> None:
    """Put everything back as it was copied; what came after the copy is lost."""
    from lunatheque.server import hosting

    if database is None:
        with in_one_line():
            hosting.check_copy(file)  # before anything is made where nothing is yet
    with_store(data, database, lambda store: hosting.restore(store, file), fresh=True)
    Screen(speak(lang)).say("host-restored", file=str(file))
