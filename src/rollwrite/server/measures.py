"""What is counted for who watches over a server; ``door/metrics.py`` tells it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Info,
    ProcessCollector,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from rollwrite import __version__


class Kinds(Collector):
    """Counts by kind for the one thread that serves: a counter with a lock, as Prometheus'
    client has it, would cost every move more than counting."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self._name, self._about = name, about
        self._found: dict[str, int] = {}
        registry.register(self)

    def count(self, kind: str) -> None:
        self._found[kind] = self._found.get(kind, 0) + 1

    def collect(self) -> Iterable[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._about, labels=["kind"])
        for kind, count in [*self._found.items()]:
            family.add_metric([kind], count)
        yield family


class Durations(Collector):
    """How long something took, how often, for the one thread that serves."""

    def __init__(
        self, name: str, about: str, buckets: tuple[float, ...], registry: CollectorRegistry
    ) -> None:
        self._name, self._about, self._buckets = name, about, buckets
        self._counts, self._sum = [0] * (len(buckets) + 1), 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._buckets, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        most = [*map(floatToGoString, self._buckets), "+Inf"]
        rows = [*zip(most, accumulate(self._counts))]
        yield HistogramMetricFamily(self._name, self._about, rows, self._sum)


ALL = CollectorRegistry()
ProcessCollector(registry=ALL)
GCCollector(registry=ALL)
Info("rollwrite", "What runs here.", registry=ALL).info({"version": __version__})

REQUESTS = Counter("rollwrite_requests", "Answers over HTTP.", ["status"], registry=ALL)
MESSAGES = Kinds("rollwrite_messages", "Messages at live tables.", ALL)
REFUSALS = Counter("rollwrite_refusals", "What was refused, and why.", ["code"], registry=ALL)
CHANGES = Durations(
    "rollwrite_change_seconds",
    "From a message that changes a table to its being stored and applied.",
    (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    ALL,
)
LINES = Gauge("rollwrite_lines", "Open sockets.", registry=ALL)
LIVE = Gauge("rollwrite_live", "People and programs at live tables.", registry=ALL)
TABLES = Gauge("rollwrite_tables", "Tables in memory.", registry=ALL)
THINKING = Gauge("rollwrite_thinking", "Busy workers, and people who wait for one.", registry=ALL)
COPIED = Gauge("rollwrite_backup_seconds", "When the last copy was made.", registry=ALL)
NOT_COPIED = Counter("rollwrite_backup_failures", "Copies that failed.", registry=ALL)
TOLD = Counter(
    "rollwrite_told", "Tellings by their way, and how that went.", ["way", "outcome"], registry=ALL
)
