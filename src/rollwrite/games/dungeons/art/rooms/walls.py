"""Walls, doors and floors: the rooms before anything stands in them."""

from __future__ import annotations

from rollwrite.sheets.ink import INK, block, number, numbers, path, stroke

from ..moods import CREAM, FLOORS, Mood
from ..plan import DOOR, WALL, Door, Plan, grown

Side = tuple[str, float]  # which wall of a room, and how far along it


def walls(plan: Plan, mood: Mood) -> str:
    """The rim of every room, then the passages that join them."""
    rims = "".join(
        block(grown(plan.room(name), 9), 15, f"wall-{name}", 1.5) for name in plan.dungeon.areas
    )
    doors = plan.doors()
    return (
        path(rims, fill=mood.rim, stroke=INK, stroke_width=3)
        + path("".join(_passage(door) for door in doors), fill=CREAM)
        + stroke("".join(_jambs(door) for door in doors), INK, 3.4)
        + stroke("".join(_steps(door) for door in doors), mood.door, 2.6)
    )


def _passage(door: Door) -> str:
    across, down = (16, DOOR) if door.is_upright else (DOOR, 16)
    start = numbers(door.x - across, door.y - down)
    return f"M{start}h{2 * across}v{2 * down}h{-2 * across}Z"


def _jambs(door: Door) -> str:
    half = WALL // 2
    if door.is_upright:
        return "".join(f"M{numbers(door.x - half, door.y + side)}h{WALL}" for side in (-DOOR, DOOR))
    return "".join(f"M{numbers(door.x + side, door.y - half)}v{WALL}" for side in (-DOOR, DOOR))


def _steps(door: Door) -> str:
    if door.is_upright:
        return "".join(f"M{numbers(door.x + side, door.y - 11)}v22" for side in (-4, 4))
    return "".join(f"M{numbers(door.x - 11, door.y + side)}h22" for side in (-4, 4))


# -- rooms --------------------------------------------------------------------


def floors(plan: Plan, mood: Mood) -> str:
    """One path a colour."""
    kinds = {field.id: field.kind for field in plan.dungeon.fields}
    tiles: dict[str, str] = {}
    for name in plan.dungeon.areas:
        colour = FLOORS[kinds[name]] if name in kinds else mood.room
        tile = block(plan.room(name), 6, f"floor-{name}", 0.8)
        tiles[colour] = tiles.get(colour, "") + tile
    return "".join(path(d, fill=colour) for colour, d in tiles.items())


def outlines(plan: Plan) -> str:
    """The inner edges of all rooms, open where there is a door."""
    gaps = _gaps(plan)
    edges = "".join(_outline(plan, name, gaps.get(name, [])) for name in plan.dungeon.areas)
    return stroke(edges, INK, 4)


def _gaps(plan: Plan) -> dict[str, list[Side]]:
    gaps: dict[str, list[Side]] = {}
    for door in plan.doors():
        for name in door.rooms:
            gaps.setdefault(name, []).append(_side(plan, name, door))
    return gaps


def _side(plan: Plan, name: str, door: Door) -> Side:
    room = plan.room(name)
    if door.is_upright:
        return ("right" if door.x > room.x else "left"), door.y - room.y
    return ("below" if door.y > room.y else "above"), door.x - room.x


def _outline(plan: Plan, name: str, gaps: list[Side]) -> str:
    room = plan.room(name)
    right, bottom = room.x + room.width, room.y + room.height
    edges = ""
    for side, y in (("above", room.y), ("below", bottom)):
        for start, end in _pieces(room.width, [at for where, at in gaps if where == side]):
            edges += f"M{numbers(room.x + start, y)}H{number(room.x + end)}"
    for side, x in (("left", room.x), ("right", right)):
        for start, end in _pieces(room.height, [at for where, at in gaps if where == side]):
            edges += f"M{numbers(x, room.y + start)}V{number(room.y + end)}"
    return edges


def _pieces(length: float, gaps: list[float]) -> list[tuple[float, float]]:
    """What is left of an edge between its doors."""
    pieces, start = [], 0.0
    for gap in [*sorted(gaps), length + DOOR]:
        if gap - DOOR - start > 2:
            pieces.append((start, gap - DOOR))
        start = gap + DOOR
    return pieces
