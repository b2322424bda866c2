"""The doors of the house: HTTP by noun, and one WebSocket for each viewer of a table."""

from .games import GAMES
from .pages import PAGES, load_pages
from .people import PEOPLE
from .socket import look
from .tables import TABLES

DOORS = [*GAMES, *PEOPLE, *TABLES, *PAGES, look]

__all__ = ["DOORS", "load_pages"]
