"""A printed sheet as numbers: its land, its river, what stands on it, what it scores."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# What the compass means.
BLANK: Final = 0
CHURCH_ROW: Final = 1
FORTRESS_ROW: Final = 2


@final
class Area:
    """Some cells, in both words of the map; see ``moves``."""

    def __init__(self, north: i64 = 0, south: i64 = 0) -> None:
        self.north: i64 = north
        self.south: i64 = south


@final
class Layout:
    """One of the twelve sheets. Points are zero where its game has no such line."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: i64 = 0
        self.chapter: i64 = 0
        self.start = "river"
        self.goal_name = ""
        self.goal = Area()
        # Land, what lies on it, and what is empty land when left.
        self.land = Area()
        self.trees = Area()
        self.stones = Area()
        self.empty = Area()
        self.bandits = Area()
        self.riverside = Area()
        # Which cells have the river at their east or south side.
        self.river_east = Area()
        self.river_south = Area()
        self.wells: list[Area] = []
        self.well_sides: list[Area] = []
        # By pose: the upper left corners at which it lies on land of one side.
        self.fits: list[Area] = []
        # A printed building: its placement and its kind.
        self.printed: i64 = 0
        self.printed_kind: i64 = 0
        self.compass: i64 = BLANK
        self.churches: list[int] = []
        self.fortresses: i64 = 0
        self.passes: list[int] = []
        self.line_ids: list[str] = []
        self.tree_points: i64 = 0
        self.all_trees: i64 = 0
        self.stone_points: i64 = 0
        self.no_stones: i64 = 0
        self.empty_points: i64 = 0
        self.no_empty: i64 = 0
        self.group_points: i64 = 0
        self.well_points: i64 = 0
        self.church_points: i64 = 0
        self.first_points: i64 = 0
        self.complete_points: i64 = 0
        self.bandit_points: i64 = 0
        self.never_passed_points: i64 = 0
        self.goal_purses: i64 = 0
        self.never_passed_purses: i64 = 0
        self.marks: list[str] = []  # the legend's letter of each of the 88 cells

    def row_length(self) -> i64:
        """How many circles the church or fortress row has."""
        return len(self.churches) if self.compass == CHURCH_ROW else self.fortresses
