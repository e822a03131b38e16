"""A disk that becomes read-only under a server that runs.

No system remounts a disk on which files are open for writing; a disk that fails is made
read-only all the same. So SQLite's own calls for writing are answered as the system would
answer them then: with EROFS, for as long as a certain file is there.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import errno
import os
from pathlib import Path

Write = ctypes.CFUNCTYPE(
    ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int64, use_errno=True
)
WRITING = (b"pwrite", b"pwrite64")
_kept: list[object] = []  # SQLite calls it for as long as the process lives


class Files(ctypes.Structure):
    """How SQLite reaches files: the head of its ``sqlite3_vfs``, as far as it is needed."""

    _fields_ = [
        *((name, ctypes.c_int) for name in ("version", "file", "path")),
        *((name, ctypes.c_void_p) for name in ("next", "name", "data", "open", "delete")),
        *((name, ctypes.c_void_p) for name in ("access", "full", "dl", "error", "symbol")),
        *((name, ctypes.c_void_p) for name in ("close", "random", "sleep", "now", "last")),
        ("now64", ctypes.c_void_p),
        ("set_call", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, Write)),
    ]


def freeze_while(there: Path) -> None:
    """From now on, in this process."""
    system = ctypes.CDLL(None, use_errno=True)
    system.pwrite64.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int64]
    system.pwrite64.restype = ctypes.c_ssize_t

    def write(file: int, data: int, size: int, at: int) -> int:
        if os.path.exists(there):
            ctypes.set_errno(errno.EROFS)
            return -1
        return int(system.pwrite64(file, data, size, at))

    library = ctypes.CDLL(ctypes.util.find_library("sqlite3"))
    library.sqlite3_vfs_find.restype = ctypes.POINTER(Files)
    files = library.sqlite3_vfs_find(None)
    call = Write(write)
    _kept.append(call)
    for name in WRITING:
        files.contents.set_call(ctypes.addressof(files.contents), name, call)
