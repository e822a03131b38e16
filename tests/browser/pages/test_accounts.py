"""Accounts in a browser: passkeys on two devices, a guest who becomes an account, settings."""

from __future__ import annotations

import copy
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages.test_pages import violations
from tests.browser.people import DESK, LINK, ME, PHONE, Arrive, Guest, bot
from tests.server.house import Server

PASSWORD = "a pencil and six dice"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def by_name(server: Server) -> Server:
    """The same server as ``localhost``: browsers make passkeys for names only."""
    local = copy.copy(server)
    local.url = server.url.replace("127.0.0.1", "localhost")
    return local


def give_authenticator(guest: Guest) -> None:
    """Chromium's own, which needs no finger."""
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def played_out(guest: Guest) -> str:
    """A game that the guest has played to its end, over the wire."""
    table = guest.open("lost-cities", ME, bot("random"))
    guest.play_out(table)
    return table


def codes_on(page: Page) -> list[str]:
    expect(page.locator(".codes li")).to_have_count(6)
    return page.locator(".codes li").all_inner_texts()


def test_a_guest_makes_a_passkey_and_is_the_same_person_on_two_devices(
    arrive: Arrive, server: Server
) -> None:
    here = by_name(server)
    laptop, phone = arrive("Ann", DESK, at=here), arrive("Ann on the train", PHONE, at=here)
    for one in (laptop, phone):
        give_authenticator(one)
    table = laptop.open("lost-cities", ME, bot("random"))
    brought = phone.open("lost-cities", ME, bot("random"))
    page = laptop.go("/settings/account")
    page.get_by_role("button", name="Make one").click()
    code = codes_on(page)[0]
    assert laptop.get(f"/api/tables/{table}")["mine"] == [0]

    other = phone.go("/sign-in")
    other.get_by_text("All lost?").click()
    other.get_by_label("Recovery code").fill(code)
    other.get_by_role("button", name="Sign in with the code").click()
    expect(other).to_have_url(re.compile(r"/$"))
    assert phone.get("/api/me")["name"] == "Ann"
    assert phone.get(f"/api/tables/{table}")["mine"] == [0]
    assert laptop.get(f"/api/tables/{brought}")["mine"] == [0], "the guest's seat came along"

    other = phone.go("/settings/account")
    expect(other.get_by_text("5 of 6 left")).to_be_visible()
    other.get_by_role("button", name="One more").click()
    expect(other.get_by_text("on 2 devices")).to_be_visible()
    other.get_by_role("button", name="Sign out on this device").click()
    expect(other).to_have_url(re.compile(r"/$"))
    assert phone.get("/api/me")["name"] == ""
    other = phone.go("/sign-in")
    other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other).to_have_url(re.compile(r"/$"))
    assert phone.get(f"/api/tables/{table}")["mine"] == [0]

    page = laptop.go("/settings/account")
    page.get_by_role("button", name=re.compile("Sign out: .*Chrome")).click()
    expect(page.get_by_role("button", name=re.compile("Sign out: "))).to_have_count(0)
    assert phone.get("/api/me")["name"] == ""


def test_at_a_plain_address_the_page_says_why_and_a_password_works(arrive: Arrive) -> None:
    ben, later = arrive("Ben"), arrive("Guest", PHONE, "de", "dark")
    page = ben.go("/settings/account")
    expect(page.get_by_text("this address is a number")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("localhost:"))).to_be_visible()
    page.get_by_role("button", name="Set one").click()
    page.get_by_label("New password").fill("short")
    page.get_by_role("button", name="Save the password").click()
    expect(page.locator("p[role=alert]")).to_contain_text("at least ten")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Save the password").click()
    codes_on(page)
    login = ben.get("/api/account")["login"]
    expect(page.get_by_text(login)).to_be_visible()

    other = later.go("/sign-in")
    other.get_by_label("Anmeldename").fill(login)
    other.get_by_label("Passwort").fill("not the password")
    other.get_by_label("Passwort").press("Enter")
    expect(other.locator("p[role=alert]")).to_contain_text("passen nicht zusammen")
    other.get_by_label("Passwort").fill(PASSWORD)
    other.get_by_label("Passwort").press("Enter")
    expect(other).to_have_url(re.compile(r"/$"))
    assert later.get("/api/me")["name"] == "Ben"


