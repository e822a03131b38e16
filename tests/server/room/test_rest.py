"""Who plays by the day may sleep: quiet hours and holidays are left out of the clock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clocked import BY_DAY, DAY, HOUR, ClockedServer, gathered, news, until
from tests.server.house import Json, Person
from tests.server.telling.test_turn import until_turn_of

NIGHT = {"quiet_from": "22:00", "quiet_to": "08:00", "zone": "UTC"}
CLOCKWISE = {"order": "clockwise"}


@pytest.fixture
def morning(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    """It is eight o'clock on the 15th of January 2027, in Greenwich."""
    running = ClockedServer(tmp_path_factory.mktemp("data")).start()
    assert running.clock.now() % DAY == 8 * HOUR
    yield running
    running.stop()


def wish(person: Person, **wishes: Any) -> Json:
    known = person.get("/api/me/reach")["wishes"]
    answer = person.post("/api/me/reach/wishes", {**known, **wishes})
    found: Json = answer.json()
    return found


def at_table(server: ClockedServer, pace: Json = BY_DAY) -> tuple[str, Person, Person]:
    """Ann and Ben; the table will wait for Ben."""
    table, (ann, ben) = gathered(server, "Ann", "Ben", pace=pace, options=CLOCKWISE)
    return table, ann, ben


def seat(person: Person, table: str, number: int = 1) -> Json:
    found: Json = person.get(f"/api/tables/{table}")["seats"][number]
    return found


def next_turn_of(table: str, one: Person, other: Person) -> None:
    """A decision that begins now."""
    until_turn_of(table, other, one, seed=2)
    until_turn_of(table, one, other, seed=3)


def test_quiet_hours_do_not_count_and_everybody_is_told(morning: ClockedServer) -> None:
    table, ann, ben = at_table(morning)
    wish(ben, **NIGHT)
    next_turn_of(table, ben, ann)
    start = morning.clock.now()
    clock = seat(ann, table)["clock"]
    assert clock["left"] == DAY
    assert clock["deadline"] == start + 34 * HOUR  # 14 hours until ten, 10 from eight on
    with ann.at(table) as sitting:
        assert "news-quiet-hours" in news(sitting)
        morning.turn(15 * HOUR)  # an hour of the night is over
        until(sitting, lambda view: view["seats"][1]["rest"])
        asleep = sitting.table["seats"][1]
        assert asleep["rest"] == {"until": start + DAY, "is_holiday": False}
        assert (asleep["clock"]["left"], asleep["clock"]["is_running"]) == (10 * HOUR, False)
        assert not asleep["can_nudge"]
        assert sitting.ask("nudge", seat=1)["code"] == "no-nudge"
        morning.turn(9 * HOUR)
        until(sitting, lambda view: not view["seats"][1]["rest"])
        morning.turn(9 * HOUR)
        assert sitting.ask("nudge", seat=1)["type"] == "done"
        assert "news-time-out-bot" not in news(sitting)
        morning.turn(HOUR + 1)
        until(sitting, lambda _: "news-time-out-bot" in news(sitting))


def test_a_holiday_stops_the_clock_at_once_survives_a_restart_and_ends(
    morning: ClockedServer,
) -> None:
    table, ann, ben = at_table(morning)
    until_turn_of(table, ben, ann)
    start = morning.clock.now()
    morning.turn(2 * HOUR)
    wish(ben, holiday="2027-01-21", zone="UTC")
    back = start + 5 * DAY + 16 * HOUR
    resting = seat(ann, table)
    assert resting["rest"] == {"until": back, "is_holiday": True}
    assert resting["clock"]["deadline"] == back + 22 * HOUR
    morning.turn(4 * DAY)
    morning.again()
    assert seat(ann, table)["clock"] == resting["clock"]
    wish(ben, holiday="")  # home early
    clock = seat(ann, table)["clock"]
    assert (clock["left"], clock["is_running"]) == (22 * HOUR, True)
    with ann.at(table) as sitting:
        told = [one for one in news(sitting) if "holiday" in one]
        assert told == ["news-holiday", "news-holiday-over"]
        morning.turn(22 * HOUR + 1)
        until(sitting, lambda _: "news-time-out-bot" in news(sitting))


