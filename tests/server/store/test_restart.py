"""Killed at any moment, a server goes on where it was."""

from __future__ import annotations

import os
import random
import signal

from tests.server.house import DEVICE, GREEDY, LINK, ME, Person, Server, invite, play_out


def test_every_acknowledged_step_survives_a_kill(own_server: Server) -> None:
    ada, bob = own_server.guest("Ada"), own_server.guest("Bob")
    chance = random.Random(3)
    tables = [ada.open(ME, LINK) for _ in range(4)]
    before = {}
    for count, table in enumerate(tables):
        invite(ada, table, bob)
        with ada.at(table) as a, bob.at(table) as b:
            a.ask("start")
            for player in (a, b):
                player.view_where(status="playing")
            for _ in range(3 * count):
                active = a if a.owes() else b
                active.decide(chance)
                for player in (a, b):
                    player.view_where(stage=max(a.table["stage"], b.table["stage"]))
            active = a if a.owes() else b
            assert active.play("step", move="refuse")["type"] == "done"
            active.next_view()
            before[table] = (active is a, active.table)
    own_server.kill()
    own_server.start()
    for table, (is_ada, present) in before.items():
        with (ada if is_ada else bob).at(table) as again:
            for part in ("number", "stage", "seat", "view", "can_take_back", "commitment"):
                assert again.table[part] == present[part]
            assert again.table["can_commit"]
            assert again.play("commit")["type"] == "done"


def test_a_game_goes_on_to_its_end_after_kills(own_server: Server) -> None:
    ada = own_server.guest("Ada")
    table = ada.open(ME, GREEDY)
    chance = random.Random(5)
    for _ in range(3):
        with ada.at(table) as sitting:
            for _ in range(4):
                while not sitting.owes():
                    sitting.next_view()
                sitting.decide(chance)
            own_server.kill()
        own_server.start()
    with ada.at(table) as sitting:
        play_out(sitting)
    assert own_server.get(f"/api/tables/{table}/replay").json()["verified"] == "yes"


def test_a_waiting_table_and_its_links_survive(own_server: Server) -> None:
    ada = own_server.guest("Ada")
    table = ada.open(ME, LINK, DEVICE)
    key = ada.get(f"/api/tables/{table}")["seats"][1]["key"]
    own_server.kill()
    own_server.start()
    bob = own_server.guest("Bob")
    assert bob.take(table, key).json()["seat"] == 1
    assert ada.get("/api/me")["tables"][0]["seats"] == ["Ada", "Bob", "Seat 3"]


def test_a_killed_bot_is_replaced_and_the_game_goes_on(own_server: Server) -> None:
    ada = own_server.guest("Ada")
    with ada.at(ada.open(ME, GREEDY)) as sitting:
        chance = random.Random(1)
        for _ in range(3):
            while not sitting.owes():
                sitting.next_view()
            for worker in workers_of(own_server):
                os.kill(worker, signal.SIGKILL)
            sitting.decide(chance)
        play_out(sitting)
        assert sitting.table["status"] == "over"


def test_workers_go_when_their_server_is_killed(own_server: Server) -> None:
    ada = own_server.guest("Ada")
    with ada.at(ada.open(ME, GREEDY)) as sitting:
        play_out(sitting)
    workers = workers_of(own_server)
    assert workers
    own_server.kill()
    while any(is_alive(worker) for worker in workers):
        pass


def workers_of(server: Server) -> list[int]:
    """The Pythons of a server that think for bots: twins of one that has read all there is."""
    read = [child for child in children_of(server.pid) if is_alive(child)]
    return [twin for one in read for twin in children_of(one)]


def children_of(process: int) -> list[int]:
    found = []
    for task in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{task}/children") as children:
            found += [int(child) for child in children.read().split()]
    return found


def command_of(process: int) -> str:
    try:
        with open(f"/proc/{process}/cmdline") as file:
            return file.read()
    except OSError:
        return ""


def is_alive(process: int) -> bool:
    return "multiprocessing.forkserver" in command_of(process)


def test_a_stopped_server_leaves_cleanly_with_people_connected(own_server: Server) -> None:
    ada: Person = own_server.guest("Ada")
    with ada.at(ada.open(ME, GREEDY)):
        assert own_server.stop() == 0
