"""It is your turn: from a real move to the words that a browser decrypts."""

from __future__ import annotations

import random
from typing import Any

from tests.server.clocked import BY_DAY, DAY, HOUR, LIVE, ClockedServer, gathered
from tests.server.house import Json, Live, Person
from tests.server.telling.post import Browser, PostOffice, is_signed_by

GRACE = 3.0
FREE: Json = {"kind": "free"}
CLOCKWISE = {"order": "clockwise"}


def called(person: Person, office: PostOffice, language: str = "en") -> Browser:
    """Somebody whose browser is called from now on."""
    browser = office.browser(person.name)
    answer = person.post("/api/me/reach/push", browser.subscription())
    assert answer.status_code == 200, answer.text
    wish(person, language=language)
    return browser


def wish(person: Person, **wishes: Any) -> Json:
    known = person.get("/api/me/reach")["wishes"]
    answer = person.post("/api/me/reach/wishes", {**known, **wishes})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def at_table(clocked: ClockedServer, pace: Json = FREE, **more: Any) -> tuple[str, Person, Person]:
    """Ada and Bob, and the table waits for Ada alone."""
    table, (ada, bob) = gathered(
        clocked, "Ada", "Bob", pace=pace, options=CLOCKWISE, name="Sunday", **more
    )
    until_turn_of(table, ada, bob)
    return table, ada, bob


def until_turn_of(table: str, wanted: Person, other: Person, seed: int = 1) -> None:
    """Until the table waits for one of two alone; both are gone then."""
    chance = random.Random(seed)
    with wanted.at(table) as a, other.at(table) as b:
        for _ in range(200):
            waiting = newest(a, b)["view"]["waiting"]
            if waiting == [a.table["seat"]]:
                return
            decide(b if b.table["seat"] in waiting else a, chance)
    raise AssertionError("it never waited for one alone")


def newest(*sitting: Live) -> Json:
    for one in sitting:
        assert one.ask("sit", seat=one.table["seat"])["type"] == "done"
        one.next_view()
    found: Json = sitting[0].table
    return found


def decide(sitting: Live, chance: random.Random) -> None:
    sitting.decide(chance)


def hand_over(table: str, mover: Person, other: Person) -> None:
    """The one who is waited for decides until the table waits for the other alone."""
    until_turn_of(table, other, mover, seed=2)


def test_a_real_move_reaches_the_other_and_only_that_browser_can_read_it(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked)
    clocked.turn(GRACE)
    browser = called(bob, office, "de")
    hand_over(table, ada, bob)
    clocked.turn(GRACE)
    letter = office.next()
    assert letter.path == "/push/Bob"
    assert is_signed_by(letter, bob.get("/api/me/reach")["push_key"])
    assert b"Sonntag" not in letter.body
    assert b"dran" not in letter.body
    assert len(letter.body) < 1000
    told = browser.read(letter.body)
    assert told["title"] == "Du bist dran"
    assert told["text"] == "Sunday · Lost Cities · mit Ada"
    assert told["path"] == f"/table/{table}"
    assert letter.headers["urgency"] == "high"


def test_one_is_told_once_for_a_turn_however_many_steps_there_are(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked)
    clocked.turn(GRACE)
    called(bob, office)
    hand_over(table, ada, bob)
    clocked.turn(GRACE)
    office.next()
    with bob.at(table) as sitting:
        assert sitting.play("step", move=sitting.moves()[0])["type"] == "done"
        sitting.play("take-back")
        for _ in range(3):
            clocked.turn(60)
        assert office.is_silent()


