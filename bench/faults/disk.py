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
    """A disk in memory, which only root may make; elsewhere a plain folder, which nobody fills
    or freezes (``is_disk``)."""
    with tempfile.TemporaryDirectory(prefix="rollwrite-disk-") as name:
        is_made = _mount(name)
        try:
            yield Path(name)
        finally:
            if is_made:
                subprocess.run(["umount", "-l", name], check=True)


def _mount(name: str) -> bool:
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", name]
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:  # a system without such a command
        return False


def is_disk(folder: Path) -> bool:
    return folder.is_mount()
