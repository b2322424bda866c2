"""The store: people, tables, seats and logs, kept in a database. One set of questions; SQLite or PostgreSQL below."""

from .database import Database, NewerDatabase
from .opening import open_store
from .pen import bits
from .postgres import Postgres
from .rows import Entry, Line, Listing, News, Pace, PackRow, Person, Seat, Sheet, Taken, Told
from .sqlite import Sqlite
from .store import Store

__all__ = [
    "Database",
    "Entry",
    "Line",
    "Listing",
    "NewerDatabase",
    "News",
    "Pace",
    "PackRow",
    "Person",
    "Postgres",
    "Seat",
    "Sheet",
    "Sqlite",
    "Store",
    "Taken",
    "Told",
    "bits",
    "open_store",
]
