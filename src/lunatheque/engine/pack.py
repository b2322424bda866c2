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
from pathlib import Path
from typing import Any

SOURCES = ("printed", "public", "reconstructed")
MARKS = ("source", "sources")


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
                raise self.error(f"[{self.table}] lacks {key!r}")
            return default
        value = self.values[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(f"{key!r} must be of type {kind.__name__}, not {value!r}", key)
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
            raise self.error(f"{key!r} must be one of {', '.join(choices)}, not {value!r}", key)
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
                raise self.error(
                    f"[{self.table}] has no {key!r}; it has {', '.join(sorted(self.read - set(MARKS)))}", key
                )


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
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            raise BadPack(
                file, int(found[1]) if found else self.text.count("\n") + 1, f"is not valid TOML: {error}"
            ) from None
        self.tables: dict[str, list[Row]] = {}
        for name, value in data.items():
            rows = value if isinstance(value, list) else [value]
            if not all(isinstance(row, dict) for row in rows):
                raise BadPack(file, self.line(name, 0, name), f"{name!r} must be a table: [{name}] or [[{name}]]")
            self.tables[name] = [Row(self, name, index, row) for index, row in enumerate(rows)]
        head = self.one("pack")
        self.game = head.word("game")
        self.name = head.names()
        head.done()
        for rows in self.tables.values():
            for row in rows:
                self.check_marks(row)
        canonical = json.dumps(data, sort_keys=True, ensure_ascii=False)
        self.hash = hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def check_marks(self, row: Row) -> None:
        """Every value is printed, public or reconstructed."""
        if row.table == "pack":
            return
        if row.values.get("source") not in SOURCES:
            raise row.error(f"[{row.table}] must say its source: one of {', '.join(SOURCES)}", "source")
        marks = row.values.get("sources", {})
        if not isinstance(marks, dict):
            raise row.error("'sources' must be a table of exceptions: { key = \"printed\" }", "sources")
        for key, mark in marks.items():
            if key not in row.values or key in MARKS:
                raise row.error(f"'sources' names {key!r}, which this [{row.table}] does not have", "sources")
            if mark not in SOURCES:
                raise row.error(f"the source of {key!r} must be one of {', '.join(SOURCES)}, not {mark!r}", "sources")

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
