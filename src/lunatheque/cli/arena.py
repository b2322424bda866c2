"""`lunatheque arena`: a tournament between bots, and how strong they are."""

import json
import secrets
import sys
from dataclasses import asdict, replace
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.table import Table

from lunatheque.arena import Journal, Outcome, Plan, Spread, Standing, play_matches, report, speed, standings
from lunatheque.engine import Game
from lunatheque.words import Words

from .arguments import AsJson, GameName, Language, PackFile, Seed, Settings, find_game, read_bots, read_settings, speak
from .desk import Complaint
from .screen import Screen
from .seating import check_seats
from .simulate import progress


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT", help="The bots that meet; each sits everywhere.")],
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many players: the bots are repeated to fill them.")] = None,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes; the results are the same.")] = 1,
    cluster: Annotated[
        bool, typer.Option("--cluster", help="Play on a Ray cluster; the results are the same.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Write arena.json and arena.html there; what was interrupted goes on."),
    ] = None,
    document: AsJson = False,
    option: Settings = None,
    pack: PackFile = None,
    lang: Language = None,
) -> None:
    """Let bots meet at every seat, and rate them."""
    words = speak(lang)
    chosen = find_game(game, words)
    entered = read_bots(bots, words)
    low, high = chosen.players
    count = seats if seats is not None else min(max(low, len(entered)), high)
    check_seats(chosen, count, words)
    filled = tuple(entered[place % len(entered)] for place in range(max(count, len(entered))))
    options = read_settings(chosen, option, words)
    journal = None if out is None else Journal(out / "matches.jsonl")
    plan = Plan(chosen.id, filled, options, pack, 0, balanced=True, places=count)
    plan = replace(plan, seed=choose_seed(seed, plan, journal, games))
    outcomes = [] if journal is None else journal.take_up(plan, chosen.box(pack).hash)[:games]
    screen = Screen(words)
    if outcomes and not document:
        screen.say("arena-goes-on", count=len(outcomes))
    began, before = perf_counter(), len(outcomes)
    spread = reach_cluster(words) if cluster else None
    with progress(words, document) as bar:
        task = bar.add_task("", total=games, completed=before)
        for batch in play_matches(plan, games, jobs, before, spread):
            outcomes += batch
            if journal is not None:
                journal.add(batch)
            bar.advance(task, len(batch))
    found = standings(plan, outcomes)
    summary = sum_up(plan, chosen, outcomes, found) | {"speed": speed(outcomes[before:], perf_counter() - began, jobs)}
    text = json.dumps(summary, indent=2, ensure_ascii=False)
    if out is not None:
        (out / "arena.json").write_text(text + "\n", encoding="utf-8")
        command = " ".join(["lunatheque", *sys.argv[1:]])
        page = report(plan, outcomes, found, chosen, command, Words(words.language, chosen))
        (out / "arena.html").write_text(page, encoding="utf-8")
    if document:
        screen.write(text)
    else:
        facts = words("arena-facts", games=len(outcomes), seed=str(plan.seed))
        screen.write(f"{facts} · {summary['speed']['core']}")
        screen.show(as_table(found, screen))
        if out is not None:
            screen.write(words("arena-written", file=str(out / "arena.html")))


def choose_seed(seed: int | None, plan: Plan, journal: Journal | None, games: int) -> int:
    """The seed that was asked for, that of a tournament of the same kind that was interrupted, or a new one."""
    if seed is not None:
        return seed
    if journal is not None:
        found, outcomes = journal.read()
        same = all(found.get(key) == value for key, value in (("game", plan.game), ("bots", list(plan.bots))))
        if same and len(outcomes) < games:
            return int(found["seed"])
    return secrets.randbits(53)  # as many bits as any reader of JSON keeps


def reach_cluster(words: Words) -> Spread:
    """What plays on a cluster, where Ray is installed."""
    try:
        from lunatheque.arena.cluster import on_cluster
    except ImportError:
        raise Complaint(words("error-extra", extra="cluster")) from None
    return on_cluster


def sum_up(plan: Plan, game: Game[Any], outcomes: list[Outcome], found: list[Standing]) -> dict[str, Any]:
    """The results for programs, which depend on the plan and on nothing else."""
    return {
        "game": plan.game,
        "pack": game.box(plan.pack).hash,
        "options": plan.options,
        "bots": list(plan.bots),
        "seats": plan.seats,
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
        table.add_column(
            words(f"arena-{id}"),
            justify="left" if id == "bot" else "right",
            no_wrap=id in ("bot", "rating", "share"),  # a narrow terminal breaks the heads of the others
        )
    for standing in found:
        low, high = words.number(100 * standing.low, 0), words.number(100 * standing.high, 0)
        table.add_row(
            standing.bot,
            str(standing.games),
            f"{words.number(standing.rating, 1)} ± {words.number(standing.spread, 1)}",
            f"{words.number(100 * standing.share, 1)} % ({low}–{high})",
            words.number(standing.mean_rank),
            words.number(standing.mean_score, 1),
        )
    return table
