"""A disk of its own: small, filled, read-only for a while."""

from __future__ import annotations

import contextlib
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

DISK = "192m"  # of a tmpfs: small enough to be filled


def remount(disk: Path, how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", disk], check=True)


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    """A disk in memory, which only root may make; elsewhere disks stay as they are."""
    with tempfile.TemporaryDirectory(prefix="rollwrite-disk-") as name:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", name], check=True)
        try:
            yield Path(name)
        finally:
            subprocess.run(["umount", "-l", name], check=True)
