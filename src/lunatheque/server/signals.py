"""Something that a task waits for, and goes on with at once.

A future of asyncio lets whoever waits for it go on one turn of the event loop later. Between a message and its answer
there are three such waits, and each turn asks the system again who has something to say. With these the whole way of a
move takes two turns: all messages that have come are read, then they are committed together, and all are told.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Generator
from contextvars import Context
from typing import Any, Generic, TypeVar

T = TypeVar("T")
Wake = Callable[["Signal[Any]"], object]


class Signal(Generic[T]):
    """A value that comes once, for one task. To a task it looks like a future."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._asyncio_future_blocking = False
        self.loop = loop
        self.wake: Wake | None = None
        self.context: Context | None = None
        self.here = False
        self.value: T | None = None
        self.error: BaseException | None = None

    def come(self, value: T | None = None, error: BaseException | None = None) -> None:
        """Here it is, or why it does not come; whoever waits goes on now, or soon if another task is at work."""
        if self.here:
            return
        self.here, self.value, self.error = True, value, error
        if self.wake is not None:
            if asyncio.current_task(self.loop) is None and self.context is not None:
                self.context.run(self.wake, self)
            else:
                self.loop.call_soon(self.wake, self, context=self.context)

    def __await__(self) -> Generator["Signal[T]", None, T]:
        if not self.here:
            self._asyncio_future_blocking = True
            yield self
        return self.result()

    # What a task asks of a future ------------------------------------------------------------------------------------

    def get_loop(self) -> asyncio.AbstractEventLoop:
        """The event loop of whoever waits."""
        return self.loop

    def add_done_callback(self, wake: Wake, *, context: Context | None = None) -> None:
        """How to go on."""
        self.wake, self.context = wake, context

    def result(self) -> T:
        """What came."""
        if self.error is not None:
            raise self.error
        return self.value  # type: ignore[return-value]

    def cancel(self, msg: str | None = None) -> bool:
        """Whoever waits no longer does."""
        if self.here:
            return False
        self.here, self.error = True, asyncio.CancelledError() if msg is None else asyncio.CancelledError(msg)
        if self.wake is not None:
            self.loop.call_soon(self.wake, self, context=self.context)
        return True


class Lock:
    """Held by one task at a time; those who wait for it get it in their order."""

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[Signal[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self.held

    async def __aenter__(self) -> None:
        if not self.held:
            self.held = True
            return
        turn: Signal[None] = Signal(asyncio.get_running_loop())
        self.waiting.append(turn)
        try:
            await turn
        except BaseException:
            if turn.here and turn.error is None:  # it was handed over to somebody who no longer wants it
                self.release()
            raise

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        self.release()

    def release(self) -> None:
        """Hand it over to whoever waits longest."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.here:
                turn.come()
                return
        self.held = False


class Inbox:
    """Messages that wait for one task, in their order: to uvicorn it looks like a queue."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.reader: Signal[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """A message, which is read soon: whoever brings it is not done yet."""
        self.messages.append(message)
        if self.reader is not None:
            self.loop.call_soon(self.reader.come)

    def hand(self, message: Any) -> None:
        """A message, which is read at once if its reader waits."""
        self.messages.append(message)
        if self.reader is not None:
            self.reader.come()

    async def get(self) -> Any:
        """The next message."""
        while not self.messages:
            self.reader = Signal(self.loop)
            try:
                await self.reader
            finally:
                self.reader = None
        return self.messages.popleft()

    def qsize(self) -> int:
        """How many wait."""
        return len(self.messages)

    def empty(self) -> bool:
        """Whether none waits."""
        return not self.messages
