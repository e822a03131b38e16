"""The doors for files: everything a command reads and writes goes through here.

What somebody hands us may be a folder, endless, or no text at all; each is said
in one sentence. What is written goes through a neighbour, so that a full disk
leaves no half file behind.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from rollwrite.kernel.errors import GameError

LARGEST = 8_000_000  # bytes; a whole campaign has about 200,000
STANDARD_INPUT = "-"


class BadFile(GameError):
    code = "file"


def read_text(file: Path) -> str:
    """A text file, or standard input; a byte order mark is no fault."""
    try:
        return _read_bytes(file).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(
            f"{called(file)} is no text in UTF-8: byte {error.start + 1} does not fit"
        ) from None


def _read_bytes(file: Path) -> bytes:
    if str(file) == STANDARD_INPUT:
        return _at_most(sys.stdin.buffer, file)
    with file.open("rb") as stream:
        return _at_most(stream, file)


def _at_most(stream: BinaryIO, file: Path) -> bytes:
    found = stream.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise BadFile(f"{called(file)} is longer than {LARGEST // 1_000_000} MB")
    return found


def called(file: Path) -> str:
    return "standard input" if str(file) == STANDARD_INPUT else str(file)


def write_text(file: Path, text: str) -> None:
    write_bytes(file, text.encode())


def write_bytes(file: Path, content: bytes) -> None:
    """Whole or not at all; a pipe or a device is written as it is."""
    if file.exists() and not file.is_file():
        file.write_bytes(content)
        return
    target = file.resolve()
    beside = target.with_name(f".{target.name[:100]}.{os.getpid()}")
    try:
        beside.write_bytes(content)
        beside.replace(target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadFile(f"{file} cannot be written: {error.strerror}") from None


def checked_target(file: Path | None) -> Path | None:
    """Said before the work is done, not after it."""
    if file is None:
        return None
    folder = file.absolute().parent
    if not folder.is_dir():
        raise BadFile(f"{file} cannot be written: there is no folder {folder}")
    if file.is_dir():
        raise BadFile(f"{file} is a folder")
    if not os.access(folder if not file.exists() else file, os.W_OK):
        raise BadFile(f"{file} cannot be written: you may not")
    return file


Source = Annotated[Path, typer.Argument(help="A record or an album; - reads standard input.")]


def target(text: str) -> typer.models.OptionInfo:
    """``-o FILE``, checked before anything else is done."""
    option: typer.models.OptionInfo = typer.Option("-o", help=text, callback=checked_target)
    return option
