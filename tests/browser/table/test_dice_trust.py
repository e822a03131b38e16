"""The dice are rolled again by the browser, and anybody may add their own luck."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.game import Game, Rolled
from rollwrite.kernel.kept.record import Entry, Record, ended, read, replay, write
from tests.browser.people import DESK, LINK, ME, PHONE, Arrive, Guest
from tests.browser.table.test_end import play_to_the_end
from tests.server.house import Server

CORPUS = Path(__file__).parents[3] / "corpus"
NO_WEB_CRYPTO = "Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined })"


def a_record() -> Record:
    file = sorted((CORPUS / "lost-cities").glob("2-seats-clockwise-*.txt"))[0]
    return read(file.read_text(encoding="utf-8"), BY_ID)


def tampered(record: Record, game: Game) -> tuple[str, int]:
    """The last roll shows other faces that fit the moves; digests are made anew.

    Returns the text, and which roll was changed.
    """
    rolls = [at for at, entry in enumerate(record.entries) if isinstance(entry.event, Rolled)]
    for number in range(len(rolls), 1, -1):
        for text in _with_other_faces(record, game, rolls[number - 1]):
            return text, number
    raise AssertionError("no roll of this game can be another one")


def _with_other_faces(record: Record, game: Game, at: int) -> list[str]:
    event = record.entries[at].event
    assert isinstance(event, Rolled)
    found = []
    for place, face in enumerate(event.faces):
        for other in {"red", "blue", "green"} - {face} if face.isalpha() else {"4", "5"} - {face}:
            faces = (*event.faces[:place], other, *event.faces[place + 1 :])
            entries = list(record.entries)
            entries[at] = replace(entries[at], event=Rolled(faces))
            found += _as_text(replace(record, entries=_bare(entries), ending=None), game)
    return found


def _bare(entries: list[Entry]) -> tuple[Entry, ...]:
    return tuple(replace(entry, digest="") for entry in entries)


def _as_text(record: Record, game: Game) -> list[str]:
    """The record with digests and an ending of its own, if the moves fit and it is over."""
    try:
        last = list(replay(record, game))[-1].state
    except ValueError:
        return []
    return [write(ended(record, last), game)] if last.is_over() else []


def show(guest: Guest, text: str) -> Page:
    page = guest.go("/replay")
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(files=[file])  # type: ignore[arg-type]
    expect(page.locator("[data-check]").first).to_be_visible()
    return page


@pytest.mark.parametrize(
    ("size", "language", "words"),
    [
        pytest.param(DESK, "en", r"all \d+ rolls were rolled again", marks=pytest.mark.long),
        (PHONE, "de", r"Alle \d+ Würfe wurden"),
    ],
)
def test_a_replay_says_what_this_device_rolled(
    arrive: Arrive, size: dict[str, int], language: str, words: str
) -> None:
    record = a_record()
    page = show(arrive("Ada", size, language), write(record, BY_ID["lost-cities"]))
    check = page.locator("[data-check=yes]")
    expect(check.get_by_role("status")).to_have_text(re.compile(words))
    check.locator("summary").click()
    rolls = sum(isinstance(entry.event, Rolled) for entry in record.entries)
    expect(check.locator("li")).to_have_count(rolls)
    expect(check).to_contain_text("Web Crypto")
    expect(check).to_contain_text(record.secret)


@pytest.mark.long
def test_a_tampered_record_shows_which_roll_is_wrong(arrive: Arrive) -> None:
    text, number = tampered(a_record(), BY_ID["lost-cities"])
    check = show(arrive("Ada"), text).locator("[data-check=no]")
    expect(check.locator("> .loss")).to_have_count(1)
    expect(check.locator("> .loss")).to_contain_text(f"Roll {number} is wrong")


@pytest.mark.long
def test_without_web_crypto_the_page_rolls_by_itself_and_says_so(arrive: Arrive) -> None:
    """As on plain http in a home network."""
    ada = arrive("Ada")
    ada.context.add_init_script(NO_WEB_CRYPTO)
    check = show(ada, write(a_record(), BY_ID["lost-cities"])).locator("[data-check=yes]")
    check.locator("summary").click()
    expect(check).to_contain_text("plain http")


def test_the_end_is_checked_here_against_what_this_device_was_promised(
    arrive: Arrive, server: Server
) -> None:
    ada = arrive("Ada", PHONE, pace="fast")
    table = ada.open("dungeons", ME, adventure="annoyed-animals")
    page = ada.go(f"/table/{table}")
    page.wait_for_function("() => localStorage.getItem('rollwrite-sealed')")
    play_to_the_end(page)
    check = page.locator("div.end [data-check=yes]")
    expect(check.get_by_role("status")).to_have_text(re.compile("rolled again"))
    page.evaluate(
        "table => localStorage.setItem('rollwrite-sealed', JSON.stringify([[table, 'other']]))",
        table,
    )
    page.goto(f"{server.url}/replay/{table}")
    expect(page.locator("[data-check=no]").get_by_role("status")).to_have_text(
        re.compile("does not fit the hash")
    )


def seeds_of(guest: Guest, table: str) -> list[str]:
    text = guest.context.request.get(f"{guest.server.url}/api/tables/{table}/record").text()
    return re.findall(r"^seed \d (.*)$", text, re.MULTILINE)


def test_who_opens_and_who_takes_a_seat_may_type_their_own_seed(arrive: Arrive) -> None:
    ada, bob = arrive("Ada"), arrive("Bob", PHONE, "de")
    page = ada.go("/new/lost-cities")
    page.get_by_text("Mix your own words into the dice").click()
    page.get_by_label("Your words or numbers").fill("my lucky 7")
    page.locator("button.go").first.click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rsplit("/", 1)[1]
    assert seeds_of(ada, table)[0] == "my lucky 7"
    table = ada.open("lost-cities", ME, LINK)
    key = ada.get(f"/api/tables/{table}")["seats"][1]["key"]
    page = bob.go(f"/take/{table}/{key}")
    page.get_by_text("Eigene Wörter in die Würfel mischen").click()
    page.get_by_label("Deine Wörter oder Zahlen").fill("Glückskeks")
    page.locator("button.go").click()
    page.wait_for_url(re.compile(f"/table/{table}"))
    start(ada, table)
    assert seeds_of(ada, table)[1] == "Glückskeks"


def start(host: Guest, table: str) -> None:
    page = host.go(f"/table/{table}")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".desktop")
