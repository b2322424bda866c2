"""Several processes that do the same work: started together, replaced when they die, stopped together."""

import logging
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from typing import NoReturn

logger = logging.getLogger(__name__)

STOPS = (signal.SIGINT, signal.SIGTERM)
TOO_SHORT = 1.0
"""Seconds: a process that lived less is not followed by another one at once."""

Work = Callable[[int, int], None]
"""What a process does, given its number and a pipe that is closed when the first process ends, however it ends."""


class Supervisor:
    """The first process, which does nothing but look after the others."""

    def __init__(self, work: Work, processes: int) -> None:
        self.work = work
        self.processes = processes
        self.children: dict[int, tuple[int, float]] = {}
        """By the id of each process, its number and when it began."""
        self.stopped_by = 0
        self.lifeline, self.hold = os.pipe()

    def run(self) -> None:
        """Keep all processes running until a signal stops them; then end as that signal ends a program."""
        before = {one: signal.signal(one, self.stop) for one in STOPS}
        for number in range(self.processes):
            self.start(number)
        while self.children:
            id, status = os.wait()
            if id in self.children:
                self.replace(*self.children.pop(id), id, os.waitstatus_to_exitcode(status))
        for one, handler in before.items():
            signal.signal(one, handler)
        if self.stopped_by:
            signal.raise_signal(self.stopped_by)

    def start(self, number: int) -> None:
        """Start a process. No signal comes in between, so that none is started that is not stopped."""
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
        if not self.stopped_by:
            id = os.fork()
            if id == 0:
                self.be(number)
            self.children[id] = number, time.monotonic()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)

    def be(self, number: int) -> NoReturn:
        """What a new process does, until its end."""
        code = 1
        try:
            os.setpgrp()  # Ctrl-C is for the first process, which passes it on
            os.close(self.hold)
            for one in STOPS:
                signal.signal(one, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
            self.work(number, self.lifeline)
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def replace(self, number: int, began: float, id: int, code: int) -> None:
        """A process has ended: start another one, unless all are to end."""
        if self.stopped_by:
            return
        how = f"signal {-code}" if code < 0 else f"exit code {code}"
        logger.warning("process %d of %d (%d) ended: %s; another takes its place", number + 1, self.processes, id, how)
        if time.monotonic() - began < TOO_SHORT:
            time.sleep(TOO_SHORT)
        self.start(number)

    def stop(self, number: int, _: object) -> None:
        """A signal: pass it on."""
        self.stopped_by = number
        for id in self.children:
            os.kill(id, number)
