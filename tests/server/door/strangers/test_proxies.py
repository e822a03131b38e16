"""A server under a path of somebody's site, behind a proxy with TLS."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.door.strangers.test_strangers import raw
from tests.server.house import LINK, ME, Server
from tests.server.proxy import HERE, Proxy


class Site:
    """The server, and what people see of it."""

    def __init__(self, server: Server, proxy: Proxy) -> None:
        self.server, self.url, self.trust = server, proxy.url, proxy.trust
        self.origin = proxy.url.removesuffix("/games")
        self.web = httpx.Client(verify=proxy.trust, timeout=60)

    def ask(self, method: str, path: str, **more: object) -> httpx.Response:
        page = {"Origin": self.origin, "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors"}
        return self.web.request(method, self.url + path, headers=page, **more)  # type: ignore[arg-type]


@pytest.fixture(scope="module", params=HERE)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("proxy")
    proxy = Proxy(folder)
    server = Server(folder / "data", "--public-url", proxy.url + "/").start()
    with proxy.before(server.url, request.param):
        found = Site(server, proxy)
        yield found
        found.web.close()
    assert server.stop() == 0
    assert "Traceback" not in server.said()


def test_the_client_and_all_its_files_come_from_under_the_path(site: Site) -> None:
    for path in ("/", "/table/abc"):
        page = site.ask("GET", path)
        assert page.status_code == 200
        files = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert len(files) >= 5
        for file in files:
            assert file.startswith("/games/")
            found = site.web.get(site.origin + file)
            assert (found.status_code, len(found.content) > 100) == (200, True), file
    assert '<meta name="base" content="/games/" />' in page.text
    bare = site.web.get(site.url)
    assert bare.status_code == 308
    assert bare.headers["location"].removeprefix(site.origin) == "/games/"


def test_a_guest_opens_a_table_and_is_known_by_a_cookie_of_that_path(site: Site) -> None:
    made = site.ask("POST", "/api/guests", json={"name": "Ada"})
    assert made.status_code == 201
    cookie = made.headers["set-cookie"]
    assert "Path=/games/" in cookie
    assert "Secure" in cookie
    assert "HttpOnly" in cookie
    plan = {"game": "lost-cities", "seats": [ME, LINK]}
    table = site.ask("POST", "/api/tables", json=plan).json()["table"]
    assert site.ask("GET", "/api/where").json()["addresses"] == [site.url]
    picture = site.ask("GET", f"/api/tables/{table}/qr?seat=1&base={site.url}")
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
    assert site.ask("GET", f"/api/tables/{table}/qr?seat=1&base={site.origin}").status_code == 422
    live = f"{site.url.replace('https', 'wss')}/api/tables/{table}/live"
    known = {"Cookie": "; ".join(f"{name}={value}" for name, value in site.web.cookies.items())}
    with connect(
        live, ssl=site.trust, origin=Origin(site.origin), additional_headers=known
    ) as socket:
        socket.send(json.dumps({"type": "hello"}))
        assert json.loads(socket.recv(60))["seat"] == 0


def test_pages_of_others_are_refused_through_the_proxy_too(site: Site) -> None:
    for origin in ("https://evil.example", site.origin.replace("https", "http"), "null"):
        refused = site.web.post(
            f"{site.url}/api/guests", json={"name": "Eve"}, headers={"Origin": origin}
        )
        assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin"), origin
    live = f"{site.url.replace('https', 'wss')}/api/tables/x/live"
    with (
        pytest.raises(InvalidStatus),
        connect(live, ssl=site.trust, origin=Origin("https://evil.example")),
    ):
        pass


def test_the_description_of_the_api_names_its_own_address(site: Site) -> None:
    page = site.ask("GET", "/api/docs").text
    (source,) = re.findall(r'As data: <a href="([^"]+)"', page)
    assert site.web.get(site.origin + source).json()["info"]["title"] == "rollwrite"


def told(server: Server, forwarded: str) -> bytes:
    body = '{"name": "Ada"}'
    rows = ["POST /api/guests HTTP/1.1", "Host: localhost", f"X-Forwarded-For: {forwarded}"]
    rows += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return raw(server, *rows, body=body).split()[1]


def is_limited(server: Server, forwarded: str, times: int) -> bool:
    """Within so many tries: a limit that was met lets somebody in again after a while."""
    return any(told(server, forwarded) == b"429" for _ in range(times))


@pytest.mark.parametrize(
    ("proxies", "is_believed"), [("127.0.0.0/8", True), ("10.0.0.0/8,192.0.2.1", False)]
)
def test_limits_are_for_who_asks_if_the_proxy_is_ours(
    tmp_path: Path, proxies: str, is_believed: bool
) -> None:
    """The first address from the right that is no proxy of ours; what stands left is hearsay."""
    server = Server(tmp_path / "data", "--proxies", proxies).start()
    try:
        hearsay = "198.51.100.9, 203.0.113.5, 127.0.0.7"
        seen = server.get("/api/where", headers={"X-Forwarded-For": hearsay}).json()
        assert seen["seen_as"] == ("203.0.113.5" if is_believed else "127.0.0.1")
        assert seen["forwarded"] == ("believed" if is_believed else "ignored")
        assert is_limited(server, hearsay, 1000)
        assert is_limited(server, "198.51.100.9, 203.0.113.6", 5) is not is_believed
        assert is_limited(server, "203.0.113.6, 203.0.113.5", 20)
        assert ("--proxies 127.0.0.1,::1,127.0.0.1" in server.said()) is not is_believed
        assert server.said().count("stands for others") == (not is_believed)
    finally:
        server.stop()


def test_an_own_place_of_the_server_cannot_be_its_base() -> None:
    from rollwrite.server.door.pages.static import PAGES
    from rollwrite.server.door.routes import ROUTES
    from rollwrite.server.settings.values import OWN_PLACES

    paths = {path for route in ROUTES for path in getattr(route, "paths", ())}
    first = {path.split("/")[1] for path in paths} - {"", "{path:path}"}
    assert first | set(PAGES) | {"assets"} == set(OWN_PLACES)
