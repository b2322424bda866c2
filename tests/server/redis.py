"""A real Redis in a temporary folder, where its program is found."""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAM = shutil.which("redis-server") or shutil.which("valkey-server")


@contextmanager
def redis() -> Iterator[str]:
    """The URL of a Redis that lasts as long as the context."""
    assert PROGRAM is not None
    with tempfile.TemporaryDirectory(prefix="lunatheque-redis-") as folder:
        door = Path(folder, "redis.sock")
        options = ["--port", "0", "--unixsocket", str(door), "--save", "", "--appendonly", "no", "--dir", folder]
        process = subprocess.Popen([PROGRAM, *options], stdout=subprocess.DEVNULL)
        try:
            for _ in range(300):
                if door.exists():
                    break
                assert process.poll() is None, "Redis did not start"
                time.sleep(0.05)
            yield f"unix://{door}"
        finally:
            process.terminate()
            process.wait(30)
