"""``rollwrite doctor``: what is well, what is not, and which lines mend it."""

from __future__ import annotations

import contextlib
import os
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.error import HTTPError

import pytest
from websockets.utils import accept_key

from rollwrite.kernel.errors import InvalidNotation
from rollwrite.server.doctor import examine, outside
from rollwrite.server.doctor.outside import ask
from rollwrite.server.settings import Settings
from rollwrite.server.settings.values import a_host
from rollwrite.server.store.sqlite import connect
from tests.server.house import Server
from tests.server.ports import free_port
from tests.server.proxy import HERE, OWN, Proxy
from tests.server.running.test_settings import run
from tests.server.telling.post import post_office


def bad(settings: Settings) -> dict[str, str]:
    return {found.sentence: found.mend for found in examine(settings) if not found.is_well}


def port_of(server: Server) -> str:
    return server.url.rpartition(":")[2]


@pytest.mark.parametrize("kind", HERE)
def test_a_server_behind_its_proxy_is_well(tmp_path: Path, kind: str) -> None:
    proxy = Proxy(tmp_path)
    server = Server(tmp_path / "data", "--public-url", proxy.url).start()
    words = ["--data", str(server.data), "--port", port_of(server), "--public-url", proxy.url]
    with proxy.before(server.url, kind):
        done = run("doctor", *words, SSL_CERT_FILE=str(proxy.certificate))
        healthy = run("healthcheck", ROLLWRITE_PORT=port_of(server))
    server.stop()
    for sentence in (
        "The certificate of localhost is good until",
        f"{proxy.url} leads to a rollwrite server",
        "The proxy says for whom it asks, and is believed",
        "WebSockets get through",
        "The clock shows",
    ):
        assert f"ok  {sentence}" in done.stdout, done.stdout + done.stderr
    assert "is ready: rollwrite" in done.stdout
    assert "BAD" not in done.stdout
    assert done.returncode == 0
    assert (healthy.returncode, healthy.stdout) == (0, "ready\n")


def test_what_is_wrong_with_the_proxy_is_named_with_lines_that_mend_it(tmp_path: Path) -> None:
    proxy = Proxy(tmp_path)
    words = ("--public-url", proxy.url, "--proxies", "10.0.0.0/8")
    server = Server(tmp_path / "data", *words).start()
    port = port_of(server)
    given = ["--data", str(server.data), "--port", port, "--public-url", proxy.url]
    with proxy.before(server.url, OWN):
        distrusted = run("doctor", *given, SSL_CERT_FILE=str(proxy.certificate))
        untrusted = run("doctor", *given)
    server.stop()
    assert distrusted.returncode == 1
    assert "--proxies 127.0.0.1,::1,127.0.0.1" in distrusted.stdout
    assert untrusted.returncode == 1
    assert "BAD The certificate of localhost is not good" in untrusted.stdout
    assert "certbot" in untrusted.stdout
    gone = run("healthcheck", "--port", port)
    assert gone.returncode == 1
    assert "is not ready" in gone.stderr


def test_an_address_that_leads_nowhere_or_in_the_clear_is_not_well(tmp_path: Path) -> None:
    port = free_port()
    found = bad(Settings(data=tmp_path, port=port, public_url=f"http://localhost:{port}/games"))
    assert any("is not reached from here" in sentence for sentence in found)
    found = bad(Settings(data=tmp_path, port=port, public_url="http://play.invalid"))
    assert "rollwrite serve --public-url https://play.invalid" in found.values()


def test_a_clock_that_went_back_is_seen(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=free_port())
    with contextlib.closing(connect(settings.file)) as store:
        body = (time.time() + 7200, b"")
        store.execute("INSERT INTO events VALUES ('t', 1, ?, ?)", body)
    assert "timedatectl set-ntp true" in bad(settings).values()


