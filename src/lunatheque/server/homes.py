"""Which process of a server is the home of a table: all that concerns it happens there, so nobody has to be told."""

import secrets
from dataclasses import dataclass
from string import ascii_letters, digits
from urllib.parse import unquote
from zlib import crc32

ID_SIGNS = ascii_letters + digits
"""No hyphen among them: a shell would take an id that begins with one for an option."""
ID_LENGTH = 12


@dataclass(frozen=True)
class Home:
    """One of the processes of a server, by its number."""

    number: int = 0
    of: int = 1
    """How many processes there are."""

    def of_table(self, table: str) -> int:
        """The number of the process that is the home of a table."""
        return crc32(table.encode(errors="replace")) % self.of

    def holds(self, table: str) -> bool:
        """Whether a table is at home here."""
        return self.of_table(table) == self.number

    def fresh_id(self) -> str:
        """The id of a new table that is at home here."""
        while not self.holds(id := "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))):
            pass
        return id


ALONE = Home()
"""The only process of a server."""


@dataclass(frozen=True)
class Asked:
    """What the first line of a request asks for, as far as it matters where: a table, or that one is opened."""

    table: str = ""
    opens: bool = False


def read(line: bytes) -> Asked:
    """What a request asks for, by its first line. Paths are read as the doors read them."""
    method, _, rest = line.partition(b" ")
    path = unquote(rest.partition(b" ")[0].partition(b"?")[0].decode("ascii", "replace"))
    match [part for part in path.split("/") if part]:
        case ["api", "tables", table, *_]:
            return Asked(table)
        case ["api", "tables" | "review"]:
            return Asked(opens=method == b"POST")
    return Asked()
