"""A round: who decides, what a building may cover and touch, passing, ending."""

from __future__ import annotations

import pytest

from rollwrite.games.my_city import GAME
from rollwrite.kernel.errors import IllegalMove, NotYourDecision
from rollwrite.kernel.seen.look import look
from rollwrite.kernel.stage import Stage
from rollwrite.testing import follow
from tests.games.my_city.scene import asked, city, legal, points, why

ROLL = "flat blank residential"  # a domino


def test_one_roll_asks_everybody_at_once() -> None:
    """MC-R1"""
    assert asked(1, ROLL, seats=6).owing() == [0, 1, 2, 3, 4, 5]


def test_nobody_sees_a_decision_before_all_have_decided() -> None:
    """MC-R0, MC-R1: all sheets are open but for the running round."""
    stage = Stage(GAME, asked(1, ROLL, seats=2))
    before = look(GAME, stage.seen_by(1), 1)
    stage.step(0, GAME.from_text("build e5 e6"))
    assert look(GAME, stage.seen_by(1), 1) == before
    assert look(GAME, stage.seen_by(0), 0).pages[0].marks


def test_a_seat_may_change_its_mind_until_the_last_has_decided() -> None:
    """MC-R1"""
    stage = Stage(GAME, asked(1, ROLL, seats=2))
    stage.step(0, GAME.from_text("build e5 e6"))
    stage.commit(0)
    stage.take_back(0)
    stage.step(0, GAME.from_text("pass"))
    assert points(stage.seen_by(0), "passes") == -1  # type: ignore[arg-type]


def test_a_seat_builds_passes_or_ends() -> None:
    """MC-R2"""
    moves = legal(asked(1, ROLL))
    assert {"pass", "end", "build e5 e6"} <= moves


def test_a_seat_that_has_ended_takes_no_part() -> None:
    """MC-R2, MC-R7"""
    state = asked(1, ROLL, seats=2)
    follow(GAME, state, "1: end")
    follow(GAME, state, "2: build e5 e6")
    follow(GAME, state, f"roll {ROLL}")
    assert state.owing() == [1]
    with pytest.raises(NotYourDecision):
        follow(GAME, state, "1: build e5 e6")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("build c1 d1", "why-mountain"),
        ("build g10 g11", "why-forest"),
        ("build e5 f5", "why-river"),
        ("build c5 c6", "why-first"),
    ],
)
def test_a_building_lies_on_land_on_one_side_of_the_river(move: str, reason: str) -> None:
    """MC-R3, MC-M1, MC-M2"""
    assert why(asked(1, ROLL), move) == reason


def test_a_building_covers_no_other() -> None:
    """MC-R3"""
    assert why(asked(1, ROLL, "home e5 e6"), "build d5 e5") == "why-built"


def test_the_first_building_touches_the_river() -> None:
    """MC-R4"""
    state = asked(1, ROLL)
    assert "build e5 e6" in legal(state)
    assert "build f6 f7" in legal(state)
    assert "build c5 c6" not in legal(state)


def test_later_buildings_touch_an_own_building_with_a_side() -> None:
    """MC-R4: the river alone is not enough, a corner is not enough."""
    state = asked(1, ROLL, "home e5 e6")
    assert "build e7 d7" not in legal(state)
    assert "build d7 e7" in legal(state)
    assert "build f1 g1" not in legal(state)
    assert why(state, "build c7 d7") == "why-apart"


def test_across_the_river_counts_as_touching() -> None:
    """MC-R4, MC-Q1"""
    assert "build f5 g5" in legal(asked(1, ROLL, "home e5 e6"))


def test_trees_and_stones_may_be_built_over() -> None:
    """MC-R5"""
    state = city(1, "home e6 e7", "shop f5 f6")
    assert points(state, "trees") == 15
    assert points(state, "stones") == -4


def test_passing_fills_the_next_circle() -> None:
    """MC-R6, MC-P1"""
    assert [points(city(1, *["pass"] * count), "passes") for count in range(7)] == [
        *[0, -1, -2, -4],
        *[-6, -9, -12],
    ]


def test_without_free_circles_there_is_no_passing() -> None:
    """MC-R6"""
    state = asked(1, ROLL, *["pass"] * 6)
    assert "pass" not in legal(state)
    assert why(state, "pass") == "why-no-pass-left"


def test_ending_is_free_and_always_possible() -> None:
    """MC-R7"""
    state = asked(1, ROLL, *["pass"] * 6)
    before = state.total(0)
    follow(GAME, state, "1: end")
    assert state.total(0) == before


def test_the_game_ends_when_every_seat_has_ended() -> None:
    """MC-R8"""
    state = asked(1, ROLL, seats=2)
    follow(GAME, state, "1: end")
    assert not state.is_over()
    follow(GAME, state, "2: build e5 e6")
    follow(GAME, state, f"roll {ROLL}")
    follow(GAME, state, "2: end")
    assert state.is_over()


def test_decisions_commute() -> None:
    """MC-R1"""
    one, other = asked(1, ROLL, seats=2), asked(1, ROLL, seats=2)
    for state, order in ((one, "12"), (other, "21")):
        moves = {"1": "build e5 e6", "2": "pass"}
        for seat in order:
            follow(GAME, state, f"{seat}: {moves[seat]}")
    assert one.digest() == other.digest()


def test_the_order_of_building_does_not_matter() -> None:
    one = city(1, "home e5 e6", "home d7 e7")
    other = city(1, "home d7 e7", "home e5 e6")
    assert one.digest() == other.digest()


def test_a_refusal_names_the_seat_the_move_and_the_reason() -> None:
    """MC-R3"""
    state = asked(1, ROLL)
    with pytest.raises(IllegalMove, match="build e5 f5") as refused:
        follow(GAME, state, "1: build e5 f5")
    assert refused.value.code == "why-river"
