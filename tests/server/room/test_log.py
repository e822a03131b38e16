"""Logs of every age are read: these bytes were written by the first version."""

from __future__ import annotations

from rollwrite.server.room.log import TableOpened, from_bytes, to_bytes
from rollwrite.server.room.room import Room
from rollwrite.server.wire.table.pace import FREE

OPENED = (
    b'{"type":"opened","game":"lost-cities","rules":1,"options":{"order":"clockwise"},'
    b'"sheet":"classic@1","name":"","host":"h","secret":"' + b"ab" * 32 + b'","seats":['
    b'{"kind":"person","name":"Ada","bot":"","owner":"h","key":"k","seed":"s"},'
    b'{"kind":"free","name":"","bot":"","owner":"","key":"f","seed":""}]}'
)
LATER = [
    b'{"type":"taken","seat":1,"owner":"b","name":"Bob","seed":"x","key":"n"}',
    b'{"type":"keyed","seat":1,"key":"m","is_offered":true}',
    b'{"type":"named","seat":1,"name":"Rob"}',
    b'{"type":"started"}',
    b'{"type":"option","option":"order","value":"clockwise"}',
    b'{"type":"rematch","table":"t"}',
]


def test_a_log_of_the_first_version_makes_a_room_without_clocks_and_doors() -> None:
    opened = from_bytes(OPENED)
    assert isinstance(opened, TableOpened)
    assert (opened.door, opened.pace, opened.is_open, opened.is_rated) == ("", FREE, False, False)
    room = Room("t", opened, 1.0)
    for at, body in enumerate(LATER, 2):
        room.apply(from_bytes(body), float(at))
    assert [seat.name for seat in room.seats] == ["Ada", "Rob"]
    assert room.status == "playing"
    assert room.deadlines() == {}


def test_what_is_written_is_read_again() -> None:
    for body in (OPENED, *LATER):
        assert from_bytes(to_bytes(from_bytes(body))) == from_bytes(body)
