"""What a run is told by: processor time and memory of the server, how late answers came."""

from __future__ import annotations

import os
from pathlib import Path


def processor(process: int) -> float:
    """Seconds of processor time used, which a busy machine does not blur."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """MB that the process holds now."""
    status = Path(f"/proc/{process}/status").read_text().splitlines()
    line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def share(waits: list[float], part: float) -> float:
    """Milliseconds within which this part of all answers came."""
    ordered = sorted(waits)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)


def family(process: int) -> float:
    """Seconds of processor time of a process and its children, those that are gone included."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    own = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return own + sum(family(int(child)) for child in listed if Path(f"/proc/{child}").exists())
