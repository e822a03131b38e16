"""Sheets in words, and “what is this?”, over real sockets."""

from __future__ import annotations

from typing import Any

from tests.server.house import GREEDY, ME, Live, Person, Server, code, live


def written(sitting: Live, sheet: int, spot: str) -> list[str]:
    """What stands at a spot, as messages."""
    sections: Any = sitting.ask("read", sheet=sheet)["sections"]
    items = {item["spot"]: item for section in sections for item in section["items"]}
    return [words["id"] for words in items[spot]["written"]]


def test_a_sheet_is_read_as_it_is_now(ada: Person) -> None:
    with ada.at(ada.open(ME, GREEDY)) as sitting:
        sitting.view_where(can_commit=False)
        while not sitting.owes():
            sitting.next_view()
        assert written(sitting, 0, "die-1") == []
        sitting.play("step", move="refuse")
        assert written(sitting, 0, "die-1") == ["mark-shade"]
        sitting.play("take-back")
        assert written(sitting, 0, "die-1") == []


def test_an_onlooker_may_read_and_ask(server: Server, ada: Person) -> None:
    table = ada.open(ME, GREEDY)
    with ada.at(table), live(server, table) as onlooker:
        assert written(onlooker, 1, "name") == ["reading-owner"]
        found = onlooker.ask("explain", sheet=1, thing="red-3")["about"]
        assert found["rule"] == "arrow"
        assert found["title"]["id"] == "title-step"


def test_a_stranger_asks_for_what_is_not_there(ada: Person) -> None:
    with ada.at(ada.open(ME, GREEDY)) as sitting:
        assert code(sitting.ask("read", sheet=7)) == "invalid-notation"
        assert code(sitting.ask("read", sheet=-1)) == "invalid-notation"
        for thing in ("", "red-", "button-", "token-", "die-99", "map-x", "cell-z", "tally-"):
            assert sitting.ask("explain", sheet=0, thing=thing)["about"] is None
