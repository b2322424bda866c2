"""`lunatheque simulate`: many matches between bots, and what came of them."""

import json
import secrets
import sys
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lunatheque.arena import Outcome, Plan, play_matches, speed, sum_up
from lunatheque.words import Words

from .arguments import AsJson, GameName, Language, PackFile, Seed, Settings, find_game, read_list, read_settings, speak
from .screen import Screen
from .seating import bots_for_all, check_seats


def simulate(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many players; the fewest if not given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", help="A bot for each seat, or one for all.")] = None,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes; the results are the same.")] = 1,
    document: AsJson = False,
    option: Settings = None,
    pack: PackFile = None,
    lang: Language = None,
) -> None:
    """Let bots play many matches, and sum up the results."""
    words = speak(lang)
    chosen = find_game(game, words)
    count = seats if seats is not None else max(chosen.players[0], len(read_list(bots)))
    check_seats(chosen, count, words)
    options = read_settings(chosen, option, words)
    luck = secrets.randbits(53) if seed is None else seed  # as many bits as any reader of JSON keeps
    plan = Plan(chosen.id, tuple(bots_for_all(bots, count, words)), options, pack, luck)
    box = chosen.box(pack)
    began = perf_counter()
    outcomes = run(plan, games, jobs, words, quiet=document)
    summary = sum_up(plan, box.hash, outcomes) | {"speed": speed(outcomes, perf_counter() - began, jobs)}
    if document:
        Screen(words).write(json.dumps(summary, indent=2, ensure_ascii=False))
    else:
        show(summary, chosen.title, Screen(words))


def run(plan: Plan, games: int, jobs: int, words: Words, quiet: bool) -> list[Outcome]:
    """Play all matches; a bar shows how far they are."""
    outcomes: list[Outcome] = []
    with progress(words, quiet) as bar:
        task = bar.add_task("", total=games)
        for batch in play_matches(plan, games, jobs):
            outcomes += batch
            bar.advance(task, len(batch))
    return outcomes


def progress(words: Words, quiet: bool) -> Progress:
    """A bar that shows how far the matches are, where somebody looks."""
    return Progress(
        TextColumn(words("simulate-progress"), markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=quiet or not sys.stderr.isatty(),
    )


def show(summary: dict[str, Any], title: str, screen: Screen) -> None:
    """The summary as tables."""
    words = screen.words
    fast, length = summary["speed"], summary["length"]
    screen.say(
        "simulate-played", style="bold", game=title, count=summary["games"], seconds=words.number(fast["seconds"])
    )
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for id, value in (
        ("simulate-games-speed", words.number(fast["games_per_second"])),
        ("simulate-decisions-speed", words.number(fast["decisions_per_second"], 0)),
        ("simulate-length-mean", words.number(length["mean"], 1)),
        ("simulate-length-min", words.number(length["min"], 0)),
        ("simulate-length-max", words.number(length["max"], 0)),
        ("simulate-seed", str(summary["seed"])),
        ("simulate-core", fast["core"]),
    ):
        table.add_row(words(id), value)
    screen.show(table, by_seat(summary, screen))


def by_seat(summary: dict[str, Any], screen: Screen) -> Table:
    """How each seat did."""
    words = screen.words
    table = Table(box=screen.lines)
    for column in ("seat", "bot", "wins", "share", "rank", "score"):
        table.add_column(words(f"simulate-{column}"), justify="left" if column in ("seat", "bot") else "right")
    for seat in summary["seats"]:
        share = words.number(100 * seat["wins"] / summary["games"], 1)
        means = (words.number(seat["mean_rank"]), words.number(seat["mean_score"]))
        table.add_row(seat["seat"], seat["bot"], str(seat["wins"]), f"{share} %", *means)
    return table
