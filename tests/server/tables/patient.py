"""Read by the maker of all workers: it waits for a sign of the loop that has workers made."""

from __future__ import annotations

import os
import time
from pathlib import Path

SIGN = "SIGN_OF_THE_LOOP"
LONGEST = 20.0


def _waited() -> str:
    sign, began = Path(os.environ[SIGN]), time.monotonic()
    while not sign.exists():
        if time.monotonic() > began + LONGEST:
            return "nobody gave a sign"
        time.sleep(0.01)
    return "in time"


FOUND = _waited() if SIGN in os.environ else ""


def found(_: int) -> str:
    """By a worker, which is a twin of whoever waited."""
    return FOUND
