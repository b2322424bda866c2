"""Where the luck of the tables comes from: the machine's own randomness, or the same numbers on every run."""

import secrets
from hashlib import blake2b

_seed: int | None = None


def repeat(seed: int) -> None:
    """From now on all luck in this process is the same as on every other run with this seed: for tests and shows.

    Whoever knows the seed knows every deal to come, so it is nothing for a server that people play on.
    """
    global _seed
    _seed = seed


def number(*occasion: int) -> int:
    """64 bits that nobody can know; with `repeat` they follow from the occasion alone, at whatever table it is."""
    if _seed is None:
        return secrets.randbits(64)
    return int.from_bytes(blake2b(repr((_seed, occasion)).encode(), digest_size=8).digest())
