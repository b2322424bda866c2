"""The end of a match: who has won."""

from rich.table import Table

from lunatheque.engine import LETTERS, Match

from .screen import Screen


def results(match: Match, screen: Screen) -> Table:
    """Ranks and scores, the winners first."""
    words = screen.words
    table = Table(title=words("results-title"), title_style="bold", title_justify="left", box=screen.lines)
    table.add_column(words("results-rank"), justify="right")
    table.add_column(words("results-player"))
    table.add_column(words("results-score"), justify="right")
    scores = match.state.scores()
    lines = sorted((rank, seat) for seat, rank in enumerate(match.ranks() or [0] * len(match.names)))
    for rank, seat in lines:
        name = f"{LETTERS[seat]}  {match.names[seat]}"
        table.add_row(str(rank or "–"), name, str(scores[seat]), style="bold" if rank == 1 else "")
    return table
