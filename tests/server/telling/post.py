"""Who is told, on loopback: a push service that decrypts what it gets, webhooks, a mail server."""

from __future__ import annotations

import asyncio
import base64
import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tests.server.house import PATIENCE, Json


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser that lets itself be called: it alone can read what comes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen secrets!"

    def subscription(self) -> Json:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "p256dh": packed(point), "auth": packed(self.auth)}

    def read(self, body: bytes) -> Json:
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        told: Json = json.loads(plain)
        return told


@dataclass
class Letter:
    """A request as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class PostOffice:
    """``answers`` are the next statuses it gives; 201 when there are none."""

    url: str = ""
    letters: queue.Queue[Letter] = field(default_factory=queue.Queue)
    answers: list[int] = field(default_factory=list)

    def browser(self, name: str) -> Browser:
        return Browser(f"{self.url}/push/{name}")

    def next(self, wait: float = PATIENCE) -> Letter:
        return self.letters.get(timeout=wait)

    def is_silent(self, wait: float = 0.5) -> bool:
        try:
            self.letters.get(timeout=wait)
        except queue.Empty:
            return True
        return False


@contextmanager
def post_office() -> Iterator[PostOffice]:
    office = PostOffice()

    class Counter(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            status = office.answers.pop(0) if office.answers else 201
            headers = {key.lower(): value for key, value in self.headers.items()}
            # Before the answer: whoever gets it may send the next letter, which is not to overtake.
            office.letters.put(Letter(self.path, headers, body))
            self.send_response(status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Counter)
    server.daemon_threads = True
    office.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield office
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def is_signed_by(letter: Letter, public_key: str) -> bool:
    """Whether a push carries the word of the server whose key the browser was given."""
    authorization = letter.headers["authorization"]
    assert f"k={public_key}" in authorization
    return bool(Vapid02.verify(authorization))


class MailOffice:
    """A small SMTP server: takes letters, one after another."""

    def __init__(self) -> None:
        self.letters: queue.Queue[tuple[str, str]] = queue.Queue()
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> MailOffice:
        self._thread.start()
        assert self._is_up.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def next(self) -> tuple[str, str]:
        """To whom, and the whole letter."""
        return self.letters.get(timeout=PATIENCE)

    def _run(self) -> None:
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._is_up.set()
        self._loop.run_forever()
        server.close()
        self._loop.run_until_complete(server.wait_closed())

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 here")
        to = ""
        while line := (await reader.readline()).decode().strip():
            verb = line[:4].upper()
            if verb == "RCPT":
                to = line.partition(":")[2].strip("<> ")
            if verb == "DATA":
                say("354 go on")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode()
                self.letters.put((to, text))
            say("221 bye" if verb == "QUIT" else "250 fine")
            if verb == "QUIT":
                break
        writer.close()
