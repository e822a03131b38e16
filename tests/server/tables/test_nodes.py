"""Any node serves any table: two servers on one database are one house to everybody."""

from __future__ import annotations

import os
import random
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.house import (
    GREEDY,
    LINK,
    ME,
    Json,
    Live,
    Person,
    Server,
    code,
    invite,
    live,
    play_out,
)
from tests.server.nodes import at, node, running
from tests.server.postgres import Postgres, cluster
from tests.server.running.test_drain import told_to_go
from tests.server.store.test_restart import workers_of

Nodes = tuple[Server, ...]
CLOCKWISE = {"order": "clockwise"}


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Nodes]:
    folder, url = tmp_path_factory.mktemp("nodes"), postgres.database()
    with running(node(folder, url, "a"), node(folder, url, "b")) as both:
        yield both


def two_playing(nodes: Nodes, **more: object) -> tuple[str, Person, Person]:
    """A table of somebody at one node and somebody at the other."""
    ada, bob = nodes[0].guest("Ada"), nodes[1].guest("Bob")
    table = ada.open(ME, LINK, **more)
    invite(ada, table, at(nodes[0], bob))
    with ada.at(table) as host:
        assert host.ask("start")["type"] == "done"
    return table, ada, bob


def records(nodes: Nodes, table: str) -> list[str]:
    return [one.get(f"/api/tables/{table}/record").text for one in nodes]


def test_two_people_at_two_nodes_play_a_game_to_its_end(nodes: Nodes) -> None:
    table, ada, bob = two_playing(nodes)
    with (
        ada.at(table) as a,
        bob.at(table) as b,
        live(nodes[0], table) as one,
        live(nodes[1], table) as other,
    ):
        play_out(a, b)
        for onlooker in (one, other):
            onlooker.view_where(status="over")
        assert a.table["view"]["pages"] == b.table["view"]["pages"] == one.table["view"]["pages"]
        assert one.table["view"] == other.table["view"]
    here, there = records(nodes, table)
    assert "secret" in here
    assert here == there
    for server in nodes:
        assert server.get(f"/api/tables/{table}/replay").json()["verified"] == "yes"


def test_a_guest_is_known_at_every_node_under_its_new_name(nodes: Nodes) -> None:
    ada = nodes[0].guest("Ada")
    there = at(nodes[1], ada)
    assert there.get("/api/me")["name"] == "Ada"
    table = there.open(ME, LINK)
    assert [row["id"] for row in ada.get("/api/me")["tables"]] == [table]
    with ada.at(table) as sitting:
        assert there.post("/api/guests", {"name": "Countess"}).status_code == 201
        while sitting.table["seats"][0]["name"] != "Countess":
            sitting.next_view()
    assert ada.get("/api/me")["name"] == "Countess"
    assert ada.get("/api/me")["tables"][0]["seats"][0] == "Countess"


def test_what_is_done_at_one_node_is_seen_at_once_at_the_other(nodes: Nodes) -> None:
    """Also where the table was in use, and whatever was heard meanwhile."""
    ada, bob = nodes[0].guest("Ada"), nodes[0].guest("Bob")
    table = ada.open(ME, LINK)
    there = at(nodes[1], ada)
    with live(nodes[1], table):
        for _ in range(5):
            with ada.at(table) as host:
                assert host.ask("renew", seat=1)["type"] == "done"
            key = ada.get(f"/api/tables/{table}")["seats"][1]["key"]
            assert there.get(f"/api/tables/{table}")["seats"][1]["key"] == key
        assert bob.take(table, key).status_code == 200
        assert at(nodes[1], bob).get("/api/me")["tables"][0]["seats"] == ["Ada", "Bob"]
        with at(nodes[1], bob).at(table) as sitting:
            assert sitting.table["mine"] == [1]


def test_people_at_two_nodes_are_seated_together_and_watchers_are_counted_everywhere(
    nodes: Nodes,
) -> None:
    wish = {"game": "lost-cities", "pace": {"kind": "live", "step": 45.0, "when_out": "bot"}}
    ada, bob = nodes[0].guest("Ada"), nodes[1].guest("Bob")
    table = ada.post("/api/play-now", wish).json()["table"]
    with ada.at(table) as sitting:
        assert bob.post("/api/play-now", wish).json()["table"] == table
        sitting.view_where(status="playing", watchers=0)
        with live(nodes[1], table) as one, live(nodes[1], table):
            sitting.view_where(watchers=2)
            one.view_where(watchers=2)
        sitting.view_where(watchers=0)


def test_of_two_nodes_that_race_for_one_stage_one_wins(nodes: Nodes) -> None:
    ada = nodes[0].guest("Ada")
    table = ada.open(ME, {"kind": "device"}, options=CLOCKWISE)
    won = 0
    with ada.at(table) as a, at(nodes[1], ada).at(table) as b:
        for stage in range(1, 13):
            for sitting in (a, b):
                sitting.view_where(stage=stage)
            seat = a.table["view"]["waiting"][0]
            answers = race([a, b], seat, stage)
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            won += answers[0]["type"] == "done"
            for answer in answers:
                assert answer["type"] == "done" or code(answer) in ("stale-stage", "too-late")
    assert len(set(records(nodes, table))) == 1


