"""How often somebody may ask."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

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

    def allows(self, who: str) -> bool:
        """Whether this once is within the limit; it counts then."""
        if len(self._buckets) > MOST_BUCKETS:
            self._forget()
        bucket = self._buckets.setdefault(who, Bucket(self.burst, self.rate))
        return bucket.try_take()

    def require(self, who: str, what: str) -> None:
        if not self.allows(who):
            raise Refusal(429, "too-many", f"too many {what} for now; wait a moment")

    def _forget(self) -> None:
        kept = {who: bucket for who, bucket in self._buckets.items() if not bucket.is_full()}
        self._buckets = kept


class Crowd:
    """How many of a thing somebody may have at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._count: Counter[str] = Counter()

    @contextmanager
    def one_more(self, who: str, what: str) -> Iterator[None]:
        if self._count[who] >= self.most:
            raise Refusal(429, "too-many", f"too many {what} at once; wait for one to end")
        self._count[who] += 1
        try:
            yield
        finally:
            self._count[who] -= 1
            if not self._count[who]:
                del self._count[who]


class Storm:
    """What happens again and again is said once, and then once a minute how often."""

    def __init__(self, say: Callable[[str], None], quiet: float = 60.0) -> None:
        self._say, self._quiet = say, quiet
        self._said_at = -quiet
        self._unsaid = 0

    def blow(self, sentence: str) -> None:
        now = time.monotonic()
        if now - self._said_at < self._quiet:
            self._unsaid += 1
            return
        more = f" ({self._unsaid} more times in the last minutes)" if self._unsaid else ""
        self._say(sentence + more)
        self._said_at, self._unsaid = now, 0


class Limits:
    """All of them: how often and how many at once, each person or each address.

    A household or a school class shares an address; nobody needs many tables a minute.
    """

    def __init__(self, is_on: bool = True) -> None:
        endless = 1 if is_on else 1_000_000
        self.guests = Limit(100 * endless, 2)
        self.signing = Limit(40 * endless, 0.2)  # of an address
        self.signing_as = Limit(10 * endless, 1 / 30)  # of a person, there or not
        self.exports = Limit(5 * endless, 1 / 120)  # of a person
        self.exporting = Crowd(1 * endless)  # of a person
        self.names = Limit(10 * endless, 1 / 30)  # of a person; each reaches all their tables
        self.looks = Limit(60 * endless, 1)  # of a person, at everything they played
        self.changes = Limit(60 * endless, 0.5)  # of a person
        self.tests = Limit(5 * endless, 1 / 60)  # of a person: what is sent to other servers
        self.tables = Limit(20 * endless, 0.1)  # of a person
        self.tables_from = Limit(60 * endless, 0.2)  # of an address
        self.lobby_from = Limit(120 * endless, 4)  # of an address
        self.inviting = Limit(20 * endless, 1 / 30)  # of a person
        self.looking = Limit(120 * endless, 2)  # at invitations, of an address
        self.words = Limit(5 * endless, 0.25)  # of a person
        self.reports = Limit(5 * endless, 1 / 120)  # of a person
        self.keeping = Limit(120 * endless, 2)  # of who keeps the house
        self.replays = Limit(20 * endless, 0.2)  # of an address
        self.replaying = Crowd(2 * endless)
        self.hints = Crowd(3)  # of a person
        self.live = Crowd(200 * endless)  # of an address
