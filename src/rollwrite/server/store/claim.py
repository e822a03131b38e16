"""One server at a time has the data: the system ends a claim with its process, killed or not."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from .rows import StoreError

LOCK = "server.lock"


class Taken(StoreError):
    """Somebody else has the data."""


@contextlib.contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """Alone with the data of a folder, which is made if need be."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (folder / LOCK).open("ab") as file:
        try:
            _lock(file)
        except OSError:
            raise Taken(f"another rollwrite uses the data in {folder}; stop it first") from None
        yield


@contextlib.contextmanager
def claimed_place(place: Path | str) -> Iterator[None]:
    """Alone with a file; a database of many nodes is nobody's alone."""
    with contextlib.nullcontext() if isinstance(place, str) else claimed(place.parent):
        yield


def _lock(file: IO[bytes]) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
