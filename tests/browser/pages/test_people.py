"""People who come and go: seats that move, ways back, names, who is away and who watches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import DEVICE, LINK, ME, PHONE, Arrive, Guest, bot
from tests.server.house import Server

# Over plain http; what is copied the old way is kept.
NO_CLIPBOARD = """
  Object.defineProperty(navigator, "clipboard", { value: undefined });
  addEventListener("copy", ({ target }) => (window.copied = target.value));
"""


def two_at_play(ada: Guest, ben: Guest) -> str:
    table = ada.open("lost-cities", ME, LINK)
    ben.take_free_seat(ada, table)
    ada.go(f"/table/{table}")
    ada.page.locator("button.go").click()
    ben.go(f"/table/{table}")
    expect(ben.page.locator(".token").first).to_be_visible()
    return table


def menu(page: Page) -> Locator:
    page.get_by_role("button", name=re.compile("^(Menu|Menü)$")).first.click()
    found = page.get_by_role("dialog")
    expect(found).to_be_visible()
    return found


def link_in(dialog: Locator) -> str:
    return dialog.get_by_label("Link to the seat").input_value()


def decide_once(people: list[Guest]) -> Guest:
    """Whoever must decide plays; who it was."""
    for _ in range(600):
        for guest in people:
            if guest.owes():
                guest.play_by_mouse()
                return guest
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody had anything to decide")


def test_the_link_in_the_menu_moves_the_seat_to_another_device_mid_game(arrive: Arrive) -> None:
    """docs/players.md and docs/hosts.md promise it."""
    ada, ben = arrive("Ada"), arrive("Ben")
    phone = arrive("Nobody yet", PHONE)
    two_at_play(ada, ben)
    decide_once([ada, ben])
    dialog = menu(ben.page)
    dialog.get_by_role("button", name="Continue on another device").click()
    expect(dialog.get_by_alt_text("QR code of the link to the seat")).to_be_visible()
    phone.page.goto(link_in(dialog))
    expect(phone.page.get_by_role("heading", name="Play on here")).to_be_visible()
    expect(phone.page.get_by_label("Name at the table")).to_have_value("Ben")
    phone.page.get_by_role("button", name="Play on").click()
    expect(phone.page.locator(".token").first).to_be_visible()
    expect(ben.page.get_by_text("Your seat is played on another device now.")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_text("Your seat is played on another device now.")).to_be_visible()
    assert ben.page.locator("g.spot, .token.lit, button.own").count() == 0
    players = {decide_once([ada, phone]).name for _ in range(6)}
    assert players == {"Ada", "Nobody yet"}
    expect(menu(ada.page)).to_contain_text("Ben plays on from another device.")


def test_who_lost_the_cookie_comes_back_by_a_link_of_the_host(arrive: Arrive) -> None:
    """docs/players.md promises it."""
    ada, ben = arrive("Ada"), arrive("Ben", PHONE)
    two_at_play(ada, ben)
    ben.context.clear_cookies()
    ben.page.reload()
    expect(ben.page.get_by_text("You are watching")).to_be_visible()
    dialog = menu(ada.page)
    expect(dialog.get_by_text("away", exact=True)).to_be_visible()
    dialog.get_by_role("button", name="Send Ben a way back").click()
    dialog.get_by_role("button", name="Make the link").click()
    ben.page.goto(link_in(dialog))
    ben.page.get_by_role("button", name="Play on").click()
    expect(ben.page.locator(".token").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    assert {decide_once([ada, ben]).name for _ in range(4)} == {"Ada", "Ben"}


@pytest.mark.long
def test_who_still_sits_there_hears_of_the_new_link_and_keeps_the_seat(arrive: Arrive) -> None:
    ada, ben, eve = arrive("Ada"), arrive("Ben", PHONE), arrive("Eve")
    two_at_play(ada, ben)
    dialog = menu(ada.page)
    dialog.get_by_role("button", name="Send Ben a way back").click()
    dialog.get_by_role("button", name="Make the link").click()
    sent = link_in(dialog)
    ben.page.get_by_role("button", name="I sit here").click()
    expect(ben.page.get_by_role("button", name="I sit here")).to_have_count(0)
    eve.page.goto(sent)
    expect(eve.page.get_by_text("This invitation leads nowhere")).to_be_visible()


@pytest.mark.long
def test_ones_own_link_brings_all_tables_along(arrive: Arrive) -> None:
    ada, other = arrive("Ada"), arrive("Somebody", PHONE)
    tables = [ada.open("lost-cities", ME, bot("greedy")) for _ in range(2)]
    ada.go("/")
    ada.page.get_by_role("button", name="You, on any device").click()
    ada.page.get_by_role("button", name="Make my link").click()
    other.page.goto(ada.page.get_by_label("Your own link").input_value())
    expect(other.page.get_by_text("Here you have been Somebody so far.")).to_be_visible()
    other.page.get_by_role("button", name="Yes, that’s me").click()
    for table in tables:
        expect(other.page.locator(f'a[href="/table/{table}"]')).to_be_visible()
    other.go(f"/table/{tables[0]}")
    assert other.wait_for_turn()
    other.play_by_mouse()


@pytest.mark.long
def test_a_new_name_is_seen_at_the_table_at_once(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    two_at_play(ada, ben)
    home = ben.tab()
    home.goto(f"{ben.server.url}/")
    home.get_by_role("button", name="Your name, Ben. Change it").click()
    home.get_by_label("Your name", exact=True).fill("Benno")
    home.keyboard.press("Enter")
    expect(ada.page.locator(".other", has_text="Benno")).to_be_visible()
    expect(ada.page.get_by_role("main")).to_contain_text("Ben is now called Benno.")


@pytest.mark.long
def test_two_of_the_same_name_are_told_apart(arrive: Arrive) -> None:
    one, two = arrive("Ada"), arrive("Ada", PHONE)
    two_at_play(one, two)
    expect(one.page.locator(".other")).to_contain_text("Ada 2")
    expect(two.page.locator(".seat")).not_to_contain_text("Ada 2")
    dialog = menu(two.page)
    expect(dialog.get_by_text("Ada 2").first).to_be_visible()
    two.go("/")
    expect(two.page.locator("a.row")).to_contain_text("with Ada")


@pytest.mark.long
def test_who_is_away_is_seen_on_a_phone(arrive: Arrive) -> None:
    ada, ben = arrive("Ada", PHONE), arrive("Ben")
    two_at_play(ada, ben)
    chip = ada.page.locator(".seat", has_text="Ben")
    expect(chip).not_to_contain_text("away")
    ben.page.close()
    expect(chip.locator(".isAway")).to_be_visible()
    expect(chip).to_have_accessible_name(re.compile("away"))


def test_an_onlooker_on_a_phone_knows_that_he_only_watches(arrive: Arrive) -> None:
    ada, eve = arrive("Ada"), arrive("Eve", PHONE)
    table = ada.open("lost-cities", ME, bot("greedy"))
    ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    menu(ada.page).get_by_role("button", name="Copy the link for watching").click()
    eve.page.goto(str(ada.page.evaluate("navigator.clipboard.readText()")))
    said = eve.page.get_by_text("You are watching. Waiting for Ada")
    expect(said).to_be_in_viewport()


def test_what_a_browser_does_not_copy_is_shown_to_be_copied_by_hand(arrive: Arrive) -> None:
    """Over plain http there is no clipboard; some browsers refuse the old way, too."""
    ada = arrive("Ada")
    ada.context.add_init_script(NO_CLIPBOARD)
    table = ada.open("lost-cities", ME, bot("greedy"))
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    menu(page).get_by_role("button", name="Copy the link for watching").click()
    expect(page.locator("dialog[open]").get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.copied") == f"{ada.server.url}/table/{table}"
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Copied").wait_for(state="detached")
    page.get_by_role("button", name="Copy the link for watching").click()
    field = page.get_by_role("dialog", name="Copy it yourself").get_by_role("textbox")
    expect(field).to_have_value(f"{ada.server.url}/table/{table}")
    assert field.evaluate("one => one.value.slice(one.selectionStart, one.selectionEnd)") == (
        field.input_value()
    )


@pytest.mark.long
def test_three_have_chosen_and_the_prompt_says_who_is_left(arrive: Arrive) -> None:
    """The others choose together: as they do, whoever is done reads who is still at it."""
    people = [arrive(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    ada = people[0]
    table = ada.open("lost-cities", ME, LINK, LINK, LINK)
    for guest in people[1:]:
        guest.take_free_seat(ada, table)
    ada.go(f"/table/{table}")
    ada.page.locator("button.go").click()
    for guest in people[1:]:
        guest.go(f"/table/{table}")
    active = decide_once(people)
    left = [guest for guest in people if guest is not active]
    heading = active.page.get_by_role("heading", level=1)
    for count in (3, 2):
        expect(heading).to_have_text(f"{count} others are choosing.")
        left.remove(decide_once(left))
    expect(heading).to_have_text(f"{left[0].name} is choosing.")


@pytest.mark.long
def test_a_row_at_home_tells_company_turn_result_and_date(arrive: Arrive, server: Server) -> None:
    ada = arrive("Ada")
    table = ada.open("lost-cities", ME, bot("random"))
    ada.go("/")
    row = ada.page.locator(f'a.row[href="/table/{table}"]')
    for words in ("Lost Cities", "with Random", "Your turn", "since"):
        expect(row).to_contain_text(words)
    called = server.get(f"/api/tables/{table}").json()["called"]
    expect(row).to_contain_text(called.title())


@pytest.mark.long
def test_a_seat_of_a_shared_device_goes_and_the_device_passes_to_the_next(arrive: Arrive) -> None:
    ada, ben = arrive("Ada", PHONE), arrive("Ben")
    table = ada.open("lost-cities", ME, DEVICE | {"name": "Ben"}, DEVICE | {"name": "Cleo"})
    ada.go(f"/table/{table}")
    ada.page.locator("main.pass button").first.click()
    expect(ada.page.locator(".token").first).to_be_visible()
    holder = int(ada.page.evaluate(f"sessionStorage.getItem('seat {table}')"))
    key = ada.get(f"/api/tables/{table}")["seats"][holder]["key"]
    ben.post(f"/api/tables/{table}/take", {"key": key, "name": "Ben"})
    expect(ada.page.locator("main.pass button").first).to_be_visible()
    ada.page.locator("main.pass button").first.click()
    expect(ada.page.locator(".token").first).to_be_visible()


def test_back_and_forward_and_a_second_tab_keep_the_seat_in_the_middle_of_a_turn(
    arrive: Arrive,
) -> None:
    ada = arrive("Ada")
    table = ada.open("lost-cities", ME, bot("random"))
    page = ada.go("/")
    page.locator(f'a.row[href="/table/{table}"]').click()
    assert ada.wait_for_turn()
    page.go_back()
    expect(page.locator(f'a.row[href="/table/{table}"]')).to_contain_text("Your turn")
    page.go_forward()
    assert ada.wait_for_turn()
    second = ada.tab()
    second.goto(f"{ada.server.url}/table/{table}")
    second.wait_for_selector(".token.lit, g.spot, button.own")
    stage = page.locator("[data-number]").get_attribute("data-number") or ""
    ada.play_by_mouse()
    second.wait_for_function(
        "before => document.querySelector('[data-number]')?.dataset.number !== before", arg=stage
    )
    second.close()
    assert ada.wait_for_turn()
