"""Tables on a server: matches that several people and bots share, over HTTP and WebSocket."""

from .app import create_app
from .store import NewerDatabase, SqliteStore, Store
from .thinkers import Thinkers

__all__ = ["NewerDatabase", "SqliteStore", "Store", "Thinkers", "create_app"]
