"""Scoring lines: what every game counts, groups, wells, churches, bandits, the last game."""

from __future__ import annotations

from rollwrite.games.my_city import GAME
from rollwrite.testing import follow
from tests.games.my_city.scene import asked, city, points

# -- every game -------------------------------------------------------------------


def test_an_empty_map_counts_trees_stones_and_empty_land() -> None:
    """MC-P1"""
    assert city(1).lines(0) == [("passes", 0), ("trees", 17), ("stones", -5), ("empty", -48)]


def test_wells_gold_and_wide_river_are_no_empty_land() -> None:
    """MC-P1"""
    assert points(city(3), "empty") == -47
    assert points(city(9), "empty") == -46
    assert points(city(7), "empty") == -49


def test_bandits_are_no_empty_land() -> None:
    """MC-P1, MC-Q8"""
    assert points(city(11, carry=("bandits c3 g4",)), "empty") == points(city(11), "empty") + 2


def test_all_that_tie_win() -> None:
    """MC-P2"""
    state = city(1, "home e5 e6", "end", seats=3)
    assert state.outcome().winners == (0, 1, 2)


def test_the_highest_total_wins() -> None:
    """MC-P2"""
    state = asked(1, "flat blank residential", seats=2)
    follow(GAME, state, "1: build e5 d5")
    follow(GAME, state, "2: end")
    follow(GAME, state, "roll flat blank residential")
    follow(GAME, state, "1: end")
    assert state.outcome().winners == (0,)


def test_purses_are_no_points_of_a_single_game() -> None:
    """MC-P2, MC-8"""
    state = city(7)
    assert sum(number for _, number in state.lines(0)) == state.total(0)
    assert "purses" not in dict(state.lines(0))


# -- groups -----------------------------------------------------------------------


def test_groups_begin_with_game_two() -> None:
    """MC-2"""
    assert "groups" not in dict(city(1).lines(0))
    assert "groups" in dict(city(2).lines(0))


def test_the_largest_group_of_each_kind_counts_its_buildings() -> None:
    """MC-2"""
    state = city(2, "home d6 e6", "shop d7 e7", "home c6", "public c7", "home b7", "shop f7")
    assert points(state, "groups") == 2 + 2 + 1


def test_a_group_reaches_across_the_river() -> None:
    """MC-2, MC-Q1"""
    assert points(city(2, "home e6", "home f6"), "groups") == 2


def test_touching_at_a_corner_makes_no_group() -> None:
    """MC-2, MC-Q1"""
    assert points(city(2, "home e6", "shop e7", "home d7"), "groups") == 2


def test_two_groups_joined_by_a_building_are_one() -> None:
    """MC-2"""
    state = city(2, "home e6", "shop d6", "home c6", "home c7 d7", "home e7")
    assert points(state, "groups") == 4 + 1


# -- wells ------------------------------------------------------------------------

TO_THE_WELL = ("home e5", "home f5", "shop f6", "public g6", "shop f4", "home g4")


def test_a_well_between_four_buildings_brings_four() -> None:
    """MC-3"""
    state = city(3, *TO_THE_WELL, "shop h4", "public h5")
    assert points(state, "wells") == 4


def test_three_buildings_are_not_enough() -> None:
    """MC-3"""
    assert points(city(3, *TO_THE_WELL), "wells") == 0


def test_one_building_at_two_sides_of_a_well_spoils_it() -> None:
    """MC-3: four different buildings."""
    state = city(3, "home e5", "home f5", "shop f6", "public g6", "shop f4", "public g4 h4 h5")
    assert points(state, "wells") == 0


def test_a_well_built_over_is_worthless() -> None:
    """MC-3"""
    state = city(3, *TO_THE_WELL, "shop h4", "home g5", "public h5")
    assert points(state, "wells") == 0


def test_a_church_counts_at_a_well() -> None:
    """MC-3, MC-4, MC-Q4"""
    east = ("home d4 e4", "home e3", "shop f3", "home e5", "shop f5", "public g3")
    state = city(5, *east, "church g4 h4 h3")
    assert points(state, "wells") == 4


