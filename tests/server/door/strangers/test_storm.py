"""Sockets that say nothing, too little, or never read: closed in time, and others are served."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterator

import h11
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rollwrite.server.door.porter.lines import LARGEST_HEAD, Reader
from tests.server.house import GREEDY, ME, Server

FILES = 256
IMPATIENT = ("--request-within", "0.5", "--hello-within", "0.5", "--read-within", "0.5")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """May open few files, and waits for nobody."""
    running = Server(tmp_path_factory.mktemp("storm"), *IMPATIENT, files=FILES).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.said()
    assert len(running.said().splitlines()) < 5, "a storm is told in a line"


def place(server: Server) -> tuple[str, int]:
    host, _, port = server.url.removeprefix("http://").partition(":")
    return host, int(port)


def from_address(server: Server, last: int) -> socket.socket:
    return socket.create_connection(place(server), 20, source_address=(f"127.0.0.{last}", 0))


def said_until_closed(line: socket.socket) -> bytes:
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while more := line.recv(65536):
            found += more
    line.close()
    return found


def test_twice_as_many_silent_sockets_as_files_stop_nothing(server: Server) -> None:
    silent = [from_address(server, 2 + number % 40) for number in range(2 * FILES)]
    assert server.get("/api/games").status_code == 200
    answers = [said_until_closed(line) for line in silent]
    assert server.get("/api/games").status_code == 200
    assert any(b" 408 " in answer for answer in answers)


def test_one_address_has_its_share_and_not_more(server: Server) -> None:
    lines = [from_address(server, 99) for _ in range(100)]
    others = [from_address(server, 98) for _ in range(10)]
    answers = [said_until_closed(line) for line in lines]
    assert any(b" 503 " in answer for answer in answers)
    assert any(b" 408 " in answer for answer in answers)
    assert all(b" 408 " in said_until_closed(line) for line in others)


@pytest.mark.parametrize(
    "half",
    [
        b"GET /api/games HT",
        b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_half_a_request_is_not_waited_for(server: Server, half: bytes) -> None:
    with socket.create_connection(place(server), 20) as line:
        line.sendall(half)
        said_until_closed(line)


def test_a_head_in_one_piece_is_no_larger_than_one_in_many(server: Server) -> None:
    head = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Large: %s\r\n\r\n"
    for size, status in ((20_000, b" 200 "), (40_000, b" 431 ")):
        with socket.create_connection(place(server), 20) as line:
            line.sendall(head % (b"x" * size))
            assert status in line.recv(65536).partition(b"\r\n")[0]
    whole = Reader(h11.SERVER, LARGEST_HEAD)
    whole.receive_data(head % (b"x" * 200_000))
    with pytest.raises(h11.RemoteProtocolError):
        whole.next_event()


def test_a_socket_without_hello_is_closed(server: Server) -> None:
    table = server.guest("Ada").open(ME, GREEDY)
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(address) as live, pytest.raises(ConnectionClosed) as closed:
        live.recv(20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408


def test_who_never_reads_is_let_go(server: Server) -> None:
    table = server.guest("Ada").open(ME, GREEDY)
    line = socket.create_connection(place(server), 20)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(address, sock=line, max_queue=1) as live:
        live.send(json.dumps({"type": "hello"}))
        with pytest.raises(ConnectionClosed):
            flood(live)


def flood(live: ClientConnection) -> None:
    for number in range(100_000):
        live.send(json.dumps({"type": "read", "id": number, "sheet": 0}))
