"""Tables on a server: matches that several people and bots share, over HTTP and WebSocket."""

from .app import create_app
from .store import NewerDatabase, Store, open_store
from .thinkers import Thinkers

__all__ = ["NewerDatabase", "Store", "Thinkers", "create_app", "open_store"]
