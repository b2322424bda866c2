"""Builds Lunathèque; the metadata is in pyproject.toml, the list of compiled modules in src/lunatheque/compiled.txt.

A wheel and a source distribution hold the browser client: it is built where Node.js is found, or taken as it is.
"""

import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "src"))

from lunatheque.build import setup

HERE = Path(__file__).resolve().parent
CLIENT = HERE / "src/lunatheque/server/static/index.html"

if {"sdist", "bdist_wheel"} & set(sys.argv):
    if shutil.which("npm") and (HERE / "web").is_dir():
        for command in (["ci"], ["run", "build"]):
            subprocess.run([shutil.which("npm") or "npm", "--prefix", str(HERE / "web"), *command], check=True)
    elif not CLIENT.exists():
        print("lunatheque: without Node.js the browser client is left out; the terminal works", file=sys.stderr)
setup("lunatheque")
