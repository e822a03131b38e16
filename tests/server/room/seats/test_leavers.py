"""Somebody is away, and comes back: nobody else is punished, and nothing is lost."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest

from rollwrite.bots import roster
from rollwrite.catalogue import BY_ID
from rollwrite.kernel.chance import stream
from rollwrite.kernel.kept import record as records
from rollwrite.kernel.kept.album import last_state
from rollwrite.table.drive import decide_alone
from tests.server.clocked import (
    ASKING,
    LIVE,
    MINUTE,
    ClockedServer,
    gathered,
    look_in,
    news,
    play_until_waiting_for,
    seat,
    until,
    until_owing,
)
from tests.server.house import Live, Person, code, progress

FREE = {"kind": "free", "step": 0.0, "when_out": "bot"}
ONE_BY_ONE = {"order": "clockwise"}


def worst(sitting: Live) -> None:
    """One whole decision that costs as much as it can."""
    while sitting.moves():
        move = min(sitting.table["view"]["choices"], key=lambda one: one["points"])["move"]
        assert sitting.play("step", move=move, commit=True)["type"] == "done"
        sitting.next_view()
        if seat(sitting, sitting.table["seat"])["decided"]:
            return


def clever(sitting: Live, person: Person, table: str) -> None:
    """One whole decision of somebody who knows the game."""
    game = BY_ID["lost-cities"]
    text = person.server.get(f"/api/tables/{table}/record").text
    state, own = last_state(records.read(text, BY_ID), game), sitting.table["seat"]
    for move in decide_alone(state, own, roster.find("greedy"), stream(1)):
        answer = sitting.play("step", move=game.to_text(move), commit=True)
        assert answer["type"] == "done", answer
    until(sitting, lambda _: not sitting.owes())


def next_to_decide(*players: Live) -> Live | None:
    """Whoever must decide, once they have heard of it; nobody when the game is over."""
    while True:
        newest = max(players, key=progress)
        if newest.table["status"] == "over":
            return None
        waiting = newest.table["view"]["waiting"]
        owing = [player for player in players if player.table["seat"] in waiting]
        if owing and until_owing(owing[0]):
            return owing[0]
        if not owing:
            newest.next_view()


def test_one_of_three_leaves_a_bot_takes_over_and_the_person_returns_and_wins(
    clocked: ClockedServer,
) -> None:
    table, (ada, bob, cleo) = gathered(clocked, "Ada", "Bob", "Cleo", pace=FREE)
    with ada.at(table) as one, cleo.at(table) as other:
        look_in(bob, table, 1, one)
        play_until_waiting_for(1, one, other)
        clocked.turn(15 * MINUTE)
        vote = until(one, lambda view: view["vote"])["vote"]
        assert (vote["seat"], vote["asked"], vote["needed"]) == (1, [0, 2], 2)
        assert seat(one, 1)["is_away"]
        assert one.ask("vote", seat=1, choice="bot")["type"] == "done"
        assert seat(one, 1)["stands_in"] == ""
        assert other.ask("vote", seat=1, choice="bot", bot="gentle")["type"] == "done"
        until(other, lambda view: view["seats"][1]["stands_in"])
        until(one, lambda view: view["seats"][1]["wrote"])
        with bob.at(table) as back:
            assert seat(back, 1)["wrote"] >= 1
            until(back, lambda view: not view["seats"][1]["stands_in"])
            while (player := next_to_decide(back, one, other)) is not None:
                if player is back:
                    clever(back, bob, table)
                else:
                    worst(player)
            until(back, lambda view: view["status"] == "over")
            assert back.table["view"]["result"]["winners"] == [1]
            told = news(back)
            assert told.index("news-let-bot-play") < told.index("news-is-back")
    text = clocked.get(f"/api/tables/{table}/record").text
    lines = text.splitlines()
    assert lines[0] == "rollwrite record 3"
    stood, back_again = (
        [at for at, line in enumerate(lines) if line.startswith("seat 2 is") and end in line]
        for end in ("played by", "back")
    )
    assert len(stood) == len(back_again) == 1
    assert stood[0] < back_again[0]
    replay = clocked.get(f"/api/tables/{table}/replay").json()
    assert replay["verified"] == "yes"
    assert replay["result"]["winners"] == [1]


def test_the_log_tells_who_is_away_who_nudged_and_whose_hand_wrote_and_so_does_the_replay(
    clocked: ClockedServer,
) -> None:
    table, ada, bob = two(clocked)
    absent, waiting, number = whose_turn(table, [ada, bob])
    with waiting.at(table) as other:
        look_in(absent, table, number, other)
        clocked.turn(15)
        until(other, lambda _: "news-away" in news(other))
        clocked.turn(15)
        until(other, lambda view: view["seats"][number]["can_nudge"])
        assert not seat(other, number)["is_nudged"]
        other.ask("nudge", seat=number)
        until(other, lambda view: view["seats"][number]["is_nudged"])
        clocked.turn(60)
        until(other, lambda view: view["seats"][number]["wrote"])
        assert seat(other, number)["writer"] == "steady"
        assert (seat(other, number)["decisions"], seat(other, number)["by_bots"]) == (1, 1)
        wrote = [one for view in other.views for one in view["news"] if one["by"]]
        assert {(one["by"], one["seat"]) for one in wrote} == {("steady", number)}
        with absent.at(table) as back:
            until(back, lambda _: "news-is-back" in news(back))
            told = news(other) + news(back)
            assert told.index("news-away") < told.index("news-nudged")
            assert told.index("news-nudged") < told.index("news-time-out-bot")
            replay = absent.get(f"/api/tables/{table}/replay")
    frames = replay["frames"][seat(back, number)["wrote_from"] :]
    by = [(one["by"], one["seat"]) for frame in frames for one in frame["news"] if one["by"]]
    assert set(by) == {("steady", number)}


def test_who_was_only_away_for_a_moment_gets_no_more_time_for_it(clocked: ClockedServer) -> None:
    table, ada, bob = two(clocked)
    absent, waiting, number = whose_turn(table, [ada, bob])
    with waiting.at(table) as other:
        look_in(absent, table, number, other)
        clocked.turn(40)
        until(other, lambda _: "news-away" in news(other))
        with absent.at(table) as back:
            until(other, lambda _: "news-is-back" in news(other))
            clock = until(back, lambda view: view["seats"][number]["clock"])
            assert clock["seats"][number]["clock"]["left"] == 50


def two(clocked: ClockedServer, pace: object = LIVE) -> tuple[str, Person, Person]:
    table, (ada, bob) = gathered(clocked, "Ada", "Bob", pace=pace, options=ONE_BY_ONE)
    return table, ada, bob


def whose_turn(table: str, people: list[Person]) -> tuple[Person, Person, int]:
    """Who decides, who waits, and the seat of the first."""
    owing = people[0].get(f"/api/tables/{table}")["view"]["waiting"][0]
    return people[owing], people[1 - owing], owing


def test_when_time_is_out_a_bot_makes_this_one_decision_and_the_person_the_next(
    clocked: ClockedServer,
) -> None:
    table, ada, bob = two(clocked)
    slow, waiting, number = whose_turn(table, [ada, bob])
    with slow.at(table) as sitting, waiting.at(table) as other:
        until(sitting, lambda view: view["pause"] is None)
        clock = until(sitting, lambda view: view["seats"][number]["clock"])["seats"][number][
            "clock"
        ]
        assert (clock["left"], clock["is_running"], clock["is_low"]) == (90.0, True, False)
        stage = sitting.table["stage"]
        clocked.turn(70)
        clocked.turn(20)
        until(sitting, lambda view: view["stage"] > stage)
        assert "news-time-out-bot" in news(sitting)
        assert seat(sitting, number)["stands_in"] == ""
        assert seat(sitting, number)["wrote"] == 1
        assert until_owing(other)
        other.decide(random.Random(1))
        assert until_owing(sitting)
        sitting.decide(random.Random(1))
        assert seat(sitting, number)["wrote"] == 0
    text = clocked.get(f"/api/tables/{table}/record").text
    assert f"seat {number + 1} is played by steady" in text
    assert f"seat {number + 1} is back" in text


def test_where_the_others_decide_a_slow_person_loses_one_decision_by_their_vote(
    clocked: ClockedServer,
) -> None:
    table, ada, bob = two(clocked, ASKING)
    slow, waiting, number = whose_turn(table, [ada, bob])
    with slow.at(table) as sitting, waiting.at(table) as other:
        until(other, lambda view: view["pause"] is None)
        assert code(other.ask("vote", seat=number, choice="bot")) == "no-vote"
        stage = other.table["stage"]
        clocked.turn(90)
        vote = until(other, lambda view: view["vote"])["vote"]
        assert (vote["seat"], vote["needed"], vote["is_asked"]) == (number, 1, True)
        assert (vote["level"], vote["is_once"]) == ("steady", True)
        assert code(sitting.ask("vote", seat=number, choice="wait")) == "not-asked"
        assert other.ask("vote", seat=number, choice="bot")["type"] == "done"
        until(other, lambda view: view["stage"] > stage)
        assert seat(other, number)["stands_in"] == ""


def test_who_is_only_slow_may_still_decide_while_the_others_are_asked(
    clocked: ClockedServer,
) -> None:
    table, ada, bob = two(clocked, ASKING)
    slow, waiting, number = whose_turn(table, [ada, bob])
    with slow.at(table) as sitting, waiting.at(table) as other:
        until(other, lambda view: view["pause"] is None)
        clocked.turn(90)
        until(other, lambda view: view["vote"])
        until(sitting, lambda view: view["vote"])
        sitting.decide(random.Random(1))
        until(other, lambda view: not view["vote"])
        assert code(other.ask("vote", seat=number, choice="bot")) == "no-vote"


def test_a_wish_to_wait_asks_again_after_as_long(clocked: ClockedServer) -> None:
    table, ada, bob = two(clocked, FREE)
    absent, waiting, number = whose_turn(table, [ada, bob])
    with waiting.at(table) as other:
        look_in(absent, table, number, other)
        clocked.turn(15 * MINUTE)
        until(other, lambda view: view["vote"])
        assert other.ask("vote", seat=number, choice="wait")["type"] == "done"
        until(other, lambda view: view["vote"]["choice"] == "wait")
        clocked.turn(15 * MINUTE)
        until(other, lambda view: view["vote"]["choice"] is None)
        assert other.ask("vote", seat=number, choice="bot")["type"] == "done"
        until(other, lambda view: view["seats"][number]["stands_in"] == "steady")


def test_a_tie_waits_and_is_decided_when_one_of_them_leaves(clocked: ClockedServer) -> None:
    table, (ada, bob, cleo) = gathered(clocked, "Ada", "Bob", "Cleo", pace=FREE)
    with ada.at(table) as one, ExitStack() as leaving:
        look_in(bob, table, 1, one)
        other = leaving.enter_context(cleo.at(table))
        play_until_waiting_for(1, one, other)
        clocked.turn(15 * MINUTE)
        until(one, lambda view: view["vote"])
        one.ask("vote", seat=1, choice="bot")
        assert until(one, lambda view: view["vote"]["bot"] == [0])["vote"]["needed"] == 2
        leaving.close()
        until(one, lambda view: not view["seats"][2]["here"])
        clocked.turn(15)
        until(one, lambda view: view["seats"][1]["stands_in"])


def test_who_returns_while_the_bot_thinks_finds_the_seat_untouched(
    clocked: ClockedServer,
) -> None:
    """Whatever comes first: afterwards the seat is the person's, and the game goes on."""
    table, ada, bob = two(clocked, FREE)
    absent, waiting, number = whose_turn(table, [ada, bob])
    with waiting.at(table) as other:
        look_in(absent, table, number, other)
        clocked.turn(15 * MINUTE)
        until(other, lambda view: view["vote"])
        other.send({"type": "vote", "id": 77, "seat": number, "choice": "bot"})
        with absent.at(table) as back:
            until(back, lambda view: not view["seats"][number]["stands_in"])
            until(other, lambda view: view["seats"][number]["here"])
            until(other, lambda view: not view["seats"][number]["stands_in"])
            owing = back if number in other.table["view"]["waiting"] else other
            assert until_owing(owing)
            owing.decide(random.Random(1))