def test_whether_push_gets_out_is_said_for_each_service(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=free_port(), private_webhooks=True)
    server = Server(tmp_path, "--private-webhooks").start()
    with post_office() as office:
        browsers = {name: office.browser(name).subscription() for name in ("Ada", "Bob")}
        told = [server.guest(one).post("/api/me/reach/push", browsers[one]) for one in browsers]
        server.stop()
        assert [answer.status_code for answer in told] == [200, 200]
        said = {found.sentence for found in examine(settings) if found.is_well}
        assert "The push service 127.0.0.1 of 2 browsers is reached" in said
        with contextlib.closing(connect(settings.file)) as store:
            store.execute("DELETE FROM own_keys")
        assert list(bad(settings)) == ["The keys for push are gone: 2 browsers hear nothing"]
    sentences = " ".join(bad(settings))
    assert "The push service 127.0.0.1 of 2 browsers is not reached" in sentences
    assert "TCP port" in " ".join(bad(settings).values())


def test_late_and_broken_copies_are_seen(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=free_port(), backup_every="1h")
    connect(settings.file).close()
    settings.backups.mkdir()
    copy = settings.backups / "tables-20260101-000000.sqlite"
    copy.write_bytes(b"nothing of ours")
    os.utime(copy, (0, time.time() - 9000))
    found = bad(settings)
    assert any("hours old" in sentence for sentence in found)
    assert any("cannot be trusted" in sentence for sentence in found)
    assert all("rollwrite backup" in mend for mend in found.values())


def test_a_variable_with_a_slip_in_it_is_seen(tmp_path: Path) -> None:
    done = run("doctor", "--data", str(tmp_path), "--port", str(free_port()), ROLLWRITE_PROT="1")
    assert done.returncode == 1
    assert "unset ROLLWRITE_PROT" in done.stdout


def test_a_refusal_that_nobody_reads_leaves_no_line_open() -> None:
    """A healthcheck or a doctor in a process that goes on leaves no socket behind."""
    with socket.create_server(("127.0.0.1", 0)) as door, ThreadPoolExecutor(1) as server:
        rest = server.submit(refuse, door)
        with pytest.raises(HTTPError) as refused:
            ask(f"http://127.0.0.1:{door.getsockname()[1]}/readyz")
        assert rest.result() == b"", "the line ends while the refusal is still held"
    assert refused.value.code == 503


def refuse(door: socket.socket) -> bytes:
    """What comes after the answer: nothing, once the other side has closed."""
    line, _ = door.accept()
    with line:
        line.settimeout(5)
        line.recv(10_000)
        line.sendall(b"HTTP/1.1 503 Not ready\r\nContent-Length: 7\r\n\r\nnot yet")
        return line.recv(1)


def test_a_bare_number_is_no_host() -> None:
    """Systems would read 1000000000 as an address far away, and ask there."""
    with pytest.raises(InvalidNotation, match="“1000000000” is no address"):
        a_host("1000000000")


def test_a_peer_that_does_not_hang_up_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the line and says nothing any more, not even when the line is to end."""
    monkeypatch.setattr(outside, "PATIENCE", 3.0)
    with socket.create_server(("localhost", 0)) as listening, ThreadPoolExecutor() as pool:
        listening.settimeout(60)
        port = listening.getsockname()[1]
        answering = pool.submit(_deaf_peer, listening)
        found = list(outside.public(Settings(public_url=f"http://localhost:{port}")))
        answering.result()
    assert next(finding.is_well for finding in found)
    assert "No WebSocket gets through" in found[-1].sentence


def _deaf_peer(listening: socket.socket) -> None:
    """Two answers over HTTP, then a line that is taken and left."""
    for body in (b"ok\n", b'{"forwarded": "believed", "seen_as": "::1"}'):
        line, _ = listening.accept()
        with line:
            line.recv(9999)
            line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
    line, _ = listening.accept()
    with line:
        head = line.recv(9999).decode()
        key = head.lower().partition("sec-websocket-key: ")[2].partition("\r\n")[0]
        at = head.lower().index(key)
        taken = accept_key(head[at : at + len(key)])
        rows = ("HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade")
        line.sendall("\r\n".join([*rows, f"Sec-WebSocket-Accept: {taken}", "", ""]).encode())
        while line.recv(9999):
            pass
