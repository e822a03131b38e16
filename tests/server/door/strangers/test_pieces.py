"""A message is the same whatever pieces it comes in: whole ones are read by a way of their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request
from websockets.server import ServerProtocol

from rollwrite.server.door.porter.lines import is_between
from tests.server.house import Live, Person, code, owing

MASK = b"\x01\xfe\x80\x37"
TEXT, MORE, PING = 0x1, 0x0, 0x9


def frame(body: bytes, kind: int = TEXT, is_last: bool = True, wide: bool = False) -> bytes:
    """As a client sends it; ``wide`` writes the size in more bytes than it needs."""
    size = len(body)
    plain = bytes([0x80 | size]) if size < 126 and not wide else None
    sizes = plain or bytes([0xFE]) + size.to_bytes(2, "big")
    masked = bytes(letter ^ MASK[at % 4] for at, letter in enumerate(body))
    return bytes([(0x80 if is_last else 0) | kind]) + sizes + MASK + masked


def asking(number: int, padding: int = 0) -> bytes:
    asked: dict[str, Any] = {"type": "why", "id": number, "seat": 0, "touched": "ö" + "x" * padding}
    return json.dumps(asked, ensure_ascii=False).encode()


def answered(sitting: Live, pieces: Iterator[bytes] | list[bytes], numbers: list[int]) -> None:
    for piece in pieces:
        sitting.socket.socket.sendall(piece)
    assert [sitting.receive()["id"] for _ in numbers] == numbers


ASKED = [
    "GET / HTTP/1.1",
    "Host: x",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: cm9sbHdyaXRlIGJlbmNoIQ==",
    "Sec-WebSocket-Version: 13",
]


def test_it_is_known_where_a_message_begins() -> None:
    """By what the parser of websockets waits for: without that no message is read at once."""
    conn = ServerProtocol()
    conn.receive_data("\r\n".join([*ASKED, "", ""]).encode())
    (request,) = conn.events_received()
    assert isinstance(request, Request)
    assert not is_between(conn)
    conn.send_response(conn.accept(request))
    whole = frame(asking(1))
    pieces = [b"", whole, whole[:1], whole[1:3], whole[3:], whole + whole[:6], whole[6:]]
    for piece, is_begun in zip(pieces, (True, True, False, False, True, False, True)):
        conn.receive_data(piece)
        assert is_between(conn) == is_begun
    conn.receive_data(frame(b"{", is_last=False))
    assert not is_between(conn)
    conn.receive_data(frame(b"}", MORE))
    assert is_between(conn)


def closing_code(sitting: Live) -> int:
    with pytest.raises(ConnectionClosed) as caught:
        sitting.socket.recv(20)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


@pytest.fixture
def sitting(ada: Person) -> Iterator[Live]:
    with owing(ada) as found:
        yield found


@pytest.mark.parametrize("padding", [0, 60, 200])
def test_whole_and_letter_by_letter(sitting: Live, padding: int) -> None:
    whole = frame(asking(1, padding))
    letters = [bytes([letter]) for letter in frame(asking(2, padding))]
    answered(sitting, [whole, *letters, frame(asking(3, padding))], [1, 2, 3])


def test_cut_anywhere_and_several_at_once(sitting: Live) -> None:
    """The rest of one message and the next one in one piece."""
    one, other, last = (frame(asking(number)) for number in (1, 2, 3))
    for cut in (1, 2, 5, 6, 20):
        answered(sitting, [one[:cut], one[cut:] + other, last], [1, 2, 3])


def test_in_several_frames_with_a_ping_between_them(sitting: Live) -> None:
    body = asking(1)
    first, rest = frame(body[:9], is_last=False), frame(body[9:], MORE)
    answered(sitting, [first, frame(b"?", PING), rest, frame(asking(2))], [1, 2])


def test_a_text_amid_another_is_refused_by_the_protocol(sitting: Live) -> None:
    sitting.socket.socket.sendall(frame(b"{", is_last=False))
    sitting.socket.socket.sendall(frame(asking(1)))
    assert closing_code(sitting) == 1002


def test_a_size_that_is_said_too_widely_is_read_as_before(sitting: Live) -> None:
    answered(sitting, [frame(asking(1), wide=True), frame(asking(2))], [1, 2])


def test_whole_nonsense_is_answered(sitting: Live) -> None:
    sitting.socket.socket.sendall(frame(b"{"))
    assert code(sitting.receive()) == "malformed"
    sitting.socket.socket.sendall(frame(b"\xff\xff"))
    assert closing_code(sitting) == 1007
