"""What the games add: churches, starts, races, purses, bandits, fortresses; rulings."""

from __future__ import annotations

import pytest

from rollwrite.games.my_city import GAME, sheet
from rollwrite.games.my_city.rules import moves, scoring, shapes
from rollwrite.games.my_city.rules.state import MyCityState
from rollwrite.testing import follow
from tests.games.my_city.scene import COMPASS, asked, city, legal, points, why

DOMINO = "flat blank residential"


def purses(state: MyCityState, seat: int = 0) -> int:
    return int(scoring.purses(state.layout, state.papers[seat]))


def glyphs(state: MyCityState, start: str, seat: int = 0) -> list[str]:
    return [m.spots[0] for m in GAME.marks(state, seat) if m.spots[0].startswith(start)]


# -- the compass ---------------------------------------------------------------------


@pytest.mark.parametrize("game", [1, 2, 3, 9, 10])
def test_the_compass_is_a_blank(game: int) -> None:
    """MC-D3, MC-10, MC-12"""
    compass, blank = asked(game, "flat compass public"), asked(game, "flat blank public")
    assert legal(compass) == legal(blank)


@pytest.mark.parametrize("game", [4, 5, 6, 7, 8])
def test_the_compass_calls_the_next_church(game: int) -> None:
    """MC-4"""
    state = asked(game, COMPASS)
    assert GAME.prompt(state, 0).id == "prompt-church"
    assert glyphs(state, "church") == ["church-1"]
    move = state.moves(0)[0]
    state.play(0, move)
    assert GAME.marks(state, 0)[0].glyph == "church"


def test_churches_come_in_the_order_of_the_row() -> None:
    """MC-4"""
    sizes = []
    state = city(5)
    for _ in range(5):
        follow(GAME, state, f"roll {COMPASS}")
        sizes.append(len(GAME.to_text(state.moves(0)[0]).split()) - 1)
        state.play(0, state.moves(0)[0])
    assert sizes == [3, 4, 4, 5, 5]


def test_when_the_row_is_full_the_compass_is_a_blank_again() -> None:
    """MC-4, MC-13"""
    state = asked(7, "single compass public", *["compass-pass"] * 3)
    assert GAME.prompt(state, 0).id == "prompt-church"
    state.row = state.layout.row_length()
    follow(GAME, state, "1: end")
    later = city(11, *["fortress c4", "fortress c5", "fortress c6", "fortress c7"])
    follow(GAME, later, "roll flat compass public")
    assert GAME.prompt(later, 0).id == "prompt-build"


def test_passing_a_church_costs_two_circles_and_its_circle_all_the_same() -> None:
    """MC-4"""
    state = city(4, "compass-pass")
    assert points(state, "passes") == -2
    assert glyphs(state, "pass") == ["pass-1", "pass-2"]
    assert glyphs(state, "church") == ["church-1"]


def test_a_church_needs_two_free_circles_to_be_passed() -> None:
    """MC-Q3"""
    state = asked(4, COMPASS, *["pass"] * 5)
    assert why(state, "pass") == "why-pass-church"
    assert "end" in legal(state)


def test_churches_count_for_touching_but_not_for_groups() -> None:
    """MC-4, MC-Q4"""
    state = asked(5, DOMINO, "church d4 e4 d5")
    assert "build e5 e6" in legal(state)
    assert points(state, "groups") == 0


def test_a_church_drawn_first_touches_the_river() -> None:
    """MC-Q2"""
    state = asked(5, COMPASS)
    assert "build d4 e4 d5" in legal(state)
    assert why(state, "build f3 g3 g2") == "why-first"


# -- printed starts ------------------------------------------------------------------


def test_game_six_starts_at_the_printed_church() -> None:
    """MC-6, MC-R4"""
    state = asked(6, DOMINO)
    assert "build e5 f5" in legal(state)
    assert why(state, "build e1 e2") == "why-first-church"


def test_game_six_has_no_passing() -> None:
    """MC-6, MC-Q6"""
    state = asked(6, DOMINO)
    assert why(state, "pass") == "why-no-passing"
    assert "passes" not in dict(state.lines(0))


def test_game_seven_starts_at_the_sawmill() -> None:
    """MC-7, MC-R4"""
    state = asked(7, DOMINO)
    assert "build f10 f11" in legal(state)
    assert why(state, "build d1 d2") == "why-first-sawmill"


def test_the_sawmill_is_of_no_kind() -> None:
    """MC-Q4"""
    assert points(city(7), "groups") == 0


def test_buildings_on_both_sides_of_wide_river_do_not_touch() -> None:
    """MC-7"""
    to_the_water = ("home f10 f11", "home f9", "home f8", "home f7", "home f6")
    state = asked(7, "single blank public", *to_the_water)
    assert "build d6" not in legal(state)
    assert why(state, "build d6") == "why-apart"
    assert why(state, "build e6") == "why-water"


def test_small_churches_only_in_game_seven() -> None:
    """MC-7"""
    pictures = [shapes.PICTURES[shapes.NAMES[shape]] for shape in sheet.shipped(7).churches]
    assert all(2 <= drawing.count("#") <= 3 for drawing in pictures)


# -- races and purses ------------------------------------------------------------------


def nearly(game: int, seats: int) -> MyCityState:
    """All but one goal cell built on, by every seat."""
    state = city(game, seats=seats)
    for seat in range(seats):
        for cell in goal_cells(state)[:-1]:
            move = moves.placed_on([cell])
            state.papers[seat].build(state.layout, move, 0)
    return state


def goal_cells(state: MyCityState) -> list[str]:
    cells = sheet.shipped(int(state.layout.game)).goal_cells()
    return [shapes.cell_name(cell) for cell in cells]


