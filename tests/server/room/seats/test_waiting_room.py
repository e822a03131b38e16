"""Before the start: one link for all seats, and what the host may still change."""

from __future__ import annotations

import random

import pytest

from tests.server.clocked import DAY, LIVE, ClockedServer, join, news, seat, until
from tests.server.house import LINK, ME, Live, Person, code
from tests.server.room.seats.test_leavers import next_to_decide


def opened(host: Person, free: int = 2, **more: object) -> tuple[str, str]:
    table = host.open(ME, *[LINK] * free, **more)
    return table, host.get(f"/api/tables/{table}")["door"]


def done(sitting: Live, kind: str, **fields: object) -> None:
    answer = sitting.ask(kind, **fields)
    assert answer["type"] == "done", answer


def test_an_invitation_tells_who_invites_to_what_before_one_has_a_name(
    clocked: ClockedServer,
) -> None:
    ada = clocked.guest("Ada")
    table, door = opened(ada, pace=LIVE, name="Sunday table")
    seen = clocked.get(f"/api/tables/{table}/door/{door}").json()
    assert (seen["inviter"], seen["game"], seen["name"]) == ("Ada", "lost-cities", "Sunday table")
    assert (seen["pace"], seen["free"], seen["seat"]) == (LIVE, 2, -1)
    assert [one["name"] for one in seen["seats"]] == ["Ada", "", ""]


def test_seats_are_taken_in_order_of_arrival_and_a_used_up_link_says_so_at_once(
    clocked: ClockedServer,
) -> None:
    ada, bob, cleo, dora = map(clocked.guest, ("Ada", "Bob", "Cleo", "Dora"))
    table, door = opened(ada)
    assert join(bob, table, door).json()["seat"] == 1
    assert join(cleo, table, door).json()["seat"] == 2
    seen = clocked.get(f"/api/tables/{table}/door/{door}").json()
    assert (seen["free"], seen["status"]) == (0, "waiting")
    assert join(dora, table, door).json()["code"] == "table-full"
    assert join(bob, table, door).json()["seat"] == 1


def test_two_people_called_ann_are_told_apart(clocked: ClockedServer) -> None:
    first, second, third = (clocked.guest("Ann") for _ in range(3))
    table, door = opened(first)
    for person in (second, third):
        join(person, table, door)
    names = [one["name"] for one in first.get(f"/api/tables/{table}")["seats"]]
    assert names == ["Ann", "Ann 2", "Ann 3"]
    with second.at(table) as sitting:
        assert sitting.table["mine"] == [1]


