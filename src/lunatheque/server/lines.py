"""The lines to those who look: a message leaves when everything that is to be done now is done.

Messages that leave right after one another cost a third of what they cost alone, since whoever reads them is woken
once. Nothing waits, and there is neither a queue nor a task for each viewer.
"""

import asyncio
import logging
from typing import Any, Final

from .framing import frame

logger = logging.getLogger(__name__)

BACKLOG: Final = 1_000_000
"""How many bytes may wait for a slow viewer before it is shown the door."""
TOO_SLOW: Final = 4409


class Outbox:
    """The lines by which something is about to leave."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.loop: asyncio.AbstractEventLoop | None = None

    def add(self, line: "Line") -> None:
        """Something leaves by a line soon."""
        if not self.lines:
            if self.loop is None:
                self.loop = asyncio.get_running_loop()
            self.loop.call_soon(self.deliver)
        self.lines.append(line)

    def deliver(self) -> None:
        """Hand everything that is leaving to the system."""
        lines, self.lines = self.lines, []
        for line in lines:
            try:
                line.deliver()
            except Exception:
                logger.exception("a viewer could not be told")


class Line:
    """A viewer's line. Whoever is too slow to take what is sent is let go, and may come back."""

    def __init__(self, outbox: Outbox, pipe: Any) -> None:
        self.outbox = outbox
        self.pipe = pipe
        self.deflate = bool(pipe.conn.extensions)
        self.leaving: list[bytes] = []
        self.closing = False

    def send(self, message: bytes) -> None:
        """Never waits and never fails."""
        if not self.leaving:
            self.outbox.add(self)
        self.leaving.append(frame(message, self.deflate))

    def deliver(self) -> None:
        """Hand what is leaving to the system."""
        frames, self.leaving = self.leaving, []
        if frames and not (self.pipe.close_sent or self.pipe.disconnected):
            transport = self.pipe.transport
            transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
            if transport.get_write_buffer_size() > BACKLOG:
                self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close after what was sent."""
        self.closing = True
        self.deliver()
        self.pipe.shut(code)
