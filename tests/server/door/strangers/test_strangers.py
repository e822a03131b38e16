"""Whatever a stranger sends is answered with its 4xx, and leaves no trace in the log.

The log of the server is read when it stops: see ``conftest``.
"""

from __future__ import annotations

import re
import socket
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rollwrite.server.door.pages.static import PAGES, is_page
from rollwrite.server.store.schema import MIGRATIONS
from rollwrite.server.store.sqlite import connect as open_database
from tests.server.house import GREEDY, LINK, ME, Person, Server, code, owing
from tests.server.store.test_backup import Host

ROUTER = Path(__file__).parents[4] / "web" / "src" / "lib" / "router.svelte.ts"
DEEP = b"[" * 100_000


@pytest.mark.parametrize("body", [DEEP, b'{"name": ' + DEEP, b'{"name": "\xff"}', b"\xff\xfe\x00"])
@pytest.mark.parametrize("path", ["/api/guests", "/api/replay"])
def test_a_body_that_is_no_json_of_ours(server: Server, path: str, body: bytes) -> None:
    answer = httpx.post(server.url + path, content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid-request")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_frame_that_is_no_message_of_ours(ada: Person) -> None:
    with owing(ada) as sitting:
        for frame in (DEEP[:15_000].decode(), DEEP[:15_000], b"\xff\xfe"):
            sitting.socket.send(frame)
            assert code(sitting.receive()) == "malformed"
        sitting.socket.send(b"\xff\xff", text=True)
        with pytest.raises(ConnectionClosed):
            sitting.socket.recv(20)


def test_nonsense_right_behind_the_wish_for_a_socket(server: Server) -> None:
    """It may be read before anybody has answered that wish, the sooner the longer that takes."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    wish = [
        "GET /api/tables/nosuchtable1/live HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    for number in range(80):
        with socket.create_connection((host, int(port)), 20) as line:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            line.sendall("\r\n".join([*wish, "", ""]).encode())
            time.sleep(number % 20 / 5000)
            with suppress(OSError):
                line.sendall(b"\xff" * 40)
                while line.recv(4096):
                    pass
    assert server.get("/api/games").status_code == 200


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/assets/" + "y" * 5000, "/%00", "/a%00.js"])
def test_a_path_that_no_file_can_have(server: Server, path: str) -> None:
    assert server.get(path).status_code == 404


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://a:b:c", "\xff"])
def test_an_origin_that_is_none(server: Server, ada: Person, origin: str) -> None:
    headers = {"Origin": origin.encode("latin-1")}
    answer = httpx.post(server.url + "/api/guests", json={"name": "Eve"}, headers=headers)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert ada.post("/api/guests", {"name": "Ada"}).status_code == 201


def raw(server: Server, *lines: str, body: str = "") -> bytes:
    """The answer to these lines, byte by byte."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), 20) as line:
        line.sendall("\r\n".join([*lines, "Connection: close", "", body]).encode("latin-1"))
        found = b""
        while more := line.recv(65536):
            found += more
    return found


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("192.168.1.5:8000", 200),
        ("[::1]:8000", 200),
        ("localhost", 200),
        ("LOCALHOST.:80", 200),
        ("table.local:8000", 200),
        (socket.gethostname(), 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example", 421),
        ("[", 421),
        ("[::1", 421),
        ("a b", 421),
        ("a@b", 421),
        ("\xff", 421),
        ("a:b:c", 421),
    ],
)
def test_only_names_of_ours_are_answered(server: Server, host: str, status: int) -> None:
    """A page of another site may let its own name lead to us."""
    answer = raw(server, "GET /api/games HTTP/1.1", f"Host: {host}")
    assert answer.startswith(f"HTTP/1.1 {status} ".encode()), answer
    assert b"x-content-type-options: nosniff" in answer


def test_a_socket_by_another_name_is_refused(server: Server, ada: Person) -> None:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{ada.open(ME, GREEDY)}/live"
    headers = {"Host": "evil.example"}
    with pytest.raises(InvalidStatus), connect(address, additional_headers=headers):
        pass


