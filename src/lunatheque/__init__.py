"""Lunathèque: the board games of the Moon on one engine."""

from lunatheque._core import core
from lunatheque.engine import Match, Record, Refusal, find, read_record

__version__ = "0.1.0"
__all__ = ["Match", "Record", "Refusal", "__version__", "core", "find", "read_record"]
