"""The pages: their examples run, their links lead somewhere, their tables say what the code says.

What runs, in the order of the page and in one folder of its own: every `python` block with `>>>`, as a doctest, and
every line `lunatheque …` of the other blocks. In a `console` block commands begin with `$ `; what stands below one is
what it prints, where `…` stands for anything, and lines that begin with `> ` are typed. A command that is answered
with `lunatheque: …` is meant to fail.
"""

import doctest
import re
import shlex
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from doctest import ELLIPSIS, DocTestParser, DocTestRunner, OutputChecker
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from benchmarks.__main__ import BENCHMARKS
from benchmarks.page import END, PAGE, begin
from tests.cli.terminal import lines, run
from tests.support import every_game

from lunatheque.engine import Game, Match, games, read_record

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
README, LISEZMOI = ROOT / "README.md", ROOT / "README.fr.md"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")])

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?lunatheque(?: (.*))?$")
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
TARGET = re.compile(r"(?:^|`)make ([a-z]+)", re.MULTILINE)
SHELL = ("", "sh", "console")
QUOTED = re.compile(r"(?:# |<!-- )examples/")

every_page = pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])


@dataclass(frozen=True)
class Block:
    """A part of a page between fences."""

    kind: str
    text: str
    line: int

    @property
    def session(self) -> bool:
        return self.kind == "python" and ">>>" in self.text


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path) -> list[Block]:
    source = read(page)
    return [Block(found[1], found[2], source.count("\n", 0, found.start())) for found in FENCE.finditer(source)]


def commands(block: Block) -> Iterator[tuple[str, str]]:
    """The commands of a block, each with what it prints as far as that is shown."""
    if block.kind not in SHELL:
        return
    shown: list[tuple[str, list[str]]] = []
    for line in block.text.splitlines():
        found = COMMAND.match(line)
        if found and line.startswith("$") == (block.kind == "console"):
            shown.append((found[1] or "", []))
        elif block.kind == "console":
            shown[-1][1].append(line)
    for command, printed in shown:
        yield command, "\n".join(printed).strip()


class Checker(OutputChecker):
    """Compares what is shown with what is printed, however lines are broken and whatever spaces French uses."""

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        return super().check_output(" ".join(want.split()), " ".join(got.split()), optionflags)


# Examples ---------------------------------------------------------------------------------------------------------


@every_page
def test_what_is_shown_is_what_happens(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in blocks(page):
        if block.session:
            converse(page, block, names)
        for command, shown in commands(block):
            execute(command, shown, "fr_FR.UTF-8" if page == LISEZMOI else "C.UTF-8")


def converse(page: Path, block: Block, names: dict[str, Any]) -> None:
    """Run a session; what it defines is there for the next one of the page."""
    session = DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line + 1)
    report: list[str] = []
    DocTestRunner(Checker(), optionflags=ELLIPSIS).run(session, out=report.append, clear_globs=False)
    assert not report, "".join(report)
    names.update(session.globs)


def execute(command: str, shown: str, locale: str) -> None:
    """Run a command; it prints what is shown, or anything if nothing is."""
    typed = [line.removeprefix("> ") for line in shown.splitlines() if line.startswith("> ")]
    result = run(*shlex.split(command), typed=lines(*typed), env={"LC_ALL": locale, "COLUMNS": "80"})
    assert result.exit_code == (2 if shown.startswith("lunatheque: ") else 0), result.output
    want = shown.replace("…", "...")
    assert not want or Checker().check_output(want, result.output, ELLIPSIS), f"{command} printed:\n{result.output}"


@every_page
def test_all_python_runs_or_is_quoted(page: Path) -> None:
    """The blocks that quote the sample game are compared with it by its own tests."""
    for block in blocks(page):
        assert block.kind != "python" or block.session or QUOTED.match(block.text), block.text


@every_page
def test_records_can_be_read_and_played_again(page: Path) -> None:
    for block in blocks(page):
        if block.text.startswith("lunatheque record"):
            record = read_record(block.text)
            assert str(record) == block.text
            assert Match.replay(record).record() == record


def test_examples_in_docstrings_are_true() -> None:
    tried = 0
    for file in sorted((ROOT / "src").rglob("*.py")):
        if ">>>" in read(file):
            module = import_module(".".join(file.relative_to(ROOT / "src").with_suffix("").parts))
            report = doctest.testmod(module)
            assert report.failed == 0
            tried += report.attempted
    assert tried


def test_there_are_examples() -> None:
    sessions = {page.name for page in PAGES for block in blocks(page) if block.session}
    assert sessions >= {"README.md", "README.fr.md", "architecture.md", "component-packs.md", "notation.md"}
    assert any(block.text.startswith("lunatheque record") for block in blocks(DOCS / "notation.md"))