def test_a_link_as_a_picture_by_any_name(server: Server, ada: Person) -> None:
    path = f"/api/tables/{ada.open(ME, LINK)}/qr?seat=1"
    token = f"Authorization: {ada.known['Authorization']}"
    for host in ("[::1]", "[", "x" * 300, "localhost:99999", "table.local"):
        status = raw(server, f"GET {path} HTTP/1.1", f"Host: {host}", token).split()[1]
        assert status in (b"200", b"421"), host
    assert raw(server, f"GET {path} HTTP/1.0", token).split()[1] == b"200"


def test_the_server_lives_and_is_ready(server: Server) -> None:
    assert server.get("/healthz").text == "ok\n"
    assert server.get("/readyz").text == "ready\n"


def test_what_is_not_there_is_said_not_to_be_there(server: Server) -> None:
    for path in ("/health", "/metrics", "/api", "/api/health", "/table", "/take/a", "/x/y.js"):
        answer = server.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
    page = server.get("/nowhere", headers={"Accept": "text/html,*/*"})
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/")


def test_the_server_knows_the_pages_of_the_client() -> None:
    patterns = re.findall(r'\["[a-z-]+", "(/[^"]*)"\]', ROUTER.read_text(encoding="utf-8"))
    pages = [tuple(part for part in pattern.split("/") if part) for pattern in patterns]
    assert len(pages) > 5
    assert all(is_page(parts) for parts in pages)
    known = {(first, more) for first, lengths in PAGES.items() for more in lengths}
    assert {(parts[0], len(parts) - 1) for parts in pages if parts} == known


def test_the_page_of_the_api_runs_nothing(server: Server) -> None:
    assert "default-src 'none'" in server.get("/api/docs").headers["content-security-policy"]


def test_what_keeps_a_server_from_starting_is_one_sentence(tmp_path: Path) -> None:
    host = Host(tmp_path)
    (tmp_path / "file").write_text("no folder")
    newer = tmp_path / "newer" / "tables.sqlite"
    database = open_database(newer)
    database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for words, reason in (
            (("--port", port), "Address already in use"),
            (("--data", str(tmp_path / "file" / "x")), "Not a directory"),
            (("--data", str(newer.parent)), "this rollwrite knows"),
        ):
            done = host.run("serve", *words)
            said = [line for line in done.stderr.splitlines() if "interpreted" not in line]
            assert done.returncode == 1
            assert len(said) == 1, done.stderr
            assert reason in said[0]


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    public = "https://play.example.org"
    server = Server(tmp_path / "data", "--public-url", public).start()
    try:
        headers = {"Host": "play.example.org", "Origin": public, "Sec-Fetch-Site": "same-origin"}
        made = server.post("/api/guests", {"name": "Ada"}, headers=headers)
        assert made.status_code == 201
        assert "Secure" in made.headers["set-cookie"]
        inner = {"Origin": public, "Sec-Fetch-Site": "same-origin"}
        assert server.post("/api/guests", {"name": "Bob"}, headers=inner).status_code == 201
        assert server.get("/api/where").json()["addresses"] == [public]
        other = {"Origin": "https://evil.example"}
        assert server.post("/api/guests", {"name": "Eve"}, headers=other).status_code == 403
    finally:
        server.stop()


def test_a_number_is_no_yes(ada: Person) -> None:
    """What could be bent into the meant type is refused like everything else that is not it."""
    answer = ada.post("/api/tables", {"game": "lost-cities", "seats": [ME, GREEDY], "hints": 0})
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid-request")
    assert "bool" in answer.json()["sentence"]


def test_a_field_called_like_a_part_of_the_server_is_only_a_field(ada: Person) -> None:
    answer = ada.post("/api/me/reach/wishes", {"tables": {}})
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid-request")
    assert "$.tables" in answer.json()["sentence"]
