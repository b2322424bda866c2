"""The browser of the tests: found, or installed where that is possible (`python -m tests.browser.chromium`)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NAMED = "LUNATHEQUE_CHROMIUM"
"""In the environment: the browser to use instead."""
FLAGS = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = f"""The browser tests need Chromium, and it could not be installed here. Any of these helps:
  on Debian and Ubuntu, as root:   apt-get install chromium
  elsewhere:                       .venv/bin/playwright install chromium
  a browser that you have:         {NAMED}=/path/to/chromium make test
`make quick` runs all other tests."""


def find() -> str | None:
    """The path of a Chromium on this machine."""
    named = os.environ.get(NAMED)
    if named:
        return named
    system = next(filter(None, map(shutil.which, NAMES)), None)
    if system:
        return system
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def flags() -> list[str]:
    """How it is started: quietly; and without its sandbox for root, who cannot have one."""
    return [*FLAGS, *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]


def install() -> None:
    """Try what this machine allows."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        attempt("apt-get", "update", "--quiet", environment=environment)
        attempt("apt-get", "install", "--quiet", "--yes", "chromium", environment=environment)
    if find() is None:
        attempt(sys.executable, "-m", "playwright", "install", "chromium", environment=dict(os.environ))


def attempt(*command: str, environment: dict[str, str]) -> None:
    """Run a command; whether it helped is seen afterwards."""
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    if find() is None:
        print("There is no Chromium here: trying to install it.")
        install()
    if find() is None:
        sys.exit(MISSING)
