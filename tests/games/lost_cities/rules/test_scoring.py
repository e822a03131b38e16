"""The end of the game, what sheets are worth, who wins."""

from __future__ import annotations

from itertools import product

import pytest

from rollwrite.games.lost_cities import GAME, sheet
from rollwrite.games.lost_cities.rules import scoring
from rollwrite.games.lost_cities.rules.moves import COLOURS
from rollwrite.games.lost_cities.rules.paper import Paper
from rollwrite.games.lost_cities.show.view import BRIDGES
from rollwrite.testing import position
from tests.games.lost_cities.rules.naive import ARTEFACT_POINTS, BOX_POINTS, DICE_POINTS, is_arrow
from tests.games.lost_cities.scene import column, line_points, mirrored, packed, scene, tell

LAYOUT = sheet.SHELF.layout("classic@1")
ORDERS = ["simultaneous", "clockwise"]
ROLL = "red red blue 3 7 0"


# -- the end ---------------------------------------------------------------------------


@pytest.mark.parametrize("order", ORDERS)
def test_the_game_ends_when_every_seat_is_exhausted(order: str) -> None:
    """LC-F1"""
    state = scene("dice 8", "dice 9", "dice 8", roll=ROLL, order=order)
    tell(state, "1: refuse", "2: red 3", "3: refuse")
    assert state.is_over()


@pytest.mark.parametrize("order", ORDERS)
def test_the_game_goes_on_while_one_seat_is_not_exhausted(order: str) -> None:
    """LC-F1"""
    state = scene("dice 8", "dice 8", "dice 8", roll=ROLL, order=order)
    tell(state, "1: refuse", "2: refuse", "3: red 3")
    assert not state.is_over()


def test_the_game_does_not_end_before_the_end_of_the_turn() -> None:
    """LC-F1"""
    others = " ".join(name for name in BRIDGES if name != "red")
    state = scene(column(6, 1), "", roll="red red red 1 1 1", struck=others)
    tell(state, "1: red 1")
    assert not state.is_over()


@pytest.mark.parametrize("last", BRIDGES)
def test_the_game_ends_when_all_eight_bridges_have_been_passed(last: str) -> None:
    """LC-F1: whichever is the last."""
    others = " ".join(name for name in BRIDGES if name != last)
    moves = {"artefacts": "orange 1", "dice": "refuse"}
    sheets = {"artefacts": "orange 1 | artefacts 6", "dice": "dice 6"}
    before = sheets.get(last, column(6, 1, name=last))
    state = scene(before, "", roll=f"{last if last in COLOURS else 'orange'} red red 1 1 1",
                  struck=others)  # fmt: skip
    steps = ["1: stay"] if last == "purple" else []
    tell(state, f"1: {moves.get(last, f'{last} 1')}", *steps, "2: refuse")
    assert state.is_over()


def test_seats_may_share_the_bridges_among_them() -> None:
    """LC-F1: by anybody."""
    mine = "bridges orange yellow green"
    yours = "bridges blue purple artefacts dice"
    state = scene(f"{column(6, 1)} | {mine}", yours, roll="red red red 1 1 1")
    tell(state, "1: red 1", "2: refuse")
    assert state.is_over()


def test_seven_bridges_do_not_end_the_game() -> None:
    """LC-F1"""
    state = scene(column(6, 1), roll="red red red 1 1 1", struck=" ".join(BRIDGES[2:]))
    tell(state, "1: red 1", "2: refuse")
    assert not state.is_over()


# -- columns ------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("height", range(1, 10))
def test_a_column_is_worth_the_value_beside_its_highest_box(height: int, colour: str) -> None:
    """LC-F2, LC-S3"""
    state = scene(column(height, 3, name=colour))
    assert line_points(state, 1)[colour] == BOX_POINTS[height - 1]


@pytest.mark.parametrize("height", range(1, 10))
def test_a_circle_doubles_its_column_up_or_down(height: int) -> None:
    """LC-F2"""
    state = scene(column(height, 3, circle=True))
    assert line_points(state, 1)["red"] == 2 * BOX_POINTS[height - 1]


def test_an_untouched_column_scores_nothing() -> None:
    """LC-F2"""
    assert line_points(scene(), 1)["red"] == 0


def test_a_circle_alone_costs_100() -> None:
    """LC-F2, LC-S3"""
    assert line_points(scene("red x"), 1)["red"] == -100


@pytest.mark.parametrize("circle", [False, True])
def test_a_crossed_end_artefact_adds_nothing_to_its_column(circle: bool) -> None:
    """LC-F2, LC-E4"""
    full, closed = (scene(column(height, 3, circle=circle)) for height in (9, 10))
    assert line_points(full, 1)["red"] == line_points(closed, 1)["red"]


def test_the_numbers_themselves_do_not_count() -> None:
    """LC-F2"""
    low, high = scene("red 1 1 1"), scene("red 8 9 10")
    assert low.total(0) == high.total(0)


def test_bridges_are_never_doubled() -> None:
    """LC-F2"""
    state = scene(column(7, 1, circle=True) + " | bridges red")
    assert line_points(state, 1)["bridges"] == 20


# -- sides and bridges ----------------------------------------------------------------------


@pytest.mark.parametrize(("shaded", "points"), [*enumerate(ARTEFACT_POINTS)])
def test_shaded_artefacts_score_by_their_number(shaded: int, points: int) -> None:
    """LC-F3, LC-S4"""
    assert line_points(scene(f"artefacts {shaded}"), 1)["artefacts"] == points


