"""How a position shows itself: dice, marks, moves as gestures."""

from __future__ import annotations

from functools import cache

from rollwrite.kernel.seen.view import Choice, Mark, Message, Remark, Tally, Token
from rollwrite.kernel.state import DECIDE

from ..rules import scoring, shapes
from ..rules.layout import CHURCH_ROW, Layout
from ..rules.moves import END, NOTATION, PASS, PLACES, cells_of, pose_of
from ..rules.paper import CHURCH, FORTRESS, KINDS, Paper
from ..rules.shapes import KIND_FACES, LEFT_FACES, RIGHT_FACES, cell_name
from ..rules.state import COMPASS, MyCityState
from ..sheet import carry

Args = dict[str, str | int | Message]
DRAW = Message("verb-build")


# -- names --------------------------------------------------------------------------


@cache
def shape_name(shape: int) -> Message:
    return Message(f"shape-{shapes.NAMES[shape]}")


def building(state: MyCityState) -> Message:
    """What everybody is to build this round."""
    return Message(f"building-{KINDS[state.kind]}", {"shape": shape_name(state.shape)})


def cell_list(cells: list[int]) -> str:
    return ", ".join(cell_name(cell) for cell in cells)


def spot(cell: int) -> str:
    return f"cell-{cell_name(cell)}"


# -- prompt and dice ------------------------------------------------------------------


def meanwhile(state: MyCityState, seat: int) -> Message | None:
    return Message("prompt-ended") if has_ended(state, seat) else None


def why_idle(state: MyCityState, seat: int) -> Message | None:
    return Message("why-ended") if has_ended(state, seat) else None


def has_ended(state: MyCityState, seat: int) -> bool:
    return seat >= 0 and state.papers[seat].has_ended


def question(state: MyCityState, seat: int) -> Message:
    ways = _ways(state, seat)
    if state.kind == FORTRESS:
        return Message("prompt-fortress", {"number": state.row, "ways": ways})
    if state.kind == CHURCH:
        shape = shape_name(state.shape)
        return Message("prompt-church", {"number": state.row, "shape": shape, "ways": ways})
    return Message("prompt-build", {"building": building(state), "ways": ways})


def _ways(state: MyCityState, seat: int) -> str:
    """MC-R2, MC-R6: whether it can be built, and whether it can be passed."""
    can_build = state.moves(seat)[0] not in (PASS, END)
    if state.can_pass(seat):
        return "all" if can_build else "pass"
    return "build" if can_build else "none"


def tokens(state: MyCityState) -> tuple[Token, ...]:
    """MC-D3: the two blue dice lie joined."""
    if state.phase != DECIDE:
        return ()
    return (
        Token("left", "left", LEFT_FACES[state.left], group="shape"),
        Token("right", "right", RIGHT_FACES[state.right], group="shape"),
        Token("kind", "kind", KIND_FACES[state.white]),
    )


def remarks(state: MyCityState, _seat: int) -> tuple[Remark, ...]:
    """MC-D3: a compass that calls nothing is a blank."""
    is_blank = state.kind not in (CHURCH, FORTRESS)
    if state.phase != DECIDE or state.right != COMPASS or not is_blank:
        return ()
    return (Remark("compass", Message("remark-compass")),)


# -- marks ----------------------------------------------------------------------------


def marks(state: MyCityState, seat: int) -> tuple[Mark, ...]:
    paper = state.papers[seat]
    found = _carried(state, paper) + _buildings(state, paper)
    found += [Mark((f"pass-{place}",), "cross") for place in range(1, paper.passes + 1)]
    row = "church" if state.layout.compass == CHURCH_ROW else "fortress"
    found += [Mark((f"{row}-{place}",), "tick") for place in range(1, paper.circles + 1)]
    found += [Mark((spot(cell),), "ring") for cell in carry.cells_of(*scoring.caught(paper))]
    return tuple(found + _purses(state, paper))


def _carried(state: MyCityState, paper: Paper) -> list[Mark]:
    """MC-12: bandits that came from the game before; those of game 10 are printed."""
    if state.layout.bandits.north | state.layout.bandits.south:
        return []
    camps = carry.cells_of(paper.bandits_north, paper.bandits_south)
    return [Mark((spot(cell),), "bandit") for cell in camps]


def _buildings(state: MyCityState, paper: Paper) -> list[Mark]:
    """One mark for each building; a printed one needs none."""
    found = []
    for packed in paper.built:
        move, kind = packed >> 3, packed & 7
        if move != state.layout.printed:
            found.append(Mark(_place(move)[0], KINDS[kind]))
    return found


def _purses(state: MyCityState, paper: Paper) -> list[Mark]:
    """MC-7 to MC-10: never passed is known at the end only."""
    layout, found = state.layout, []
    if layout.goal_purses and scoring.has_goal(layout, paper):
        found.append(Mark((f"purse-{layout.goal_name}",), "tick"))
    if layout.never_passed_purses and paper.has_ended and paper.passes == 0:
        found.append(Mark(("purse-never-passed",), "tick"))
    return found