def race(players: list[Live], seat: int, stage: int) -> list[Json]:
    """All send the same step as nearly at once as threads can."""
    answers: list[Json] = [{}] * len(players)
    start = threading.Barrier(len(players))

    def run(number: int, player: Live) -> None:
        start.wait()
        answers[number] = player.ask("step", seat=seat, stage=stage, move="refuse", commit=True)

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(players)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_nobody_at_another_node_is_told_that_a_rival_hesitates(nodes: Nodes) -> None:
    table, ada, bob = two_playing(nodes, options=CLOCKWISE)
    with ada.at(table) as a, bob.at(table) as b:
        first, hesitant, guest = (a, b, bob) if a.owes() else (b, a, ada)
        here = nodes[0] if first is a else nodes[1]
        with live(here, table) as onlooker, at(here, guest).at(table) as beside:
            first.play("step", move="refuse", commit=True)
            for sitting in (first, hesitant, onlooker, beside):
                sitting.view_where(stage=2)
            seen = len(onlooker.frames) + len(first.frames)
            for _ in range(3):
                hesitant.play("step", move="refuse")
                beside.view_where(can_take_back=True)
                hesitant.play("take-back")
                beside.view_where(can_take_back=False)
            hesitant.play("step", move="refuse", commit=True)
            for sitting in (first, onlooker):
                sitting.view_where(stage=3)
            assert len(onlooker.frames) + len(first.frames) == seen + 2


def test_people_see_and_hear_each_other_across_nodes(nodes: Nodes) -> None:
    table, ada, bob = two_playing(nodes, game="escape", options={"difficulty": "easy"})
    with ada.at(table) as a:
        assert [seat["here"] for seat in a.table["seats"]] == [True, False]
        with bob.at(table) as b:
            wait_for_seats(a, [True, True])
            wait_for_seats(b, [True, True])
            assert a.ask("say", seat=0, phrase="wait")["type"] == "done"
            while (message := b.receive())["type"] != "said":
                pass
            assert message["phrase"]["words"]["id"] == "say-wait"
        wait_for_seats(a, [True, False])


def wait_for_seats(sitting: Live, here: list[bool]) -> None:
    while [seat["here"] for seat in sitting.table["seats"]] != here:
        sitting.next_view()


