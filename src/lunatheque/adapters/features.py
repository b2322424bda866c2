"""What a seat may know as a row of numbers of one length, for learning: the same for every game.

Views are plain data whose lists grow and shrink. Each fact of a view is hashed to a place in the row (the hashing
trick): a number counts with its size, a word with 1. Two facts may share a place; a longer row makes that rarer.
"""

from functools import cache
from math import log1p
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from lunatheque.engine import Data

LENGTH = 1024
"""How long a row is, unless told otherwise."""
LARGEST = 64.0
"""No number of a row is larger; numbers of a view grow with their logarithm."""

Row = NDArray[np.float32]


def features(view: Data, length: int = LENGTH) -> Row:
    """The facts of a view as a row of numbers."""
    row = [0.0] * length
    add(row, "", view)
    return np.clip(np.array(row, dtype=np.float32), -LARGEST, LARGEST)


def add(row: list[float], path: str, fact: object) -> None:
    """Add a fact, and all that it consists of."""
    if isinstance(fact, dict):
        for key, part in fact.items():
            add(row, f"{path}/{key}", part)
    elif isinstance(fact, list):
        for number, part in enumerate(fact):
            if isinstance(part, str):  # what lies in a row or a hand counts wherever it lies, and where it lies
                count(row, f"{path}={part}", 1.0)
            add(row, f"{path}/{number}", part)
    elif isinstance(fact, bool):
        count(row, path, float(fact))
    elif isinstance(fact, int | float):
        count(row, path, log1p(fact) if fact >= 0 else -log1p(-fact))
    elif fact is not None:
        count(row, f"{path}={fact}", 1.0)


def count(row: list[float], name: str, amount: float) -> None:
    """Add an amount at the place of a name."""
    place, sign = where(name)
    row[place % len(row)] += sign * amount


@cache
def where(name: str) -> tuple[int, float]:
    """The place of a name before it is cut to the length of a row, and a sign, so that collisions cancel out."""
    number = crc32(name.encode())
    return number >> 1, 1.0 if number & 1 else -1.0
