"""The sheet in words: the spots by name, what is printed there, and what they are worth."""

from __future__ import annotations

from rollwrite.kernel.seen.reading import Place, Region, line_place
from rollwrite.kernel.seen.view import Message

from ..rules import scoring
from ..rules.layout import Layout
from ..rules.moves import COLOURS
from ..rules.paper import FULL, PLACES, has_circle
from ..rules.state import LostCitiesState
from .notes import stairs

Words = tuple[Message, ...]
STEPS = range(1, FULL + 1)


# -- the sheet ------------------------------------------------------------------------


def regions(state: LostCitiesState, seat: int) -> tuple[Region, ...]:
    """LC-S1 to LC-S6: stair by stair from below, then the two columns at the right."""
    columns = [Region(_counted(state, seat, colour), _stair(state, colour)) for colour in range(6)]
    values = state.layout
    artefacts = Region(Message("line-artefacts"), _side(state, "artefact", values.artefact_points))
    dice = Region(Message("line-dice"), _side(state, "die", values.dice_points))
    numbers = Region(Message("region-values"), tuple(_value(place) for place in STEPS))
    ladder = Region(Message("region-ladder"), tuple(_rung(state, step) for step in STEPS))
    return (ladder, *columns, numbers, artefacts, dice)


def _rung(state: LostCitiesState, step: int) -> Place:
    """LC-S3: points stand once for all six stairs."""
    title = Message("spot-rung", {"step": step})
    return Place(f"rung-{step}", title, (_points(state.layout.ladder[step - 1]),))


def _value(place: int) -> Place:
    """LC-S4: the same points stand once for artefacts and dice symbols."""
    return Place(f"value-{place}", Message("spot-value", {"place": place}))


def _counted(state: LostCitiesState, seat: int, colour: int) -> Message:
    points = int(scoring.column_points(state.layout, state.papers[seat].column(colour)))
    return Message("region-stairs", {"stairs": stairs(colour), "points": points})


def _stair(state: LostCitiesState, colour: int) -> tuple[Place, ...]:
    name, title = COLOURS[colour], {"stairs": stairs(colour)}
    circle = Place(f"{name}-circle", Message("title-circle", {**title}))
    top = Place(f"{name}-top", Message("title-top", {**title}), (Message("printed-artefact"),))
    steps = [_step(state, colour, step) for step in STEPS]
    return (circle, *_bridged(state, name, steps), top, line_place(name))


def _step(state: LostCitiesState, colour: int, step: int) -> Place:
    name = Message("title-step", {"stairs": stairs(colour), "step": step})
    return Place(f"{COLOURS[colour]}-{step}", name, _printed(state, colour, step))


def _printed(state: LostCitiesState, colour: int, step: int) -> Words:
    found = [_points(state.layout.ladder[step - 1])]
    if state.layout.has_arrow(colour, step):
        found.append(Message("printed-arrow"))
    if state.layout.has_artefact(colour, step):
        found.append(Message("printed-artefact"))
    return tuple(found)


def _side(state: LostCitiesState, name: str, values: list[int]) -> tuple[Place, ...]:
    line = "artefacts" if name == "artefact" else "dice"
    found = [
        Place(f"{name}-{number}", Message(f"spot-{name}", {"place": number}), (_points(points),))
        for number, points in enumerate(values, 1)
    ]
    head = Place(f"head-{line}", Message(f"spot-head-{line}"))
    return (head, *_bridged(state, line, found), line_place(line))


def _bridged(state: LostCitiesState, name: str, places: list[Place]) -> list[Place]:
    """LC-B1: the bridge lies between two places."""
    after = int(state.layout.bridge_after)
    bridge = Place(f"bridge-{name}", Message("spot-bridge", {"line": Message(f"line-{name}")}))
    return [*places[:after], bridge, *places[after:]]


def _points(points: int) -> Message:
    return Message("printed-points", {"points": points})


# -- rules ------------------------------------------------------------------------------

RULES = {
    "artefact": "artefact",
    "die": "refuse",
    "bridge": "bridge",
    "token": "turn",
    "score": "score",
    "total": "score",
    "name": "goal",
    "rung": "score",
    "value": "artefact",
}
THINGS = {
    "button-refuse": "refuse",
    "button-stay": "arrow",
    "score-artefacts": "artefact",
    "score-dice": "refuse",
    "score-bridges": "bridge",
    "head-artefacts": "artefact",
    "head-dice": "refuse",
}


def rule_of(state: LostCitiesState, thing: str) -> str:
    if thing in THINGS:
        return THINGS[thing]
    name, _, place = thing.partition("-")
    if name not in COLOURS:
        return RULES.get(name, "goal")
    if not place.isdecimal():
        return place
    colour, step = COLOURS.index(name), int(place)
    if state.layout.has_arrow(colour, step):
        return "arrow"
    return "artefact" if state.layout.has_artefact(colour, step) else "climb"


# -- worth --------------------------------------------------------------------------------


def worth(state: LostCitiesState, seat: int, thing: str) -> Words:
    name, _, place = thing.partition("-")
    layout = state.layout
    if name in COLOURS:
        return _worth_of_stair(state, seat, COLOURS.index(name), place)
    if name == "bridge":
        return (Message("worth-bridge", {"points": layout.bridge_points}),)
    if name == "rung":
        return (Message("worth-step", {"points": layout.ladder[int(place) - 1]}),)
    if name == "value":
        return (_worth_of_sides(layout, int(place)),)
    sides = {"artefact": layout.artefact_points, "die": layout.dice_points}
    if name in sides and place.isdecimal() and 1 <= int(place) <= PLACES:
        return (Message("worth-side", {"points": sides[name][int(place) - 1]}),)
    return ()


def _worth_of_sides(layout: Layout, place: int) -> Message:
    found, die = layout.artefact_points[place - 1], layout.dice_points[place - 1]
    return Message("worth-value", {"place": place, "artefacts": found, "dice": die})


def _worth_of_stair(state: LostCitiesState, seat: int, colour: int, place: str) -> Words:
    if place == "circle":
        return (Message("worth-circle", {"points": 2 * state.layout.circle_alone}),)
    if place == "top":
        return (Message("worth-top"),)
    column = state.papers[seat].column(colour)
    points = state.layout.ladder[int(place) - 1] * (2 if has_circle(column) else 1)
    now = int(scoring.column_points(state.layout, column))
    return (Message("worth-step", {"points": points}), Message("worth-now", {"points": now}))
