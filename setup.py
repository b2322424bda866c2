"""Builds Lunathèque; the metadata is in pyproject.toml, the list of compiled modules in src/lunatheque/compiled.txt."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "src"))

from lunatheque.build import setup

setup("lunatheque")
