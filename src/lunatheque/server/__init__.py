"""Tables on a server: matches that several people and bots share, over HTTP and WebSocket."""

from . import luck
from .app import create_app
from .callers import Caller
from .frames import Pipe
from .letters import Post
from .passage import Passage, doorkeeper, open_pair
from .store import NewerDatabase, Store, open_store
from .thinkers import Thinkers

__all__ = [
    "Caller",
    "NewerDatabase",
    "Passage",
    "Pipe",
    "Post",
    "Store",
    "Thinkers",
    "create_app",
    "doorkeeper",
    "luck",
    "open_pair",
    "open_store",
]
