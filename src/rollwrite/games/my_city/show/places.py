"""The sheet in words: the map row by row with its river, then passes, orders, purses."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rollwrite.kernel.seen.reading import Place, Region
from rollwrite.kernel.seen.view import Mark, Message

from ..rules import shapes
from ..rules.layout import CHURCH_ROW, Layout
from ..rules.paper import KINDS
from ..rules.shapes import CELLS, COLUMNS, LEFT_FACES, RIGHT_FACES, ROWS, cell_name
from ..rules.state import MyCityState
from ..sheet import carry
from .view import Args, spot

GROUNDS = {
    "t": "tree",
    "s": "stone",
    "w": "well",
    "p": "plateau",
    "g": "gold",
    "b": "bandit",
    "M": "mountain",
    "F": "forest",
    "~": "water",
    "C": "church",
    "S": "sawmill",
}
PURSES = ("plateau", "forest", "gold", "never-passed")
CHAPTERS = 4


def regions(state: MyCityState, _seat: int) -> tuple[Region, ...]:
    layout = state.layout
    rows = [
        Region(Message("region-row", {"row": row + 1}), _row(layout, row)) for row in range(ROWS)
    ]
    purses = [Place(f"purse-{name}", Message(f"spot-purse-{name}")) for name in PURSES]
    return (
        *rows,
        Region(Message("line-passes"), _passes(layout)),
        Region(_order_title(layout), _orders(layout)),
        Region(Message("region-shapes"), _shapes()),
        Region(Message("board-purses"), tuple(purses)),
        Region(Message("region-boxes"), _boxes(layout)),
    )


# -- the map --------------------------------------------------------------------------


def _row(layout: Layout, row: int) -> tuple[Place, ...]:
    cells = range(row * COLUMNS, (row + 1) * COLUMNS)
    return tuple(Place(spot(cell), _cell(cell), _printed(layout, cell)) for cell in cells)


def _cell(cell: int) -> Message:
    return Message("spot-cell", {"cell": cell_name(cell)})


@cache
def _printed(layout: Layout, cell: int) -> tuple[Message, ...]:
    """The ground, and on which sides the river runs."""
    letter = layout.marks[cell]
    ground = (Message(f"ground-{GROUNDS[letter]}"),) if letter in GROUNDS else ()
    return (*ground, *(Message(f"river-{side}") for side in _banks(layout, cell)))


def _banks(layout: Layout, cell: int) -> list[str]:
    east = carry.cells_of(layout.river_east.north, layout.river_east.south)
    south = carry.cells_of(layout.river_south.north, layout.river_south.south)
    sides = {
        "north": cell - COLUMNS in south,
        "east": cell in east,
        "south": cell in south,
        "west": cell % COLUMNS > 0 and cell - 1 in east,
    }
    return [side for side, is_there in sides.items() if is_there]


# -- below the map ------------------------------------------------------------------------


def _passes(layout: Layout) -> tuple[Place, ...]:
    return tuple(
        Place(
            f"pass-{place}",
            Message("spot-pass", {"place": place}),
            (Message("printed-points", {"points": points}),),
        )
        for place, points in enumerate(layout.passes, 1)
    )


def _order_title(layout: Layout) -> Message:
    return Message("line-churches" if layout.compass == CHURCH_ROW else "region-fortresses")


def _orders(layout: Layout) -> tuple[Place, ...]:
    if layout.compass != CHURCH_ROW:
        numbers = range(1, int(layout.fortresses) + 1)
        return tuple(
            Place(f"fortress-{number}", Message("spot-fortress", {"number": number}))
            for number in numbers
        )
    return tuple(
        Place(
            f"church-{number}",
            Message("spot-church", {"number": number}),
            (Message(f"shape-{shapes.NAMES[shape]}"),),
        )
        for number, shape in enumerate(layout.churches, 1)
    )


@cache
def _shapes() -> tuple[Place, ...]:
    """MC-D3: how often in 36 the dice make each shape."""
    often = Counter(shapes.joined(left, right) for left in LEFT_FACES for right in RIGHT_FACES)
    found = [(shapes.NAMES[shape], count) for shape, count in often.most_common()]
    return tuple(
        Place(spot, Message(spot), (Message("printed-often", {"count": count}),))
        for spot, count in ((f"shape-{name}", count) for name, count in found)
    )


def _boxes(layout: Layout) -> tuple[Place, ...]:
    """Where a chapter and the whole story are added up."""
    game, chapter = int(layout.game), int(layout.chapter)
    games = range(game - 2, game + 1)
    found = [Place(f"chapter-game-{one}", Message("board-game", {"number": one})) for one in games]
    found.append(Place("chapter-purses", Message("board-purses")))
    found.append(Place("chapter-total", Message("board-chapter", {"chapter": chapter})))
    for one in range(1, CHAPTERS + 1):
        found.append(Place(f"campaign-{one}", Message("board-chapter", {"chapter": one})))
    return (*found, Place("campaign-total", Message("board-campaign")))


def mark_words(mark: Mark, number: int) -> Message | None:
    """Buildings are told apart by their number; a bandit, and one that is caught."""
    if mark.glyph in KINDS:
        return Message("mark-building", {"kind": mark.glyph, "number": number})
    if mark.glyph == "bandit":
        return Message("ground-bandit")
    is_caught = mark.glyph == "ring" and mark.spots[0].startswith("cell-")
    return Message("mark-caught") if is_caught else None


# -- rules ----------------------------------------------------------------------------------

ON = {
    "t": "game-01-score",
    "s": "game-01-score",
    "w": "game-03-well",
    "p": "game-07-race",
    "g": "game-09-gold",
    "b": "game-10-bandits",
    "~": "game-07-water",
    "C": "game-06-start",
    "S": "game-07-start",
}
RULES = {
    "pass": "game-01-pass",
    "church": "game-04-church",
    "fortress": "game-11-fortress",
    "shape": "game-01-dice",
    "token": "game-01-dice",
    "purse": "game-07-purses",
    "name": "game-01-goal",
}
NAMED = {
    "button-pass": "game-01-pass",
    "button-end": "game-01-end",
    "score-passes": "game-01-pass",
    "score-groups": "game-02-groups",
    "score-wells": "game-03-well",
    "score-churches": "game-05-church-points",
    "score-first": "game-07-race",
    "score-complete": "game-11-complete",
    "score-bandits": "game-10-bandits",
    "score-never-passed": "game-12-charter",
    "chapter-purses": "game-09-purse-bonus",
}


def rule_of(state: MyCityState, thing: str) -> str:
    kind, _, rest = thing.partition("-")
    if kind == "cell" and rest in CELLS:
        letter = state.layout.marks[CELLS[rest]]
        is_open_forest = letter == "F" and state.layout.goal_name == "forest"
        return "game-08-forest" if is_open_forest else ON.get(letter, "game-01-build")
    return NAMED.get(thing) or RULES.get(kind, "game-01-score")


# -- worth ------------------------------------------------------------------------------------


def worth(state: MyCityState, seat: int, thing: str) -> tuple[Message, ...]:
    kind, _, rest = thing.partition("-")
    layout = state.layout
    if kind == "pass" and rest.isdecimal() and 0 < int(rest) <= len(layout.passes):
        return (Message("worth-pass", {"points": layout.passes[int(rest) - 1]}),)
    if kind != "cell" or rest not in CELLS or _is_built(state, seat, CELLS[rest]):
        return ()
    return _worth_of_cell(layout, CELLS[rest])


def _is_built(state: MyCityState, seat: int, cell: int) -> bool:
    paper = state.papers[seat]
    return cell in carry.cells_of(paper.all_north, paper.all_south)


def _worth_of_cell(layout: Layout, cell: int) -> tuple[Message, ...]:
    """What it counts if it stays as it is, or, a well, if it is built round."""
    letter = layout.marks[cell]
    is_empty = cell in carry.cells_of(layout.empty.north, layout.empty.south)
    points = {
        "t": layout.tree_points,
        "s": layout.stone_points,
        "b": layout.bandit_points,
    }.get(letter, layout.empty_points if is_empty else 0)
    if letter == "w":
        return (Message("worth-well", {"points": int(layout.well_points)}),)
    args: Args = {"points": int(points)}
    return (Message("worth-left", args),) if points else ()