def kept(state: MyCityState, seat: int) -> tuple[Tally, ...]:
    """MC-11: the purses so far, those of the games before too."""
    layout, paper = state.layout, state.papers[seat]
    if not layout.never_passed_purses:
        return ()
    count = paper.purses + (layout.goal_purses if scoring.has_goal(layout, paper) else 0)
    if paper.has_ended and paper.passes == 0:
        count += layout.never_passed_purses
    return (Tally("purses", "purse", int(count)),)


# -- moves ----------------------------------------------------------------------------


def choice(state: MyCityState, seat: int, move: int) -> Choice:
    if move == END:
        return _ending(state, seat)
    if move == PASS:
        return _passing(state, seat)
    spots, cells = _place(move)
    args: Args = {"building": building(state), "cells": cells}
    return Choice(
        NOTATION.to_text(move),
        Message("move-build", args),
        Message("title-build", args),
        DRAW,
        spots=spots,
        pose=pose_of(move),
        notes=_notes(state, seat, move),
    )


@cache
def _place(move: int) -> tuple[tuple[str, ...], str]:
    """The spots of a placement, and its cells in words."""
    cells = cells_of(move)
    return tuple(spot(cell) for cell in cells), cell_list(cells)


def _ending(state: MyCityState, seat: int) -> Choice:
    """MC-R7: final, so it says what the sheet is worth now."""
    points = state.total(seat)
    return Choice(
        NOTATION.to_text(END),
        Message("move-end", {"points": points}),
        Message("title-end"),
        Message("verb-end"),
        button="end",
        notes=(Message("note-end", {"points": points}),),
        is_final=True,
    )


def _passing(state: MyCityState, seat: int) -> Choice:
    """MC-R6, MC-4"""
    paper, cost = state.papers[seat], state.pass_cost()
    places = range(paper.passes + 1, paper.passes + cost + 1)
    worth = state.layout.passes[paper.passes + cost - 1]
    return Choice(
        NOTATION.to_text(PASS),
        Message("move-pass", {"count": cost, "points": worth}),
        Message("title-pass"),
        Message("verb-pass"),
        spots=tuple(f"pass-{place}" for place in places),
        button="pass",
        notes=_passing_notes(state, seat),
    )


def _passing_notes(state: MyCityState, seat: int) -> tuple[Message, ...]:
    """Why one would pass, and what goes with the first time."""
    has_place = state.moves(seat)[0] not in (PASS, END)
    why = Message("note-pass" if has_place else "note-pass-stays")
    return (why, Message("note-pass-first")) if _gives_up(state, state.papers[seat]) else (why,)


def _gives_up(state: MyCityState, paper: Paper) -> bool:
    """Whether this would be the first pass in a game that rewards having none."""
    layout = state.layout
    is_rewarded = layout.never_passed_purses or layout.never_passed_points
    return bool(is_rewarded) and paper.passes == 0


def _notes(state: MyCityState, seat: int, move: int) -> tuple[Message, ...]:
    """What a building does beyond its points."""
    layout, paper = state.layout, state.papers[seat]
    found = _tree_notes(layout, move)
    if not (layout.wells or layout.goal_name or layout.bandit_points):
        return tuple(found)
    after = paper.copy()
    after.build(layout, move, state.kind)
    if after.spoiled != paper.spoiled:
        found.append(Message("note-well-lost"))
    if scoring.has_goal(layout, after) and not scoring.has_goal(layout, paper):
        found.append(_goal_note(state))
    if layout.complete_points and _splits(layout, paper, after):
        found.append(Message("note-split"))
    caught = scoring.bandits_free(paper) - scoring.bandits_free(after)
    if caught:
        found.append(Message("note-caught", {"count": caught}))
    return tuple(found)


def _splits(layout: Layout, before: Paper, after: Paper) -> bool:
    """MC-14"""
    return scoring.complete_points(layout, after) < scoring.complete_points(layout, before)


def _tree_notes(layout: Layout, move: int) -> list[Message]:
    """MC-R5"""
    place, trees = PLACES[move], layout.trees
    north, south = int(place.north & trees.north), int(place.south & trees.south)
    count = (north | south << 32).bit_count()
    return [Message("note-trees", {"count": count})] if count else []


def _goal_note(state: MyCityState) -> Message:
    """MC-Q5"""
    layout = state.layout
    args: Args = {"goal": Message(f"goal-{layout.goal_name}"), "purses": layout.goal_purses}
    if state.is_raced:
        return Message("note-goal", args)
    name = "note-first-alone" if state.seats == 1 else "note-first"
    return Message(name, args | {"points": layout.first_points})
