"""Builds Hearts; the metadata is in pyproject.toml, the list of compiled modules in src/hearts/compiled.txt."""

from lunatheque.build import setup

setup("hearts")
