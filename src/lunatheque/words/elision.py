"""French before a name: *la main d’Ada*, but *la main de Bot 2*. Messages write `{ DE($player) }`, `{ QUE($player) }`.

The browser client has the same functions (`web/src/lib/elision.ts`).
"""

import unicodedata
from collections.abc import Callable
from typing import Any

VOWELS = "aeiouœæ"


def elides(name: str) -> bool:
    """Whether the word before a name loses its e: before a vowel, and before a y that sounds like one (*Yves*).

    Before an h both are heard (*de Hugo*, *d’Hugo*): the e stays.
    """
    letters = unicodedata.normalize("NFD", name.casefold())
    if letters[:1] == "y":
        return letters[1:2].isalpha() and letters[1] not in VOWELS
    return letters != "" and letters[0] in VOWELS


def de(name: Any) -> str:
    """*de* and a name."""
    return f"d’{name}" if elides(str(name)) else f"de {name}"


def que(name: Any) -> str:
    """*que* and a name."""
    return f"qu’{name}" if elides(str(name)) else f"que {name}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": de, "QUE": que}
