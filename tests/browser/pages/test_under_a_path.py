"""A server that lies under a path of somebody's site, behind a proxy, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import options
from tests.browser.people import DESK
from tests.server.house import Server
from tests.server.proxy import OWN, Proxy


def test_a_server_under_a_path_is_played_through_its_proxy(
    browser: Browser, tmp_path: Path
) -> None:
    """Assets, calls, the live line, links and the code for phones, in a real browser."""
    proxy = Proxy(tmp_path)
    server = Server(tmp_path / "data", *options(), "--public-url", proxy.url).start()
    context = browser.new_context(ignore_https_errors=True, viewport=DESK)  # type: ignore[arg-type]
    context.set_default_timeout(60_000)
    with proxy.before(server.url, OWN):
        page = context.new_page()
        failed: list[str] = []
        page.on(
            "response", lambda answer: failed.append(answer.url) if answer.status > 399 else None
        )
        page.on("pageerror", lambda error: failed.append(str(error)))
        page.goto(f"{proxy.url}/")
        made = page.evaluate(
            """async (base) => {
              const headers = { "content-type": "application/json" };
              const post = (path, body) =>
                fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
              await post("/api/guests", { name: "Ada" });
              const seats = [{ kind: "me" }, { kind: "link" }];
              return (await post("/api/tables", { game: "lost-cities", seats })).json();
            }""",
            "/games",
        )
        page.goto(f"{proxy.url}/")
        page.locator(f"a[href='/games/table/{made['table']}']").first.click()
        page.wait_for_url(f"{proxy.url}/table/{made['table']}")
        link = page.locator("input.field[readonly]").first
        expect(link).to_have_value(re.compile("^" + re.escape(f"{proxy.url}/join/")))
        code = page.locator("img.code").first
        page.wait_for_function("code => code.naturalWidth > 0", arg=code.element_handle())
        guest = context.new_page()
        guest.goto(link.input_value())
        expect(guest.locator("a[href='/games/']:visible").first).to_be_visible()
        page.reload()
        expect(link).to_be_visible()
        assert not failed
        context.close()
    server.stop()
