"""How often somebody may ask."""

from __future__ import annotations

import time

from .refusal import Refusal

MOST_BUCKETS = 10_000


class Bucket:
    """A token bucket: ``burst`` at once, then ``rate`` a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> float:
        """Take one; how many seconds too early that was (0: in time)."""
        self._refill()
        self.level -= 1
        return max(0.0, -self.level / self.rate)

    def try_take(self) -> bool:
        self._refill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def is_full(self) -> bool:
        self._refill()
        return self.level >= self.burst

    def _refill(self) -> None:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now


class Limit:
    """A bucket for everybody who asks."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self._buckets: dict[str, Bucket] = {}

    def require(self, who: str, what: str) -> None:
        if len(self._buckets) > MOST_BUCKETS:
            self._forget()
        bucket = self._buckets.setdefault(who, Bucket(self.burst, self.rate))
        if not bucket.try_take():
            raise Refusal(429, "too-many", f"too many {what} for now; wait a moment")

    def _forget(self) -> None:
        kept = {who: bucket for who, bucket in self._buckets.items() if not bucket.is_full()}
        self._buckets = kept
