"""Component packs: the contents of a box as data, each value with its provenance.

A pack is a TOML file. Its `[pack]` table names it; every other table describes one component (or the facts of a
kind of component) and says where its values come from:

    [[part]]
    id = "HD2"
    missiles = 2
    source = "reconstructed"             # of every value in the table …
    sources = { missiles = "printed" }   # … but these

An owner of the printed box copies the file, corrects values, and names it with `--pack`.
"""

import hashlib
import json
import re
import tomllib
from datetime import date, time
from pathlib import Path
from typing import Any

SOURCES = ("printed", "public", "reconstructed")
MARKS = ("source", "sources")
LONGEST_LINE = 1_000
"""Signs on a line of a pack."""
MOST_DOTS = 4
"""Dots in a key or in the name of a table."""
DEEPEST = 8
"""Lists and tables within one another."""
LARGEST = 2**63
"""Whole numbers are nearer to 0 than this, as TOML wants it."""
TOKEN = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+"{3,5}'
    r"|'''(?:[^']++|'(?!''))*+'{3,5}"
    r'|"(?!"")(?:[^"\\\n]++|\\[^\n])*+"'
    r"|'(?!'')[^'\n]*+'"
    r"|#[^\n]*+"
    r"|[][{}=,.\n\"']",
    re.DOTALL,
)
"""What tells how a TOML file is built: strings, comments, and signs outside of them. A quote alone is not closed."""