def test_a_nudge_has_to_wait_and_is_given_once_a_minute(clocked: ClockedServer) -> None:
    table, ada, bob = two(clocked)
    slow, waiting, number = whose_turn(table, [ada, bob])
    with slow.at(table) as sitting, waiting.at(table) as other:
        until(other, lambda view: view["pause"] is None)
        assert code(other.ask("nudge", seat=number)) == "no-nudge"
        clocked.turn(30)
        until(other, lambda view: view["seats"][number]["can_nudge"])
        assert other.ask("nudge", seat=number)["type"] == "done"
        until(sitting, lambda _: "news-nudged" in news(sitting))
        assert code(other.ask("nudge", seat=number)) == "no-nudge"
        assert code(sitting.ask("nudge", seat=number)) == "no-nudge"
        clocked.turn(30)
        assert code(other.ask("nudge", seat=number)) == "no-nudge"
        assert code(other.ask("nudge", seat=7)) == "no-such-seat"


def test_who_gets_up_leaves_a_vacant_seat_and_may_return_from_home(
    clocked: ClockedServer,
) -> None:
    table, ada, bob = two(clocked, FREE)
    leaver, waiting, number = whose_turn(table, [ada, bob])
    with waiting.at(table) as other:
        with leaver.at(table) as going:
            assert going.ask("leave")["type"] == "done"
            until(going, lambda view: view["mine"] == [])
            assert code(going.play("step", seat=number, move="refuse")) == "not-your-seat"
        until(other, lambda view: view["seats"][number]["is_vacant"] and view["vote"])
        assert other.ask("vote", seat=number, choice="bot", bot="gentle")["type"] == "done"
        until(other, lambda view: view["seats"][number]["stands_in"] == "gentle")
        (row,) = leaver.get("/api/me")["tables"]
        assert (row["id"], row["is_left"], row["mine"]) == (table, True, [])
        stranger = clocked.guest("Eve")
        with stranger.at(table) as eve:
            assert code(eve.ask("return", seat=number)) == "not-your-seat"
        with leaver.at(table) as back:
            assert back.ask("return", seat=number)["type"] == "done"
            until(back, lambda view: view["mine"] == [number])
            until(back, lambda view: not view["seats"][number]["stands_in"])


