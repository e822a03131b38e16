"""Rated games between real people, over in a moment."""

from __future__ import annotations

from typing import Any

from tests.server.house import LINK, ME, Live, Person, invite

SHORT = "my-city"
GIVEN_UP = "end"


def rated_table(host: Person, *guests: Person, **more: Any) -> str:
    table = host.open(ME, *[LINK] * len(guests), game=SHORT, is_rated=True, **more)
    for seat, guest in enumerate(guests, 1):
        invite(host, table, guest, seat)
    return table


def win(winner: Person, *others: Person, **more: Any) -> str:
    """The winner builds until it is worth something; the others end the game as they began it."""
    table = rated_table(winner, *others, **more)
    with winner.at(table) as sitting:
        assert sitting.ask("start")["type"] == "done"
        sitting.view_where(status="playing")
        stage, gained = sitting.table["stage"], build(sitting)
        for other in others:
            with other.at(table) as theirs:
                give_up(theirs)
        wait_past(sitting, stage)
        while gained <= 0:
            stage = sitting.table["stage"]
            gained += build(sitting)
            wait_past(sitting, stage)
        give_up(sitting)
        sitting.view_where(status="over")
        assert sitting.table["view"]["result"]["winners"] == [0]
    return table


def wait_past(sitting: Live, stage: int) -> None:
    while sitting.table["stage"] <= stage or not sitting.owes():
        sitting.next_view()


def build(sitting: Live) -> int:
    """One house, where it is worth most; how much."""
    best = max(sitting.table["view"]["choices"], key=lambda one: one["points"])
    assert sitting.play("step", move=best["move"], commit=True)["type"] == "done"
    return int(best["points"])


def give_up(sitting: Live) -> None:
    """End it for oneself; the others go on."""
    assert sitting.play("step", move=GIVEN_UP, commit=True)["type"] == "done"


def ratings(person: Person) -> Any:
    return person.get("/api/me/history")["ratings"]
