"""What is counted for who watches over a server; ``door/metrics.py`` tells it."""

from __future__ import annotations

from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
)

from rollwrite import __version__

ALL = CollectorRegistry()
ProcessCollector(registry=ALL)
GCCollector(registry=ALL)
Info("rollwrite", "What runs here.", registry=ALL).info({"version": __version__})

REQUESTS = Counter("rollwrite_requests", "Answers over HTTP.", ["status"], registry=ALL)
MESSAGES = Counter("rollwrite_messages", "Messages at live tables.", ["kind"], registry=ALL)
REFUSALS = Counter("rollwrite_refusals", "What was refused, and why.", ["code"], registry=ALL)
CHANGES = Histogram(
    "rollwrite_change_seconds",
    "From a message that changes a table to its being stored and applied.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=ALL,
)


@cache
def counted(message: type) -> Counter:
    """The counter of one kind of message: looking it up costs more than counting."""
    return MESSAGES.labels(message.__name__)


LINES = Gauge("rollwrite_lines", "Open sockets.", registry=ALL)
LIVE = Gauge("rollwrite_live", "People and programs at live tables.", registry=ALL)
TABLES = Gauge("rollwrite_tables", "Tables in memory.", registry=ALL)
THINKING = Gauge("rollwrite_thinking", "Busy workers, and people who wait for one.", registry=ALL)
COPIED = Gauge("rollwrite_backup_seconds", "When the last copy was made.", registry=ALL)
NOT_COPIED = Counter("rollwrite_backup_failures", "Copies that failed.", registry=ALL)
TOLD = Counter(
    "rollwrite_told", "Tellings by their way, and how that went.", ["way", "outcome"], registry=ALL
)
