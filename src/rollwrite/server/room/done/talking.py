"""What was written at a table, and what the house did there, as the log tells of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..log import EndedByHouse, HouseLooked, HouseSaid, Talking, Wrote

if TYPE_CHECKING:
    from ..room import Room


def talk(room: Room, event: Talking, at: float) -> None:
    match event:
        case Wrote() if event.text:  # else its writer was forgotten
            seat = room.seats[event.seat]
            room.lines.add(event.seat, seat.owner, seat.name, event.text, at)
        case HouseSaid():
            room.house_word, room.house_word_at = event.text, at
            room.note("news-house-said", text=event.text)
        case HouseLooked():
            room.note("news-house-looks")
        case EndedByHouse():
            room.playing().agree(by_house=True)
        case _:
            room.lines.count += 1  # so that the others keep their numbers
