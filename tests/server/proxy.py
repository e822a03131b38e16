"""Proxies with TLS before a server: nginx and Caddy where they are, and a small one of our own.

nginx and Caddy go by the very lines in ``deploy/``; only addresses and certificates differ.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.ports import free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
UNPACKED = os.environ.get("PROXIES_FOR_TESTS", "")
OWN = "own"
LARGEST_HEAD = 65_536


def program(name: str) -> str | None:
    """``PROXIES_FOR_TESTS`` names a further folder where they may lie."""
    return shutil.which(name, path=os.pathsep.join([UNPACKED, PATH]))


HERE = [OWN, *(name for name in ("nginx", "caddy") if program(name))]


class Proxy:
    """At ``https://localhost:port/games``, before a server at ``inner``."""

    def __init__(self, folder: Path, days: int = 30, lacks: str = "") -> None:
        """``days``: of its certificate. ``lacks``: what our own does not hand on."""
        self.folder, self.lacks = folder, lacks
        self.port = free_port()
        self.url = f"https://localhost:{self.port}/games"
        self.certificate, self.key = make_certificate(folder, days)
        self.trust = ssl.create_default_context(cafile=str(self.certificate))

    @contextlib.contextmanager
    def before(self, inner: str, kind: str) -> Iterator[None]:
        address = inner.removeprefix("http://")
        command = {OWN: self._own, "nginx": self._nginx, "caddy": self._caddy}[kind](address)
        with (self.folder / f"{kind}.log").open("w") as log:
            running = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        try:
            wait_for(self.port)
            yield
        finally:
            running.terminate()
            running.wait(60)

    def _own(self, inner: str) -> list[str]:
        return [
            *(sys.executable, "-m", "tests.server.proxy", str(self.port)),
            *(str(self.certificate), str(self.key), inner, self.lacks),
        ]

    def _nginx(self, inner: str) -> list[str]:
        lines = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        lines = lines.replace("127.0.0.1:8000", inner).replace("443 ssl", f"{self.port} ssl")
        live = "/etc/letsencrypt/live/example.org"
        lines = lines.replace(f"{live}/fullchain.pem", str(self.certificate))
        lines = lines.replace(f"{live}/privkey.pem", str(self.key)).replace("example.org", "_")
        places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temps = "".join(f"{name}_temp_path {self.folder}/{name};\n" for name in places)
        head = f"daemon off; pid {self.folder}/pid; error_log {self.folder}/error.log;\nevents {{}}"
        config = self.folder / "nginx.conf"
        config.write_text(f"{head}\nhttp {{\naccess_log off;\n{temps}{lines}\n}}\n")
        return [str(program("nginx")), "-p", str(self.folder), "-c", str(config)]

    def _caddy(self, inner: str) -> list[str]:
        lines = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        lines = lines.replace("127.0.0.1:8000", inner)
        tls = f"\ttls {self.certificate} {self.key}\n"
        lines = lines.replace("example.org {\n", f"https://localhost:{self.port} {{\n{tls}")
        config = self.folder / "Caddyfile"
        quiet = "{\n\tadmin off\n\tauto_https off\n}\n"
        config.write_text(quiet + "\n".join(row for row in lines.split("\n") if row[:1] != "#"))
        return [str(program("caddy")), "run", "--config", str(config), "--adapter", "caddyfile"]


async def stand_before(port: int, certificate: str, key: str, inner: str, lacks: str) -> None:
    """Takes the base off, as some do, and calls the server by its inner name."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.closing(writer), contextlib.suppress(OSError, asyncio.IncompleteReadError):
            await _pass_on(reader, writer, inner, lacks)

    listening = await asyncio.start_server(
        serve, "localhost", port, ssl=context, limit=LARGEST_HEAD
    )
    await listening.serve_forever()


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, inner: str, lacks: str
) -> None:
    """One request a line, or a WebSocket for as long as it lasts."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *rest = head.rstrip("\r\n").split("\r\n")
    method, path, version = first.split(" ")
    is_live = any(row.lower() == "upgrade: websocket" for row in rest)
    dropped = ("host:", "x-forwarded-") if is_live else ("host:", "x-forwarded-", "connection:")
    path = path.removeprefix("/games") if path.startswith("/games/") else path
    rows = [f"{method} {path} {version}", f"Host: {inner}"]
    rows += [row for row in rest if not row.lower().startswith(dropped)]
    rows += [f"X-Forwarded-For: {writer.get_extra_info('peername')[0]}", "X-Forwarded-Proto: https"]
    rows += [] if is_live else ["Connection: close"]
    rows = [row for row in rows if not (lacks and row.lower().startswith(lacks))]
    host, _, port = inner.partition(":")
    their_reader, their_writer = await asyncio.open_connection(host, int(port))
    their_writer.write("\r\n".join([*rows, "", ""]).encode("latin-1"))
    with contextlib.closing(their_writer):
        await _either(_pump(reader, their_writer), _pump(their_reader, writer))


async def _either(*ways: object) -> None:
    tasks = [asyncio.ensure_future(way) for way in ways]  # type: ignore[call-overload]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    while more := await source.read(65_536):
        target.write(more)
        await target.drain()


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection(("localhost", port), 5):
            return
        time.sleep(0.05)
    raise AssertionError(f"nobody listens at port {port}")


def make_certificate(folder: Path, days: int = 30) -> tuple[Path, Path]:
    """For ``localhost``, by nobody but itself."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    words = f"req -x509 -newkey rsa:2048 -nodes -days {days} -subj /CN=localhost -keyout {key}"
    names = ["-addext", "subjectAltName=DNS:localhost", "-out", str(certificate)]
    subprocess.run(["openssl", *words.split(), *names], check=True, capture_output=True)
    return certificate, key


if __name__ == "__main__":
    asyncio.run(stand_before(int(sys.argv[1]), *sys.argv[2:]))