@pytest.mark.parametrize(("shaded", "points"), [*enumerate(DICE_POINTS)])
def test_shaded_dice_symbols_score_by_their_number(shaded: int, points: int) -> None:
    """LC-F3, LC-S4, LC-R2"""
    assert line_points(scene(f"dice {shaded}"), 1)["dice"] == points


@pytest.mark.parametrize("count", range(9))
def test_bridges_score_20_each(count: int) -> None:
    """LC-F3"""
    state = scene(f"bridges {' '.join(BRIDGES[:count])}")
    assert line_points(state, 1)["bridges"] == 20 * count


def test_bridges_count_for_an_exhausted_seat_too() -> None:
    """LC-F3: even the bridge of the dice."""
    state = scene("dice 9 | bridges dice")
    assert state.total(0) == 20


# -- winning ----------------------------------------------------------------------------------


def test_the_highest_total_wins() -> None:
    """LC-F4"""
    state = scene("red 1 1 1", column(9, 1), "")
    assert state.outcome().winners == (1,)


def test_all_that_tie_win() -> None:
    """LC-F4"""
    state = scene(column(9, 1), "", column(9, 1, name="blue"))
    assert state.outcome().winners == (0, 2)


def test_a_negative_total_can_win() -> None:
    """LC-F4"""
    state = scene("red 1", "red x")
    assert state.outcome().winners == (0,)


def test_every_seat_plays_for_itself() -> None:
    """LC-F4"""
    assert scene("", "", "").outcome().teams == ((0,), (1,), (2,))


# -- vectors from elsewhere ---------------------------------------------------------------------


@pytest.mark.parametrize("refusals", [0, 9])
def test_the_finished_sheet_of_the_rules_page_totals_425(refusals: int) -> None:
    """LC-F2, LC-F3: 30, 100, 70, 70, 35, -20, artefacts 60, dice 0, bridges 80."""
    columns = [
        column(7, 5),
        column(9, 9, circle=True, name="orange"),
        column(8, 8, circle=True, name="yellow"),
        column(8, 2, circle=True, name="green"),
        column(8, 7, name="blue"),
        column(1, 4, name="purple"),
    ]
    rest = f"artefacts 7 | dice {refusals} | bridges orange yellow green artefacts"
    state = scene(" | ".join([*columns, rest]))
    assert ([points for _, points in state.lines(0)], state.total(0)) == (
        [30, 100, 70, 70, 35, -20, 60, 0, 80],
        425,
    )


def every_column() -> list[int]:
    """Whatever a column can look like, up to the numbers in it."""
    words = [["x"] * circle + ["1"] * min(height, 9) + ["top"] * (height == 10)
             for circle, height in product((0, 1), range(11))]  # fmt: skip
    return [packed(word) for word in words]


def test_no_sheet_can_show_more_than_930() -> None:
    """LC-F2, LC-F3: lines do not depend on each other, so the best of each make the best sheet."""
    best = 6 * max(scoring.column_points(LAYOUT, column) for column in every_column())
    best += max(scoring.side_points(LAYOUT.artefact_points, count) for count in range(10))
    best += max(scoring.side_points(LAYOUT.dice_points, count) for count in range(10))
    best += max(scoring.bridge_points(LAYOUT, with_bridges(mask)) for mask in range(256))
    assert best == 930


def with_bridges(mask: int) -> Paper:
    found = Paper()
    found.bridges = mask
    return found


def test_a_sheet_can_show_930() -> None:
    """LC-F2, LC-F3"""
    columns = [column(9, 1, circle=True, name=colour) for colour in COLOURS]
    rest = f"artefacts 9 | dice 8 | bridges {' '.join(BRIDGES)}"
    assert scene(" | ".join([*columns, rest])).total(0) == 930


# The sheet of 930 is out of reach: the last bridge ends the game (LC-F1), so its column would
# have to fill places 7, 8 and 9 in one turn (colours), or shade several places (sides).
# 920 is what two seats can reach, and the next tests say why no seat reaches more.


def climb(colour: str) -> list[str]:
    """Turns that cross the circle and fill all nine boxes of a column, arrows declined."""
    stays = [", stay" if is_arrow(colour, box) else "" for box in range(1, 10)]
    return [f"{colour} circle", *(f"{colour} 1{stay}" for stay in stays)]


BEST_GAME = [turn for colour in COLOURS for turn in climb(colour)]
BEST_GAME += ["red 1", "orange 1", *["refuse"] * 7]


@pytest.mark.parametrize("order", ORDERS)
def test_two_seats_that_play_the_best_game_end_with_920_each(order: str) -> None:
    """LC-F1 to LC-F4: the dice come last, so that only ten points of the 930 are missing."""
    state = position(GAME, 2, mirrored(*BEST_GAME), order=order)
    assert (state.is_over(), state.totals()) == (True, [920, 920])


def test_no_column_can_fill_its_last_three_boxes_in_one_turn() -> None:
    """LC-E7, LC-F1: a chain goes on from arrows only; so the last bridge costs ten points or more.

    A side column grows by one place a turn, as no box holds an arrow and an artefact.
    """
    arrows = {colour: sum(is_arrow(colour, box) for box in (7, 8, 9)) for colour in COLOURS}
    assert max(arrows.values()) < 2
