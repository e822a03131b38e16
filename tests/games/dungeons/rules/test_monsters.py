"""Kills, first and later gems, help hits, waves."""

from __future__ import annotations

from tests.games.dungeons.scene import (
    ANIMALS,
    CULTISTS,
    DINOSAURS,
    PYRAMID,
    cross,
    dungeon,
    felled,
    has_killed,
    hits,
    legal,
    pass_roll,
    play,
    reached,
    sheet,
    wound,
)

SIXES = ("roll 2 4 1 1 6", "1: 1+1 2+4")  # 6 and a double 2


def test_the_first_kill_pays_the_higher_gems_and_costs_its_hearts() -> None:
    """DD-M1"""
    state = play(reached(CULTISTS, "f13", necro=3), *SIXES, "1: 6 hits necro", "1: double 2 at f5")
    pass_roll(state, 2)
    assert (sheet(state, 1).gems, sheet(state, 1).life) == (2, 1)


def test_the_others_strike_gems_and_hearts() -> None:
    """DD-M1"""
    state = play(reached(CULTISTS, "f13", necro=3), *SIXES, "1: 6 hits necro", "1: double 2 at f5")
    pass_roll(state, 2)
    assert sheet(state, 2).struck == 1 << 2
    assert sheet(state, 1).struck == 0


def test_all_who_complete_it_in_the_same_wave_get_the_higher_gems() -> None:
    """DD-M1, DD-Q3"""
    state = dungeon(CULTISTS)
    for seat in (1, 2):
        cross(state, seat, "f13")
        wound(state, seat, necro=3)
    play(state, *SIXES, "2: 1+1 2+4", "1: 6 hits necro", "2: 6 hits necro")
    pass_roll(state, 1, 2)
    assert [sheet(state, seat).gems for seat in (1, 2)] == [2, 2]
    assert [sheet(state, seat).life for seat in (1, 2)] == [1, 1]


def test_every_other_seat_gets_a_hit_reached_or_not() -> None:
    """DD-M2, DD-Q4: help is automatic."""
    state = dungeon(CULTISTS, 3)
    cross(state, 1, "f13")
    wound(state, 1, necro=3)
    play(state, *SIXES, "1: 6 hits necro")
    pass_roll(state, 1, 2, 3)
    assert [hits(state, seat, "necro") for seat in (1, 2, 3)] == [4, 1, 1]


def test_completing_it_by_help_pays_the_later_gem_and_no_heart() -> None:
    """DD-M2, DD-M4"""
    state = reached(CULTISTS, "f13", necro=3)
    wound(state, 2, necro=3)
    play(state, *SIXES, "1: 6 hits necro")
    lost = sheet(state, 2).lost
    pass_roll(state, 1, 2)
    assert has_killed(state, 2, "necro")
    assert (sheet(state, 2).gems, sheet(state, 2).life) == (1, lost)


def test_armoured_monsters_get_no_help() -> None:
    """DD-M2"""
    state = play(
        reached(DINOSAURS, "f8", sara=2), "roll 2 4 1 5 6", "1: 1+5 2+4", "1: both hit sara"
    )
    pass_roll(state, 2)
    assert has_killed(state, 1, "sara")
    assert hits(state, 2, "sara") == 0


def test_a_later_kill_pays_one_gem() -> None:
    """DD-M4"""
    state = dungeon(CULTISTS)
    for seat in (1, 2):
        cross(state, seat, "f13")
        wound(state, seat, necro=3)
    sheet(state, 1).hits -= 1 << 10
    sheet(state, 2).struck = state.killed = 1 << 2
    sheet(state, 1).firsts = sheet(state, 1).killed = 1 << 2
    play(state, "roll 2 4 1 1 6", "2: 1+1 2+4", "2: 6 hits necro")
    assert (sheet(state, 2).gems, sheet(state, 2).lost) == (1, 0)


def test_a_wave_goes_on_until_nothing_changes() -> None:
    """DD-M3, DD-Q3: help fells a worm part, its hits fell Sandy, and that helps in turn."""
    state = reached(PYRAMID, "f16", neck=3)
    wound(state, 2, neck=3, sandy=20)
    sheet(state, 2).bonuses = 0
    play(state, *SIXES, "1: 6 hits neck")
    pass_roll(state, 1, 2)
    assert state.owing() == [1]
    assert legal(state, 2) == {"strike sandy", "spare sandy"}
    before = hits(state, 1, "sandy")
    play(state, "2: strike sandy")
    assert has_killed(state, 2, "sandy")
    assert hits(state, 1, "sandy") == before + 1
    assert sheet(state, 2).gems == 1 + 9


