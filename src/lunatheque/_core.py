"""Which core runs: the one that mypyc compiled, or the same sources in pure Python.

A package with a list ``compiled.txt`` beside its ``__init__.py`` has a hot path that `lunatheque.build` compiles.
Importing ``lunatheque`` installs one import hook which settles, once per process and for each such package, which
of the two its modules come from, so that a build which ends (or an edit) under a running program never mixes them:

- ``LUNATHEQUE_PURE=1`` in the environment: the sources;
- in a source tree, when a source has changed since the build, or when there is no build: the sources;
- otherwise the compiled core.

`lunatheque.build` makes the compiled library and the stamp that this module reads.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import NamedTuple

HOT_PATH = "compiled.txt"  # which modules are compiled
LIBRARY = "__mypyc"  # hearts__mypyc, beside the package hearts, is the extension module with all its machine code

COMPILED = "compiled core (mypyc)"
PURE = "pure Python"
WANTED_PURE = "pure Python (LUNATHEQUE_PURE is set)"
STALE = "pure Python (the compiled core is older than its sources: run make compile)"


class Core(NamedTuple):
    """Where the modules of one package come from."""

    name: str
    compiled: frozenset[str] | None  # modules that may be imported compiled; None: whichever are installed


def core(package: str = "lunatheque") -> str:
    """Says which core of an imported package is running."""
    settled = _hook.core(package)
    return settled.name if settled is not None else PURE


def library(home: str) -> str:
    """The file of the compiled library of the package in the directory ``home``, for the running Python."""
    return home + LIBRARY + EXTENSION_SUFFIXES[0]


def stamp(home: str) -> str:
    """The file that a build in place writes last: what was compiled, from which state of which files."""
    return library(home) + ".stamp"


def signature(path: str) -> str:
    """Changes whenever the file does."""
    try:
        status = os.stat(path)
    except OSError:
        return "missing"
    return f"{status.st_mtime_ns}:{status.st_size}"


def built(home: str) -> frozenset[str] | None:
    """The modules that the build in place of the package in ``home`` compiled; None if it no longer holds."""
    modules = set()
    try:
        if not os.path.exists(library(home)):
            return None
        with open(stamp(home), encoding="utf-8") as lines:
            for line in lines:
                seen, module, path = line.rstrip("\n").split(" ", 2)
                if signature(os.path.join(home, path)) != seen:
                    return None
                modules.add(module)
    except (OSError, ValueError):
        return None
    return frozenset(modules)


def _settle(home: str) -> Core | None:
    if not os.path.exists(os.path.join(home, HOT_PATH)):
        return None
    if os.environ.get("LUNATHEQUE_PURE", "0") not in {"", "0"}:
        return Core(WANTED_PURE, frozenset())
    if not os.path.exists(library(home)):
        return Core(PURE, frozenset())
    if not os.path.exists(os.path.join(home, "..", "..", "setup.py")):
        return Core(COMPILED, None)
    modules = built(home)
    return Core(STALE, frozenset()) if modules is None else Core(COMPILED, modules)


class _Hook:
    """Finds the sources of modules that must not come from the compiled core; leaves the rest to Python."""

    def __init__(self) -> None:
        self._cores: dict[str, Core | None] = {}

    def core(self, package: str) -> Core | None:
        """What was settled for a package that is imported; None if it has no hot path."""
        if package not in self._cores:
            homes = getattr(sys.modules.get(package), "__path__", None)
            if not homes:
                return None
            self._cores[package] = _settle(homes[0])
        return self._cores[package]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        if path is None:
            return None
        settled = self.core(fullname.partition(".")[0])
        if settled is None or settled.compiled is None or fullname in settled.compiled:
            return None
        for directory in path:
            spec = FileFinder(directory, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


_hook = _Hook()
sys.meta_path.insert(0, _hook)
_hook.core("lunatheque")
