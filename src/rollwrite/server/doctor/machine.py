"""The machine: versions, variables, files it may open, its clock."""

from __future__ import annotations

import os
import platform
import sqlite3
import time
from collections.abc import Iterator

from rollwrite import __version__
from rollwrite.kernel.compiled import is_compiled

from ..settings import Settings
from ..settings.sources import strangers
from ..store.copying.archive import examined
from ..store.rows import StoreError
from .finding import Finding

WRITTEN = 1_767_225_600  # 2026: no clock that is right shows less
FEWEST_FILES = 1024
MORE_FILES = "ulimit -n 16384\n# in a unit of systemd: LimitNOFILE=16384"
SKEW = 60.0
SET_CLOCK = "timedatectl set-ntp true"


def versions(_: Settings) -> Iterator[Finding]:
    rules = "compiled" if is_compiled() else "interpreted"
    yield Finding(
        f"rollwrite {__version__}, rules {rules}, Python {platform.python_version()}, "
        f"SQLite {sqlite3.sqlite_version}"
    )


def variables(_: Settings) -> Iterator[Finding]:
    for name in strangers(os.environ):
        yield Finding(f"The variable {name} means nothing", f"unset {name}\nrollwrite config")


def files(_: Settings) -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    is_enough = most == resource.RLIM_INFINITY or most >= FEWEST_FILES
    said = "any number" if most == resource.RLIM_INFINITY else str(most)
    mend = "" if is_enough else MORE_FILES
    yield Finding(f"A server may open {said} of files and sockets", mend)


def clock(settings: Settings) -> Iterator[Finding]:
    """A clock that goes back makes what is new look old."""
    now, last = time.time(), _last_change(settings)
    shown = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(now))
    if now < WRITTEN:
        yield Finding(f"The clock shows {shown}, before this was written", SET_CLOCK)
    elif last > now + SKEW:
        behind = f"{last - now:.0f} seconds before the last change of a table"
        yield Finding(f"The clock shows {shown}, {behind}", SET_CLOCK)
    else:
        yield Finding(f"The clock shows {shown}")


def _last_change(settings: Settings) -> float:
    try:
        with examined(settings.place) as store:
            return store.count().changed
    except (StoreError, sqlite3.Error):
        return 0.0
