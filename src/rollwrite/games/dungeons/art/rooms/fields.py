"""Fields: the shape on the floor says the kind, the number stands upon it."""

from __future__ import annotations

from rollwrite.sheets.ink import Box, block, path, placed

from ..maps import Dungeon, Field
from ..moods import FLOORS
from ..pen import lettered, numeral
from ..plan import Plan, middle
from ..sketching.sketch import inked, use

# How large a number is and where it stands within the field.
_NUMBERS: dict[str, tuple[float, float, float]] = {
    "start": (0, -6, 46),
    "normal": (0, 0, 52),
    "activation": (0, 2, 42),
    "gem": (0, -9, 40),
    "gold": (0, 0, 44),
    "chest": (0, 18, 40),
    "fist": (-2, 3, 42),
    "rubble": (0, -13, 36),
    "portal": (0, 0, 40),
    "track": (0, 18, 38),
}


def fields(plan: Plan) -> str:
    shapes, values = "", ""
    for field in plan.dungeon.fields:
        x, y = middle(plan.room(field.id))
        shapes += _inlay(plan.dungeon, field, x, y)
        values += _value(field.kind, field.number, x, y)
    return inked(shapes) + lettered(values)


def _inlay(dungeon: Dungeon, field: Field, x: float, y: float) -> str:
    name = _shape(field.kind, field.group, field.number)
    return (use(name, x, y) if name else "") + _badge(dungeon, field, x, y)


def _shape(kind: str, group: str = "", number: int | None = 0) -> str:
    match kind, group, number:
        case "normal", _, _:
            return ""
        case "start", "right", _:
            return "field-start-right"
        case "portal", _, None:
            return "field-portal-far"
    return f"field-{kind}"


def _badge(dungeon: Dungeon, field: Field, x: float, y: float) -> str:
    """What a field opens besides: a key on a fist, crown or shield on a track."""
    if field.unlocks is None or field.kind == "activation":
        return ""
    if field.kind != "track":
        return use("key", x - 33, y + 35, 0.8, -40)
    if dungeon.monster(field.unlocks).is_boss:
        return use("crown", x + 33, y + 37, 0.72)
    return use("shield", x + 33, y + 35, 0.78)


def _value(kind: str, number: int | None, x: float, y: float, scale: float = 1) -> str:
    if number is None:
        return ""
    across, down, size = _NUMBERS[kind]
    return numeral(x + across * scale, y + down * scale, number, size * scale)


def small_field(
    kind: str, x: float, y: float, scale: float, number: int | None = None, group: str = ""
) -> tuple[str, str]:
    """A field as a sign: its shapes and, apart from them, its number."""
    floor = path(block(Box(-51, -51, 102, 102), 10, f"small-{kind}", 1), fill=FLOORS[kind])
    shapes = placed(x, y, floor, use(_shape(kind, group), 0, 0), scale=scale)
    return shapes, _value(kind, number, x, y, scale)
