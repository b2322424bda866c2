"""The browser client: static files, kept in memory, and one page for all its addresses."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from ..complaints import Complaint
from .common import Asking

STATIC = Path(__file__).parent.parent / "static"
INDEX = "index.html"
ASSETS = "assets/"
"""Files whose names hold the hash of their contents."""
READY = "compressed"
"""Marks the doors whose answers need no compression: files were compressed when they were read."""
NO_CLIENT = b"The browser client has not been built: run `make web`. The API is at /api/schema/openapi.json.\n"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    zipped: bytes
    type: str
    tag: str


class Pages:
    """All files of the client, by name."""

    def __init__(self, folder: Path) -> None:
        files = sorted(file for file in folder.rglob("*") if file.is_file()) if folder.is_dir() else []
        self.files = {file.relative_to(folder).as_posix(): read(file) for file in files}
        self.build = self.files[INDEX].tag if INDEX in self.files else ""


def load_pages() -> Pages:
    """The client that was built into this package."""
    return Pages(STATIC)


def read(file: Path) -> File:
    """A file, and its compressed form if that is smaller."""
    content = file.read_bytes()
    zipped = gzip.compress(content, 9, mtime=0)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    small = zipped if len(zipped) < len(content) else b""
    return File(content, small, kind, hashlib.sha256(content).hexdigest()[:16])


def send(name: str, request: Asking) -> Response[bytes]:
    """A file; who has it already is told so."""
    file = request.app.state.pages.files.get(name)
    if file is None and name == INDEX:
        return Response(NO_CLIENT, media_type="text/plain", status_code=503)
    if file is None:
        raise Complaint("error-no-page", 404)
    lasting = name.startswith(ASSETS)
    headers = {
        "ETag": f'"{file.tag}"',
        "Cache-Control": "public, max-age=31536000, immutable" if lasting else "public, no-cache",
        "Vary": "Accept-Encoding",
    }
    if f'"{file.tag}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"], content = "gzip", file.zipped
    return Response(content, media_type=file.type, headers=headers)


VIEWS = ["/", "/g/{a:path}", "/t/{a:path}", "/r/{a:path}", "/new/{a:path}", "/tables", "/me"]
"""The addresses of the client: it shows what they name."""


@get(VIEWS, include_in_schema=False, opt={READY: True})
async def show_client(request: Asking) -> Response[bytes]:
    """The page of the client."""
    return send(INDEX, request)


@get("/{name:path}", include_in_schema=False, opt={READY: True})
async def show_file(name: FromPath[Path], request: Asking) -> Response[bytes]:
    """A file of the client; at other addresses whoever reads pages is shown one that says so."""
    wanted = name.as_posix().strip("/")
    if wanted not in request.app.state.pages.files and "text/html" in request.headers.get("accept", ""):
        page = send(INDEX, request)
        page.status_code = 404
        return page
    return send(wanted, request)


PAGES = [show_client, show_file]