class BadPack(ValueError):
    """A component pack that cannot be used: file, line (0 where it is the file as a whole) and reason."""

    def __init__(self, file: Path | str, line: int, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {reason}" if line else f"{file}: {reason}")
        self.line = line
        self.reason = reason


class Row:
    """One table of a pack: values that are read with their type, errors that say where they are."""

    def __init__(self, pack: "Pack", table: str, index: int, values: dict[str, Any]) -> None:
        self.pack = pack
        self.table = table
        self.index = index
        self.values = values
        self.read: set[str] = set(MARKS)

    def error(self, reason: str, key: str = "") -> BadPack:
        """A complaint about this table, or about one of its keys."""
        return BadPack(self.pack.file, self.pack.line(self.table, self.index, key), reason)

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def get(self, key: str, kind: type, default: Any = None) -> Any:
        """The value of `key`, which must be of the given type; it may miss if there is a default."""
        self.read.add(key)
        if key not in self.values:
            if default is None:
                raise self.error(f"[{self.table:.60}] lacks {key!r}")
            return default
        value = self.values[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(f"{key!r} must be of type {kind.__name__}, not {value!r:.60}", key)
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`."""
        value: int = self.get(key, int, default)
        if not low <= value <= high:
            raise self.error(f"{key!r} must be from {low} to {high}, not {value}", key)
        return value

    def word(self, key: str, choices: tuple[str, ...] = ()) -> str:
        """A word, one of `choices` if there are any."""
        value: str = self.get(key, str)
        if choices and value not in choices:
            raise self.error(f"{key!r} must be one of {', '.join(choices)}, not {value!r:.60}", key)
        return value

    def names(self, key: str = "name") -> dict[str, str]:
        """A name in each language: `{ fr = "…", en = "…" }`."""
        value: dict[str, str] = self.get(key, dict)
        if set(value) != {"fr", "en"} or not all(isinstance(name, str) and name for name in value.values()):
            raise self.error(f'{key!r} must give a name in French and in English: {{ fr = "…", en = "…" }}', key)
        return value

    def source(self, key: str) -> str:
        """The provenance of the value of `key`."""
        mark: str = self.values.get("sources", {}).get(key, self.values["source"])
        return mark

    def done(self) -> None:
        """Complain about keys that nobody read: most often a misspelling."""
        for key in self.values:
            if key not in self.read:
                known = ", ".join(sorted(self.read - set(MARKS)))
                raise self.error(f"[{self.table:.60}] has no {key!r:.60}; it has {known}", key)


def check_build(file: Path, text: str) -> None:
    """Refuse before it is read what would take the reader too long: long lines, many dots in a key, deep nesting.

    Each sign is looked at once. After a quote that is not closed nothing counts: there the reader stops too.
    """
    for number, content in enumerate(text.split("\n"), 1):
        if len(content) > LONGEST_LINE:
            raise BadPack(file, number, f"a line has at most {LONGEST_LINE} signs, this one has {len(content)}")
    line, depth, dots = 1, 0, 0
    for found in TOKEN.finditer(text):
        token = found[0]
        if token in ('"', "'"):
            return
        if token == ".":
            dots += 1
        elif len(token) == 1 and token != "#":
            dots = 0
            depth += (token in "[{") - (token in "]}")
        if dots > MOST_DOTS:
            raise BadPack(file, line, f"a key or the name of a table has at most {MOST_DOTS} dots")
        if depth > DEEPEST:
            raise BadPack(file, line, f"lists and tables are nested at most {DEEPEST} deep")
        line += token.count("\n")


def untaken(value: Any) -> str:
    """What is wrong with a value of a pack, if anything: dates, times and huge numbers go into no record."""
    if isinstance(value, date | time):
        return "is a date or a time; a pack has none: write it as a text"
    if isinstance(value, int) and abs(value) >= LARGEST:
        return "is too large a number"
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return next((wrong for one in inside if (wrong := untaken(one))), "")


class Pack:
    """A component pack, read from its file; checks what holds for every game."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self.text = file.read_text(encoding="utf-8")
        except OSError as error:
            raise BadPack(file, 0, f"cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadPack(file, 0, "is not a text file in UTF-8") from None
        check_build(file, self.text)
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            raise BadPack(
                file, int(found[1]) if found else self.text.count("\n") + 1, f"is not valid TOML: {error!s:.200}"
            ) from None
        except (ValueError, RecursionError) as error:
            raise BadPack(file, 0, f"is not valid TOML: {error!s:.200}") from None
        self.tables: dict[str, list[Row]] = {}
        for name, value in data.items():
            rows = value if isinstance(value, list) else [value]
            if not all(isinstance(row, dict) for row in rows):
                said = f"{name!r:.60} must be a table: [{name:.60}] or [[{name:.60}]]"
                raise BadPack(file, self.line(name, 0, name), said)
            self.tables[name] = [Row(self, name, index, row) for index, row in enumerate(rows)]
        for rows in self.tables.values():
            for row in rows:
                self.check_values(row)
        head = self.one("pack")
        self.game = head.word("game")
        self.name = head.names()
        head.done()
        for rows in self.tables.values():
            for row in rows:
                self.check_marks(row)
        canonical = json.dumps(data, sort_keys=True, ensure_ascii=False)
        self.hash = hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def check_values(self, row: Row) -> None:
        """Values are texts, numbers, yes or no, lists and tables of these: what every program can take."""
        for key, value in row.values.items():
            if wrong := untaken(value):
                raise row.error(f"the value of {key!r:.60} {wrong}", key)

    def check_marks(self, row: Row) -> None:
        """Every value is printed, public or reconstructed."""
        if row.table == "pack":
            return
        if row.values.get("source") not in SOURCES:
            raise row.error(f"[{row.table:.60}] must say its source: one of {', '.join(SOURCES)}", "source")
        marks = row.values.get("sources", {})
        if not isinstance(marks, dict):
            raise row.error("'sources' must be a table of exceptions: { key = \"printed\" }", "sources")
        for key, mark in marks.items():
            if key not in row.values or key in MARKS:
                said = f"'sources' names {key!r:.60}, which this [{row.table:.60}] does not have"
                raise row.error(said, "sources")
            if mark not in SOURCES:
                said = f"the source of {key!r:.60} must be one of {', '.join(SOURCES)}, not {mark!r:.60}"
                raise row.error(said, "sources")

    def rows(self, table: str, count: int | None = None) -> list[Row]:
        """All tables `[[table]]`; `count` is the number that the rulebook states."""
        rows = self.tables.get(table, [])
        if count is not None and len(rows) != count:
            last = rows[-1] if rows else None
            line = self.line(table, last.index, "") if last else self.text.count("\n") + 1
            raise BadPack(self.file, line, f"the box has {count} [[{table}]], this pack has {len(rows)}")
        return rows

    def one(self, table: str) -> Row:
        """The only table `[table]`."""
        return self.rows(table, 1)[0]

    def line(self, table: str, index: int, key: str) -> int:
        """The line of a key of the `index`-th table of that name, or of its heading."""
        heading = re.compile(rf"\s*\[\[?\s*{re.escape(table)}\s*\]\]?")
        assignment = re.compile(rf"\s*\"?{re.escape(key)}\"?\s*=") if key else None
        seen, line, inside = -1, 1, False
        for number, content in enumerate(self.text.splitlines(), 1):
            if heading.match(content):
                seen += 1
                inside = seen == index
                line = number if inside else line
            elif re.match(r"\s*\[", content) and inside:
                break
            elif inside and assignment and assignment.match(content):
                return number
        return line