def last_cell(state: MyCityState) -> str:
    return f"build {goal_cells(state)[-1]}"


def reach_last(state: MyCityState) -> None:
    """A neighbour of the last goal cell, so that it can be built."""
    cell = shapes.CELLS[goal_cells(state)[-1]]
    for own in state.papers:
        free = [c for c in shapes.neighbours(cell) if state.layout.marks[c] in ".tF"]
        own.build(state.layout, moves.placed_on([shapes.cell_name(free[0])]), 1)


@pytest.mark.parametrize(("game", "prize"), [(7, 1), (8, 1), (9, 2)])
def test_the_first_to_build_on_all_goal_cells_gets_five(game: int, prize: int) -> None:
    """MC-7, MC-9, MC-10: and whoever does it later gets the purse only."""
    state = nearly(game, 2)
    reach_last(state)
    follow(GAME, state, "roll single blank public")
    follow(GAME, state, f"1: {last_cell(state)}")
    assert points(state, "first") == 0
    follow(GAME, state, "2: pass")
    assert [points(state, "first", seat) for seat in (0, 1)] == [5, 0]
    follow(GAME, state, "roll single blank public")
    follow(GAME, state, "1: end")
    follow(GAME, state, f"2: {last_cell(state)}")
    assert points(state, "first", 1) == 0
    assert purses(state, 0) == prize + 1
    assert purses(state, 1) == prize


@pytest.mark.parametrize("game", [7, 8, 9])
def test_all_that_are_first_in_the_same_round_get_five(game: int) -> None:
    """MC-Q5, MC-7, MC-9, MC-10"""
    state = nearly(game, 3)
    reach_last(state)
    follow(GAME, state, "roll single blank public")
    follow(GAME, state, f"1: {last_cell(state)}")
    follow(GAME, state, f"2: {last_cell(state)}")
    follow(GAME, state, "3: end")
    assert [points(state, "first", seat) for seat in (0, 1, 2)] == [5, 5, 0]


def test_alone_one_is_always_first() -> None:
    """MC-S1"""
    state = nearly(8, 1)
    reach_last(state)
    follow(GAME, state, "roll single blank public")
    follow(GAME, state, f"1: {last_cell(state)}")
    assert points(state, "first") == 5


@pytest.mark.parametrize("game", [7, 8, 9])
def test_never_passed_brings_a_purse(game: int) -> None:
    """MC-8, MC-Q6: also for a seat that ends at once."""
    assert purses(city(game, "end")) == 1
    assert purses(city(game, "pass", "end")) == 0
    assert glyphs(city(game, "end"), "purse") == ["purse-never-passed"]


def test_forest_is_land_in_game_eight_only() -> None:
    """MC-9, MC-Q9"""
    assert points(city(8), "empty") == -55
    with_forest = asked(8, DOMINO, "home e9 e10", "shop e11")
    assert "build f9 g9" in legal(with_forest)
    assert why(asked(9, DOMINO), "build g1 h1") == "why-forest"


def test_a_plateau_left_is_empty_land() -> None:
    """MC-Q9, MC-7"""
    before = city(7)
    before.papers[0].all_north |= 1 << 8 + 1
    assert points(before, "empty") == points(city(7), "empty") + 1


def test_gold_left_costs_nothing() -> None:
    """MC-10"""
    state = city(9)
    gold = state.layout.goal
    before = state.total(0)
    state.papers[0].all_north |= gold.north
    state.papers[0].all_south |= gold.south
    assert state.total(0) == before


# -- bandits and fortresses --------------------------------------------------------------


def test_a_bandit_cannot_be_built_over() -> None:
    """MC-12"""
    assert why(asked(10, DOMINO, "home d1 d2"), "build c2 c3") == "why-bandit"


def test_games_eleven_and_twelve_start_without_bandits() -> None:
    """MC-Q8"""
    for game in (11, 12):
        assert points(city(game), "bandits") == 0
        assert not glyphs(city(game), "cell")


def test_carried_bandits_are_drawn_on_the_sheet() -> None:
    """MC-12, MC-Q8"""
    state = city(11, carry=("bandits c3 g4",))
    marks = [mark for mark in GAME.marks(state, 0) if mark.glyph == "bandit"]
    assert [mark.spots for mark in marks] == [("cell-c3",), ("cell-g4",)]


@pytest.mark.parametrize("game", [11, 12])
def test_a_fortress_stands_anywhere_and_cannot_be_passed(game: int) -> None:
    """MC-13"""
    state = asked(game, COMPASS, "home e5")
    assert {"build a8", "build h4", "end"} <= legal(state)
    assert why(state, "pass") == "why-pass-fortress"
    assert "build e5" not in legal(state)


def test_building_may_go_on_from_a_fortress() -> None:
    """MC-13, MC-Q2: also when it was the first building."""
    state = asked(11, DOMINO, "fortress a8")
    assert "build a7 b7" in legal(state)
    assert "build d5 d6" not in legal(state)


def test_no_free_cell_for_a_fortress_leaves_ending() -> None:
    """MC-Q3"""
    state = asked(11, COMPASS)
    state.papers[0].free_north = state.papers[0].free_south = 0
    assert legal(state) == {"end"}


def test_the_fortress_row_advances_for_all_alike() -> None:
    """MC-Q3, MC-13, MC-Q11: but not for a seat that has ended."""
    state = asked(11, COMPASS, seats=2)
    follow(GAME, state, "1: end")
    follow(GAME, state, "2: build a8")
    follow(GAME, state, f"roll {COMPASS}")
    assert glyphs(state, "fortress", 0) == ["fortress-1"]
    assert glyphs(state, "fortress", 1) == ["fortress-1", "fortress-2"]