def test_nobody_gets_more_time_by_moving_the_night(morning: ClockedServer) -> None:
    """Other quiet hours count from the next decision on."""
    table, ann, ben = at_table(morning)
    wish(ben, **NIGHT)
    next_turn_of(table, ben, ann)
    before = seat(ann, table)["clock"]["deadline"]
    wish(ben, quiet_from="08:00", quiet_to="18:00")
    assert seat(ann, table)["clock"]["deadline"] == before
    assert wish(ben, quiet_from="08:00", quiet_to="18:01")["code"] == "long-quiet"


def test_there_are_twenty_one_days_of_holiday_a_year(morning: ClockedServer) -> None:
    ben = morning.guest("Ben")
    assert wish(ben, holiday="2027-03-01", zone="UTC")["code"] == "long-holiday"
    assert wish(ben, holiday="2027-01-30", zone="UTC")["wishes"]["holiday"] == "2027-01-30"
    morning.turn(16 * DAY)  # the 31st
    assert wish(ben, holiday="2027-02-15")["code"] == "no-holiday-left"
    assert wish(ben, holiday="2027-02-05")["wishes"]["holiday"] == "2027-02-05"
    morning.turn(DAY)
    wish(ben, holiday="")  # only a day of it was taken
    assert wish(ben, holiday="2027-02-05")["wishes"]["holiday"] == "2027-02-05"
    wish(ben, holiday="")
    morning.turn(370 * DAY)
    assert "wishes" in wish(ben, holiday="2028-02-25")


def test_the_first_decision_knows_the_night_and_the_log_tells_it(morning: ClockedServer) -> None:
    ann, ben = morning.guest("Ann"), morning.guest("Ben")
    for one in (ann, ben):
        wish(one, **NIGHT)
    body = {"pace": BY_DAY, "options": CLOCKWISE}
    table = ann.open({"kind": "me"}, {"kind": "link"}, **body)
    door = ann.get(f"/api/tables/{table}")["door"]
    assert ben.post(f"/api/tables/{table}/join", {"key": door, "name": "Ben"}).status_code == 200
    with ann.at(table) as sitting:
        until(sitting, lambda view: view["number"] >= 4)  # both tell when they sleep
        assert sitting.ask("start")["type"] == "done"
        until(sitting, lambda view: view["view"])
        clocks = [one["clock"] for one in sitting.table["seats"] if one["clock"]]
        assert {one["deadline"] for one in clocks} == {morning.clock.now() + 34 * HOUR}
        assert news(sitting).count("news-quiet-hours") == 2


def test_live_clocks_know_no_night(morning: ClockedServer) -> None:
    table, ann, ben = at_table(morning, {"kind": "relaxed", "step": 1800.0, "when_out": "bot"})
    wish(ben, quiet_from="07:00", quiet_to="12:00", zone="UTC", holiday="2027-01-20")
    until_turn_of(table, ben, ann)
    found = seat(ann, table)
    assert found["rest"] is None
    assert found["clock"]["deadline"] <= morning.clock.now() + 1800


def test_who_sits_down_later_brings_the_own_night_along(morning: ClockedServer) -> None:
    table, ann, ben = at_table(morning)
    until_turn_of(table, ben, ann)
    with ben.at(table) as sitting:
        assert sitting.ask("leave")["type"] == "done"
    kim = morning.guest("Kim")
    wish(kim, quiet_from="07:30", quiet_to="12:00", zone="UTC")
    door = ann.get(f"/api/tables/{table}")["door"]
    body = {"key": door, "name": "Kim"}
    with ann.at(table) as sitting:
        assert kim.post(f"/api/tables/{table}/join", body).status_code == 200
        until(sitting, lambda _: "news-quiet-hours" in news(sitting))
