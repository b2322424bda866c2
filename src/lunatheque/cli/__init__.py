"""The `lunatheque` command: play, simulate, replay, draw, and read what is in the boxes."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import lunatheque

from .arena import arena
from .components import components
from .desk import Desk
from .games import games
from .host import app as host
from .picture import picture
from .play import play
from .replay import replay
from .rules import rules
from .serve import serve
from .simulate import simulate

app = typer.Typer(
    name="lunatheque",
    cls=Desk,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (games, play, simulate, arena, replay, picture, rules, components, serve):
    app.command(command.__name__)(command)
app.add_typer(host, name="host")


@app.callback(invoke_without_command=True)
def front(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version and which core runs.")] = False,
) -> None:
    """The board games of the Moon, in the terminal."""
    if version:
        typer.echo(f"lunatheque {lunatheque.__version__}, {lunatheque.core()}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """The entry point: what the shell calls."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange letter must not stop a match
    app(prog_name="lunatheque")


__all__ = ["app", "main"]
