"""Being told: the settings page, a push that a worker shows, the shell without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, BrowserType, CDPSession, Page, expect

from tests.browser import which
from tests.browser.conftest import FLAGS, options
from tests.browser.people import DESK, EARS, LINK, ME, PHONE, Arrive, Guest, prefer, settled
from tests.server.house import Server
from tests.server.telling.post import PostOffice, post_office

PAGE = "/settings/notifications"
# What the push service of a browser does, of which there is none in a test: keys and an address.
SUBSCRIBED = """(known) => {
  const options = { applicationServerKey: null };
  PushManager.prototype.subscribe = async (asked) => {
    window.asked = asked;
    const { endpoint, p256dh, auth } = known;
    return { endpoint, options, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  };
}"""


# How a browser looks to a page that came over plain http, and one on an iPhone in a tab.
AT_A_PLAIN_ADDRESS = "Object.defineProperty(window, 'isSecureContext', { value: false })"
ON_AN_IPHONE = """delete window.PushManager;
Object.defineProperty(navigator, "userAgent", { value: "Mozilla/5.0 (iPhone) Safari" });"""
BADGED = "navigator.setAppBadge = async (count) => void (window.badge = count)"

RESTING = "() => !document.getAnimations().some((one) => one.playState === 'running')"


@pytest.fixture(scope="module")
def browser(browser_type: BrowserType) -> Iterator[Browser]:
    """A whole one: without a window it shows no notifications."""
    running = browser_type.launch(executable_path=which.find(is_whole=True), args=FLAGS)
    yield running
    running.close()


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as running:
        yield running


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Server]:
    """A server that may speak to loopback."""
    running = Server(tmp_path, *options(), "--private-webhooks").start()
    yield running
    if running.process is not None:
        running.stop()


def axe(page: Page) -> None:
    """Once all that moves has come to rest: half a colour has no contrast."""
    page.wait_for_function(RESTING)
    found = Axe().run(page)
    assert not found.response["violations"], found.generate_report()


def allow(guest: Guest) -> None:
    guest.context.grant_permissions(["notifications"], origin=guest.server.url)


def test_push_is_switched_on_tried_and_shown_where_it_leads(
    arrive: Arrive, telling: Server, office: PostOffice
) -> None:
    ada = arrive("Ada", PHONE, at=telling)
    allow(ada)
    page = ada.go(PAGE)
    settled(page)
    expect(page.get_by_role("switch", name="Push to this phone")).to_be_visible()
    axe(page)
    browser = office.browser("phone")
    page.evaluate(SUBSCRIBED, browser.subscription())
    page.get_by_role("switch", name="Push to this phone").click()
    expect(page.get_by_role("switch", name="Push to this phone")).to_be_checked()
    page.get_by_role("button", name="Add a webhook").click()
    page.get_by_label("Its address").fill(f"{office.url}/hooks/a-very-long-secret")
    page.get_by_role("radio", name="Slack").click()
    page.get_by_role("button", name="Save the webhook").click()
    expect(page.get_by_text("127.0.0.1/…cret", exact=True)).to_be_visible()
    page.get_by_role("button", name="Send me a test").click()
    expect(page.get_by_text("A push is on its way.", exact=True)).to_be_visible()
    expect(page.get_by_text("We wrote to 127.0.0.1/…cret.", exact=True)).to_be_visible()
    told = browser.read(office.next().body)
    assert told["title"] == "This is a test"
    assert office.next().json()["text"].startswith("*This is a test*")
    page.get_by_role("switch", name="Quiet hours").click()
    expect(page.get_by_label("Quiet from")).to_have_value("22:00")
    axe(page)
    page.reload()
    expect(page.get_by_role("switch", name="Push to this phone")).to_be_checked()
    expect(page.get_by_label("Quiet until")).to_have_value("08:00")
    page.get_by_label("Quiet until").fill("09:30")
    page.get_by_label("Quiet until").blur()
    expect(page.locator(".notice.bad")).to_contain_text("Quiet hours last ten hours at most.")
    shown = delivered(ada.context, page, telling, {**told, "path": "/rules/lost-cities"})
    assert shown == [["This is a test", told["text"], "/rules/lost-cities"]]


MOST_CALLS = 30
# What is shown within two seconds.
SHOWN = """async () => {
  const there = await navigator.serviceWorker.ready;
  for (let look = 0; look < 40; look += 1) {
    const all = await there.getNotifications();
    if (all.length) return all.map((one) => [one.title, one.body, one.data.path]);
    await new Promise((go) => setTimeout(go, 50));
  }
  return null;
}"""


def delivered(context: BrowserContext, page: Page, server: Server, told: Any) -> Any:
    """What the worker shows when this arrives, as the browser would hand it over."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    session: CDPSession = context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(50)
    message = {"origin": f"{server.url}/", "registrationId": known[0], "data": json.dumps(told)}
    for _ in range(MOST_CALLS):  # a browser that is busy elsewhere drops some
        session.send("ServiceWorker.deliverPushMessage", message)
        if shown := page.evaluate(SHOWN):
            return shown
    raise AssertionError(f"nothing was shown after {MOST_CALLS} calls")


@pytest.mark.long
def test_another_table_calls_whoever_has_a_page_open(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    table = ada.open("lost-cities", ME, LINK, order="clockwise")
    ben.take_free_seat(ada, table)
    elsewhere = ben.open("lost-cities", ME, LINK)
    ben.context.add_init_script(BADGED)
    ben.context.add_init_script(prefer(calls="on"))
    page = ben.go(f"/table/{elsewhere}")
    settled(page)
    page.evaluate(EARS)
    ada.go(f"/table/{table}")
    ada.page.locator("button.go").click()
    there = page.get_by_role("link", name="Go there")
    while not there.count():
        if ada.owes():
            ada.play_by_mouse()
        ada.page.wait_for_timeout(200)
    there.focus()  # it stays while somebody is there
    page.wait_for_function("() => document.title.startsWith('(1) ')")
    assert "data:image/svg" in str(page.locator("link[rel=icon]").get_attribute("href"))
    assert page.evaluate("window.badge") == 1
    assert page.evaluate("window.started") == 1  # it rang once
    axe(page)
    there.click()
    page.wait_for_url(f"**/table/{table}")
    expect(page.get_by_role("link", name="Go there")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(
    ("hindered", "said", "size", "language", "theme"),
    [
        (AT_A_PLAIN_ADDRESS, "needs HTTPS", PHONE, "en", "light"),
        (AT_A_PLAIN_ADDRESS, "braucht HTTPS", DESK, "de", "dark"),
        (ON_AN_IPHONE, "add to home screen first", PHONE, "en", "dark"),
        (ON_AN_IPHONE, "erst zum Home-Bildschirm hinzufügen", PHONE, "de", "light"),
    ],
)
def test_the_page_says_why_push_does_not_work_here(
    arrive: Arrive, hindered: str, said: str, size: dict[str, int], language: str, theme: str
) -> None:
    ada = arrive("Ada", size, language, theme)
    ada.context.add_init_script(hindered)
    page = ada.go(PAGE)
    expect(page.get_by_text(said, exact=True)).to_be_visible()
    expect(page.get_by_role("switch", name=re.compile("Push"))).to_have_count(0)
    axe(page)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    how = page.get_by_role("button", name=re.compile("Show me how|Zeig mir"))
    assert how.count() == int(hindered == ON_AN_IPHONE)
    if how.count():
        how.click()
        expect(page.get_by_role("dialog").locator("li")).to_have_count(3)
        axe(page)


def test_the_app_can_be_installed_and_says_so_without_a_network(
    browser: Browser, own_server: Server
) -> None:
    context = browser.new_context(viewport=DESK)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(own_server.url)
    session = context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    found = json.loads(manifest["data"])
    for icon in found["icons"]:
        answer = context.request.get(f"{own_server.url}/{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    hindrances = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in hindrances} <= {"in-incognito"}  # as every test is
    names = page.evaluate(
        """async () => {
          const all = await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)));
          return all.flat();
        }"""
    )
    assert "/" in names
    assert not [name for name in names if name.startswith("/api")]
    # A record that another app shares opens its replay.
    record = (Path(__file__).parents[3] / "corpus" / "lost-cities").glob("*.txt")
    text = next(record).read_text(encoding="utf-8")
    page.evaluate(
        """async (text) => {
          const form = new FormData();
          form.append("record", new File([text], "game.txt", { type: "text/plain" }));
          await fetch("/replay/shared", { method: "POST", body: form, redirect: "manual" });
        }""",
        text,
    )
    page.goto(f"{own_server.url}/replay?shared=1")
    expect(page.get_by_role("slider").or_(page.locator(".timeline")).first).to_be_visible()
    assert page.url == f"{own_server.url}/replay"
    own_server.stop()
    page.goto(f"{own_server.url}/rules/lost-cities")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    axe(page)
    context.close()
