"""What every answer says beside its words: nobody frames, sniffs, embeds or scripts it."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest

from rollwrite.server.app import build
from rollwrite.server.door.porter.headers import HEADERS
from rollwrite.server.settings import Settings
from tests.server.house import GREEDY, ME, Server

PATHS: dict[str, dict[str, object]] = build(Settings()).openapi_schema.to_schema()["paths"]
OTHERS = ["/", "/api/docs", "/api/docs/openapi.json", "/nowhere", "/fonts/kalam-400.woff2"]
INDEX = Path(__file__).parents[4] / "web" / "index.html"
ASKED = [(method.upper(), path) for path, methods in PATHS.items() for method in methods]


def policy(answer: httpx.Response) -> dict[str, str]:
    rows = answer.headers["content-security-policy"].split(";")
    return dict(row.strip().partition(" ")[::2] for row in rows)


def require_strict(answer: httpx.Response) -> None:
    for name in HEADERS:
        assert name in answer.headers, f"{name} is missing"
    rules = policy(answer)
    assert rules["frame-ancestors"] == "'none'"
    assert rules["base-uri"] == "'none'"
    assert rules["default-src"] in ("'none'", "'self'")
    assert rules.get("script-src", rules["default-src"]) in ("'none'", "'self'")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(("method", "path"), [*ASKED, *(("GET", path) for path in OTHERS)])
def test_every_route_says_it(server: Server, method: str, path: str) -> None:
    ada = server.guest("Ada")
    known = {"table": ada.open(ME, GREEDY), "game": "lost-cities", "language": "en"}
    filled = re.sub(r"\{(\w+)\}", lambda found: known.get(found[1], "x"), path)
    answer = httpx.request(method, server.url + filled, headers=ada.known, timeout=60)
    require_strict(answer)


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        (b"GET /api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
        (b"\x00\x01 nonsense\r\n\r\n", 400),
        (b"GET /x HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 404),
        (b"BREW /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 405),
    ],
)
def test_so_does_every_refusal(server: Server, lines: bytes, status: int) -> None:
    host, _, port = server.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), 20) as line:
        line.sendall(lines)
        head = b""
        while b"\r\n\r\n" not in head:
            head += line.recv(65536)
    assert head.startswith(f"HTTP/1.1 {status} ".encode()), head
    for name in HEADERS:
        assert f"{name}: ".encode() in head.lower(), name


def test_no_script_stands_in_the_page_itself() -> None:
    """The policy would not run it."""
    for script in re.findall(r"<script[^>]*>", INDEX.read_text(encoding="utf-8")):
        assert " src=" in script
    assert not re.search(r"\son\w+=", INDEX.read_text(encoding="utf-8"))


def test_the_cookie_is_for_http_alone_and_for_our_own_pages(server: Server) -> None:
    cookie = server.post("/api/guests", {"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie, "a table in a home network has no https"


def test_a_browser_hears_no_token(server: Server) -> None:
    browser = {"Sec-Fetch-Mode": "cors", "Sec-Fetch-Site": "same-origin"}
    assert server.post("/api/guests", {"name": "Ada"}, headers=browser).json()["token"] == ""
