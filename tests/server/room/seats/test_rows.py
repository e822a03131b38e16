"""Rows on the home page: what tables are called, with whom, whose turn, how it ended."""

from __future__ import annotations

import random

from rollwrite.server.house.opening.nameplates import FIRST, LAST, all_plates, draw_plate
from rollwrite.words import LANGUAGES, Words
from tests.server.house import DEVICE, GREEDY, LINK, ME, Json, Person, Server, invite


def row_of(person: Person, table: str) -> Json:
    rows: list[Json] = person.get("/api/me")["tables"]
    return next(row for row in rows if row["id"] == table)


def test_every_plate_has_words_of_its_own_in_every_language() -> None:
    assert len(all_plates()) > 300
    for language in LANGUAGES:
        words = Words(language)
        said = [words.say(f"plate-{word}") for word in (*FIRST, *LAST)]
        assert len(set(said)) == len(said)
        assert all(words.has(f"plate-{word}") for word in (*FIRST, *LAST))


def test_a_plate_that_is_taken_is_not_drawn() -> None:
    *taken, left = all_plates()
    assert draw_plate(taken) == left
    assert draw_plate(all_plates()), "when all are taken, one is used twice"


def test_tables_without_a_name_get_one_that_no_other_open_table_has(server: Server) -> None:
    host = server.guest("Host")
    tables = [host.open(ME, LINK) for _ in range(30)]
    called = {row_of(host, table)["called"] for table in tables}
    assert len(called) == 30
    assert called <= set(all_plates())
    seen = host.get(f"/api/tables/{tables[0]}")
    assert (seen["name"], seen["called"] in called) == ("", True)


def test_a_name_somebody_typed_stays(ada: Person) -> None:
    row = row_of(ada, ada.open(ME, LINK, name="Sunday"))
    assert (row["name"], row["called"]) == ("Sunday", "")


def test_a_row_tells_seats_of_the_same_name_apart(server: Server) -> None:
    one, two = server.guest("Ada"), server.guest("Ada")
    table = one.open(ME, LINK, GREEDY)
    invite(one, table, two)
    row = row_of(two, table)
    assert (row["seats"], row["mine"]) == (["Ada", "Ada 2", "Greedy"], [1])
    with one.at(table) as host:
        host.ask("start")
        row = row_of(one, table)
        assert row["waiting_for"]
        assert set(row["waiting_for"]) <= {0, 1, 2}
        assert row["your_turn"] == (0 in row["waiting_for"])
    assert (row["ended"], row["result"]) == (0.0, None)


def test_a_finished_row_says_how_it_ended_and_when(ada: Person) -> None:
    table = ada.open(ME, DEVICE, options={"order": "clockwise"})
    with ada.at(table) as sitting:
        while sitting.table["status"] != "over":
            if not sitting.owes():
                sitting.ask("sit", seat=sitting.table["view"]["waiting"][0])
                sitting.next_view()
            sitting.decide(random.Random(2))
        result = sitting.view_where(status="over")["view"]["result"]
    row = row_of(ada, table)
    assert row["result"]["totals"] == result["totals"]
    assert row["result"]["winners"] == result["winners"]
    assert (row["result"]["is_team"], row["result"]["title"]) == (False, {})
    assert row["ended"] == row["changed"]
    ada.post(f"/api/tables/{table}/rematch")
    again = row_of(ada, table)
    assert again["ended"] == row["ended"] < again["changed"], "a rematch is not its end"
