"""Answers to questions at a live table; nothing changes by them."""

from __future__ import annotations

from ...room.room import Room
from ...wire.table.talk import (
    Aloud,
    Because,
    Explain,
    Explained,
    Inquiry,
    Preview,
    Previewed,
    Read,
    Why,
)

Answered = Because | Previewed | Aloud | Explained


def answer_to(room: Room, digest: str, seat: int, asked: Inquiry) -> Answered:
    """What a guest who looks through ``seat`` may know."""
    match asked:
        case Why():
            return _because(room, digest, asked)
        case Preview():
            return _previewed(room, digest, asked)
        case Read():
            return Aloud(asked.id, room.playing().reading(seat, asked.sheet))
        case Explain():
            about = room.playing().about(seat, asked.sheet, asked.thing)
            return Explained(asked.id, about)


def _because(room: Room, digest: str, asked: Why) -> Because:
    room.require_own(digest, asked.seat)
    seen = room.playing().seen_by(asked.seat)
    return Because(asked.id, room.game.why_not(seen, asked.seat, asked.touched))


def _previewed(room: Room, digest: str, asked: Preview) -> Previewed:
    room.require_own(digest, asked.seat)
    return Previewed(asked.id, room.playing().preview(asked.seat, asked.move))