# -- churches ---------------------------------------------------------------------


def test_a_church_among_all_three_kinds_brings_three() -> None:
    """MC-5"""
    lines = ["home d4", "church d5 e5 e6", "shop f5"]
    assert points(city(5, *lines), "churches") == 0
    assert points(city(5, *lines, "public f6"), "churches") == 3


def test_the_same_kind_twice_does_not_help_a_church() -> None:
    """MC-5"""
    state = city(5, "home d4", "church d5 e5 e6", "shop f5", "home f6")
    assert points(state, "churches") == 0


def test_the_printed_church_scores_like_the_others() -> None:
    """MC-6, MC-5"""
    assert points(city(6, "home e5", "shop f6", "public e7"), "churches") == 3


def test_churches_bring_nothing_in_game_four() -> None:
    """MC-4, MC-5"""
    assert "churches" not in dict(city(4).lines(0))


# -- bandits ----------------------------------------------------------------------

ROUND_G4 = ("home f3", "home g3", "shop f4", "public f5", "public g5", "home h3", "shop h4")


def test_each_free_bandit_costs_three() -> None:
    """MC-12"""
    assert points(city(10), "bandits") == -15


def test_a_surrounded_bandit_costs_nothing() -> None:
    """MC-12"""
    assert points(city(10, *ROUND_G4[:-1]), "bandits") == -15
    assert points(city(10, *ROUND_G4), "bandits") == -12


def test_fortresses_help_to_surround() -> None:
    """MC-12, MC-13, MC-Q4"""
    lines = ["fortress g3", "fortress f4", "fortress h4", "fortress g5"]
    state = city(11, *lines, carry=("bandits g4",))
    assert points(state, "bandits") == 0


def test_a_bandit_in_the_rows_both_words_share_is_surrounded() -> None:
    """MC-12"""
    lines = ["fortress b6", "fortress a7", "fortress c7", "fortress b8"]
    state = city(12, *lines, carry=("bandits b7",))
    assert points(state, "bandits") == 0


# -- complete groups and the last game ------------------------------------------------


def test_a_kind_in_one_group_is_complete() -> None:
    """MC-14"""
    assert points(city(11, "home d5", "home d6"), "complete") == 3
    assert points(city(12, "home d5", "home d6"), "complete") == 6


def test_a_kind_in_two_groups_is_not_complete() -> None:
    """MC-14"""
    assert points(city(11, "home d5", "shop d6", "home d7"), "complete") == 3


def test_a_kind_without_buildings_is_not_complete() -> None:
    """MC-14"""
    assert points(city(11), "complete") == 0


def test_fortresses_are_no_group_of_their_own() -> None:
    """MC-14, MC-Q4"""
    assert points(city(11, "fortress d5"), "complete") == 0


def test_the_last_game_pays_for_never_passing_and_for_all_trees() -> None:
    """MC-15, MC-Q6"""
    state = city(12)
    assert points(state, "never-passed") == 6
    assert points(state, "trees") == 20
    assert points(city(12, "pass"), "never-passed") == 0


def test_one_tree_less_is_thirteen() -> None:
    """MC-15, MC-M3"""
    assert points(city(12, "home e10"), "trees") == 13


def test_the_last_stones_and_the_last_empty_cells_pay_in_the_last_game() -> None:
    """MC-15"""
    state = city(12)
    sheet, layout = state.papers[0], state.layout
    sheet.all_north |= layout.stones.north
    sheet.all_south |= layout.stones.south
    assert points(state, "stones") == 6
    sheet.all_north |= layout.empty.north
    sheet.all_south |= layout.empty.south
    assert points(state, "empty") == 6


def test_a_free_bandit_costs_six_in_the_last_game() -> None:
    """MC-15"""
    assert points(city(12, carry=("bandits c3 g4",)), "bandits") == -12
