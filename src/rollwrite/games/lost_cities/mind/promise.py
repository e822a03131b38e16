"""What a paper promises: the potential that the greedy player adds to its total.

A column is worth what it becomes if a fitting colour turns up now and then and
the smallest fitting number is written whenever that helps: a small dynamic
program over (turns left, height, last number). Side columns grow at a steady
rate. The rates were found by simulation; they are advice, not rules.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..rules.layout import Layout
from ..rules.paper import FULL, PLACES, Paper, has_circle, height_of, last_of
from ..rules.scoring import column_points, side_points

HORIZON: Final = 48  # turns a game takes, roughly
LEAST_LEFT: Final = 3
COLOUR_COMES: Final = 0.2  # a turn in which this column can be used
BRIDGE_HOPE: Final = 17.0
DICE_RATE: Final = 20  # refusals in a hundred turns
ARTEFACT_RATE: Final = 12
SCALE: Final = 100


@final
class Promise:
    """What papers of one printed sheet promise."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.columns = column_hopes(layout)

    def of(self, paper: Paper, passed: i64, turn: i64) -> i64:
        """Points beyond the running total."""
        layout = self.layout
        left: i64 = HORIZON - turn
        if left < LEAST_LEFT:
            left = LEAST_LEFT
        hope: i64 = 0
        colour: i64 = 0
        while colour < 6:
            hope += self.column(paper.column(colour), left, (passed >> colour) & 1 != 0)
            colour += 1
        hope += side_hope(layout.artefact_points, paper.artefacts, left * ARTEFACT_RATE, PLACES)
        hope += side_hope(layout.dice_points, paper.dice, left * DICE_RATE, PLACES - 1)
        return (hope + SCALE // 2) // SCALE

    def column(self, column: i64, left: i64, is_passed: bool) -> i64:
        height = height_of(column)
        if height > FULL:
            height = FULL
        circle: i64 = 1 if has_circle(column) else 0
        place: i64 = ((circle * (HORIZON + 1) + left) * (FULL + 1) + height) * 11 + last_of(column)
        hope: i64 = self.columns[place] - SCALE * column_points(self.layout, column)
        if is_passed:
            reached: i64 = height if height < 7 else 7
            hope -= reached * 850 // 7  # half of the bridge hope is gone
        return hope


def side_hope(values: list[int], count: i64, coming: i64, cap: i64) -> i64:
    """Between two places the value is read off the line that joins them."""
    reach: i64 = count * SCALE + coming
    if count >= cap:
        return 0
    if reach > cap * SCALE:
        reach = cap * SCALE
    low: i64 = reach // SCALE
    below = side_points(values, low)
    above = side_points(values, low + 1) if low < cap else below
    return (
        below * SCALE + (above - below) * (reach - low * SCALE) - SCALE * side_points(values, count)
    )


# -- the dynamic program, run once for each layout ------------------------------


def column_hopes(layout: Layout) -> list[int]:
    """Hundredths of points by (circle, turns left, height, last number), flattened."""
    chances = [smallest_fitting(last) for last in range(11)]
    flat: list[int] = []
    for has_crossed in (False, True):
        now = [[final_worth(layout, height, has_crossed)] * 11 for height in range(FULL + 1)]
        for _ in range(HORIZON + 1):
            flat += [round(SCALE * worth) for row in now for worth in row]
            now = one_turn_earlier(now, chances)
    return flat


def final_worth(layout: Layout, height: int, has_crossed: bool) -> float:
    points = layout.ladder[height - 1] if height else 0
    if has_crossed:
        points = 2 * (points if height else layout.circle_alone)
    return points + BRIDGE_HOPE * min(height, 7) / 7


def smallest_fitting(last: int) -> list[float]:
    """How likely each number is the smallest fitting one of three dice."""
    lowest = max(last, 1)
    chances = [0.0] * 11
    for number in range(lowest, 11):
        missed = (10 - (number - lowest)) / 10
        chances[number] = missed**3 - (missed - 0.1) ** 3
    return chances


def one_turn_earlier(now: list[list[float]], chances: list[list[float]]) -> list[list[float]]:
    earlier = [list(row) for row in now]
    for height in range(FULL):
        for last in range(11):
            stay = now[height][last]
            gain = 0.0
            for number in range(1, 11):
                gain += chances[last][number] * max(0.0, now[height + 1][number] - stay)
            earlier[height][last] = stay + COLOUR_COMES * gain
    return earlier
