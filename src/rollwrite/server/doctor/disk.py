"""The disk beneath the data, also before there are any: room on it, and whether one may write."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from shlex import quote

from ..settings import Settings
from .finding import Finding

LEAST_SPACE = 100_000_000


def disk(settings: Settings) -> Iterator[Finding]:
    """Of a node of many, too: copies from before an update lie here."""
    folder = nearest(settings.data)
    yield _space(folder)
    yield from _writing(folder)


def nearest(folder: Path) -> Path:
    """A folder that is there, or the one in which it will be made."""
    found = folder.absolute()
    while not found.is_dir() and found != found.parent:
        found = found.parent
    return found


def mount_point(folder: Path) -> Path:
    found = folder.absolute()
    while not os.path.ismount(found):
        found = found.parent
    return found


def _space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    said = f"{free // 1_000_000} MB are free for {folder}"
    return Finding(said, "" if free > LEAST_SPACE else _make_room(folder))


def _make_room(folder: Path) -> str:
    return f"du -xh -d 2 {quote(str(mount_point(folder)))} | sort -h | tail"


def _writing(folder: Path) -> Iterator[Finding]:
    """By trying: root is refused, too, where a disk is read-only."""
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        said = f"{folder} cannot be written: {error.strerror or error}"
        yield Finding(said, _let_write(folder, error.errno))


def _let_write(folder: Path, why: int | None) -> str:
    if why == errno.EROFS:
        return f"mount -o remount,rw {quote(str(mount_point(folder)))}"
    if why == errno.ENOSPC:
        return _make_room(folder)
    return f'chown -R "$(id -un)" {quote(str(folder))}\nchmod u+rwx {quote(str(folder))}'
