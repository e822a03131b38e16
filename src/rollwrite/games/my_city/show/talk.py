"""What the log tells, and why a thing cannot be done."""

from __future__ import annotations

from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Event, Played
from rollwrite.kernel.seen.view import Message, News
from rollwrite.kernel.state import OVER

from ..rules import moves, scoring, shapes
from ..rules.moves import END, PASS, cells_of
from ..rules.paper import CHURCH, FORTRESS, KINDS
from ..rules.shapes import CELLS, COLUMNS
from ..rules.state import MyCityState
from ..sheet import carry
from .view import Args, building, cell_list, shape_name

# -- what happened ------------------------------------------------------------------


def tell(before: MyCityState, event: Event, after: MyCityState) -> list[News]:
    if not isinstance(event, Played):
        return [News(after.turns, -1, _rolled(after), "roll")]
    story = [_played(before, event)]
    story += _caught(before, event, after)
    story += _purses(before, event, after)
    if after.phase != before.phase:
        story += _race(before, after)
    if after.phase == OVER:
        story.append(News(after.turns, -1, Message("news-over"), "end"))
    return story


def _rolled(state: MyCityState) -> Message:
    if state.kind in (CHURCH, FORTRESS):
        args: Args = {"number": state.row, "shape": shape_name(state.shape)}
        return Message(f"news-{KINDS[state.kind]}", args)
    return Message("news-roll", {"building": building(state)})


def _played(before: MyCityState, event: Played) -> News:
    turn, seat = before.turns, event.seat
    if event.move == END:
        return News(turn, seat, Message("news-end", {"points": before.total(seat)}), "end")
    if event.move == PASS:
        passed = before.papers[seat].passes + before.pass_cost()
        return News(turn, seat, Message("news-pass", {"count": passed}), "passes")
    args: Args = {"building": building(before), "cells": cell_list(cells_of(event.move))}
    return News(turn, seat, Message("news-build", args), KINDS[before.kind])


def _caught(before: MyCityState, event: Played, after: MyCityState) -> list[News]:
    count = len(carry.free_bandits(before, event.seat)) - len(carry.free_bandits(after, event.seat))
    if not count:
        return []
    return [News(before.turns, event.seat, Message("news-caught", {"count": count}), "bandits")]


def _purses(before: MyCityState, event: Played, after: MyCityState) -> list[News]:
    """MC-7, MC-8: for all of a goal as soon as it is built on, for never passing at the end."""
    layout, seat = after.layout, event.seat
    had, has = (scoring.has_goal(layout, one.papers[seat]) for one in (before, after))
    earned = layout.goal_purses if has and not had else 0
    if event.move == END and after.papers[seat].passes == 0:
        earned += layout.never_passed_purses
    if not earned:
        return []
    return [News(before.turns, seat, Message("news-purses", {"count": earned}), "purse")]


def _race(before: MyCityState, after: MyCityState) -> list[News]:
    """MC-Q5: announced to all."""
    if before.is_raced or not after.is_raced:
        return []
    layout = after.layout
    args: Args = {"goal": Message(f"goal-{layout.goal_name}"), "points": layout.first_points}
    return [
        News(before.turns, seat, Message("news-first", args), "first")
        for seat, paper in enumerate(after.papers)
        if paper.is_first
    ]


# -- why not ------------------------------------------------------------------------


def why_illegal(state: MyCityState, seat: int, move: int) -> Message:
    if move == PASS:
        return _why_no_pass(state, seat)
    assert move != END, "ending is always possible"
    if moves.shape_of(move) != state.shape:
        return _wrong_shape(state, moves.shape_of(move))
    cells = cells_of(move)
    return _why_not_on(state, seat, cells) or _why_not_there(state, seat, cells)