def test_nobody_is_told_what_they_see_and_everybody_who_does_not_look(
    clocked: ClockedServer, office: PostOffice
) -> None:
    """Only while that very table can be seen: a page behind another one is no page."""
    table, ada, bob = at_table(clocked)
    other, _, _ = at_table(clocked)
    clocked.turn(GRACE)
    called(bob, office)
    with bob.at(table, is_looking=True) as sitting:
        hand_over(table, ada, bob)
        clocked.turn(GRACE)
        assert office.is_silent()
        clocked.turn(61)  # it still lies before their eyes
        assert office.is_silent()
        assert sitting.ask("look", is_looking=False)["type"] == "done"
    table, ada, bob2 = at_table(clocked)
    clocked.turn(GRACE)
    called(bob2, office)
    with bob2.at(table, is_looking=True) as sitting, bob2.at(other, is_looking=True):
        assert sitting.ask("look", is_looking=False)["type"] == "done"
        hand_over(table, ada, bob2)
        clocked.turn(GRACE)
        assert office.next().path == "/push/Bob"


def test_who_looked_and_went_without_deciding_is_told_after_all(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked)
    clocked.turn(GRACE)
    browser = called(bob, office)
    with bob.at(table, is_looking=True):
        hand_over(table, ada, bob)
        clocked.turn(GRACE)
        assert office.is_silent()
    clocked.turn(61)
    assert browser.read(office.next().body)["title"] == "It is your turn"


def test_what_is_not_true_any_more_is_not_told(clocked: ClockedServer, office: PostOffice) -> None:
    table, ada, bob = at_table(clocked)
    clocked.turn(GRACE)
    called(bob, office)
    hand_over(table, ada, bob)
    hand_over(table, bob, ada)  # before anybody could be told
    clocked.turn(GRACE)
    assert office.is_silent()


