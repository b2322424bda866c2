"""Text messages as frames of a WebSocket (RFC 6455, RFC 7692), and back.

Every message is compressed on its own, so that an idle viewer costs no memory for it, and only if it is large: to
compress a small one takes longer than to send it. ISA-L takes a third of the time that zlib does for the same.
"""

import struct
import zlib
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # it was installed without its compiled part
    from websockets.utils import apply_mask
try:
    from isal.isal_zlib import compressobj
except ImportError:  # it is not made for every processor
    from zlib import compressobj  # type: ignore[assignment]

LARGE: Final = 3 * 1400
"""Bytes that travel in three packets: what is larger is compressed."""
LEVEL: Final = 1
WINDOW: Final = -13
EFFORT: Final = 5
"""How messages are compressed: fast, and with little memory."""

TEXT: Final = 0x81
COMPRESSED_TEXT: Final = 0xC1
SHORT: Final = 126
LONG: Final = 127
MASKED: Final = 0x80
UNPADDED: Final = b"\x00\x00\xff\xff"
"""What ends a compressed message, and is left out on its way."""
LONGEST: Final = 65_535
TOO_LONG: Final = 8 + LONGEST + 1
"""Stands for a frame that is longer, or not masked as it must be."""


def frame(message: bytes, deflate: bool) -> bytes:
    """A text message as it travels."""
    kind = TEXT
    if deflate and len(message) > LARGE:
        kind, squeeze = COMPRESSED_TEXT, compressobj(LEVEL, zlib.DEFLATED, WINDOW, EFFORT)
        message = squeeze.compress(message) + squeeze.flush(zlib.Z_SYNC_FLUSH)[:-4]
    size = len(message)
    if size < SHORT:
        return struct.pack("!BB", kind, size) + message
    if size < 65_536:
        return struct.pack("!BBH", kind, SHORT, size) + message
    return struct.pack("!BBQ", kind, LONG, size) + message


def size_of(data: bytes, start: int = 0) -> int:
    """How long the frame that begins at `start` is, with its head; 0 if that cannot be told yet."""
    if len(data) < start + 2:
        return 0
    size = data[start + 1] - MASKED
    if 0 <= size < SHORT:
        return 6 + size
    if size == SHORT:
        return 8 + int.from_bytes(data[start + 2 : start + 4], "big") if len(data) >= start + 4 else 0
    return TOO_LONG


def text_of(frame: bytes) -> str | None:
    """The text of a frame that is a whole one."""
    kind = frame[0]
    if kind not in (TEXT, COMPRESSED_TEXT):
        return None
    start = 6 if frame[1] < MASKED + SHORT else 8
    text = apply_mask(frame[start:], frame[start - 4 : start])
    try:
        if kind == COMPRESSED_TEXT:
            inflate = zlib.decompressobj(-zlib.MAX_WBITS)
            text = inflate.decompress(text + UNPADDED, LONGEST)
            if inflate.unconsumed_tail:
                return None
        return text.decode()
    except (zlib.error, UnicodeError):
        return None
