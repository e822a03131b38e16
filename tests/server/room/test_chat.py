"""Free words: where house and table have them, in plain letters, so many; kept with the table,
never in its record; reported with the lines around them."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest

from rollwrite.server.refusal import Refusal
from rollwrite.server.room.talk.lines import LONGEST, Lines, written
from tests.server.clocked import ClockedServer, gathered, until
from tests.server.house import LINK, ME, Json, Live, Person, Server, code, invite
from tests.server.keeper.hosts import OPEN_DOORS, deeds, do, enter, keeper, page


@pytest.fixture
def host(own_server: Server) -> Person:
    found = enter(own_server, own_server.host_link(), "Hanna")
    do(found, "doors", {**OPEN_DOORS, "has_chat": True})
    return found


def talking(server: Server) -> tuple[str, Person, Person]:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(ME, LINK, has_chat=True)
    invite(ann, table, ben)
    with ann.at(table) as sitting:
        assert sitting.ask("start")["type"] == "done"
    return table, ann, ben


def write(sitting: Live, text: str) -> Json:
    return sitting.ask("write", seat=sitting.table["seat"], text=text)


def lines(sitting: Live) -> list[str]:
    """All that was told so far."""
    return [line["text"] for view in sitting.views for line in view["lines"]]


# -- what may stand in a line -----------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("  Hello   there \n you ", "Hello there you"),
        ("ab\u202ecd\u2066ef\u200b\u0007", "abcdef"),
        ("e\u0301\u0301\u0301\u0301\u0301t", "é\u0301\u0301t"),
        ("Grüße, Łódź, 日本", "Grüße, Łódź, 日本"),
        ("<b>no</b>", "<b>no</b>"),
    ],
)
def test_a_line_is_one_row_of_letters_that_are_seen(typed: str, line: str) -> None:
    assert written(typed) == line


@pytest.mark.parametrize("typed", ["", "   ", "\u202e\u200b", "x" * (LONGEST + 1)])
def test_nothing_and_too_much_are_no_line(typed: str) -> None:
    with pytest.raises(Refusal):
        written(typed)


def test_what_is_forgotten_leaves_the_numbers_of_the_others() -> None:
    found = Lines()
    for number in range(12):
        found.add(number % 2, "ann" if number % 2 else "ben", "name", f"line {number}", 0.0)
    found.forget("ann")
    assert [line.number for line in found.kept] == [1, 3, 5, 7, 9, 11]
    assert [line.number for line in found.around(7)] == [3, 5, 7, 9, 11]
    assert found.around(8) == ()


# -- where there are any ------------------------------------------------------------------


def test_no_house_has_free_words_unless_it_says_so(own_server: Server) -> None:
    ann = own_server.guest("Ann")
    body = {"game": "lost-cities", "seats": [ME, LINK], "has_chat": True}
    answer = ann.post("/api/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (403, "no-chat")
    with ann.at(ann.open(ME, LINK)) as sitting:
        assert code(write(sitting, "Hello")) == "no-chat"


@pytest.mark.usefixtures("host")
def test_no_table_has_them_unless_it_says_so(own_server: Server) -> None:
    ann = own_server.guest("Ann")
    with ann.at(ann.open(ME, LINK)) as sitting:
        assert not sitting.table["has_chat"]
        assert code(write(sitting, "Hello")) == "no-chat"


def test_they_end_at_all_tables_when_the_house_ends_them(own_server: Server, host: Person) -> None:
    table, ann, _ = talking(own_server)
    with ann.at(table) as sitting:
        assert write(sitting, "Hello")["type"] == "done"
        do(host, "doors", OPEN_DOORS)
        assert code(write(sitting, "Still there?")) == "no-chat"


# -- what becomes of them -----------------------------------------------------------------


def test_lines_are_read_by_all_at_the_table_and_by_nobody_else(
    own_server: Server, host: Person
) -> None:
    table, ann, ben = talking(own_server)
    with ann.at(table) as one, ben.at(table) as two:
        assert write(one, "Good\u202e evening")["type"] == "done"
        until(two, lambda view: view["lines"])
        assert lines(two) == ["Good evening"]
        write(two, "And to you")
        until(one, lambda _: len(lines(one)) == 2)
    own_server.kill()
    own_server.start()
    ann.server = host.server = own_server
    with ann.at(table) as again:
        assert lines(again) == ["Good evening", "And to you"], "they are kept with the table"
    assert own_server.get(f"/api/tables/{table}").json()["lines"] == [], "onlookers read none"
    assert "evening" not in own_server.get(f"/api/tables/{table}/record").text


def test_who_writes_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    host = enter(server, server.host_link(), "Hanna")
    do(host, "doors", {**OPEN_DOORS, "has_chat": True})
    table, ann, _ = talking(server)
    with ann.at(table) as sitting:
        answers = [write(sitting, f"line {number}") for number in range(8)]
        assert [answer["type"] for answer in answers[:5]] == ["done"] * 5
        assert code(answers[-1]) == "too-many"
        assert code(write(sitting, "x" * 201)) in ("too-many", "long-words")
    assert server.stop() == 0


@pytest.mark.usefixtures("host")
def test_nobody_writes_for_another_seat(own_server: Server) -> None:
    table, ann, _ = talking(own_server)
    with ann.at(table) as sitting:
        assert code(sitting.ask("write", seat=1, text="I am Ben")) == "not-your-seat"


@pytest.mark.usefixtures("host")
def test_lines_of_who_is_forgotten_go_with_them(own_server: Server) -> None:
    table, ann, ben = talking(own_server)
    with ben.at(table) as sitting:
        write(sitting, "secret of Ben")
    with ann.at(table) as sitting:
        write(sitting, "line of Ann")
    assert ben.post("/api/me/leave", {"name": "Ben"}).status_code == 204
    with ann.at(table) as sitting:
        assert lines(sitting) == ["line of Ann"]
    own_server.stop()
    kept = b"".join(file.read_bytes() for file in own_server.data.glob("tables.sqlite"))
    assert b"line of Ann" in kept


@pytest.mark.usefixtures("host")
def test_ones_own_words_and_reports_are_in_the_archive_and_those_of_others_are_not(
    own_server: Server,
) -> None:
    table, ann, ben = talking(own_server)
    with ann.at(table) as one, ben.at(table) as two:
        write(one, "line of Ann")
        write(two, "line of Ben")
        assert one.ask("report", seat=1, text="That was rude.")["type"] == "done"
    packed = own_server.get("/api/me/export", headers=ann.known).content
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        words, reports = (
            [row["text"] for row in json.loads(archive.read(f"rollwrite/{name}.json"))]
            for name in ("words", "reports")
        )
    assert (words, reports) == (["line of Ann"], ["That was rude."])


# -- reports ------------------------------------------------------------------------------


def test_a_report_carries_the_lines_around_it_and_is_settled(
    own_server: Server, host: Person
) -> None:
    table, ann, ben = talking(own_server)
    with ann.at(table) as one, ben.at(table) as two:
        for number in range(8):
            write(two if number == 6 else one, f"line {number}")
        until(one, lambda _: len(lines(one)) == 8)
        answer = one.ask("report", seat=1, line=7, text="That was\u202e rude.")
        assert answer["type"] == "done"
        assert code(one.ask("report", seat=0, line=1)) == "nobody-there", "not about oneself"
        assert code(one.ask("report", seat=1, line=99)) == "no-such-line"
    (report,) = page(host)["reports"]
    assert (report["by"], report["about"], report["text"]) == ("Ann", "Ben", "That was rude.")
    assert [line["text"] for line in report["lines"]] == [f"line {n}" for n in range(1, 8)]
    assert [line["text"] for line in report["lines"] if line["is_meant"]] == ["line 6"]
    do(host, f"reports/{report['id']}/settle")
    assert page(host)["reports"][0]["settled"] > 0
    assert deeds(host)[0] == ("Hanna", "settled-report", "Ben")
    again = host.post(f"/api/host/reports/{report['id']}/settle", {})
    assert (again.status_code, again.json()["code"]) == (404, "no-such-report")


def test_only_those_at_a_table_report_from_there(own_server: Server, host: Person) -> None:
    table, *_ = talking(own_server)
    eve = own_server.guest("Eve")
    with eve.at(table) as sitting:
        assert code(sitting.ask("report", seat=0, text="x")) == "not-your-seat"
    assert page(host)["reports"] == []


def test_a_report_about_a_name_needs_no_line(tmp_path: Path) -> None:
    server = ClockedServer(tmp_path).start()
    host = keeper(server)
    table, (ann, _) = gathered(server, "Ann", "Ben", name="A rude name")
    with ann.at(table) as sitting:
        assert sitting.ask("report", seat=1, text="Look at the name.")["type"] == "done"
    (report,) = page(host)["reports"]
    assert (report["name"], report["lines"]) == ("A rude name", [])
    server.stop()
