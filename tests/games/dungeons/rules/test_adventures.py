"""What is special in each adventure."""

from __future__ import annotations

import pytest

from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.rules import moves
from rollwrite.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.scene import (
    ANIMALS,
    CULTISTS,
    DINOSAURS,
    PYRAMID,
    cross,
    crossed,
    dungeon,
    has_killed,
    hits,
    legal,
    monster_called,
    pass_roll,
    play,
    reached,
    sheet,
    wound,
)

# -- Annoyed Animals ---------------------------------------------------------------------

LEFT_TO_RIGHT = "f1 f14 f19 f24 f25 f26 f53 f52 f51"


def test_a_fist_hits_every_monster_reached_or_not() -> None:
    """DD-A1"""
    state = play(reached(ANIMALS, "f36"), "roll 5 5 1 2 6", "1: 1+2 5+5", "1: double 10 at f37")
    names = ("goat", "crane", "moose", "hog", "stoat", "polecat", "boss")
    assert [hits(state, 1, name) for name in names] == [1] * 7


def test_a_fist_by_torch_works_like_any_fist() -> None:
    """DD-Q5"""
    state = play(reached(ANIMALS, "f36", reward="torches"), "roll 5 5 1 2 6", "1: torch at f37")
    assert hits(state, 1, "boss") == 1


def test_the_fist_beside_the_boss_also_unlocks() -> None:
    """DD-A1, DD-S7"""
    state = play(reached(ANIMALS, "f27"), "roll 3 5 1 2 6", "1: 1+2 3+5")
    assert "8 hits boss" in legal(state, 1)


def test_the_fifth_fist_is_a_bonus() -> None:
    """DD-A1"""
    state = play(reached(ANIMALS, "f27 f38 f50 f63 f36"), "roll 5 5 1 2 6", "1: 1+2 5+5")
    assert sheet(state, 1).bonuses == 0
    play(state, "1: double 10 at f37")
    assert (sheet(state, 1).bonuses, sheet(state, 1).gems) == (1, 3)


def test_a_chain_from_the_left_start_to_the_right_is_a_bonus() -> None:
    """DD-A1: through the rooms of moose and boss."""
    state = reached(ANIMALS, LEFT_TO_RIGHT)
    for name in ("moose", "boss"):
        sheet(state, 1).killed |= 1 << monster_called(state, name)
    play(state, "roll 3 3 4 5 6", "1: 3+3 4+5", "1: 9 at f11")
    assert (sheet(state, 1).bonuses, sheet(state, 1).gems) == (2, 3)


@pytest.mark.parametrize("missing", ["f24", "f52", "f14"])
def test_a_chain_with_a_gap_is_none(missing: str) -> None:
    """DD-A1"""
    state = reached(ANIMALS, LEFT_TO_RIGHT.replace(f"{missing} ", ""))
    for name in ("moose", "boss"):
        sheet(state, 1).killed |= 1 << monster_called(state, name)
    play(state, "roll 3 3 4 5 6", "1: 3+3 4+5", "1: 9 at f11")
    assert sheet(state, 1).bonuses == 0


def test_a_living_monsters_room_joins_nothing() -> None:
    """DD-A1"""
    state = reached(ANIMALS, LEFT_TO_RIGHT)
    sheet(state, 1).killed |= 1 << monster_called(state, "moose")
    play(state, "roll 3 3 4 5 6", "1: 3+3 4+5", "1: 9 at f11")
    assert sheet(state, 1).bonuses == 0


def test_a_kill_can_join_the_starts() -> None:
    """DD-A1"""
    state = reached(ANIMALS, LEFT_TO_RIGHT + " f11")
    sheet(state, 1).killed |= 1 << monster_called(state, "moose")
    wound(state, 1, boss=11)
    play(state, "roll 2 2 1 2 6", "1: 1+2 2+2", "1: double 4 hits boss")
    assert (sheet(state, 1).bonuses, sheet(state, 1).gems) == (2, 6 + 3)


# -- Clumsy Cultists ---------------------------------------------------------------------


def test_both_mancers_are_a_bonus() -> None:
    """DD-A2"""
    state = reached(CULTISTS, "f13", necro=3)
    sheet(state, 1).killed = 1 << monster_called(state, "pastry")
    play(state, "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits necro")
    assert (sheet(state, 1).bonuses, sheet(state, 1).gems) == (1, 2 + 3)


def test_the_sixth_cleared_rubble_is_a_bonus() -> None:
    """DD-A2"""
    state = play(
        reached(CULTISTS, "f27 f39 f42 f51 f62 f14"), "roll 2 4 2 4 6", "1: 2+4 2+4", "1: 6 at f15"
    )
    assert sheet(state, 1).bonuses == 0
    play(state, "1: 6 at f15")
    assert (sheet(state, 1).bonuses, sheet(state, 1).gems) == (2, 3)


# -- Puzzled Pyramid -----------------------------------------------------------------------


def unwritten(seats: int = 2) -> DungeonsState:
    state = GAME.start(GAME.setup(seats, {"adventure": PYRAMID}))
    assert isinstance(state, DungeonsState)
    return play(state, "roll 1") if seats > 1 else state


def test_before_the_first_roll_all_write_their_clouds_at_once() -> None:
    """DD-A3, DD-Q7"""
    state = unwritten(3)
    assert state.owing() == [0, 1, 2]
    assert all(move.startswith("cloud") for move in legal(state, 2))


def test_alone_clouds_come_first_too() -> None:
    """DD-A3"""
    assert unwritten(1).owing() == [0]


def test_clouds_get_the_likely_numbers_first() -> None:
    """DD-Q9"""
    state = unwritten()
    assert "cloud f5 = 6" in legal(state, 1)
    play(state, "1: cloud f25 = 6")
    assert "cloud f5 = 8" in legal(state, 1)
    assert "cloud f25 = 8" not in legal(state, 1)


