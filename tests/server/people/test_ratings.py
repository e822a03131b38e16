"""Rated games move ratings, once and for good; nothing else does."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

from rollwrite.server.doctor import examine
from rollwrite.server.doctor.ratings import compare
from rollwrite.server.house.ledger import room_of
from rollwrite.server.house.rating.ratings import Ratings
from rollwrite.server.settings import Settings
from rollwrite.server.store.store import Store
from tests.server.house import DEVICE, GREEDY, LINK, ME, Person, Server, code, invite
from tests.server.people.folk import PASSWORD, as_token, delete, secure, sign_in
from tests.server.people.rated import SHORT, build, give_up, rated_table, ratings, wait_past, win
from tests.server.postgres import Postgres
from tests.server.quiet import opened
from tests.server.running.test_settings import run


def rating(person: Person) -> tuple[int, int, int]:
    [found] = ratings(person)
    return found["rating"], found["give_or_take"], found["games"]


def test_who_wins_rises_who_loses_falls_and_both_are_surer_afterwards(
    ada: Person, bob: Person
) -> None:
    win(ada, bob)
    (up, sure, games), (down, _, _) = rating(ada), rating(bob)
    assert (up - 1500, games) == (1500 - down, 1)
    assert up > 1500
    [first] = ratings(ada)
    assert first["is_early"], "the number is not told before there are five"
    for _ in range(4):
        win(ada, bob)
    [later] = ratings(ada)
    assert not later["is_early"]
    assert later["give_or_take"] < sure
    assert [step["rating"] for step in later["steps"]] == sorted(
        step["rating"] for step in later["steps"]
    )
    assert [mark["bot"] for mark in later["levels"]] == ["gentle", "steady", "greedy", "merciless"]


def test_what_was_not_opened_as_rated_counts_for_nobody(ada: Person, bob: Person) -> None:
    table = ada.open(ME, LINK, game=SHORT)
    invite(ada, table, bob)
    with ada.at(table) as one, bob.at(table) as two:
        one.ask("start")
        for sitting in (one, two):
            sitting.view_where(status="playing")
            give_up(sitting)
        one.view_where(status="over")
    assert ratings(ada) == ratings(bob) == []


def test_rated_is_shown_to_all_has_no_hints_and_cannot_be_changed_after_the_start(
    ada: Person, bob: Person
) -> None:
    table = rated_table(ada, bob, hints=True)
    door = ada.get(f"/api/tables/{table}")["door"]
    assert bob.server.get(f"/api/tables/{table}/door/{door}").json()["is_rated"]
    for person in (ada, bob):
        seen = person.get(f"/api/tables/{table}")
        assert (seen["is_rated"], seen["has_hints"]) == (True, False)
    terms = {"options": {}, "pace": {"kind": "free", "step": 0.0, "when_out": "bot"}}
    with ada.at(table) as sitting:
        sitting.ask("change-terms", **terms, hints=True, is_rated=False)
        sitting.view_where(is_rated=False, has_hints=True)
        sitting.ask("change-terms", **terms, hints=True, is_rated=True)
        sitting.view_where(is_rated=True, has_hints=False)
        assert sitting.ask("start")["type"] == "done"
        changed = sitting.ask("change-terms", **terms, hints=False, is_rated=False)
        assert code(changed) == "already-started"
        assert sitting.view_where(status="playing")["is_rated"]


def test_partners_lessons_and_practice_are_never_rated(ada: Person) -> None:
    together = ada.open(ME, GREEDY, game="escape", is_rated=True)
    lesson = ada.server.get("/api/games").json()[0]["lessons"][0]["id"]
    taught = ada.open(lesson=lesson, is_rated=True)
    over = win(ada, ada.server.guest("Bob"))
    text = ada.server.get(f"/api/tables/{over}/record").text
    practice = ada.open(ME, ME, game=SHORT, practice={"record": text, "at": 2}, is_rated=True)
    for table in (together, taught, practice):
        assert not ada.get(f"/api/tables/{table}")["is_rated"]


def test_bots_are_fixed_points_and_a_rated_game_against_one_counts(ada: Person) -> None:
    table = ada.open(ME, {"kind": "bot", "bot": "merciless"}, game=SHORT, is_rated=True)
    with ada.at(table) as sitting:
        give_up(sitting)
        sitting.view_where(status="over")
    value, _, games = rating(ada)
    assert games == 1
    assert 1400 < value < 1500, "who loses to the strongest loses little"


def test_two_seats_of_one_person_are_compared_with_nobody(ada: Person) -> None:
    table = ada.open(ME, DEVICE, game=SHORT, is_rated=True)
    with ada.at(table, seat=0) as one, ada.at(table, seat=1) as two:
        give_up(one)
        give_up(two)
        one.view_where(status="over")
    assert ratings(ada) == []


def test_a_game_ended_by_agreement_counts_for_nobody_and_has_no_winner(
    ada: Person, bob: Person
) -> None:
    table = rated_table(ada, bob)
    with ada.at(table) as one, bob.at(table) as two:
        one.ask("start")
        one.view_where(status="playing")
        build(one)
        one.ask("propose-end")
        two.ask("propose-end")
        one.view_where(status="over")
    found = ada.get("/api/me/history")
    assert found["ratings"] == []
    [game] = found["games"]
    assert (game["is_agreed"], game["winners"]) == (True, [])


def test_a_campaign_counts_once_when_its_last_game_is_over(ada: Person, bob: Person) -> None:
    table = rated_table(ada, bob, campaign="mini")
    with ada.at(table) as one, bob.at(table) as two:
        one.ask("start")
        while True:
            for sitting in (one, two):
                while not sitting.owes():
                    sitting.next_view()
            stage = one.table["stage"]
            build(one)
            give_up(two)
            wait_past(one, stage)
            give_up(one)
            view = one.view_where(status="over")
            two.view_where(status="over")
            if view["campaign"]["leg"] == view["campaign"]["legs"]:
                break
            assert ratings(ada) == [], "the campaign goes on"
            one.ask("next")
    assert rating(ada)[2] == rating(bob)[2] == 1


def test_a_table_that_is_thrown_away_stays_counted(ada: Person) -> None:
    table = ada.open(ME, {"kind": "bot", "bot": "greedy"}, game=SHORT, is_rated=True)
    with ada.at(table) as sitting:
        give_up(sitting)
        sitting.view_where(status="over")
    before = rating(ada)
    assert delete(ada, f"/api/me/tables/{table}").status_code == 204
    assert rating(ada) == before


def test_who_leaves_for_good_leaves_others_as_they_were_rated(own_server: Server) -> None:
    ada, bob, cleo = (own_server.guest(name) for name in ("Ada", "Bob", "Cleo"))
    for winner, other in ((cleo, ada), (cleo, bob), (bob, ada), (ada, cleo)):
        win(winner, other)
    before = ratings(ada), ratings(bob)
    digest = digests(own_server)
    assert cleo.post("/api/me/leave", {"name": "Cleo"}).status_code == 204
    assert (ratings(ada), ratings(bob)) == before
    assert len(digests(own_server) - digest) == 1, "one name that says nothing"
    own_server.stop()
    [found] = compare(own_server.data / "tables.sqlite", is_kept=False)
    assert (found.games, found.people, found.differ) == (4, 3, 0)


def digests(server: Server) -> set[str]:
    with sqlite3.connect(server.data / "tables.sqlite") as database:
        return {row[0] for row in database.execute("SELECT guest FROM rated_seats")}


def test_what_a_guest_played_counts_for_the_account_unless_that_is_rated_already(
    server: Server, ada: Person, bob: Person
) -> None:
    login = secure(ada)["login"]
    first, second = server.guest("Ada on the train"), server.guest("Ada at school")
    win(first, bob)
    gained = ratings(first)
    person = as_token(ada, sign_in(server, login, PASSWORD, first.known).json()["token"])
    assert ratings(person) == gained
    theirs = ratings(bob)
    win(second, bob)
    win(second, bob)
    after = ratings(bob)
    person = as_token(ada, sign_in(server, login, PASSWORD, second.known).json()["token"])
    assert ratings(person) == gained, "nobody picks their good games by playing as another first"
    assert ratings(bob) == after != theirs


def test_ratings_are_reckoned_again_and_a_change_is_noticed_and_mended(
    own_server: Server,
) -> None:
    ada, bob = own_server.guest("Ada"), own_server.guest("Bob")
    win(ada, bob)
    win(bob, ada)
    own_server.stop()
    settings = Settings(data=own_server.data)
    words = ("ratings", "--data", str(own_server.data), "--json")
    assert any("2 rated games come out" in found.sentence for found in examine(settings))
    assert json.loads(run(*words).stdout)[0] == shown(differ=0)
    with sqlite3.connect(own_server.data / "tables.sqlite") as database:
        database.execute("UPDATE rated_seats SET value = 2400 WHERE number = 2 AND seat = 0")
    bad = [found.mend for found in examine(settings) if "come out otherwise" in found.sentence]
    assert any("rollwrite ratings --again" in mend for mend in bad)
    done = run(*words)
    assert (done.returncode, json.loads(done.stdout)[0]) == (1, shown(differ=1))
    assert run(*words, "--again").returncode == 0
    assert json.loads(run(*words).stdout)[0] == shown(differ=0)


def shown(differ: int) -> dict[str, Any]:
    return {"game": SHORT, "games": 2, "people": 2, "differ": differ}


def test_a_game_that_ended_without_being_counted_is_counted_when_somebody_looks(
    own_server: Server,
) -> None:
    ada, bob = own_server.guest("Ada"), own_server.guest("Bob")
    win(ada, bob)
    before = ratings(ada)
    own_server.stop()
    with sqlite3.connect(own_server.data / "tables.sqlite") as database:
        for table in ("results", "rated", "rated_seats"):
            database.execute(f"DELETE FROM {table}")
    own_server.start()
    assert ratings(bob)[0]["games"] == 1
    assert ratings(ada)[0]["rating"] == before[0]["rating"]


def test_nodes_that_count_the_same_games_at_once_count_each_once(
    own_server: Server, postgres: Postgres
) -> None:
    ada, bob, cleo = (own_server.guest(name) for name in ("Ada", "Bob", "Cleo"))
    pairs = ((ada, bob), (bob, cleo), (cleo, ada), (ada, cleo))
    tables = [win(winner, other) for winner, other in pairs]
    own_server.stop()
    rooms = asyncio.run(read(own_server.data / "tables.sqlite", tables))
    url = postgres.database()

    async def main() -> None:
        async with opened(url) as one, opened(url) as other:
            nodes = [Ratings(store) for store in (one, other)]
            await asyncio.gather(*(node.count(room) for node in nodes for room in rooms))
            for node in nodes:
                guests = {seat.owner for room in rooms for seat in room.seats}
                assert sum([len(await node.of(guest)) for guest in guests]) == 2 * len(rooms)

    asyncio.run(main())
    [found] = compare(url, is_kept=False)
    assert (found.games, found.people, found.differ) == (4, 3, 0)


async def read(file: Path, tables: list[str]) -> list[Any]:
    store = Store(file)
    await store.open()
    try:
        return [room_of(table, await store.events(table)) for table in tables]
    finally:
        await store.close()
