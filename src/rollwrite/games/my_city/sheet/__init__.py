"""The twelve sheets: read, checked, and packed into layouts."""

from __future__ import annotations

from functools import cache

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.room.shelf import Shelf, named
from rollwrite.sheets import data as sheet_data

from ..rules import moves
from ..rules.layout import BLANK, CHURCH_ROW, FORTRESS_ROW, Area, Layout
from ..rules.paper import CHURCH, SAWMILL
from ..rules.shapes import COLUMNS, cell_name, neighbours
from . import chart as charts
from . import checks
from .chart import Chart

GAMES = tuple(range(1, 13))
NAMES = named(tuple(f"game-{game:02}" for game in GAMES), 1)
MAPS = tuple(map(str, GAMES))
LAST_CHAPTER = (10, 11, 12)
COMPASS = {"blank": BLANK, "church": CHURCH_ROW, "fortress": FORTRESS_ROW}


# -- shipped -----------------------------------------------------------------------


def read(text: str) -> Layout:
    """The packed layout of a shipped sheet; our own tests hold the checks over it."""
    return packed(charts.read(sheet_data.parse(text)))


@cache
def shipped(game: int) -> Chart:
    return charts.read(sheet_data.parse(SHELF.text(NAMES[game - 1])))


@cache
def camps() -> tuple[int, ...]:
    """MC-12: the cells of game 10's bandits, which games 11 and 12 share."""
    return tuple(shipped(LAST_CHAPTER[0]).cells("b"))


# -- from outside --------------------------------------------------------------------


def check(text: str) -> None:
    """Fit to play, or ``BadSheet`` with the place and the reason."""
    chart = charts.read(sheet_data.parse(text))
    checks.check(chart)
    if chart.game in LAST_CHAPTER:
        _check_last_chapter(chart)


SHELF = Shelf(
    package=__name__,
    names=NAMES,
    read=read,
    check=check,
    option="map",
    by_value=dict(zip(MAPS, NAMES, strict=True)),
)


def _check_last_chapter(chart: Chart) -> None:
    """MC-12: one land and one river; camps are ordinary land with no tree beside them."""
    for game in LAST_CHAPTER:
        other = shipped(game)
        if other.river != chart.river:
            raise BadSheet("river", f"games 10 to 12 share their river; game {game} has another")
        here, there = ({*one.land(), *one.cells("b")} for one in (chart, other))
        if here != there:
            place = cell_name(min(here ^ there))
            raise BadSheet(f"map.{place}", f"games 10 to 12 share their land; game {game} differs")
        if chart.game == LAST_CHAPTER[0] and game != chart.game:
            _check_camps(other, chart.cells("b"))
    if chart.game != LAST_CHAPTER[0]:
        _check_camps(chart, list(camps()))


def _check_camps(chart: Chart, cells: list[int]) -> None:
    for cell in cells:
        beside = {chart.letters[other] for other in neighbours(cell)}
        if chart.letters[cell] != "." or "t" in beside:
            reason = (
                f"a bandit's cell is ordinary land without trees beside it in game {chart.game}"
            )
            raise BadSheet(f"map.{cell_name(cell)}", reason)


# -- packing -------------------------------------------------------------------------


def packed(chart: Chart) -> Layout:
    """The chart as masks and numbers."""
    found = Layout(chart.name)
    found.game, found.chapter = chart.game, chart.chapter
    found.start, found.compass = chart.start, COMPASS[chart.compass]
    found.goal_name, found.goal = chart.goal, area(chart.goal_cells())
    found.marks = list(chart.letters)
    found.passes, found.churches = list(chart.passes), list(chart.churches)
    found.fortresses = chart.fortresses
    _pack_map(chart, found)
    _pack_river(chart, found)
    _pack_points(chart, found)
    _pack_fits(chart, found)
    return found


def area(cells: list[int]) -> Area:
    return Area(moves.north_mask(cells), moves.south_mask(cells))


def _pack_map(chart: Chart, found: Layout) -> None:
    found.land, found.empty = area(chart.land()), area(chart.empty())
    found.trees, found.stones = area(chart.cells("t")), area(chart.cells("s"))
    found.bandits = area(chart.cells("b"))
    found.wells = [area([cell]) for cell in chart.cells("w")]
    found.well_sides = [area(neighbours(cell)) for cell in chart.cells("w")]
    printed = chart.cells("CS")
    if printed:
        found.printed = moves.placed_on([cell_name(cell) for cell in printed])
        found.printed_kind = CHURCH if chart.start == "church" else SAWMILL
    else:
        found.riverside = area(sorted(checks.start_cells(chart)))


def _pack_river(chart: Chart, found: Layout) -> None:
    found.river_east = area([cell for cell, other in chart.river if other == cell + 1])
    found.river_south = area([cell for cell, other in chart.river if other == cell + COLUMNS])


def _pack_points(chart: Chart, found: Layout) -> None:
    points = {line.id: line for line in chart.lines}
    found.line_ids = list(points)
    found.tree_points, found.all_trees = points["trees"].points, points["trees"].all
    found.stone_points, found.no_stones = points["stones"].points, points["stones"].none
    found.empty_points, found.no_empty = points["empty"].points, points["empty"].none
    each = {name: line.points for name, line in points.items()}
    found.group_points = each.get("groups", 0)
    found.well_points = each.get("wells", 0)
    found.church_points = each.get("churches", 0)
    found.first_points = each.get("first", 0)
    found.complete_points = each.get("complete", 0)
    found.bandit_points = each.get("bandits", 0)
    found.never_passed_points = each.get("never-passed", 0)
    purses = dict(chart.purses)
    found.never_passed_purses = purses.get("never-passed", 0)
    found.goal_purses = purses.get(chart.goal, 0)


def _pack_fits(chart: Chart, found: Layout) -> None:
    """MC-R3: by pose, where it lies on land and on one side of the river."""
    land = set(chart.land())
    found.fits = [Area() for _ in range(moves.POSE_COUNT)]
    for move in range(moves.BUILD, moves.MOVE_COUNT):
        cells = moves.PLACEMENTS[move]
        if land.issuperset(cells) and not chart.is_crossed(cells):
            _pack_corner(move, min(cells) // COLUMNS, min(cell % COLUMNS for cell in cells), found)


def _pack_corner(move: int, top: int, left: int, found: Layout) -> None:
    corners = found.fits[moves.POSE_OF[move]]
    if top < moves.SOUTH_FROM:
        corners.north |= 1 << (top * COLUMNS + left)
    else:
        corners.south |= 1 << ((top - moves.SOUTH_FROM) * COLUMNS + left)
