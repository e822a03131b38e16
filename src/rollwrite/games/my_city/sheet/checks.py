"""What makes a chart a good sheet of its game: every constraint of the rules page."""

from __future__ import annotations

from collections.abc import Iterable

from rollwrite.kernel.errors import BadSheet
from rollwrite.sheets.data import require

from ..rules import moves, shapes
from ..rules.shapes import COLUMNS, ROWS, cell_name, neighbours
from .chart import Chart, PrintedLine

CHURCH_GAMES = (4, 5, 6, 7, 8)
FORTRESS_GAMES = (11, 12)
STARTS = {6: "church", 7: "sawmill"}
GOALS = {7: "plateau", 8: "forest", 9: "gold"}
PURSES = {"plateau": 1, "forest": 1, "gold": 2}
WELLS = {3: 1, 5: 2, 6: 2}
FORTRESSES = 4
LEAST_TREES = 17


def check(chart: Chart) -> None:
    for question in CHECKS:
        question(chart)


def _expect(place: str, found: object, wanted: object) -> None:
    require(found == wanted, place, f"expected {wanted or 'none'}, found {found or 'none'}")


# -- the game's own fields -----------------------------------------------------------


def fields_fit_the_game(chart: Chart) -> None:
    """MC-4, MC-6, MC-7, MC-9, MC-10, MC-13: what each game adds."""
    game = chart.game
    _expect("chapter", chart.chapter, (game + 2) // 3)
    _expect("start", chart.start, STARTS.get(game, "river"))
    is_church, is_fortress = game in CHURCH_GAMES, game in FORTRESS_GAMES
    wanted = "church" if is_church else "fortress" if is_fortress else "blank"
    _expect("compass", chart.compass, wanted)
    _expect("forest", chart.forest, "land" if game == 8 else "")
    _expect("goal", chart.goal, GOALS.get(game, ""))
    _expect("fortresses", chart.fortresses, FORTRESSES if is_fortress else 0)
    require(bool(chart.churches) == is_church, "churches", "churches belong to games 4 to 8")
    require(bool(chart.passes) == (game != 6), "passes", "game 6, and no other, has no passing")


def lines_fit_the_game(chart: Chart) -> None:
    """MC-M4, MC-P1: one box for each scoring line, in order, with its points."""
    wanted = lines_of(chart.game)
    found = [line.id for line in chart.lines]
    _expect("line", " ".join(found), " ".join(line.id for line in wanted))
    for number, (line, right) in enumerate(zip(chart.lines, wanted, strict=True), 1):
        reason = f"expected {_points(right)}, found {_points(line)}"
        require(line == right, f"line[{number}].points", reason)


def lines_of(game: int) -> list[PrintedLine]:
    """The rules page, row by row."""
    last = 6 if game == 12 else 0
    rows = [
        (game != 6, PrintedLine("passes", 0, 0, 0)),
        (True, PrintedLine("trees", 1, last, 0)),
        (True, PrintedLine("stones", -1, 0, last)),
        (True, PrintedLine("empty", -1, 0, last)),
        (game >= 2, PrintedLine("groups", 1, 0, 0)),
        (game in WELLS, PrintedLine("wells", 4, 0, 0)),
        (5 <= game <= 8, PrintedLine("churches", 3, 0, 0)),
        (game in GOALS, PrintedLine("first", 5, 0, 0)),
        (game >= 11, PrintedLine("complete", 6 if game == 12 else 3, 0, 0)),
        (game >= 10, PrintedLine("bandits", -6 if game == 12 else -3, 0, 0)),
        (game == 12, PrintedLine("never-passed", 6, 0, 0)),
    ]
    return [line for is_printed, line in rows if is_printed]


def _points(line: PrintedLine) -> str:
    return f"{line.points} each, all {line.all}, none {line.none}"


def purses_fit_the_game(chart: Chart) -> None:
    """MC-7 to MC-10"""
    goal = GOALS.get(chart.game, "")
    wanted = ((goal, PURSES[goal]), ("never-passed", 1)) if goal else ()
    require(chart.purses == wanted, "purse", f"expected {wanted}, found {chart.purses}")


# -- what stands on the map ------------------------------------------------------------


def counts_are_right(chart: Chart) -> None:
    """MC-M3, MC-3, MC-7, MC-10, MC-12: how many of each thing."""
    game = chart.game
    exact = {
        "wells (w)": ("w", WELLS.get(game, 0)),
        "plateaus (p)": ("p", 4 if game == 7 else 0),
        "wide river cells (~)": ("~", 5 if game == 7 else 0),
        "gold cells (g)": ("g", 5 if game == 9 else 0),
        "bandits (b)": ("b", 5 if game == 10 else 0),
    }
    for words, (letter, wanted) in exact.items():
        found = len(chart.cells(letter))
        require(found == wanted, "map", f"expected {wanted} {words}, found {found}")
    trees = len(chart.cells("t"))
    is_enough = trees == 14 if game == 12 else trees >= LEAST_TREES or chart.chapter > 1
    wanted_trees = "14" if game == 12 else f"at least {LEAST_TREES}"
    require(is_enough, "map", f"expected {wanted_trees} trees, found {trees}")
    require(bool(chart.cells("s")), "map", "expected some stones, found none")


def mountain_is_west_and_forest_east(chart: Chart) -> None:
    """MC-M1"""
    for letter, is_west, words in (("M", True, "mountain"), ("F", False, "forest")):
        require(bool(chart.cells(letter)), "map", f"there is no {words}")
        for cell in chart.cells(letter):
            in_west = cell % COLUMNS < COLUMNS // 2
            side = "west" if is_west else "east"
            require(in_west == is_west, _at(cell), f"{words} belongs to the {side}")


def land_hangs_together(chart: Chart) -> None:
    """Land, and what is printed on it, is connected; the river does not part it."""
    city = set(chart.land()) | set(chart.cells("bCS"))
    require(bool(city), "map", "there is no land")
    apart = city - _piece(min(city), city)
    if apart:
        raise BadSheet(_at(min(apart)), "this land is cut off from the rest")


def wells_and_bandits_can_be_surrounded(chart: Chart) -> None:
    """MC-3, MC-12: four land neighbours; wells in the east."""
    land = set(chart.land())
    for cell in chart.cells("wb"):
        sides = neighbours(cell)
        is_open = len(sides) == 4 and set(sides) <= land
        require(is_open, _at(cell), "it needs land at all four sides")
    for cell in chart.cells("w"):
        require(cell % COLUMNS >= COLUMNS // 2, _at(cell), "a well lies in the east")


def water_is_wide_river(chart: Chart) -> None:
    """MC-7: wide river lies at the river."""
    for cell in chart.cells("~"):
        require(cell in _riverside(chart), _at(cell), "the river does not run past this water")


def plateaus_lie_at_the_mountain(chart: Chart) -> None:
    """MC-7"""
    for cell in chart.cells("p"):
        beside = {chart.letters[other] for other in neighbours(cell)}
        require("M" in beside, _at(cell), "a plateau lies beside the mountain")


def gold_lies_at_the_rim(chart: Chart) -> None:
    """MC-10, MC-Q9"""
    for cell in chart.cells("g"):
        require(len(neighbours(cell)) < 4, _at(cell), "gold lies in the outermost row or column")


def forest_has_two_areas(chart: Chart) -> None:
    """MC-9"""
    if chart.forest != "land":
        return
    wood, areas = set(chart.cells("F")), 0
    while wood:
        wood -= _piece(min(wood), wood)
        areas += 1
    require(areas == 2, "map", f"expected two forest areas, found {areas}")


def printed_building_is_one(chart: Chart) -> None:
    """MC-6, MC-7: a church, or a sawmill at the bottom right."""
    for letter, start in (("C", "church"), ("S", "sawmill")):
        cells = chart.cells(letter)
        if chart.start != start:
            require(not cells, "map", f"there is a {start} (“{letter}”), but it is no start")
            continue
        shape = shapes.shape_of([divmod(cell, COLUMNS) for cell in cells]) if cells else None
        require(shape is not None, "map", f"“{letter}” has to be one building")
        require(not chart.is_crossed(cells), "map", f"the {start} lies across the river")
    for cell in chart.cells("S"):
        is_corner = cell % COLUMNS >= COLUMNS // 2 and cell // COLUMNS > ROWS // 2
        require(is_corner, _at(cell), "the sawmill lies at the bottom right")


# -- what can be built -----------------------------------------------------------------


def every_start_is_possible(chart: Chart) -> None:
    """MC-R4: each of the nine shapes, and the first church, can be the first building."""
    firsts = list(range(len(shapes.DICE_SHAPES))) + list(chart.churches[:1])
    near = start_cells(chart)
    for shape in firsts:
        can_start = any(near & set(cells) for cells in _places(chart, shape))
        reason = f"{shapes.NAMES[shape]} cannot be the first building"
        require(can_start, "map", reason)


def churches_can_be_placed(chart: Chart) -> None:
    """MC-4; MC-7: small ones only"""
    for number, shape in enumerate(chart.churches, 1):
        size = len(shapes.POSES[moves.FIRST_POSE[shape]].cells)
        most = 3 if chart.game == 7 else 5
        place = f"churches[{number}]"
        require(2 <= size <= most, place, f"expected 2 to {most} cells, found {size}")
        require(any(_places(chart, shape)), place, "there is no room for it")


def start_cells(chart: Chart) -> set[int]:
    """The cells of which the first building covers one."""
    printed = chart.cells("CS")
    if printed:
        return {other for cell in printed for other in neighbours(cell)}
    return _riverside(chart)


def _places(chart: Chart, shape: int) -> Iterable[list[int]]:
    land = set(chart.land())
    for move in range(moves.BUILD, moves.MOVE_COUNT):
        cells = moves.PLACEMENTS[move] if moves.shape_of(move) == shape else []
        if cells and land.issuperset(cells) and not chart.is_crossed(cells):
            yield cells


def _riverside(chart: Chart) -> set[int]:
    return {cell for edge in chart.river for cell in edge}


def _piece(start: int, area: set[int]) -> set[int]:
    """All of an area that hangs together with one of its cells."""
    found, edge = {start}, [start]
    while edge:
        for other in neighbours(edge.pop()):
            if other in area and other not in found:
                found.add(other)
                edge.append(other)
    return found


def _at(cell: int) -> str:
    return f"map.{cell_name(cell)}"


CHECKS = (
    fields_fit_the_game,
    lines_fit_the_game,
    purses_fit_the_game,
    counts_are_right,
    mountain_is_west_and_forest_east,
    wells_and_bandits_can_be_surrounded,
    water_is_wide_river,
    plateaus_lie_at_the_mountain,
    gold_lies_at_the_rim,
    forest_has_two_areas,
    printed_building_is_one,
    land_hangs_together,
    every_start_is_possible,
    churches_can_be_placed,
)
