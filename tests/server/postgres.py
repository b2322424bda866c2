"""A real PostgreSQL in a temporary folder, where its programs are found."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

FOLDERS = ["", *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True), "/usr/local/pgsql/bin"]


def program(name: str) -> str | None:
    return next((found for folder in FOLDERS if (found := shutil.which(name, path=folder or None))), None)


def missing() -> bool:
    return program("initdb") is None or program("postgres") is None


def user() -> int | None:
    """PostgreSQL does not run as root: another user to run it as, if need be."""
    if os.getuid() != 0:
        return None
    names = [entry.pw_name for entry in pwd.getpwall()]
    return pwd.getpwnam("postgres" if "postgres" in names else "nobody").pw_uid


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a database that lasts as long as the context."""
    initdb, server = program("initdb"), program("postgres")
    assert initdb is not None
    assert server is not None
    with tempfile.TemporaryDirectory(prefix="lunatheque-pg-") as folder:
        owner = user()
        if owner is not None:
            os.chown(folder, owner, -1)
        data = f"{folder}/data"
        make = [initdb, "-D", data, "-U", "house", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"]
        subprocess.run(make, check=True, user=owner, stdout=subprocess.DEVNULL, cwd=folder)
        settings = ["listen_addresses=", f"unix_socket_directories={folder}", "fsync=off", "max_connections=40"]
        command = [server, "-D", data, *(part for setting in settings for part in ("-c", setting))]
        with open(f"{folder}/log", "w") as log:
            process = subprocess.Popen(command, user=owner, stdout=log, stderr=log, cwd=folder)
        try:
            for _ in range(300):
                if "ready to accept connections" in Path(folder, "log").read_text():
                    break
                assert process.poll() is None, Path(folder, "log").read_text()
                time.sleep(0.1)
            yield f"postgresql://house@/postgres?host={folder}"
        finally:
            process.terminate()
            process.wait(30)


async def wipe(url: str) -> None:
    """Leave nothing in a database."""
    connection = await asyncpg.connect(url)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()