def test_a_link_leads_somebody_else_to_a_seat_that_a_bot_keeps_warm(
    clocked: ClockedServer,
) -> None:
    table, ada, bob = two(clocked, FREE)
    door = ada.get(f"/api/tables/{table}")["door"]
    with bob.at(table) as going:
        going.ask("leave")
    eve = clocked.guest("Eve")
    seen = eve.get(f"/api/tables/{table}/door/{door}")
    assert (seen["status"], seen["free"], seen["seats"][1]["is_free"]) == ("playing", 1, True)
    assert eve.post(f"/api/tables/{table}/join", {"key": door, "name": "Eve"}).json()["seat"] == 1
    with eve.at(table) as sitting:
        assert sitting.table["mine"] == [1]
        assert seat(sitting, 1)["name"] == "Eve"
    assert bob.post(f"/api/tables/{table}/join", {"key": door, "name": "Bob"}).status_code == 409


def test_partners_let_a_bot_play_at_once_if_all_of_them_agree(clocked: ClockedServer) -> None:
    table, (ada, bob, cleo) = gathered(clocked, "Ada", "Bob", "Cleo", game="escape", pace=FREE)
    with ExitStack() as sitting:
        seats = [sitting.enter_context(one.at(table)) for one in (ada, bob, cleo)]
        owing = until(seats[0], lambda view: view["view"]["waiting"])["view"]["waiting"][0]
        others = [one for number, one in enumerate(seats) if number != owing]
        seats[owing].socket.close()
        until(others[0], lambda view: not view["seats"][owing]["here"])
        clocked.turn(15)
        vote = until(others[0], lambda view: view["vote"])["vote"]
        assert vote["needed"] == 2
        others[0].ask("vote", seat=owing, choice="bot")
        assert not seat(others[0], owing)["stands_in"]
        others[1].ask("vote", seat=owing, choice="bot")
        until(others[0], lambda view: view["seats"][owing]["stands_in"])


