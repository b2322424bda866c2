"""The report of a tournament as one HTML page that needs nothing else."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from .matches import Outcome, Plan
from .plots import COLOURS, distribution, ranges
from .standing import Standing

Say = Callable[..., str]

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
:root {{ color-scheme: light dark; --paper: #f6f1e7; --ink: #20233b; --card: #fffdf8; --edge: #ddd3c0; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --paper: #14172b; --ink: #ece7da; --card: #1d2140; --edge: #343a63; }}
}}
body {{ margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }}
main {{ max-width: 76rem; margin: auto; padding: 1.5rem; display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); }}
header {{ grid-column: 1 / -1; }} h1 {{ margin: 0; font-size: 1.8rem; }} h2 {{ margin: 0 0 .5rem; font-size: 1.1rem; }}
section {{ background: var(--card); border: 1px solid var(--edge); border-radius: 14px; padding: 1rem;
  overflow-x: auto; }}
svg {{ width: 100%; height: auto; }} table {{ border-collapse: collapse; width: 100%; }}
th, td {{ padding: .35rem .6rem; text-align: right; border-bottom: 1px solid var(--edge); }}
th:first-child, td:first-child {{ text-align: left; }} .figure, td {{ font-variant-numeric: tabular-nums; }}
td {{ white-space: nowrap; }} code {{ overflow-wrap: anywhere; }}
i {{ display: inline-block; width: .8em; height: .8em; border-radius: 50%; margin-right: .5em; }}
</style></head><body><main><header><h1>{title}</h1><p>{facts}</p><p><code>{command}</code></p></header>
{sections}</main></body></html>
"""


def report(
    plan: Plan,
    outcomes: Sequence[Outcome],
    found: Sequence[Standing],
    title: str,
    command: str,
    say: Say,
    language: str,
) -> str:
    """A page with ratings, shares, seats, scores and lengths; `say` puts ids into words."""
    names = {standing.bot: name_of(standing.bot, say) for standing in found}
    marks = {
        standing.bot: f'<i style="background:{COLOURS[n % len(COLOURS)]}"></i>' for n, standing in enumerate(found)
    }
    rating = [(names[s.bot], s.rating, s.rating - s.spread, s.rating + s.spread) for s in found]
    share = [(names[s.bot], 100 * s.share, 100 * s.low, 100 * s.high) for s in found]
    seats = plan.seats
    head = [say("arena-bot"), *(say("arena-seat", letter="ABCDEFGH"[seat]) for seat in range(seats))]
    rows = [[marks[s.bot] + escape(names[s.bot]), *(f"{100 * part:.1f} %" for part in s.by_seat)] for s in found]
    heads = ("bot", "games", "rating", "share", "rank", "score")
    overview = [[marks[s.bot] + escape(names[s.bot]), *figures(s)] for s in found]
    sections = [
        (say("arena-overview"), table([say(f"arena-{id}") for id in heads], overview)),
        (say("arena-rating"), ranges(rating)),
        (say("arena-shares"), ranges(share, mark=100 / seats, unit=" %")),
        (say("arena-seats"), table(head, rows)),
        (say("arena-scores"), distribution([(names[s.bot], s.scores) for s in found])),
        (say("arena-lengths"), distribution([("", [outcome.decisions for outcome in outcomes])])),
    ]
    return PAGE.format(
        language=language,
        title=escape(title),
        facts=escape(say("arena-facts", games=len(outcomes), seed=str(plan.seed))),
        command=escape(command),
        sections="\n".join(f"<section><h2>{escape(name)}</h2>{content}</section>" for name, content in sections),
    )


def name_of(bot: str, say: Say) -> str:
    """What people call a bot; a search with a limit of its own says it."""
    kind, _, limit = bot.partition(":")
    return f"{say(f'level-{kind}')} {limit}".rstrip()


def figures(standing: Standing) -> list[str]:
    """The figures of one bot."""
    return [
        str(standing.games),
        f"{standing.rating:.1f} ± {standing.spread:.1f}",
        f"{100 * standing.share:.1f} % ({100 * standing.low:.1f}–{100 * standing.high:.1f})",
        f"{standing.mean_rank:.2f}",
        f"{standing.mean_score:.1f}",
    ]


def table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """A table; its cells are HTML."""
    top = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