def test_quiet_hours_end_with_what_is_still_true(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked)
    browser = called(bob, office)
    now = clocked.clock.now()
    hour = int(now // HOUR) % 24
    wish(bob, quiet_from=f"{hour:02}:00", quiet_to=f"{(hour + 2) % 24:02}:00", zone="Etc/UTC")
    hand_over(table, ada, bob)
    clocked.turn(GRACE)
    assert office.is_silent()
    clocked.turn(HOUR - now % HOUR)
    assert office.is_silent()
    clocked.turn(HOUR)
    assert browser.read(office.next().body)["title"] == "It is your turn"


def test_a_holiday_ends_with_what_is_still_true(clocked: ClockedServer, office: PostOffice) -> None:
    table, ada, bob = at_table(clocked)
    browser = called(bob, office)
    day = clocked.clock.now() // DAY + 3
    wish(bob, holiday=iso(day), zone="Etc/UTC")
    hand_over(table, ada, bob)
    clocked.turn(DAY)
    assert office.is_silent()
    clocked.turn(day * DAY - clocked.clock.now())
    assert browser.read(office.next().body)["title"] == "It is your turn"


def iso(day: float) -> str:
    import datetime

    return datetime.datetime.fromtimestamp(day * DAY, datetime.UTC).date().isoformat()


def test_one_is_reminded_with_a_quarter_of_the_time_left(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked, LIVE)
    with ada.at(table, is_looking=True) as sitting:
        browser = called(bob, office)
        with bob.at(table):  # there, but the page is hidden
            chance = random.Random(5)
            while sitting.owes():
                sitting.decide(chance)
            clocked.turn(GRACE)
            assert browser.read(office.next().body)["title"] == "It is your turn"
            clocked.turn(60)
            assert office.is_silent()
            clocked.turn(6)
            assert browser.read(office.next().body)["title"] == "21 seconds left for your turn"


def test_by_the_day_one_is_reminded_two_hours_before_the_end(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked, BY_DAY)
    clocked.turn(GRACE)
    browser = called(bob, office)
    hand_over(table, ada, bob)
    clocked.turn(GRACE)
    assert browser.read(office.next().body)["title"] == "It is your turn"
    clocked.turn(DAY - 2.5 * HOUR)
    assert office.is_silent()
    clocked.turn(0.6 * HOUR)
    told = browser.read(office.next().body)
    assert told["title"] == "2 hours left for your turn"


def test_what_is_switched_off_is_not_told(clocked: ClockedServer, office: PostOffice) -> None:
    table, ada, bob = at_table(clocked)
    clocked.turn(GRACE)
    called(bob, office)
    wish(bob, turns=False)
    hand_over(table, ada, bob)
    clocked.turn(GRACE)
    assert office.is_silent()


def test_guests_sit_down_games_start_and_nudges_are_told(
    clocked: ClockedServer, office: PostOffice
) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    host, guest = called(ada, office), called(bob, office)
    table = ada.open({"kind": "me"}, {"kind": "link"}, options=CLOCKWISE)
    door = ada.get(f"/api/tables/{table}")["door"]
    assert bob.post(f"/api/tables/{table}/join", {"key": door, "name": "Bob"}).status_code == 200
    clocked.turn(GRACE)
    assert host.read(office.next().body)["title"] == "Bob sits down at your table"
    with ada.at(table, is_looking=True) as sitting:
        assert sitting.ask("start")["type"] == "done"
        clocked.turn(GRACE)
        told = guest.read(office.next().body)
        assert told["title"] in ("The game begins", "It is your turn")
    until_turn_of(table, bob, ada)
    clocked.turn(GRACE)
    while not office.is_silent(0.3):
        pass
    with ada.at(table, is_looking=True) as sitting:
        clocked.turn(180)
        assert sitting.ask("nudge", seat=1)["type"] == "done"
        clocked.turn(GRACE)
        assert guest.read(office.next().body)["title"] == "Ada nudged you"


def test_the_end_of_the_game_is_told_to_who_is_not_there(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked)
    clocked.turn(GRACE)
    browser = called(bob, office)
    wish(bob, turns=False)
    with ada.at(table) as a, bob.at(table) as b:
        assert a.ask("propose-end")["type"] == "done", a.frames[-1]
        assert b.ask("propose-end")["type"] == "done", b.frames[-1]
    clocked.turn(GRACE)
    assert browser.read(office.next().body)["title"] == "The game is over"


def test_where_nobody_else_sits_nobody_is_told(clocked: ClockedServer, office: PostOffice) -> None:
    ada = clocked.guest("Ada")
    called(ada, office)
    ada.open({"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    clocked.turn(GRACE)
    assert office.is_silent()


def test_other_pages_of_a_person_hear_at_once_that_a_table_needs_them(
    clocked: ClockedServer,
) -> None:
    """Without any way that is on: a page is a way by itself."""
    table, ada, bob = at_table(clocked)
    elsewhere = bob.open({"kind": "me"}, {"kind": "link"})
    with bob.at(elsewhere) as page:
        hand_over(table, ada, bob)
        while (heard := page.receive())["type"] != "called":
            pass
    assert (heard["what"], heard["table"], heard["name"]) == ("turn", table, "Sunday")
    assert bob.get("/api/me/turns") == {"count": 1}


def test_a_restart_loses_nothing_that_is_true_and_tells_nothing_twice(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked)
    clocked.turn(GRACE)
    called(bob, office)
    hand_over(table, ada, bob)
    clocked.again()
    clocked.turn(GRACE)
    office.next()
    clocked.again()
    clocked.turn(GRACE)
    assert office.is_silent()


def test_a_browser_that_listens_no_more_is_forgotten_and_one_that_is_busy_tried_again(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked)
    clocked.turn(GRACE)
    called(bob, office)
    office.answers += [503, 201]
    hand_over(table, ada, bob)
    clocked.turn(GRACE)
    first = office.next()
    assert office.is_silent()
    clocked.turn(16)
    assert office.next().path == first.path
    assert office.is_silent()  # that it was taken is written down meanwhile
    clocked.turn(120)
    assert office.is_silent()
    hand_over(table, bob, ada)
    office.answers += [410]
    hand_over(table, ada, bob)
    clocked.turn(GRACE)
    office.next()
    while bob.get("/api/me/reach")["pushes"]:
        pass
