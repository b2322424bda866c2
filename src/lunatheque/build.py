"""Builds a package of games, its hot path compiled by mypyc where that is possible.

The whole ``setup.py`` of a package ``hearts`` whose ``src/hearts/compiled.txt`` lists the modules to compile is::

    from lunatheque.build import setup

    setup("hearts")

Where there is no mypy or C compiler, or where one of them refuses, the package is built in pure Python and a line on
the standard error says why. In the environment, ``LUNATHEQUE_COMPILE=0`` does not compile at all, and
``LUNATHEQUE_COMPILE=require`` makes a failure to compile an error.

A class that is compiled here must not inherit from a compiled class of another distribution.
"""

import ast
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import setuptools
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

from lunatheque import _core

COMPILE = os.environ.get("LUNATHEQUE_COMPILE", "")
BUILD = Path("build")


def setup(package: str) -> None:
    """Builds the distribution of the package in ``src/<package>``: everything else is in ``pyproject.toml``."""
    if COMPILE == "0" or not any(list_hot_path(Path("src", package)).values()):
        setuptools.setup()
        return
    # The real extensions take mypyc to find, so they are found when they are built; this one says that there are some.
    promise = setuptools.Extension(package + _core.LIBRARY, sources=[])
    setuptools.setup(ext_modules=[promise], cmdclass={"build_ext": BuildCore})


def list_hot_path(home: Path) -> dict[str, list[Path]]:
    """The files that each line of ``compiled.txt`` names."""
    lines = (home / _core.HOT_PATH).read_text(encoding="utf-8").splitlines()
    patterns = filter(None, (line.partition("#")[0].strip() for line in lines))
    return {pattern: sorted(home.glob(pattern)) for pattern in patterns}


class BuildCore(build_ext):
    """Compiles the hot path of one package, wholly or not at all."""

    def run(self) -> None:
        """Compiles, or says why it is not possible here."""
        self.top = self.extensions[0].name.removesuffix(_core.LIBRARY)
        self.home = Path("src", self.top)
        listed = list_hot_path(self.home)
        self.hot_path = sorted({path for paths in listed.values() for path in paths})
        for pattern in [pattern for pattern, paths in listed.items() if not paths]:
            print(f"{self.home / _core.HOT_PATH}: no file matches {pattern}", file=sys.stderr)
        with _alone():
            if self.inplace and not self.force and _core.built(str(self.home)) is not None:
                print(f"{self.top}: the compiled core is up to date")
                self._use([])
                return
            try:
                _check_tools()
                self.stamp = self._make_stamp()  # before mypyc reads the files: an edit from here on makes it stale
                self._use(self._extensions())
                _sweep(self.build_lib, self.top, keep=self._files())
                super().run()
            except (Exception, SystemExit) as error:
                self._give_up(error)

    def build_extensions(self) -> None:
        """Compiles as many files side by side as there are processors: the core is one library of many files."""
        compiler: Any = self.compiler
        one_by_one = compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                found = workers.map(lambda source: one_by_one([source], **options), sources)
                return [file for files in found for file in files]

        compiler.compile = side_by_side
        super().build_extensions()

    def copy_extensions_to_source(self) -> None:
        """Puts the build in place; a program that starts meanwhile finds no stamp and runs the sources."""
        stamp = Path(_core.stamp(str(self.home)))
        stamp.unlink(missing_ok=True)
        for file in self._files():
            _put(Path(self.build_lib, file).read_bytes(), Path("src", file))
        _sweep("src", self.top, keep=self._files())
        _put(self.stamp.encode(), stamp)

    def _use(self, extensions: list[Any]) -> None:
        command: Any = self
        command.distribution.ext_modules = extensions
        command.swig_opts = None  # as before the first finalize_options
        command.finalize_options()

    def _files(self) -> set[Path]:
        return {Path(extension.name.replace(".", "/") + EXTENSION_SUFFIXES[0]) for extension in self.extensions}

    def _extensions(self) -> list[Any]:
        from mypyc.build import mypycify

        paths = [str(path) for path in self.hot_path]
        return mypycify(paths, opt_level="3", multi_file=True, group_name=self.top, target_dir=str(BUILD / "mypyc"))

    def _give_up(self, error: BaseException) -> None:
        match error:
            case SystemExit():
                reason = "mypyc refused the sources, see above"
            case CompileError() | LinkError():
                reason = "the C compiler failed, see above"
            case _:
                reason = str(error) or repr(error)
        message = f"{self.top}: the hot path was not compiled: {reason}"
        self._use([])
        _sweep(self.build_lib, self.top, keep=self._files())
        if COMPILE == "require":
            sys.exit(message)
        print(f"{message}. It is built in pure Python: the same games, slower.", file=sys.stderr)

    def _make_stamp(self) -> str:
        homes = {self.top: self.home.resolve(), "lunatheque": Path(_core.__file__).parent}
        modules = {path.resolve(): ".".join([self.top, *_dotted(path, self.home)]) for path in self.hot_path}
        files = {*_with_imports(list(modules), homes), self.home.resolve() / _core.HOT_PATH, Path(__file__).resolve()}
        return "".join(
            f"{_core.signature(str(file))} {modules.get(file, '-')} {os.path.relpath(file, self.home)}\n"
            for file in sorted(files)
        )


def _check_tools() -> None:
    if find_spec("mypyc") is None:
        raise RuntimeError("mypy is not installed")
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")  # None on Windows, where setuptools searches
    if command and shutil.which(shlex.split(command)[0]) is None:
        raise RuntimeError(f"there is no C compiler ({command})")


def _dotted(path: Path, home: Path) -> list[str]:
    parts = list(path.relative_to(home).with_suffix("").parts)
    return parts[:-1] if parts[-1] == "__init__" else parts


def _with_imports(files: list[Path], homes: dict[str, Path]) -> set[Path]:
    """The files and all modules in ``homes`` that they import: mypyc copies constants from any of these."""
    found: set[Path] = set()
    while files:
        file = files.pop()
        if file in found:
            continue
        found.add(file)
        for name in _imported(file, homes):
            top, *rest = name.split(".")
            if top in homes:
                base = homes[top].joinpath(*rest)
                files += [path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file()]
    return found


def _imported(file: Path, homes: dict[str, Path]) -> Iterator[str]:
    package = next([top, *file.parent.relative_to(home).parts] for top, home in homes.items() if home in file.parents)
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*origin, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _put(content: bytes, target: Path) -> None:
    """Writes a file in one step, leaving the old one to the programs that use it."""
    new = target.with_name(target.name + ".new")
    new.write_bytes(content)
    new.replace(target)


def _sweep(directory: str, package: str, keep: set[Path]) -> None:
    """Removes what earlier builds for this Python compiled and this one does not."""
    for pattern in (package + _core.LIBRARY, f"{package}/**/*"):
        for path in Path(directory).glob(pattern + EXTENSION_SUFFIXES[0]):
            if path.relative_to(directory) not in keep:
                path.unlink()


@contextmanager
def _alone() -> Iterator[None]:
    """Waits until no other build runs in this tree."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "compile.lock", "w", encoding="utf-8") as lock:
        try:
            import fcntl
        except ImportError:  # Windows
            pass
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