def why_not(state: MyCityState, seat: int, touched: str) -> Message:
    """The answer to a tap that fits no move. A placement names all its cells; one that
    hangs over the rim names cells that are not there, or leaves them out."""
    names = [name.removeprefix("cell-") for name in touched.split() if name.startswith("cell-")]
    if names:
        return _why_not_cells(state, seat, names)
    if touched.startswith("pass"):
        return Message("why-nothing") if state.can_pass(seat) else _why_no_pass(state, seat)
    return Message(_OTHER_SPOTS.get(touched.partition("-")[0], "why-nothing"))


_OTHER_SPOTS = {
    "left": "why-die",
    "right": "why-die",
    "kind": "why-die",
    "church": "why-row",
    "fortress": "why-row",
    "shape": "why-shapes",
    "purse": "why-purse",
}


def _why_no_pass(state: MyCityState, seat: int) -> Message:
    """MC-R6, MC-6, MC-13, MC-Q3"""
    if state.kind == FORTRESS:
        return Message("why-pass-fortress")
    if not state.layout.passes:
        return Message("why-no-passing")
    if state.kind == CHURCH and state.papers[seat].passes < len(state.layout.passes):
        return Message("why-pass-church")
    return Message("why-no-pass-left")


def _wrong_shape(state: MyCityState, shape: int) -> Message:
    """MC-R1, MC-4, MC-13: everybody builds what the dice say, when they say it."""
    if state.kind == FORTRESS:
        return Message("why-fortress-shape")
    if state.kind == CHURCH:
        args: Args = {"number": state.row, "shape": shape_name(state.shape)}
        return Message("why-church-shape", args)
    if shape >= len(shapes.DICE_SHAPES):
        return Message("why-church-round")
    return Message("why-shape", {"building": building(state), "shape": shape_name(shape)})


def _why_not_on(state: MyCityState, seat: int, cells: list[int]) -> Message | None:
    """MC-R3: what stands where nothing can be built."""
    paper = state.papers[seat]
    built = carry.cells_of(paper.all_north, paper.all_south)
    bandits = carry.cells_of(paper.bandits_north, paper.bandits_south)
    for cell in cells:
        args: Args = {"cell": shapes.cell_name(cell)}
        if cell in built:
            return Message("why-built", args)
        if cell in bandits:
            return Message("why-bandit", args)
        name = {"M": "why-mountain", "~": "why-water"}.get(state.layout.marks[cell])
        if state.layout.marks[cell] == "F" and state.layout.goal_name != "forest":
            name = "why-forest"
        if name:
            return Message(name, args)
    return None


def _why_not_there(state: MyCityState, seat: int, cells: list[int]) -> Message:
    """MC-R3, MC-R4: the river, and touching."""
    if _is_across_the_river(state, cells):
        return Message("why-river")
    built = state.papers[seat].built
    if not built:
        return Message("why-first")
    if len(built) == 1 and built[0] >> 3 == state.layout.printed:
        return Message(f"why-first-{state.layout.start}")
    return Message("why-apart")


def _is_across_the_river(state: MyCityState, cells: list[int]) -> bool:
    east = carry.cells_of(state.layout.river_east.north, state.layout.river_east.south)
    south = carry.cells_of(state.layout.river_south.north, state.layout.river_south.south)
    return any(
        (cell in east and cell + 1 in cells) or (cell in south and cell + COLUMNS in cells)
        for cell in cells
    )


def _why_not_cells(state: MyCityState, seat: int, names: list[str]) -> Message:
    if any(name not in CELLS for name in names):
        return Message("why-off-the-map")
    cells = sorted({CELLS[name] for name in names})
    size = len(shapes.POSES[moves.FIRST_POSE[state.shape]].cells)
    if len(cells) == 1 and size > 1:
        blocked = _why_not_on(state, seat, cells)
        return blocked or Message("why-no-room", {"building": building(state)})
    if len(cells) < size and any(len(shapes.neighbours(cell)) < 4 for cell in cells):
        return Message("why-off-the-map")
    try:
        move = moves.placed_on(names)
    except InvalidNotation as error:
        return Message(error.code)
    is_legal = move in state.moves(seat)
    return Message("why-nothing") if is_legal else why_illegal(state, seat, move)
