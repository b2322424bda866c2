"""Running the command: inside this process, as a program of its own, and at a terminal."""

import os
import select
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner, Result

from lunatheque.cli import app

ENGLISH = {"LC_ALL": "C.UTF-8", "COLUMNS": "300", "LUNATHEQUE_PURE": os.environ.get("LUNATHEQUE_PURE", "")}

CONTROL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Makes the terminal the one whose Ctrl-C interrupts."""


def run(*arguments: str | Path, typed: str = "", env: dict[str, str] | None = None) -> Result:
    """The command in this process, with lines that are typed."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, env=ENGLISH | (env or {}))


def program(*arguments: str | Path, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """The command as a program, with lines that are piped in."""
    command = [sys.executable, "-m", "lunatheque", *map(str, arguments)]
    return subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", env=os.environ | ENGLISH, timeout=120, check=False
    )


def at_terminal(*arguments: str | Path, keys: Sequence[str]) -> tuple[str, int]:
    """The command at a terminal, with keys that are pressed whenever it asks; what is shown, and the exit code."""
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", CONTROL, "-m", "lunatheque", *map(str, arguments)]
    env = os.environ | ENGLISH | {"TERM": "xterm"}
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True
    ) as running:
        os.close(theirs)
        shown = ""
        for pressed in keys:
            shown += wait(ours, (b"> ", b"Enter. ", b"screen. "))
            os.write(ours, pressed.encode())
        shown += wait(ours, ())
        try:
            running.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            running.kill()
            raise AssertionError(f"it still waits for a key: {shown[-300:]}") from None
    os.close(ours)
    return shown, running.returncode


QUIET = 0.5
PATIENCE = 60


def wait(terminal: int, prompts: tuple[bytes, ...]) -> str:
    """What a terminal shows until it is quiet after one of the prompts, or is left; without prompts until it is left.

    A prompt may be drawn in pieces or twice, so only a quiet terminal has really asked.
    """
    shown = b""
    while True:
        asked = bool(prompts) and shown.endswith(prompts)
        ready, _, _ = select.select([terminal], [], [], QUIET if asked else PATIENCE)
        if not ready:
            break
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    return shown.decode()


def lines(*typed: str) -> str:
    """What is typed, each line ended with Enter."""
    return "".join(f"{line}\n" for line in typed)
