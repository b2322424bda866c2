"""Who waits for a signal goes on at once, and still behaves as asyncio expects of a task."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from lunatheque.server.signals import Inbox, Lock, Signal


def in_a_loop(test: Callable[[asyncio.AbstractEventLoop], Awaitable[None]]) -> None:
    async def run() -> None:
        await test(asyncio.get_running_loop())

    asyncio.run(run())


def test_whoever_waits_goes_on_before_the_one_who_signals() -> None:
    async def test(loop: asyncio.AbstractEventLoop) -> None:
        signal: Signal[int] = Signal(loop)
        told: list[str] = []

        async def wait() -> None:
            told.append(f"came {await signal}")

        def give() -> None:
            signal.come(7)
            told.append("given")

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        loop.call_soon(give)
        await waiting
        assert told == ["came 7", "given"]

    in_a_loop(test)


def test_a_task_that_signals_is_not_interrupted() -> None:
    async def test(loop: asyncio.AbstractEventLoop) -> None:
        signal: Signal[None] = Signal(loop)
        told: list[str] = []

        async def wait() -> None:
            await signal
            told.append("came")

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        signal.come()
        told.append("given")
        await waiting
        assert told == ["given", "came"]

    in_a_loop(test)


def test_what_came_before_anybody_waits_is_there() -> None:
    async def test(loop: asyncio.AbstractEventLoop) -> None:
        signal: Signal[str] = Signal(loop)
        signal.come("early")
        signal.come("late")
        assert await signal == "early"

    in_a_loop(test)


def test_why_something_does_not_come_is_raised() -> None:
    async def test(loop: asyncio.AbstractEventLoop) -> None:
        signal: Signal[None] = Signal(loop)
        loop.call_soon(signal.come, None, KeyError("lost"))
        with pytest.raises(KeyError, match="lost"):
            await signal

    in_a_loop(test)


def test_a_task_that_is_cancelled_no_longer_waits() -> None:
    async def test(loop: asyncio.AbstractEventLoop) -> None:
        signal: Signal[None] = Signal(loop)

        async def wait() -> None:
            await signal

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        signal.come()  # nobody minds
        assert waiting.cancelled()

    in_a_loop(test)


def test_time_can_run_out() -> None:
    async def test(loop: asyncio.AbstractEventLoop) -> None:
        signal: Signal[None] = Signal(loop)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await signal

    in_a_loop(test)


def test_messages_are_read_in_their_order_however_they_came() -> None:
    async def test(loop: asyncio.AbstractEventLoop) -> None:
        inbox = Inbox(loop)
        read: list[int] = []

        async def reader() -> None:
            while len(read) < 5:
                read.append(await inbox.get())

        reading = asyncio.create_task(reader())
        await asyncio.sleep(0)

        def bring() -> None:
            inbox.put_nowait(0)
            assert read == []
            inbox.hand(1)
            assert read == [0, 1]
            inbox.hand(2)
            inbox.put_nowait(3)

        loop.call_soon(bring)
        await asyncio.sleep(0)
        inbox.hand(4)
        await reading
        assert read == [0, 1, 2, 3, 4]
        assert inbox.empty()
        assert inbox.qsize() == 0

    in_a_loop(test)


def test_a_message_is_not_lost_with_a_reader_that_gave_up() -> None:
    async def test(loop: asyncio.AbstractEventLoop) -> None:
        inbox = Inbox(loop)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await inbox.get()
        inbox.hand("here")
        assert await inbox.get() == "here"

    in_a_loop(test)


def test_a_lock_is_handed_over_in_the_order_of_those_who_wait() -> None:
    async def test(_: asyncio.AbstractEventLoop) -> None:
        lock = Lock()
        held: list[int] = []

        async def hold(number: int) -> None:
            async with lock:
                assert lock.locked()
                held.append(number)
                await asyncio.sleep(0)
                assert held[-1] == number, "nobody else holds it meanwhile"

        await asyncio.gather(*map(hold, range(5)))
        assert held == list(range(5))
        assert not lock.locked()

    in_a_loop(test)


def test_a_lock_passes_over_those_who_wait_no_longer() -> None:
    """One gives up while another one holds it; one when it was just handed over, and has not gone on yet."""

    async def test(_: asyncio.AbstractEventLoop) -> None:
        lock = Lock()
        held: list[str] = []

        async def hold(name: str) -> None:
            async with lock:
                held.append(name)

        async with lock:
            tasks = {name: asyncio.create_task(hold(name)) for name in ("gives up", "too late", "waits")}
            await asyncio.sleep(0)
            tasks["gives up"].cancel()
            await asyncio.sleep(0)
        tasks["too late"].cancel()
        ended = await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert [type(end) for end in ended] == [asyncio.CancelledError, asyncio.CancelledError, type(None)]
        assert held == ["waits"]
        assert not lock.locked()

    in_a_loop(test)
