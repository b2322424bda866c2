"""The report of a tournament as one HTML page that needs nothing else."""

from collections.abc import Sequence
from functools import partial
from html import escape
from typing import Any

from lunatheque.engine import LETTERS, Game
from lunatheque.words import Words

from .duels import courses_of, duels
from .matches import Outcome, Plan
from .plots import CELL, Figure, Scale, cell, colour, courses, distributions, seats
from .standing import Standing

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{style}</style></head>
<body><header>{moon}<div><p class="kind">{kind}</p><h1>{title}</h1></div></header>
<main><div class="wide facts"><p class="first">{first}</p><p>{facts}</p><p><code>{command}</code></p></div>
{sections}<p class="wide method">{method}</p></main></body></html>
"""
MOON = (
    '<svg class="moon" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="28" fill="#f0dfa0"/>'
    '<g fill="#d3bd72"><circle cx="23" cy="24" r="6"/><circle cx="42" cy="37" r="8"/><circle cx="41" cy="17" r="3.5"/>'
    '<circle cx="24" cy="45" r="4.5"/></g></svg>'
)
STYLE = """
:root { color-scheme: light dark; --paper: #f6f1e7; --ink: #20233b; --card: #fffdf8; --edge: #ddd3c0; --soft: #6a6c80;
  --ahead: 74 159 196; --behind: 221 84 50; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14172b; --ink: #ece7da; --card: #1d2140; --edge: #343a63; --soft: #a9abc2; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { background: #0b0e24; color: #f6f1e7; display: flex; gap: 1.2rem; align-items: center;
  padding: 1.6rem max(1.2rem, calc(50% - 37rem)); }
.moon { width: 4.2rem; flex: none; } .kind { margin: 0; opacity: .75; }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; }
main { max-width: 76.4rem; margin: auto; padding: 1.2rem; display: grid; gap: 1.2rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); }
.wide { grid-column: 1 / -1; } .facts p { margin: 0 0 .4rem; } .first { font-size: 1.25rem; }
.method, .note { color: var(--soft); font-size: .9rem; margin: 0; } .note { margin-bottom: .7rem; }
section { background: var(--card); border: 1px solid var(--edge); border-radius: 14px; padding: 1.1rem 1.2rem;
  overflow-x: auto; }
