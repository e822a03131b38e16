"""The first page stays light: compressed script and style under 150 kB."""

from __future__ import annotations

from tests.browser.people import Arrive


def test_the_first_page_loads_less_than_150_kilobytes_of_script_and_style(arrive: Arrive) -> None:
    ada = arrive("Ada")
    sizes: dict[str, int] = {}
    ada.page.on(
        "requestfinished",
        lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}),
    )
    ada.go("/")
    ada.page.wait_for_load_state("networkidle")
    loaded = {url: size for url, size in sizes.items() if url.endswith((".js", ".css"))}
    assert loaded
    assert sum(loaded.values()) < 150_000
