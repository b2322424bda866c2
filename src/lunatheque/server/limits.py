"""Limits: how often something may be done. Each door says its own."""

import time


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
    """Counts what each address does at each door."""

    def __init__(self, closed: bool = True) -> None:
        self.closed = closed
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def passes(self, door: str, address: str, burst: int, minute: int) -> bool:
        """Whether an address may pass a door once more."""
        if not self.closed:
            return True
        bucket = self.buckets.get((door, address))
        if bucket is None:
            bucket = self.buckets[door, address] = Bucket(burst, minute / 60)
        return bucket.take()

    def sweep(self) -> None:
        """Forget those who have done nothing for a while."""
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}