def test_the_eight_numbers_are_3_to_11_without_7() -> None:
    """DD-A3"""
    assert sorted(moves.CLOUD_NUMBERS) == [3, 4, 5, 6, 8, 9, 10, 11]
    state = dungeon(PYRAMID)
    assert sorted(sheet(state, 1).cloud(box) for box in range(8)) == [3, 4, 5, 6, 8, 9, 10, 11]


def test_the_eighth_cloud_is_a_bonus() -> None:
    """DD-A3"""
    state = play(reached(PYRAMID, "f5 f25 f31 f38 f41 f53 f57 f10"), "roll 3 5 1 1 6", "1: 1+1 3+5")
    assert sheet(state, 1).bonuses == 0
    play(state, "1: 8 at f11")
    assert (sheet(state, 1).bonuses, sheet(state, 1).gems) == (1, 3)


def test_portal_11_crosses_the_far_portal_too() -> None:
    """DD-A3"""
    state = play(reached(PYRAMID, "f11"), "roll 5 6 1 1 6", "1: 1+1 5+6", "1: 11 at f7")
    assert "f60" in crossed(state, 1)
    assert "double 2 at f68" in legal(state, 1)


def test_the_far_portal_takes_no_sum_but_a_torch_and_leads_not_back() -> None:
    """DD-A3, DD-Q5"""
    state = play(reached(PYRAMID, "f59", reward="torches"), "roll 5 6 1 1 6")
    assert "torch at f60" in legal(state, 1)
    play(state, "1: torch at f60")
    assert "f7" not in crossed(state, 1)


def test_a_torch_on_portal_11_crosses_both() -> None:
    """DD-Q5"""
    state = play(reached(PYRAMID, "f11", reward="torches"), "roll 5 6 1 1 6", "1: torch at f7")
    assert {"f7", "f60"} <= crossed(state, 1)


def test_a_killed_worm_part_gives_three_hits_on_sandy() -> None:
    """DD-A3, DD-Q1: at once, inside the roll."""
    state = play(reached(PYRAMID, "f16", neck=3), "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits neck")
    assert hits(state, 1, "sandy") == 3


def test_all_three_worm_parts_are_a_bonus() -> None:
    """DD-A3"""
    state = reached(PYRAMID, "f16", neck=3)
    for name in ("knot", "rear"):
        sheet(state, 1).killed |= 1 << monster_called(state, name)
    play(state, "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits neck")
    assert (sheet(state, 1).bonuses, sheet(state, 1).gems) == (2, 2 + 3)


# -- Defiant Dinosaurs ---------------------------------------------------------------------


def test_a_track_unlocks_its_number_wherever_its_monster_is() -> None:
    """DD-A4"""
    state = play(reached(DINOSAURS, "f18 f29"), "roll 4 5 1 1 6", "1: 1+1 4+5")
    assert "9 hits wrecks" in legal(state, 1)


def test_an_armoured_monster_takes_both_sums_or_none() -> None:
    """DD-A4, DD-Q2"""
    state = play(reached(DINOSAURS, "f8"), "roll 1 2 2 4 6", "1: 1+2 2+4")
    uses = legal(state, 1)
    assert "both hit sara" in uses
    assert "3 hits sara" not in uses
    play(state, "1: both hit sara")
    assert hits(state, 1, "sara") == 2
    assert state.owing() == [1]


def test_one_sum_that_does_not_fit_armour_is_not_enough() -> None:
    """DD-A4"""
    state = play(reached(DINOSAURS, "f8"), "roll 1 2 3 4 6", "1: 1+2 3+4")
    assert "both hit sara" not in legal(state, 1)
    cross(state, 1, "f7")
    assert "both hit sara" in legal(state, 1)


def test_once_a_sum_is_used_armour_is_safe() -> None:
    """DD-A4"""
    state = play(reached(DINOSAURS, "f8"), "roll 1 2 2 4 6", "1: 1+2 2+4", "1: 3 at f15")
    assert "both hit sara" not in legal(state, 1)


def test_a_torch_does_not_hit_armour() -> None:
    """DD-R8, DD-A4"""
    state = play(reached(DINOSAURS, "f8", reward="torches"), "roll 1 2 2 4 6")
    assert not any(move.startswith("torch hits") for move in legal(state, 1))


def test_the_third_armoured_kill_is_a_bonus() -> None:
    """DD-A4"""
    state = reached(DINOSAURS, "f8", sara=2)
    for name in ("steg", "anky"):
        sheet(state, 1).killed |= 1 << monster_called(state, name)
    play(state, "roll 1 2 2 4 6", "1: 1+2 2+4", "1: both hit sara")
    assert has_killed(state, 1, "sara")
    assert (sheet(state, 1).bonuses, sheet(state, 1).gems) == (1, 2 + 3)


def test_the_sixth_track_is_a_bonus() -> None:
    """DD-A4"""
    state = play(
        reached(DINOSAURS, "f7 f19 f29 f32 f46 f22"), "roll 1 3 2 4 6", "1: 1+3 2+4", "1: 4 at f26"
    )
    assert (sheet(state, 1).bonuses, sheet(state, 1).gems) == (2, 3)


def test_a_bonus_that_somebody_had_before_pays_one_gem() -> None:
    """DD-S6"""
    state = reached(DINOSAURS, "f7 f19 f29 f32 f46 f22")
    sheet(state, 1).bonus_struck = 2
    play(state, "roll 1 3 2 4 6", "1: 1+3 2+4", "1: 4 at f26")
    assert sheet(state, 1).gems == 1
    pass_roll(state, 1, 2)