def test_the_host_starts_with_fewer_and_free_seats_go_away(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table, door = opened(ada, 3)
    with ada.at(table) as sitting:
        assert code(sitting.ask("start")) == "seats-free"
        done(sitting, "seat-bot", seat=1, bot="gentle")
        join(bob, table, door)
        until(sitting, lambda view: view["seats"][2]["name"] == "Bob")
        done(sitting, "start")
        until(sitting, lambda view: view["status"] == "playing")
        assert [one["kind"] for one in sitting.table["seats"]] == ["person", "bot", "person"]
        assert len(sitting.table["view"]["pages"]) == 3


def test_seats_are_added_dropped_moved_and_shared_with_who_sits_beside(
    clocked: ClockedServer,
) -> None:
    ada = clocked.guest("Ada")
    table, _ = opened(ada, 1)
    with ada.at(table) as sitting:
        done(sitting, "add-seat")
        done(sitting, "seat-beside", seat=2, name="Ada")
        done(sitting, "move-up", seat=2)
        until(sitting, lambda view: view["seats"][1]["name"] == "Ada 2")
        assert sitting.table["mine"] == [0, 1]
        done(sitting, "drop-seat", seat=2)
        until(sitting, lambda view: len(view["seats"]) == 2)
        assert code(sitting.ask("drop-seat", seat=1)) == "seat-taken"
        assert code(sitting.ask("move-up", seat=0)) == "no-such-seat"
        assert code(sitting.ask("seat-bot", seat=9, bot="gentle")) == "no-such-seat"
        assert code(sitting.ask("seat-bot", seat=1, bot="nobody")) == "invalid-notation"


def test_who_is_removed_finds_the_old_link_dead(clocked: ClockedServer) -> None:
    ada, eve = clocked.guest("Ada"), clocked.guest("Eve")
    table, door = opened(ada, 1)
    join(eve, table, door)
    with ada.at(table) as sitting, eve.at(table) as removed:
        assert seat(sitting, 1)["name"] == "Eve"
        done(sitting, "free-seat", seat=1)
        until(removed, lambda view: view["mine"] == [])
        assert removed.table["door"] == ""
        until(sitting, lambda view: view["door"] != door)
        assert join(eve, table, door).json()["code"] == "dead-link"
        assert code(sitting.ask("free-seat", seat=0)) == "own-seat"
        done(sitting, "renew-door")


def test_a_bot_keeps_the_seat_of_who_is_away_until_they_return(clocked: ClockedServer) -> None:
    ada, bob, cleo = map(clocked.guest, ("Ada", "Bob", "Cleo"))
    table, door = opened(ada, options={"order": "clockwise"})  # what is decided is seen at once
    for person in (bob, cleo):
        join(person, table, door)
    with ada.at(table) as sitting:
        for number in (1, 2):
            done(sitting, "seat-bot", seat=number, bot="gentle", until_return=True)
        until(sitting, lambda view: view["seats"][2]["stands_in"] == "gentle")
        assert [one["kind"] for one in sitting.table["seats"]] == ["person"] * 3
        assert sitting.table["door"] == door
        assert code(sitting.ask("seat-bot", seat=0, bot="gentle", until_return=True))
        with bob.at(table) as back:  # before the start
            until(back, lambda view: not view["seats"][1]["stands_in"])
            done(sitting, "seat-bot", seat=1, bot="gentle", until_return=True)  # here again
            done(sitting, "start")
            until(back, lambda view: view["status"] == "playing")
            assert seat(back, 1)["stands_in"] == ""
            while not seat(sitting, 2)["wrote"]:
                player = next_to_decide(sitting, back)
                assert player is not None
                player.decide(random.Random(1))
            assert "news-let-bot-play" in news(sitting)
            with cleo.at(table) as late:  # in the game
                until(late, lambda view: not view["seats"][2]["stands_in"])
    lines = clocked.get(f"/api/tables/{table}/record").text.splitlines()
    told = ["seats 1 let gentle play for seat 3", "seat 3 is played by gentle", "seat 3 returned"]
    assert [lines.index(one) for one in told] == sorted(lines.index(one) for one in told)
    assert clocked.get(f"/api/tables/{table}/replay").json()["verified"] == "open"


def test_a_seat_that_is_free_again_has_no_bot(clocked: ClockedServer) -> None:
    ada, bob, cleo = map(clocked.guest, ("Ada", "Bob", "Cleo"))
    table, door = opened(ada, 1)
    join(bob, table, door)
    with ada.at(table) as sitting:
        done(sitting, "seat-bot", seat=1, bot="gentle", until_return=True)
        done(sitting, "free-seat", seat=1)
        door = until(sitting, lambda view: view["door"] != door)["door"]
        join(cleo, table, door)
        until(sitting, lambda view: view["seats"][1]["name"] == "Cleo")
        assert seat(sitting, 1)["stands_in"] == ""


def test_options_and_pace_change_until_the_start(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table, door = opened(ada, 1)
    join(bob, table, door)
    terms = {"options": {"order": "clockwise"}, "pace": LIVE, "hints": True}
    with ada.at(table) as sitting, bob.at(table) as other:
        assert code(other.ask("change-terms", **terms)) == "not-host"
        done(sitting, "change-terms", **terms)
        view = until(other, lambda view: view["has_hints"])
        assert (view["options"]["order"], view["pace"]) == ("clockwise", LIVE)
        assert code(sitting.ask("change-terms", **{**terms, "options": {"order": "x"}}))
        done(sitting, "start")
        assert code(sitting.ask("change-terms", **terms)) == "already-started"
        until(other, lambda view: view["status"] == "playing")
        assert len(other.table["view"]["waiting"]) == 1


def test_who_leaves_before_the_start_leaves_a_free_seat_and_the_last_one_closes(
    clocked: ClockedServer,
) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table, door = opened(ada, 1)
    join(bob, table, door)
    with ada.at(table) as sitting, bob.at(table) as other:
        done(sitting, "leave")
        until(other, lambda view: view["is_host"])
        assert [one["kind"] for one in other.table["seats"]] == ["free", "person"]
        done(other, "leave")
        until(other, lambda view: view["status"] == "closed")
    assert bob.get("/api/me")["tables"] == []


def test_a_host_closes_a_table_that_never_started(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table, door = opened(ada, 2)
    join(bob, table, door)
    with ada.at(table) as sitting, bob.at(table) as other:
        assert code(other.ask("close")) == "not-host"
        done(sitting, "close")
        until(other, lambda view: view["status"] == "closed")
        assert code(sitting.ask("start")) == "closed"
    seen = clocked.get(f"/api/tables/{table}/door/{door}").json()
    assert (seen["status"], seen["free"]) == ("closed", 0)
    assert join(clocked.guest("Eve"), table, door).json()["code"] == "table-full"


def test_a_table_that_nobody_starts_expires_after_a_week(clocked: ClockedServer) -> None:
    ada = clocked.guest("Ada")
    table, _ = opened(ada, 1)
    clocked.turn(6 * DAY)
    with ada.at(table) as sitting:
        assert sitting.table["status"] == "waiting"
        clocked.turn(DAY)
        until(sitting, lambda view: view["status"] == "closed")


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("add-seat", {}),
        ("drop-seat", {"seat": 1}),
        ("move-up", {"seat": 1}),
        ("seat-bot", {"seat": 1, "bot": "gentle"}),
        ("seat-beside", {"seat": 2, "name": "Eve"}),
        ("free-seat", {"seat": 0}),
        ("renew-door", {}),
        ("close", {}),
        ("start", {}),
    ],
)
def test_only_the_host_arranges_the_table(
    clocked: ClockedServer, kind: str, fields: dict[str, object]
) -> None:
    ada, eve = clocked.guest("Ada"), clocked.guest("Eve")
    table, door = opened(ada, 2)
    join(eve, table, door)
    with eve.at(table) as sitting:
        assert code(sitting.ask(kind, **fields)) == "not-host"


def test_nobody_learns_a_door_who_does_not_sit_there(clocked: ClockedServer) -> None:
    ada, eve = clocked.guest("Ada"), clocked.guest("Eve")
    table, _ = opened(ada, 1)
    assert eve.get(f"/api/tables/{table}")["door"] == ""
    assert clocked.get(f"/api/tables/{table}/door/guess").json()["code"] == "dead-link"
    assert join(eve, table, "").json()["code"] == "dead-link"
