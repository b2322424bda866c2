"""Values: objects that never change once they are made."""

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[T]) -> type[T]:
    """A class of values: a data class that the type checker takes for frozen.

    Moves are told in hundreds of them, and a class that Python itself freezes takes five times as long to make one.
    """
    return dataclass(unsafe_hash=True)(kind)
