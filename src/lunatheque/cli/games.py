"""`lunatheque games`: what stands on the shelf."""

from lunatheque.engine import games as shelf

from .arguments import Language, speak
from .layout import listing
from .screen import Screen

COLUMNS = ("id", "title", "players", "minutes", "age", "authors", "publishers")
NUMBERS = ("players", "minutes", "age")


def games(lang: Language = None) -> None:
    """List the games on the shelf."""
    words = speak(lang)
    screen = Screen(words)
    rows = [
        (
            game.id,
            game.title,
            span(game.players),
            span(game.minutes),
            f"{game.age}+",
            ", ".join(game.authors),
            ", ".join([*game.publishers, *([str(game.year)] if game.year else [])]),
        )
        for game in shelf().values()
    ]
    screen.say("games-heading", style="bold", count=len(rows))
    screen.show("")
    table = listing()
    for number, column in enumerate(COLUMNS):
        heading = words(f"games-{column}")
        longest = max(len(word) for cell in (heading, *(row[number] for row in rows)) for word in cell.split())
        table.add_column(
            heading, justify="right" if column in NUMBERS else "left", min_width=longest, no_wrap=column == "id"
        )
    for row in rows:
        table.add_row(*row)
    screen.show(table)


def span(ends: tuple[int, int]) -> str:
    """From the one to the other."""
    low, high = ends
    return str(low) if low == high else f"{low}–{high}"
