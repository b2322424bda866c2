"""`lunatheque host`: what the host of a house can do, beside a running server."""

import asyncio
import datetime
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from .arguments import Language, speak
from .desk import Complaint, Desk
from .layout import listing
from .screen import Screen
from .serve import Data, Database

if TYPE_CHECKING:
    from lunatheque.server.store import Sheet, Store

T = TypeVar("T")

Id = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table: see `lunatheque host list`.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A file.")]
DATA = Path("lunatheque-data")

app = typer.Typer(name="host", cls=Desk, help="Look after the tables of a server, running or not.")


def with_store(data: Path, database: str | None, do: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with the store of a server."""
    from lunatheque.server import NewerDatabase, open_store
    from lunatheque.server.complaints import Complaint as Trouble

    if database is None and not data.is_dir():
        raise Complaint(f"{data}: there are no tables here; name their folder with --data, or --database")

    async def run() -> T:
        try:
            store = await open_store(database or data)
        except (NewerDatabase, OSError, ValueError) as error:
            raise Complaint(f"{database or data}: {error}") from None
        try:
            return await do(store)
        except Trouble as trouble:
            raise Complaint(trouble.detail) from None
        except NewerDatabase as error:
            raise Complaint(str(error)) from None
        finally:
            await store.close()

    return asyncio.run(run())


@app.command("list")
def list_tables(data: Data = DATA, database: Database = None, lang: Language = None) -> None:
    """List the tables, newest first."""
    screen = Screen(speak(lang))
    table = listing()
    for column in ("id", "game", "opened", "moves", "state", "players"):
        table.add_column(screen.words(f"host-{column}"), justify="right" if column == "moves" else "left", no_wrap=True)
    for sheet in with_store(data, database, lambda store: store.every_table()):
        names = ", ".join(seat.name or "–" for seat in sheet.seats)
        table.add_row(sheet.id, sheet.game, opened(sheet), str(sheet.moves), state(sheet, screen), names)
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
    from lunatheque.server.reception import visible

    kind, banned = ("address", value) if address else ("name", visible(value).casefold())
    with_store(data, database, lambda store: store.ban(kind, banned, lift))
    Screen(speak(lang)).say("host-unbanned" if lift else "host-banned", value=value)


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

    with_store(data, database, lambda store: hosting.restore(store, file))
    Screen(speak(lang)).say("host-restored", file=str(file))
