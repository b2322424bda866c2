"""The whole server: the doors, what every answer carries, and how complaints are said."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import ClientException, HTTPException, WebSocketException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from lunatheque import __version__
from lunatheque.engine import Text

from .complaints import Complaint, brief
from .doors import DOORS, load_pages
from .doors.common import check_request
from .doors.pages import READY
from .house import House
from .store import open_store
from .thinkers import Thinkers

logger = logging.getLogger(__name__)

LARGEST_BODY = 1_100_000
LEFT = "client disconnected prematurely"
"""What the framework says where somebody left in the middle of a request: to that nothing is answered."""
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


async def add_headers(message: Message, _: Scope) -> None:
    """What every answer carries, errors too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")  # it may be for one person alone


def complain(_: Request[Any, Any, State], complaint: Complaint) -> Response[dict[str, Any]]:
    """A request that cannot be granted gets one clear line."""
    headers = {"Retry-After": "5"} if complaint.status == 429 else {}
    body = {"detail": complaint.detail, "text": complaint.text.data()}
    return Response(body, status_code=complaint.status, headers=headers)


def explain(_: Request[Any, Any, State], error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses is said in the same form."""
    extra = error.extra if isinstance(error.extra, list) else []
    facts = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
    reason = brief(facts or str(error.detail))
    body = {"detail": reason, "text": Text("error-request", {"reason": reason}).data()}
    return Response(body, status_code=error.status_code, headers=dict(error.headers or {}))


def explain_depth(request: Request[Any, Any, State], _: RecursionError) -> Response[dict[str, Any]]:
    """JSON that no message needs."""
    return explain(request, ClientException("lists or objects are nested too deep"))


async def note_failure(error: Exception, scope: Scope) -> None:
    """An error that nobody expected is noted with its traceback; what is merely refused is not."""
    refused = isinstance(error, Complaint | WebSocketException | RecursionError)
    if isinstance(error, HTTPException):
        refused = error.status_code < 500 or error.detail == LEFT
    if not refused:
        logger.error("a request failed: %s %r", scope["type"], scope["path"], exc_info=error)


def create_app(place: Path | str, thinkers: Thinkers | None = None, **manners: Any) -> Litestar:
    """The server of the tables in a folder, or in a PostgreSQL database; `manners` are those of `House`."""

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(place)
        app.state.pages = load_pages()
        app.state.house = House(store, thinkers or Thinkers(), await store.secret(), **manners)
        await app.state.house.open()
        yield
        await app.state.house.close()

    return Litestar(
        DOORS,
        lifespan=[live],
        before_request=check_request,
        before_send=[add_headers],
        after_exception=[note_failure],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key=READY),
        exception_handlers={Complaint: complain, HTTPException: explain, RecursionError: explain_depth},
        openapi_config=OpenAPIConfig(
            title="Lunathèque",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
    )