@pytest.mark.long
def test_name_and_face_are_chosen_in_the_settings_and_kept_at_once(arrive: Arrive) -> None:
    ada, eve = arrive("Ada", PHONE), arrive("Eve")
    table = ada.open("lost-cities", ME, bot("random"))
    page = ada.go("/settings")
    page.get_by_role("button", name="Choose another face").click()
    page.get_by_role("radio", name="Red").click()
    page.get_by_role("radio", name="Red").press("Tab")
    page.keyboard.press("ArrowRight")
    page.get_by_role("radio", name="Laughing").click()
    page.get_by_role("button", name="Close").click()
    name = page.get_by_label("Your name")
    name.fill("Adelheid")
    name.press("Enter")
    page.get_by_role("switch", name="Sound").click()
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()
    expect(page.locator("[data-face^=red]").first).to_be_visible()
    page.wait_for_function(
        "() => fetch('/api/me').then(r => r.json()).then(m => m.name === 'Adelheid')"
    )
    [seat, _] = eve.get(f"/api/tables/{table}")["seats"]
    assert seat["name"] == "Adelheid"
    assert seat["face"].startswith("red ")
    assert seat["face"].endswith(" open")


@pytest.mark.long
def test_home_tells_whose_turn_it_is_and_a_history_what_was_played(arrive: Arrive) -> None:
    ada = arrive("Ada", pace="fast")
    page = ada.go("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play, Ada?")
    over = played_out(ada)
    running = ada.open("lost-cities", ME, bot("random"))
    page = ada.go("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("It is your turn, Ada.")
    expect(page).to_have_title("(1) rollwrite")
    card = page.get_by_role("link", name=re.compile("Your turn, since"))
    expect(card).to_have_attribute("href", f"/table/{running}")
    page.get_by_role("link", name="History").click()
    expect(page.get_by_role("heading", name="Games")).to_be_visible()
    page = ada.go("/history")
    expect(page.get_by_text("0 of 1").or_(page.get_by_text("1 of 1")).first).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("link", name="Take it with you").click()
    assert taken.value.suggested_filename == "rollwrite.zip"
    page = ada.go("/")
    page.get_by_role("button", name=re.compile("^More about")).click()
    page.get_by_role("button", name="Throw it away").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.locator(f'a[href="/table/{over}"]')).to_have_count(0)
    assert ada.get("/api/me/history")["games"] == []


@pytest.mark.long
def test_who_leaves_types_the_name_and_is_nobody_then(arrive: Arrive) -> None:
    ada, ben = arrive("Ada", PHONE, "de"), arrive("Ben")
    table = ben.open("lost-cities", ME, LINK)
    ada.take_free_seat(ben, table)
    page = ada.go("/settings/account")
    page.get_by_role("button", name="Konto löschen").click()
    leave = page.get_by_role("button", name="Alles löschen")
    expect(leave).to_be_disabled()
    page.get_by_label("Tipp deinen Namen").fill("Ada")
    leave.click()
    expect(page.get_by_text("Wir kennen uns noch nicht")).to_be_visible()
    assert ada.get("/api/me")["name"] == ""
    assert [seat["kind"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == [
        "person",
        "free",
    ]


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(PHONE, "de", "dark"), pytest.param(DESK, "en", "light", marks=pytest.mark.long)],
)
def test_axe_finds_nothing_on_pages_about_people(
    arrive: Arrive, server: Server, size: dict[str, int], language: str, theme: str
) -> None:
    ada = arrive("Ada", size, language, theme, at=by_name(server))
    ada.post("/api/account/password", {"password": PASSWORD})
    played_out(ada)
    ada.open("lost-cities", ME, bot("random"))
    for path in ("/", "/history", "/settings", "/settings/account", "/sign-in"):
        page = ada.go(path)
        page.wait_for_selector("h1", state="attached")
        assert violations(page) == [], path
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, f"{path} scrolls sideways"
    page = ada.go("/settings")
    another = re.compile("^(Choose another face|Ein anderes Gesicht wählen)")
    page.get_by_role("button", name=another).click()
    assert violations(page) == [], "the face chooser"