@pytest.mark.parametrize("kind", ["vote", "nudge", "leave", "pause", "propose-end", "return"])
def test_a_stranger_who_looks_on_has_no_say(clocked: ClockedServer, kind: str) -> None:
    table, _, _ = two(clocked)
    more: dict[str, object] = {"seat": 0} if kind in ("vote", "nudge", "return") else {}
    more |= {"choice": "bot"} if kind == "vote" else {}
    with clocked.guest("Eve").at(table) as eve:
        assert code(eve.ask(kind, **more)) in ("not-your-seat", "not-asked")


def test_a_draft_that_somebody_left_behind_is_finished_by_the_bot_and_seen_by_nobody_before(
    clocked: ClockedServer,
) -> None:
    table, ada, bob = two(clocked, FREE)
    absent, waiting, number = whose_turn(table, [ada, bob])
    with waiting.at(table) as other:
        with absent.at(table) as drafting:
            until(other, lambda view: view["seats"][number]["here"])
            before = other.table["number"]
            move = drafting.moves()[0]
            assert drafting.play("step", move=move)["type"] == "done"
        until(other, lambda view: not view["seats"][number]["here"])
        assert other.table["number"] == before
        assert other.table["view"]["steps"] == []
        clocked.turn(15 * MINUTE)
        until(other, lambda view: view["vote"])
        other.ask("vote", seat=number, choice="bot")
        until(other, lambda view: view["seats"][number]["wrote"])
        until(other, lambda view: view["number"] > before + 2)
    lines = clocked.get(f"/api/tables/{table}/record").text.splitlines()
    at = lines.index(f"seat {number + 1} is played by steady")
    assert lines[at + 1] == f"{number + 1}: {move}"