h2 { margin: 0; font-size: 1.15rem; } h2:last-of-type { margin-bottom: .5rem; }
section:last-of-type:nth-child(odd) { grid-column: 1 / -1; }
svg { display: block; width: 100%; max-width: 44rem; height: auto; font-size: 14px; fill: currentColor; }
section svg { min-width: 30rem; } svg.moon { width: 4.2rem; }
section svg.cell { width: 9.4rem; min-width: 0; }
svg text { font-variant-numeric: tabular-nums; }
.rule { stroke: currentColor; opacity: .13; } .mark { stroke: currentColor; stroke-dasharray: 4 4; opacity: .55; }
.thread { stroke: currentColor; stroke-width: 2; opacity: .3; }
.letter { fill: #14172b; font-weight: 700; font-size: 13px; }
.span { stroke-width: 6; stroke-linecap: round; opacity: .5; } .course { fill: none; stroke-width: 2.5; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .45rem .7rem; text-align: right; border-bottom: 1px solid var(--edge); white-space: nowrap; }
tr:last-child > * { border-bottom: 0; } th { font-weight: 600; }
thead th { color: var(--soft); font-size: .85rem; font-weight: 500; vertical-align: bottom; white-space: normal; }
tbody th, th.name { text-align: left; } small { color: var(--soft); font-size: .85em; margin-left: .4em; }
i { display: inline-block; width: .8em; height: .8em; border-radius: 50%; margin-right: .55em; }
.duels td { border: 2px solid var(--card); border-radius: 8px; text-align: center; min-width: 4.6rem; }
code { overflow-wrap: anywhere; font-size: .9rem; }
@media (max-width: 60rem) { svg.cell { display: none; } }
"""


def report(
    plan: Plan, outcomes: Sequence[Outcome], found: Sequence[Standing], game: Game[Any], command: str, words: Words
) -> str:
    """A page with all that can be said of a tournament, in the language of `words`, which know the game."""
    page = Report(plan, outcomes, found, words)
    first = found[0]
    low, high = page.figure(100 * first.low, 0), page.figure(100 * first.high, 0)
    said = {"bot": page.name(first.bot), "share": page.figure(100 * first.share, 0), "low": low, "high": high}
    return PAGE.format(
        language=words.language,
        title=escape(game.title),
        style=STYLE,
        moon=MOON,
        kind=escape(words("arena-kind")),
        first=escape(words("arena-first", **said)),
        facts=escape(page.facts(game)),
        command=escape(command),
        method=escape(words("arena-method")),
        sections="\n".join(page.sections()),
    )


class Report:
    """What the page shows, part by part; bots come in the order of their ratings."""

    def __init__(self, plan: Plan, outcomes: Sequence[Outcome], found: Sequence[Standing], words: Words) -> None:
        self.plan = plan
        self.outcomes = outcomes
        self.found = found
        self.words = words
        self.figure: Figure = words.number

    def name(self, bot: str) -> str:
        """What people call a bot; a search with a limit of its own says it."""
        kind, _, limit = bot.partition(":")
        return f"{self.words(f'level-{kind}')} {limit}".rstrip()

    def facts(self, game: Game[Any]) -> str:
        """How many matches, at tables of how many seats, and what is not as usual."""
        words, plan = self.words, self.plan
        facts = [
            words("arena-facts", games=len(self.outcomes), seed=str(plan.seed)),
            words("arena-at", seats=plan.seats),
        ]
        for option in game.options:
            choice = plan.options.get(option.id, option.default)
            if choice != option.default:
                facts.append(f"{words(f'option-{option.id}')} {words(f'option-{option.id}-{choice}')}")
        return " · ".join(facts)

    def sections(self) -> list[str]:
        """The parts of the page."""
        words, figure, found = self.words, self.figure, self.found
        scores = [(self.name(one.bot), one.scores) for one in found]
        lengths = [("", [outcome.decisions for outcome in self.outcomes])]
        by_seat = [(self.name(one.bot), [100 * share for share in one.by_seat]) for one in found]
        shares = courses_of(self.plan, self.outcomes)
        went = [(self.name(one.bot), [100 * share for share in shares[one.bot]]) for one in found]
        fair = 100 / self.plan.seats
        say = partial(self.section, note=True)
        return [
            self.section("overview", self.overview(), wide=True),
            *([say("duels", self.duels())] if len(found) > 2 else []),
            say("courses", courses(went, fair, words("arena-courses"), figure)),
            say("seats", seats(by_seat, LETTERS, fair, words("arena-seats"), figure)),
            say("scores", distributions(scores, words("arena-scores"), figure)),
            say("lengths", distributions(lengths, words("arena-lengths"), figure)),
        ]

    def section(self, id: str, content: str, wide: bool = False, note: bool = False) -> str:
        """A part of the page, with its heading and, where there is one, how it is to be read."""
        below = f'<p class="note">{escape(self.words(f"arena-{id}-note"))}</p>' if note else ""
        kind = ' class="wide"' if wide else ""
        return f"<section{kind}><h2>{escape(self.words(f'arena-{id}'))}</h2>{below}{content}</section>"

    def overview(self) -> str:
        """All figures of all bots; the ranges are drawn on one scale."""
        figure, found = self.figure, self.found
        least, most = min(one.rating - one.spread for one in found), max(one.rating + one.spread for one in found)
        rating, share = Scale(least, most, 8, CELL[0] - 8), Scale(0, 100, 8, CELL[0] - 8)
        rows = []
        for number, one in enumerate(found):
            low, high, fair = 100 * one.low, 100 * one.high, 100 * one.fair
            rows.append(
                [
                    f"{figure(one.rating, 1)}<small>± {figure(one.spread, 1)}</small>",
                    cell(number, one.rating, one.rating - one.spread, one.rating + one.spread, rating),
                    f"{figure(100 * one.share, 1)} %<small>{figure(low, 0)}–{figure(high, 0)}</small>",
                    cell(number, 100 * one.share, low, high, share, fair),
                    figure(one.mean_rank, 2),
                    figure(one.mean_score, 1),
                    figure(one.games, 0),
                ]
            )
        heads = [
            self.words(f"arena-{id}") if id else "" for id in ("rating", "", "share", "", "rank", "score", "games")
        ]
        return self.table(heads, rows)

    def duels(self) -> str:
        """Who came in before whom, a row for each bot."""
        met = duels(self.plan, self.outcomes)
        rows = []
        for one in self.found:
            cells = []
            for other in self.found:
                ahead, times = met.get((one.bot, other.bot), (0.0, 0))
                cells.append(self.duel(ahead / times, times) if times else "<td>–</td>")
            rows.append(cells)
        return self.table([self.name(one.bot) for one in self.found], rows, "duels")

    def duel(self, share: float, times: int) -> str:
        """How often one came in before the other: the farther from half, the more colour."""
        tone = f"rgb(var(--{'ahead' if share >= 0.5 else 'behind'}) / {abs(share - 0.5) * 1.5:.2f})"
        hint = self.words("arena-duel", count=times)
        return f'<td style="background:{tone}" title="{escape(hint)}">{self.figure(100 * share, 0)} %</td>'

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
        """A table with a row for each bot; cells are HTML, bare or with their `td`."""
        top = "".join(f"<th>{escape(head)}</th>" for head in ["", *heads])
        body = ""
        for number, (one, row) in enumerate(zip(self.found, rows, strict=True)):
            name = f'<th scope="row"><i style="background:{colour(number)}"></i>{escape(self.name(one.bot))}</th>'
            body += f"<tr>{name}{''.join(one if one.startswith('<td') else f'<td>{one}</td>' for one in row)}</tr>"
        return f'<table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'
