"""Other steps in place of those taken: all of them or none."""

from __future__ import annotations

from tests.server.house import ME, Live, Person, code

GAME = {"game": "dungeons", "options": {"adventure": "puzzled-pyramid"}}


def clouds(sitting: Live) -> list[str]:
    return [step["move"] for step in sitting.table["view"]["steps"]]


def redo(sitting: Live, *moves: str) -> None:
    assert sitting.play("redo", moves=moves)["type"] == "done"
    sitting.next_view()


def test_steps_are_taken_anew_in_one_go(ada: Person) -> None:
    table = ada.open(ME, **GAME)
    with ada.at(table) as sitting:
        first, second, third = sitting.moves()[:3]
        six, eight = first, second.replace("= 6", "= 8")
        redo(sitting, six, eight)
        assert clouds(sitting) == [six, eight]
        redo(sitting, third, eight)
        assert clouds(sitting) == [third, eight]
        redo(sitting)
        assert clouds(sitting) == []
        assert not sitting.table["can_take_back"]
    with ada.at(table) as again:
        assert clouds(again) == [], "what the log keeps gives the same table"


def test_none_is_taken_where_one_does_not_fit(ada: Person) -> None:
    with ada.at(ada.open(ME, **GAME)) as sitting:
        first, second = sitting.moves()[:2]
        redo(sitting, first)
        number = sitting.table["number"]
        answer = sitting.play("redo", moves=[second, first])
        assert code(answer) == "why-cloud-order"
        assert code(sitting.play("redo", moves=["fly"])) == "invalid-notation"
        assert code(sitting.play("redo", stage=99, moves=[])) == "stale-stage"
        assert code(sitting.play("redo", seat=1, moves=[])) == "not-your-seat"
        assert code(sitting.play("redo", moves=7)) == "malformed"
        sitting.ask("sit", seat=0)
        assert sitting.next_view()["number"] == number
        assert clouds(sitting) == [first]
