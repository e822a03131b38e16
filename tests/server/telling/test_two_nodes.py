"""Of several nodes exactly one tells, wherever people are."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import LINK, ME, Server, invite
from tests.server.nodes import at, node, running
from tests.server.postgres import Postgres
from tests.server.telling.post import PostOffice
from tests.server.telling.test_turn import CLOCKWISE, called, hand_over, until_turn_of


def open_node(folder: Path, url: str, name: str) -> Server:
    return node(folder, url, name, "--private-webhooks")


def test_two_nodes_tell_once_and_know_who_looks_at_the_other(
    tmp_path: Path, postgres: Postgres, office: PostOffice
) -> None:
    url = postgres.database()
    with running(open_node(tmp_path, url, "a"), open_node(tmp_path, url, "b")) as (one, other):
        ada, bob = one.guest("Ada"), one.guest("Bob")
        table = ada.open(ME, LINK, options=CLOCKWISE)
        invite(ada, table, bob)
        with ada.at(table) as host:
            assert host.ask("start")["type"] == "done"
        until_turn_of(table, ada, bob)
        browser = called(bob, office)
        there = at(other, ada)
        with there.at(table), ada.at(table):  # in use at both
            hand_over(table, ada, bob)
            assert browser.read(office.next().body)["title"] == "It is your turn"
            assert office.is_silent(3.0)
            with at(other, bob).at(table, is_looking=True):
                hand_over(table, bob, ada)
                hand_over(table, ada, bob)
                assert office.is_silent(4.0)
