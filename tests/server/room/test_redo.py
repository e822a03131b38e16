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


def test_two_spots_are_exchanged_and_one_goes_to_a_free_one(ada: Person) -> None:
    with ada.at(ada.open(ME, **GAME)) as sitting:
        spots = [choice["spots"][0] for choice in sitting.table["view"]["choices"]]
        first, second, third = sitting.moves()[:3]
        redo(sitting, first, second.replace("= 6", "= 8"))
        assert sitting.play("exchange", one=spots[0], other=spots[1])["type"] == "done"
        sitting.next_view()
        assert clouds(sitting) == [second, first.replace("= 6", "= 8")]
        assert sitting.play("exchange", one=spots[1], other=spots[2])["type"] == "done"
        sitting.next_view()
        assert clouds(sitting) == [third, first.replace("= 6", "= 8")]


def test_an_exchange_that_fits_nothing_changes_nothing(ada: Person) -> None:
    with ada.at(ada.open(ME, **GAME)) as sitting:
        free, full = (choice["spots"][0] for choice in sitting.table["view"]["choices"][:2])
        asked = {"one": full, "other": free}
        assert code(sitting.play("exchange", **asked)) == "not-your-decision", "nothing yet"
        move = sitting.moves()[1]
        redo(sitting, move)
        assert code(sitting.play("exchange", one=full, other="moon")) == "illegal-move"
        assert code(sitting.play("exchange", one="moon", other="sun")) == "illegal-move"
        assert code(sitting.play("exchange", **{**asked, "stage": 99})) == "stale-stage"
        assert code(sitting.play("exchange", **{**asked, "seat": 1})) == "not-your-seat"
        assert code(sitting.play("exchange", one=full)) == "malformed"
        sitting.ask("sit", seat=0)
        sitting.next_view()
        assert clouds(sitting) == [move]