def test_a_worm_part_felled_by_help_gives_its_hits_with_that_help() -> None:
    """DD-Q1"""
    state = reached(PYRAMID, "f16", neck=3)
    wound(state, 2, neck=3)
    play(state, *SIXES, "1: 6 hits neck")
    pass_roll(state, 1, 2)
    assert [hits(state, seat, "sandy") for seat in (1, 2)] == [3, 3]


def test_who_spares_in_a_wave_ends_it() -> None:
    """DD-Q10"""
    state = reached(PYRAMID, "f16", neck=3)
    wound(state, 2, neck=3, sandy=19)
    play(state, *SIXES, "1: 6 hits neck")
    pass_roll(state, 1, 2)
    assert hits(state, 2, "sandy") == 20
    play(state, "2: spare sandy")
    assert hits(state, 2, "sandy") == 20
    assert state.owing() == []
    assert state.killed != state.layout.monsters


def test_a_later_wave_gets_the_lower_bonus() -> None:
    """DD-Q3, DD-S6"""
    state = dungeon(CULTISTS)
    for seat in (1, 2):
        cross(state, seat, "f13")
        wound(state, seat, necro=3)
        sheet(state, seat).killed = 1 << 3  # the other Mancer
    play(state, *SIXES, "1: 6 hits necro")
    pass_roll(state, 1)
    sheet(state, 2).low = sheet(state, 2).near_low = sheet(state, 2).reached = 0
    pass_roll(state, 2)
    assert sheet(state, 1).gems == 2 + 3
    assert sheet(state, 2).gems == 1 + 1


def test_completing_a_bonus_in_the_same_wave_pays_three_to_all() -> None:
    """DD-Q3, DD-S6"""
    state = dungeon(CULTISTS)
    for seat in (1, 2):
        cross(state, seat, "f13")
        wound(state, seat, necro=3)
        sheet(state, seat).killed = 1 << 3
    play(state, *SIXES, "2: 1+1 2+4", "1: 6 hits necro", "2: 6 hits necro")
    pass_roll(state, 1, 2)
    assert [sheet(state, seat).gems for seat in (1, 2)] == [5, 5]


def test_a_room_killed_from_afar_opens_nothing_until_it_is_reached() -> None:
    """DD-Q5"""
    state = reached(CULTISTS, "f13", necro=3)
    wound(state, 2, necro=3)
    play(state, *SIXES, "1: 6 hits necro")
    pass_roll(state, 1)
    sheet(state, 2).hits = 3 << 10
    play(state, "2: 1+1 2+4", "2: double 2 at f5", "2: 6 at f11")
    assert has_killed(state, 2, "necro")
    assert not sheet(state, 2).is_near(32)
    cross(state, 2, "f12")
    assert sheet(state, 2).is_near(32)  # f33, through the room


def test_a_fist_asks_before_it_fells_what_nobody_has_killed() -> None:
    """DD-Q4"""
    state = play(
        reached(ANIMALS, "f36", crane=3, moose=3),
        "roll 5 5 1 2 6",
        "1: 1+2 5+5",
        "1: double 10 at f37",
    )
    assert legal(state, 1) == {"strike crane", "spare crane"}
    play(state, "1: spare crane")
    assert legal(state, 1) == {"strike moose", "spare moose"}
    play(state, "1: strike moose")
    assert [hits(state, 1, name) for name in ("crane", "moose")] == [3, 4]


def test_a_fist_does_not_ask_where_somebody_was_first() -> None:
    """DD-Q4"""
    state = reached(ANIMALS, "f36", crane=3)
    felled(state, 2, "crane")
    play(state, "roll 5 5 1 2 6", "1: 1+2 5+5", "1: double 10 at f37")
    assert has_killed(state, 1, "crane")
    assert sheet(state, 1).gems == 1


def test_only_the_last_box_is_asked() -> None:
    """DD-Q10"""
    state = play(reached(PYRAMID, "f16", neck=3, sandy=19), *SIXES, "1: 6 hits neck")
    assert hits(state, 1, "sandy") == 20
    assert legal(state, 1) == {"strike sandy", "spare sandy"}


def test_an_eliminated_seat_gets_no_help() -> None:
    """DD-Q7"""
    state = dungeon(CULTISTS, 3)
    cross(state, 1, "f13")
    wound(state, 1, necro=3)
    state.out, sheet(state, 3).life = 1 << 2, 10
    play(state, *SIXES, "1: 6 hits necro")
    pass_roll(state, 1, 2)
    assert hits(state, 3, "necro") == 0


def test_an_eliminated_seat_still_counts_with_the_kills_of_that_roll() -> None:
    """DD-Q1"""
    state = reached(CULTISTS, "f13", necro=3)
    sheet(state, 1).life = 9
    play(state, *SIXES, "1: 6 hits necro")
    pass_roll(state, 1, 2)
    assert state.out == 1
    assert hits(state, 2, "necro") == 1
