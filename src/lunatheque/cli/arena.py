"""`lunatheque arena`: a tournament between bots, and how strong they are."""

import json
import secrets
import sys
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.table import Table

from lunatheque.arena import Outcome, Plan, Standing, play_matches, report, speed, standings
from lunatheque.engine import Game

from .arguments import AsJson, GameName, Language, PackFile, Seed, Settings, find_game, read_bots, read_settings, speak
from .desk import Complaint
from .screen import Screen
from .seating import check_seats
from .simulate import number, progress


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT", help="The bots that meet; each sits everywhere.")],
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many players: the bots are repeated to fill them.")] = None,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes; the results are the same.")] = 1,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write arena.json and arena.html there.")] = None,
    document: AsJson = False,
    option: Settings = None,
    pack: PackFile = None,
    lang: Language = None,
) -> None:
    """Let bots meet at every seat, and rate them."""
    words = speak(lang)
    chosen = find_game(game, words)
    entered = read_bots(bots, words)
    count = seats if seats is not None else max(chosen.players[0], len(entered))
    check_seats(chosen, count, words)
    if len(entered) > count:
        raise Complaint(words("error-bots-all", seats=count, bots=len(entered)))
    filled = tuple(entered[place % len(entered)] for place in range(count))
    luck = secrets.randbits(53) if seed is None else seed
    plan = Plan(chosen.id, filled, read_settings(chosen, option, words), pack, luck, balanced=True)
    began = perf_counter()
    outcomes: list[Outcome] = []
    with progress(words, document) as bar:
        task = bar.add_task("", total=games)
        for batch in play_matches(plan, games, jobs):
            outcomes += batch
            bar.advance(task, len(batch))
    found = standings(plan, outcomes)
    summary = sum_up(plan, chosen, outcomes, found) | {"speed": speed(outcomes, perf_counter() - began, jobs)}
    text = json.dumps(summary, indent=2, ensure_ascii=False)
    screen = Screen(words)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        (out / "arena.json").write_text(text + "\n", encoding="utf-8")
        command = " ".join(["lunatheque", *sys.argv[1:]])
        page = report(plan, outcomes, found, chosen.title, command, words, words.language)
        (out / "arena.html").write_text(page, encoding="utf-8")
    if document:
        screen.write(text)
    else:
        screen.show(as_table(found, screen))
        if out is not None:
            screen.write(words("arena-written", file=str(out / "arena.html")))


def sum_up(plan: Plan, game: Game[Any], outcomes: list[Outcome], found: list[Standing]) -> dict[str, Any]:
    """The results for programs, which depend on the plan and on nothing else."""
    return {
        "game": plan.game,
        "pack": game.box(plan.pack).hash,
        "options": plan.options,
        "seats": list(plan.bots),
        "seed": plan.seed,
        "games": len(outcomes),
        "standings": [asdict(standing) for standing in found],
        "matches": [asdict(outcome) for outcome in outcomes],
    }


def as_table(found: list[Standing], screen: Screen) -> Table:
    """The bots, the strongest first."""
    words = screen.words
    table = Table(box=screen.lines)
    for id in ("bot", "games", "rating", "share", "rank", "score"):
        table.add_column(words(f"arena-{id}"), justify="left" if id == "bot" else "right")
    for standing in found:
        low, high = number(100 * standing.low, words, 1), number(100 * standing.high, words, 1)
        table.add_row(
            standing.bot,
            str(standing.games),
            f"{number(standing.rating, words, 1)} ± {number(standing.spread, words, 1)}",
            f"{number(100 * standing.share, words, 1)} % ({low}–{high})",
            number(standing.mean_rank, words),
            number(standing.mean_score, words, 1),
        )
    return table