def test_a_rematch_asked_for_at_two_nodes_is_one_table(nodes: Nodes) -> None:
    table, ada, bob = two_playing(nodes)
    with ada.at(table) as a, bob.at(table) as b:
        play_out(a, b)
        again: list[str] = []

        def ask(person: Person) -> None:
            again.append(person.post(f"/api/tables/{table}/rematch").json()["table"])

        threads = [threading.Thread(target=ask, args=(person,)) for person in (ada, bob)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(set(again)) == 1
        for sitting in (a, b):
            sitting.view_where(rematch=again[0])
    with ada.at(again[0]) as a, bob.at(again[0]) as b:
        play_out(a, b)
    assert len(set(records(nodes, again[0]))) == 1


def test_a_seat_is_handed_over_from_node_to_node(nodes: Nodes) -> None:
    table, ada, bob = two_playing(nodes)
    phone = nodes[0].guest("Bob")
    key = bob.get(f"/api/tables/{table}")["seats"][1]["key"]
    with bob.at(table) as old, ada.at(table) as host:
        assert phone.take(table, key).status_code == 200
        assert old.view_where(mine=[])["lost"] == [1]
        with phone.at(table) as new:
            play_out(host, new)


# -- deaths --------------------------------------------------------------------------


def test_a_killed_node_loses_nothing_and_its_people_go_on_at_another(
    tmp_path: Path, postgres: Postgres
) -> None:
    url, chance = postgres.database(), random.Random(3)
    with running(node(tmp_path, url, "a"), node(tmp_path, url, "b")) as (a, b):
        ada = a.guest("Ada")
        table = ada.open(ME, GREEDY, options=CLOCKWISE)
        for here, there in ((a, b), (b, a), (a, b)):
            with at(here, ada).at(table) as sitting, at(there, ada).at(table) as other:
                for _ in range(2):
                    while not sitting.owes():
                        sitting.next_view()
                    sitting.decide(chance)
                while not sitting.owes():
                    sitting.next_view()
                assert sitting.play("step", move="refuse")["type"] == "done"
                here.kill()
                other.view_where(stage=sitting.table["stage"], can_take_back=True)
                assert other.play("commit")["type"] == "done"
            here.start()
        with ada.at(table) as sitting:
            play_out(sitting)
        assert len(set(records((a, b), table))) == 1
        assert a.get(f"/api/tables/{table}/replay").json()["verified"] == "yes"


def test_who_plays_at_a_node_that_is_drained_goes_on_at_another_without_losing_a_tap(
    tmp_path: Path, postgres: Postgres
) -> None:
    """As a browser does it: a tap that was not answered is said again, elsewhere."""
    url = postgres.database()
    with running(node(tmp_path, url, "a"), node(tmp_path, url, "b")) as (a, b):
        ada = a.guest("Ada")
        table = ada.open(ME, {"kind": "device"}, options=CLOCKWISE)
        with ada.at(table) as sitting, at(b, ada).at(table) as other:
            where = {"seat": sitting.table["view"]["waiting"][0], "stage": 1}
            tap = {**where, "move": "refuse", "steps": 0}
            told_to_go(a, sitting)
            assert sitting.ask("step", **tap)["type"] == "done"
            assert code(other.ask("step", **tap)) == "stale-step"
            assert other.ask("commit", **where)["type"] == "done"
            other.view_where(stage=2)
        assert a.process is not None
        assert a.process.wait(60) == 0
        a.stop()


def test_a_bot_that_thought_at_a_killed_node_thinks_at_another(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.database()
    stuck = node(tmp_path, url, "a", "--bot-patience", "3600")
    with running(stuck, node(tmp_path, url, "b")) as (a, b):
        ada = a.guest("Ada")
        with ada.at(ada.open(ME, GREEDY)) as sitting:
            play_out(sitting)  # its workers are there
        workers = workers_of(a)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        try:
            table = ada.open(GREEDY, ME, options=CLOCKWISE)
            with ada.at(table) as sitting:
                while sitting.owes():
                    sitting.decide(random.Random(1))
            wait_for_claim(url)
            with at(b, ada).at(table) as sitting:
                assert not sitting.owes()
                a.kill()
                while not sitting.owes():
                    sitting.next_view()
        finally:
            for worker in workers:
                os.kill(worker, signal.SIGKILL)


def wait_for_claim(url: str) -> None:
    """Until some node lets a bot think."""
    query = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1"
    with psycopg.connect(url, autocommit=True) as connection:
        while connection.execute(query).fetchone() is None:
            pass


def test_a_killed_database_refuses_politely_and_all_nodes_recover(tmp_path: Path) -> None:
    with cluster() as postgres:
        url = postgres.database()
        short = ("--store-patience", "1")
        with running(node(tmp_path, url, "a", *short), node(tmp_path, url, "b", *short)) as nodes:
            table, ada, bob = two_playing(nodes, options=CLOCKWISE)
            with ada.at(table) as a, bob.at(table) as b:
                first, second = (a, b) if a.owes() else (b, a)
                first.play("step", move="refuse", commit=True)
                for sitting in (a, b):
                    sitting.view_where(stage=2)
                postgres.kill()
                refused = second.play("step", move="refuse", commit=True)
                assert code(refused) == "not-stored"
                assert "cannot be reached" in refused["sentence"]
                for server in nodes:
                    assert server.get("/readyz").status_code == 503
                    assert server.get("/healthz").status_code == 200
                answer = ada.post("/api/tables", {"game": "lost-cities", "seats": [ME, LINK]})
                assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
                postgres.start()
                wait_until_ready(nodes)
                play_out(a, b)
            assert len(set(records(nodes, table))) == 1
            replay = nodes[0].get(f"/api/tables/{table}/replay").json()
            assert replay["verified"] == "yes"


def wait_until_ready(nodes: Nodes) -> None:
    while any(one.get("/readyz").status_code != 200 for one in nodes):
        pass


def test_a_node_that_heard_nothing_for_a_while_catches_up(
    tmp_path: Path, postgres: Postgres
) -> None:
    """The connection that listens ends; what happened meanwhile is seen nevertheless."""
    url = postgres.database()
    with running(node(tmp_path, url, "a"), node(tmp_path, url, "b")) as nodes:
        table, ada, bob = two_playing(nodes, options=CLOCKWISE)
        with ada.at(table) as a, bob.at(table) as b:
            for stage in range(2, 8):
                deaf(url)
                active = a if a.owes() else b
                assert active.play("step", move="refuse", commit=True)["type"] == "done"
                for sitting in (a, b):
                    sitting.view_where(stage=stage)


def deaf(url: str) -> None:
    query = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query IN ('LISTEN rollwrite', 'SELECT 1')
    """
    with psycopg.connect(url) as connection:
        connection.execute(query)


def test_a_node_without_its_database_does_not_start_and_says_why(tmp_path: Path) -> None:
    wrong = node(tmp_path, "postgresql://rollwrite@127.0.0.1:1/none", "a", "--store-patience", "0")
    with pytest.raises(AssertionError, match=r"rollwrite cannot start: postgresql://.*refused"):
        wrong.start()
    assert wrong.process is not None
    assert wrong.process.stdout is not None
    wrong.process.wait()
    wrong.process.stdout.close()
    assert "Traceback" not in wrong.said()
