"""Clocks: from the log alone, through restarts, pauses and a whole week."""

from __future__ import annotations

import random
from pathlib import Path

from rollwrite.server.room.pace.clocks import Clocks
from tests.server.clocked import (
    BY_DAY,
    DAY,
    HOUR,
    LIVE,
    ClockedServer,
    gathered,
    news,
    seat,
    until,
    until_owing,
)
from tests.server.house import ME, Live, code, play_out
from tests.server.room.seats.test_leavers import ONE_BY_ONE, two, whose_turn


def is_hers(sitting: Live) -> bool:
    """Whether Ada decides; else Bob's clock runs, since the bot has done what it could."""
    until(sitting, lambda view: sitting.owes() or view["seats"][1]["clock"])
    return sitting.owes()


def test_a_table_by_the_day_goes_on_for_a_week_while_nobody_sits_there(tmp_path: Path) -> None:
    """Ada looks in every day, Bob never: a bot decides for him, then plays by vote."""
    house = ClockedServer(tmp_path).start()
    try:
        table, (ada, bob) = gathered(house, "Ada", "Bob", pace=BY_DAY, options=ONE_BY_ONE)
        stood_in = False
        for day in range(7):
            if day == 3:
                house.again()
            with ada.at(table) as sitting:
                while is_hers(sitting) and not stood_in:
                    sitting.decide(random.Random(day))
                if sitting.table["vote"]:
                    assert seat(sitting, 1)["is_away"]
                    assert sitting.ask("vote", seat=1, choice="bot")["type"] == "done"
                    until(sitting, lambda view: view["seats"][1]["stands_in"] == "steady")
                    stood_in = True
                if stood_in:
                    assert until_owing(sitting)
                    sitting.decide(random.Random(day))
            house.turn(DAY - HOUR if stood_in else DAY)
        assert stood_in
        with bob.at(table) as back:
            until(back, lambda view: not view["seats"][1]["stands_in"])
            assert seat(back, 1)["wrote"] > 2
    finally:
        house.stop()


def test_clocks_hold_when_the_server_restarts_in_the_middle(tmp_path: Path) -> None:
    house = ClockedServer(tmp_path).start()
    try:
        table, ada, bob = two(house, BY_DAY)
        _, waiting, number = whose_turn(table, [ada, bob])
        house.turn(5 * HOUR)
        house.again()
        ada.server = bob.server = house
        clock = waiting.get(f"/api/tables/{table}")["seats"][number]["clock"]
        assert clock["left"] == 19 * HOUR
        house.turn(19 * HOUR - 1)
        assert not waiting.get(f"/api/tables/{table}")["seats"][number]["wrote"]
        with waiting.at(table) as sitting:
            house.turn(1)
            until(sitting, lambda view: view["seats"][number]["wrote"] == 1)
            assert "news-time-out-bot" in news(sitting)
    finally:
        house.stop()


def test_time_runs_out_at_a_table_that_nobody_has_opened_since_the_restart(tmp_path: Path) -> None:
    house = ClockedServer(tmp_path).start()
    try:
        table, ada, bob = two(house, BY_DAY)
        _, waiting, number = whose_turn(table, [ada, bob])
        house.stop()
        house.clock.turn(2 * DAY)
        house.start()
        with waiting.at(table) as sitting:
            until(sitting, lambda view: view["seats"][number]["wrote"] == 1)
    finally:
        house.stop()


def test_live_clocks_stand_while_nobody_is_there(clocked: ClockedServer) -> None:
    table, ada, bob = two(clocked, LIVE)
    slow, _, number = whose_turn(table, [ada, bob])
    clocked.turn(60)
    clocked.turn(HOUR)
    with slow.at(table) as sitting:
        until(sitting, lambda view: view["pause"] is None)
        assert seat(sitting, number)["clock"]["left"] == 90.0
        assert not seat(sitting, number)["wrote"]
        assert "news-paused" not in news(sitting)


def test_a_pause_stops_all_clocks_for_all_to_see(clocked: ClockedServer) -> None:
    table, ada, bob = two(clocked, LIVE)
    slow, waiting, number = whose_turn(table, [ada, bob])
    with slow.at(table) as sitting, waiting.at(table) as other:
        until(other, lambda view: view["pause"] is None)
        clocked.turn(40)
        assert other.ask("pause")["type"] == "done"
        until(sitting, lambda view: view["pause"])
        assert sitting.table["pause"]["by"] == 1 - number
        clocked.turn(HOUR)
        assert sitting.ask("resume")["type"] == "done"
        until(sitting, lambda view: view["pause"] is None)
        assert seat(sitting, number)["clock"]["left"] == 50.0
        assert {"news-paused", "news-resumed"} <= set(news(sitting))


def test_who_takes_a_decision_back_goes_on_with_the_time_that_was_left() -> None:
    clocks = Clocks()
    clocks.follow((0, 1), [0, 1], 1000.0)
    clocks.follow((0, 1), [1], 1030.0)
    assert clocks.deadlines(90.0) == {1: 1090.0}
    clocks.follow((0, 1), [0, 1], 1060.0)
    assert clocks.deadlines(90.0) == {0: 1120.0, 1: 1090.0}
    clocks.follow((0, 2), [0], 1070.0)
    assert clocks.deadlines(90.0) == {0: 1160.0}


def test_only_what_is_offered_is_a_pace(clocked: ClockedServer) -> None:
    ada = clocked.guest("Ada")
    for pace in (
        {"kind": "day", "step": HOUR},
        {"kind": "live", "step": 1.0},
        {"kind": "free", "step": 9.0},
    ):
        body = {"game": "lost-cities", "seats": [ME, {"kind": "link"}], "pace": pace}
        assert ada.post("/api/tables", body).json()["code"] == "invalid-notation"


def test_without_a_clock_there_is_nothing_to_pause(clocked: ClockedServer) -> None:
    ada = clocked.guest("Ada")
    with ada.at(ada.open(ME, {"kind": "device"})) as sitting:
        assert code(sitting.ask("pause")) == "no-clock"
        assert seat(sitting, 0)["clock"] is None


def test_a_clock_that_jumps_either_way_breaks_no_game(tmp_path: Path) -> None:
    """The clock of the machine is set: a day back, two days on; and after a restart again."""
    house = ClockedServer(tmp_path).start()
    try:
        table, (ada, bob) = gathered(house, "Ada", "Bob", options=ONE_BY_ONE)
        with ada.at(table) as a, bob.at(table) as b:
            for stage, jump in enumerate((-DAY, 2 * DAY, -DAY), 1):
                for sitting in (a, b):
                    sitting.view_where(stage=stage)
                house.turn(jump)
                active = a if a.owes() else b
                assert active.play("step", move="refuse", commit=True)["type"] == "done"
        house.again()
        house.turn(-DAY)
        with ada.at(table) as a, bob.at(table) as b:
            assert a.table["stage"] == b.table["stage"] == 4
            play_out(a, b)
        assert house.get(f"/api/tables/{table}/replay").json()["verified"] == "yes"
    finally:
        house.stop()
