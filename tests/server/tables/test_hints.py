"""Hints: numbers with error bars that get better, for who may ask."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from tests.server.house import DEVICE, ME, Live, Person, code


@contextmanager
def deciding(person: Person, table: str) -> Iterator[Live]:
    """Whoever has both seats sits where a decision is owed."""
    with person.at(table) as sitting:
        seat = sitting.table["view"]["waiting"][0]
        assert sitting.ask("sit", seat=seat)["type"] == "done"
        sitting.view_where(seat=seat)
        yield sitting


def ask(sitting: Live, seat: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """All tables of hints, and the last word."""
    sitting.number += 1
    sitting.send({"type": "advise", "id": sitting.number, "seat": seat})
    tables = []
    while (message := sitting.receive())["type"] in ("hints", "table"):
        if message["type"] == "hints":
            tables.append(message)
    return tables, message


def test_better_numbers_follow(ada: Person) -> None:
    with deciding(ada, ada.open(ME, DEVICE, hints=True)) as sitting:
        assert sitting.table["has_hints"]
        tables, last = ask(sitting, sitting.table["seat"])
        assert last["type"] == "done", last
        counts = [table["simulations"] for table in tables]
        assert len(counts) > 1
        assert counts == sorted(set(counts))
        rows = tables[-1]["rows"]
        assert {row["move"] for row in rows} <= set(sitting.moves())
        assert rows[0]["gap"] == 0
        assert all(0 <= row["win"] <= 1 and row["score_error"] > 0 for row in rows)
        assert any(row["reasons"] for row in rows)


def test_the_same_moves_are_shown_from_the_first_table_to_the_last(ada: Person) -> None:
    with deciding(ada, ada.open(ME, DEVICE, hints=True)) as sitting:
        tables, _ = ask(sitting, sitting.table["seat"])
        assert len({frozenset(row["move"] for row in table["rows"]) for table in tables}) == 1


def test_a_question_that_the_next_one_ends_before_it_began_is_answered(ada: Person) -> None:
    """Both come in one piece, so nobody thinks between them."""
    with deciding(ada, ada.open(ME, DEVICE, hints=True)) as sitting:
        asked = [b'{"type":"advise","id":%d,"seat":0}' % number for number in (71, 72, 73)]
        frames = [b"\x81" + bytes([0x80 | len(text)]) + bytes(4) + text for text in asked]
        sitting.socket.socket.sendall(b"".join(frames))
        answered: set[int] = set()
        while answered != {71, 72, 73}:
            message = sitting.receive()
            answered |= {message["id"]} if message["type"] in ("done", "refused") else set()


def test_a_table_may_play_without_hints(ada: Person) -> None:
    with deciding(ada, ada.open(ME, DEVICE)) as sitting:
        assert not sitting.table["has_hints"]
        tables, last = ask(sitting, sitting.table["seat"])
        assert not tables
        assert code(last) == "no-hints"


def test_only_who_decides_is_advised(ada: Person, bob: Person) -> None:
    table = ada.open(ME, DEVICE, hints=True, options={"order": "clockwise"})
    with bob.at(table) as guest:
        assert code(ask(guest, 0)[1]) == "not-your-seat"
    with deciding(ada, table) as sitting:
        assert code(ask(sitting, 1 - sitting.table["seat"])[1]) == "not-your-decision"


def test_a_move_ends_the_thinking(ada: Person) -> None:
    with deciding(ada, ada.open(ME, DEVICE, hints=True)) as sitting:
        seat, stage = sitting.table["seat"], sitting.table["stage"]
        sitting.send({"type": "advise", "id": 900, "seat": seat})
        while sitting.receive()["type"] != "hints":
            pass
        number = sitting.table["number"]
        step = {"seat": seat, "stage": stage, "move": sitting.moves()[0], "commit": True}
        sitting.send({"type": "step", "id": 901, **step})
        left = {900, 901}
        while left:
            message = sitting.receive()
            assert message["type"] != "refused", message
            if message["type"] == "hints":
                assert sitting.table["number"] == number, "no hints about what is past"
            if message["type"] == "done":
                left.remove(message["id"])


def test_what_changes_nothing_for_the_seat_does_not_end_the_thinking(ada: Person) -> None:
    """Somebody gets a new link: the table goes on counting, and so does who thinks."""
    table = ada.open(ME, DEVICE, hints=True)
    with deciding(ada, table) as sitting, ada.at(table) as other:
        seat, before = sitting.table["seat"], sitting.table["number"]
        sitting.send({"type": "advise", "id": 900, "seat": seat})
        while sitting.receive()["type"] != "hints":
            pass
        assert other.ask("renew", seat=1 - seat)["type"] == "done"
        later = []
        while (message := sitting.receive())["type"] != "done":
            if message["type"] == "hints" and message["number"] > before:
                later.append(message["simulations"])
        assert sitting.table["number"] > before
        assert later == sorted(set(later))
        assert later


def test_one_person_has_few_hints_at_once(ada: Person) -> None:
    table = ada.open(ME, DEVICE, hints=True)
    with ExitStack() as open_tabs:
        tabs = [open_tabs.enter_context(deciding(ada, table)) for _ in range(4)]
        for tab in tabs:
            tab.send({"type": "advise", "id": 900, "seat": tab.table["seat"]})
        while (answer := tabs[-1].receive())["type"] == "table":
            pass
        assert code(answer) == "too-many"