# Links and names --------------------------------------------------------------------------------------------------


def anchor(heading: str) -> str:
    """What a link to a heading ends with."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(FENCE.sub("", read(page))):
        if link.startswith("https://"):
            continue
        path, _, part = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if part:
            assert part in {anchor(heading) for heading in HEADING.findall(read(target))}, link


@every_page
def test_make_knows_what_pages_tell_to_make(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", read(ROOT / "Makefile"), re.MULTILINE))
    assert set(TARGET.findall(read(page))) <= targets


@pytest.mark.parametrize("page", [README, LISEZMOI], ids=["en", "fr"])
def test_the_two_commands_come_first(page: Path) -> None:
    assert blocks(page)[0].text.split("\n")[0].startswith("make play")
    assert blocks(page)[0].text.split("\n")[1].startswith("make test")


def test_both_languages_show_the_same() -> None:
    ours, theirs = (
        [(block.kind, [command for command, _ in commands(block)]) for block in blocks(page)]
        for page in (README, LISEZMOI)
    )
    assert ours == theirs
    assert read(README).count("\n## ") == read(LISEZMOI).count("\n## ")


@pytest.mark.parametrize("page", [README, LISEZMOI], ids=["en", "fr"])
def test_every_command_has_an_example(page: Path) -> None:
    shown = {command.split()[0] for block in blocks(page) for command, _ in commands(block) if command}
    assert shown >= {"games", "play", "simulate", "replay", "picture", "rules", "components"}


@every_game
def test_authors_and_publishers_are_named(game: Game[Any]) -> None:
    if game.publishers:
        for page in (README, LISEZMOI):
            for name in (*game.authors, *game.artists, *game.publishers, str(game.year)):
                assert name in read(page)


# Tables -----------------------------------------------------------------------------------------------------------


def rows(page: Path, heading: str) -> list[list[str]]:
    """The cells of the first table under a heading."""
    _, _, below = read(page).partition(f"\n{heading}\n")
    table: list[str] = []
    for line in below.splitlines():
        if line.startswith("|"):
            table.append(line)
        elif table:
            break
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]


def labels(values: list[str]) -> str:
    """The labels that a field can take, in short."""
    if all(value.isdigit() for value in values):
        return f"{values[0]} to {values[-1]}"
    return ", ".join(values) if len(values) < 8 else f"{values[0]} … {values[-1]} ({len(values)})"


@every_game
def test_the_table_of_actions_is_that_of_the_code(game: Game[Any]) -> None:
    expected = []
    for kind, base in zip(game.actions.kinds, game.actions.bases, strict=True):
        numbers = str(base) if kind.size == 1 else f"{base} to {base + kind.size - 1}"
        fields = "; ".join(f"{name}: {labels(values)}" for name, values in kind.fields.items())
        expected.append([numbers, f"`{kind.notation}`", fields])
    found = rows(DOCS / "notation.md", f"### Actions of {game.title}")
    assert [row[:3] for row in found] == expected
    assert all(row[3] for row in found)


@every_game
def test_the_table_of_outcomes_is_that_of_the_code(game: Game[Any]) -> None:
    expected = [[f"`{one.name}`", labels(list(one.labels))] for one in game.outcomes]
    found = rows(DOCS / "notation.md", f"### Outcomes of {game.title}")
    assert [row[:2] for row in found] == expected
    assert all(row[2] for row in found)


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads(read(ROOT / "pyproject.toml"))["project"]
    asked = [*project["dependencies"], *(name for extra in project["optional-dependencies"].values() for name in extra)]
    for file in ("dev.in", "bench.in"):
        asked += [line for line in read(ROOT / "requirements" / file).splitlines() if not line.startswith("#")]
    wanted = {re.split(r"[<>=;]", name)[0] for name in asked}
    told = rows(DOCS / "architecture.md", "## Dependencies")
    assert wanted == {name for row in told for name in re.findall(r"`([\w.-]+)`", row[1])}
    assert all(len(row) == 3 and all(row) for row in told)


def test_the_page_of_figures_can_be_written() -> None:
    source = read(ROOT / PAGE)
    assert source.count(END) == len(BENCHMARKS)
    for name in BENCHMARKS:
        assert source.count(begin(name)) == 1
        assert END in source.partition(begin(name))[2]


def test_all_games_are_on_the_page_of_notation() -> None:
    assert set(re.findall(r"^### Actions of (.*)$", read(DOCS / "notation.md"), re.MULTILINE)) == {
        game.title for game in games().values()
    }
