"""What a move brings beyond its points, and why one would make it although it costs some."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Message

from ..rules.moves import COLOURS
from ..rules.paper import FULL, PLACES, Paper, has_circle
from ..rules.state import LostCitiesState


def stairs(colour: int) -> Message:
    return Message(f"stairs-{COLOURS[colour]}")


def circle_notes(state: LostCitiesState, colour: int) -> tuple[Message, ...]:
    """LC-E3: -100 now, a bet on what follows."""
    step = _paying(state.layout.ladder)
    return (Message("note-circle", {"stairs": stairs(colour), "step": step}),)


def climb_notes(
    state: LostCitiesState, paper: Paper, colour: int, step: int
) -> tuple[Message, ...]:
    layout = state.layout
    found = []
    if step == 1 and not has_circle(paper.column(colour)):
        found += _start_notes(layout.ladder)
    shades = step > FULL or layout.has_artefact(colour, step)
    if shades:
        found.append(_artefact_note(layout.artefact_points, int(paper.artefacts)))
    if step <= FULL and layout.has_arrow(colour, step):
        found.append(Message("note-arrow"))
    if step == layout.bridge_after + 1 and not (state.passed >> colour) & 1:
        found.append(_bridge_note(state, COLOURS[colour]))
    if shades and paper.artefacts == layout.bridge_after and not (state.passed >> 6) & 1:
        found.append(_bridge_note(state, "artefacts"))
    return tuple(found)


def _start_notes(ladder: list[int]) -> list[Message]:
    """LC-S3, LC-E3: the first steps cost, and the circle is gone."""
    pays = Message("note-start", {"step": _paying(ladder), "most": ladder[-1]})
    return [pays, Message("note-circle-lost")]


def _artefact_note(points: list[int], count: int) -> Message:
    """LC-S4: the first ones cost."""
    if count == 0:
        return Message("note-artefact-first", {"count": _paying(points)})
    return Message("note-artefact" if count < PLACES else "note-no-artefact")


def refusal_notes(state: LostCitiesState, paper: Paper) -> tuple[Message, ...]:
    """LC-S4, LC-R2"""
    if paper.dice == 0:
        return (Message("note-refuse-first", {"count": _paying(state.layout.dice_points)}),)
    if paper.dice == PLACES - 1:
        return (Message("note-exhausted"),)
    if paper.dice == PLACES - 2:
        return (Message("note-nearly-exhausted"),)
    if paper.dice == state.layout.bridge_after and not (state.passed >> 7) & 1:
        return (_bridge_note(state, "dice"),)
    return ()


def _bridge_note(state: LostCitiesState, name: str) -> Message:
    points = state.layout.bridge_points
    return Message("note-bridge", {"line": Message(f"line-{name}"), "points": points})


def _paying(points: list[int]) -> int:
    """The first place that is worth something, from 1."""
    return next(place for place, worth in enumerate(points, 1) if worth > 0)
