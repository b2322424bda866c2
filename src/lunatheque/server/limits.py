"""Limits: how often something may be done. Each door says its own."""

import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

HOUSEHOLD = 64
"""How many bits of an IPv6 address are the same for all that one household can use."""


@lru_cache(4096)
def network(address: str) -> str:
    """What a limit counts as one: an IPv4 address, or the network of an IPv6 one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((int(found), HOUSEHOLD), strict=False))


@lru_cache(4096)
def plain(address: str) -> str:
    """The one way in which an address is written, also where IPv4 comes within IPv6; nothing if it is no address."""
    try:
        found = ip_address(address.strip())
    except ValueError:
        return ""
    return str((found.ipv4_mapped if isinstance(found, IPv6Address) else None) or found)


class Bucket:
    """So many at once, and so many more a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nobody would miss it."""
        return self.level + (time.monotonic() - self.at) * self.rate >= self.burst


class Turnstile:
    """Counts what each address, or each person, does at each door."""

    def __init__(self, closed: bool = True) -> None:
        self.closed = closed
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def passes(self, door: str, who: str, burst: int, minute: int) -> bool:
        """Whether an address or a person may pass a door once more."""
        if not self.closed:
            return True
        bucket = self.buckets.get((door, who))
        if bucket is None:
            bucket = self.buckets[door, who] = Bucket(burst, minute / 60)
        return bucket.take()

    def sweep(self) -> None:
        """Forget those who have done nothing for a while."""
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}
