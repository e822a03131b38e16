"""My City in rulebook order: dice, a round, building, passing, ending, the race."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.state import DECIDE, OVER, ROLL, State

from . import scoring
from .layout import CHURCH_ROW, Area, Layout
from .moves import BUILD, END, FIRST_POSE, LONE, PASS, POSES, SOUTH_FROM, Pose
from .paper import CHURCH, FORTRESS, Paper
from .shapes import KIND_FACES, LEFT_FACES, RIGHT_FACES, joined

DICE: Final = ("left", "right", "kind")
SIDES: Final = [6, 6, 6]
# MC-D3: the shape by left and right face; MC-D4: the kind by white face.
SHAPE_BY_FACES: Final = [joined(left, right) for left in LEFT_FACES for right in RIGHT_FACES]
KIND_BY_FACE: Final = [0, 0, 1, 1, 2, 2]
COMPASS: Final[int] = RIGHT_FACES.index("compass")
SINGLE: Final = 0
# Faces that show the same are one: the first of them.
LEFT_FACE: Final = [LEFT_FACES.index(face) for face in LEFT_FACES]
RIGHT_FACE: Final = [RIGHT_FACES.index(face) for face in RIGHT_FACES]
KIND_FACE: Final = [KIND_FACES.index(face) for face in KIND_FACES]


@final
class MyCityState(State):
    """A position. ``shape`` and ``kind`` are what everybody is to build this round."""

    def __init__(self, layout: Layout, seats: i64) -> None:
        super().__init__(seats)
        self.layout = layout
        self.left: i64 = 0
        self.right: i64 = 0
        self.white: i64 = 0
        self.shape: i64 = 0
        self.kind: i64 = 0
        self.row: i64 = 0  # circles of the church or fortress row that were called
        self.is_raced: bool = False
        self.papers: list[Paper] = [self._blank_paper() for _ in range(seats)]

    def _blank_paper(self) -> Paper:
        """MC-R4, MC-6, MC-7: what the first building touches."""
        layout = self.layout
        paper = Paper()
        paper.free_north = layout.land.north
        paper.free_south = layout.land.south
        paper.near_north = layout.riverside.north
        paper.near_south = layout.riverside.south
        paper.bandits_north = layout.bandits.north
        paper.bandits_south = layout.bandits.south
        if layout.printed:
            paper.build(layout, layout.printed, layout.printed_kind)
        return paper

    def bring(self, seat: i64, north: i64, south: i64, purses: i64) -> None:
        """MC-11, MC-12, MC-Q8: bandits and purses from the game before."""
        paper = self.papers[seat]
        paper.bandits_north |= north
        paper.bandits_south |= south
        paper.free_north &= ~north
        paper.free_south &= ~south
        paper.purses = purses

    # -- a round -----------------------------------------------------------

    def dice(self) -> tuple[str, ...]:
        return DICE

    def sides(self) -> list[int]:
        return SIDES

    def roll(self, faces: list[int]) -> None:
        """MC-R1, MC-Q11: once for everybody who has not ended."""
        self.left = LEFT_FACE[faces[0]]
        self.right = RIGHT_FACE[faces[1]]
        self.white = KIND_FACE[faces[2]]
        self.shape = SHAPE_BY_FACES[self.left * 6 + self.right]
        self.kind = KIND_BY_FACE[self.white]
        if self.right == COMPASS and self.row < self.layout.row_length():
            self._call_next()
        self.turns += 1
        self.phase = DECIDE
        seat: i64 = 0
        while seat < self.seats:
            paper = self.papers[seat]
            if not paper.has_ended:
                self.waiting |= 1 << seat
                paper.circles = self.row
            seat += 1

    def _call_next(self) -> None:
        """MC-4, MC-13, MC-Q3: the compass calls the next church or fortress, for all alike."""
        if self.layout.compass == CHURCH_ROW:
            self.shape = self.layout.churches[self.row]
            self.kind = CHURCH
        else:
            self.shape = SINGLE
            self.kind = FORTRESS
        self.row += 1

    def moves(self, seat: i64) -> list[int]:
        """MC-R2: builds, then passing if that is possible, and ending."""
        paper = self.papers[seat]
        found: list[int] = []
        pose: i64 = FIRST_POSE[self.shape]
        last: i64 = FIRST_POSE[self.shape + 1]
        while pose < last:
            self._list_places(paper, POSES[pose], self.layout.fits[pose], found)
            pose += 1
        if self.can_pass(seat):
            found.append(PASS)
        found.append(END)
        return found

    def _list_places(self, paper: Paper, pose: Pose, fits: Area, found: list[int]) -> None:
        """MC-R3, MC-R4, MC-R5: all corners at once. Each cell of the pose asks its own copy of
        the map, shifted to the corner: all must be free, one must be near."""
        free_north = fits.north
        free_south = fits.south
        near_north: i64 = 0
        near_south: i64 = 0
        shifts = pose.shifts
        size = pose.size
        while size:
            shift: i64 = shifts & 31
            free_north &= paper.free_north >> shift
            free_south &= paper.free_south >> shift
            near_north |= paper.near_north >> shift
            near_south |= paper.near_south >> shift
            shifts >>= 5
            size -= 1
        if self.kind != FORTRESS:  # MC-13: a fortress touches nothing
            free_north &= near_north
            free_south &= near_south
        if free_north:
            list_corners(free_north, pose.first, pose.ranks, found)
        if free_south:
            first = pose.first + SOUTH_FROM * (9 - pose.width)
            list_corners(free_south, first, pose.ranks, found)

    def pass_cost(self) -> i64:
        """MC-4: a church takes two circles."""
        return 2 if self.kind == CHURCH else 1

    def can_pass(self, seat: i64) -> bool:
        """MC-R6, MC-6, MC-13, MC-Q3"""
        if self.kind == FORTRESS:
            return False
        return self.papers[seat].passes + self.pass_cost() <= len(self.layout.passes)

    def play(self, seat: i64, move: i64) -> None:
        paper = self.papers[seat]
        if move >= BUILD:
            paper.build(self.layout, move, self.kind)
        elif move == PASS:
            paper.passes += self.pass_cost()
        else:
            assert move == END
            paper.has_ended = True
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self._end_round()

    # -- when all have decided -----------------------------------------------

    def _end_round(self) -> None:
        if self.layout.first_points and not self.is_raced:
            self._settle_race()
        self.left = 0
        self.right = 0
        self.white = 0
        self.shape = 0
        self.kind = 0
        self.phase = OVER if self._has_ended() else ROLL

    def _settle_race(self) -> None:
        """MC-7, MC-9, MC-10, MC-Q5: all that complete the task in the first such round."""
        for paper in self.papers:
            if scoring.has_goal(self.layout, paper):
                paper.is_first = True
                self.is_raced = True

    def _has_ended(self) -> bool:
        """MC-R8"""
        for paper in self.papers:
            if not paper.has_ended:
                return False
        return True

    # -- scoring -----------------------------------------------------------

    def total(self, seat: i64) -> i64:
        return scoring.total(self.layout, self.papers[seat])

    def lines(self, seat: i64) -> list[tuple[str, int]]:
        return scoring.lines(self.layout, self.papers[seat])

    # -- identity ----------------------------------------------------------

    def key(self) -> list[int]:
        found = [self.layout.game, self.seats, self.phase, self.turns, self.waiting]
        found += [self.left, self.right, self.white, self.shape, self.kind, self.row]
        found.append(int(self.is_raced))
        for paper in self.papers:
            found += paper.key()
        return found

    def copy(self) -> MyCityState:
        twin = MyCityState(self.layout, 0)
        twin.resume(self)
        twin.left = self.left
        twin.right = self.right
        twin.white = self.white
        twin.shape = self.shape
        twin.kind = self.kind
        twin.row = self.row
        twin.is_raced = self.is_raced
        for paper in self.papers:
            twin.papers.append(paper.copy())
        return twin


def list_corners(corners: i64, first: i64, ranks: bytes, found: list[int]) -> None:
    """A move for every bit, in row order."""
    while corners:
        low: i64 = corners & -corners
        found.append(first + ranks[((low * LONE) >> 58) & 63])
        corners ^= low
