"""What a file of games holds: one record, or the album of a campaign."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rollwrite.catalogue import BY_ID, find
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game
from rollwrite.kernel.kept import album as albums
from rollwrite.kernel.kept import record as records
from rollwrite.kernel.kept.album import Album
from rollwrite.kernel.kept.record import Record

from .files import read_text


@dataclass(frozen=True, slots=True)
class Found:
    """The games of a file in order; ``album`` where it is a campaign's."""

    game: Game
    records: tuple[Record, ...]
    album: Album | None = None

    def pick(self, number: int | None) -> Record:
        """One game by its number from 1; the last if none is asked for."""
        count = len(self.records)
        if number is not None and not 1 <= number <= count:
            raise InvalidNotation(f"there is no game {number}; the file has {count}")
        return self.records[(number or count) - 1]


def load(file: Path) -> Found:
    text = read_text(file)
    if albums.is_album(text):
        album = albums.read(text, BY_ID)
        return Found(find(album.game), album.records, album)
    record = records.read(text, BY_ID)
    return Found(find(record.game), (record,))
