"""What stands around the rooms, only in cells where no room is."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rollwrite.sheets.ink import wobble

from ..moods import Mood
from ..plan import GROUND, Plan, middle
from ..sketching.sketch import Sketch, gallery, inked, use
from .backdrops import backdrop, is_outside

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Thing:
    """A sketch, the share of the free places it takes, and how many there may be."""

    name: str
    share: float
    most: int = 99


GALLERIES = {
    "annoyed-animals": "forest",
    "clumsy-cultists": "cellar",
    "puzzled-pyramid": "desert",
    "defiant-dinosaurs": "wilds",
}

# Large things first: they find room only while there is some.
THINGS: dict[str, tuple[Thing, ...]] = {
    "annoyed-animals": (
        Thing("fir-great", 0.55),
        Thing("oak-great", 0.7, 3),
        Thing("fir-tall", 0.5),
        Thing("oak-tall", 0.4),
        Thing("bush", 0.6),
        Thing("owl", 0.12, 4),
        Thing("mushrooms", 0.28),
        Thing("oak-small", 0.25),
        Thing("fir-small", 0.2),
    ),
    "clumsy-cultists": (
        Thing("cake-parade", 0.1, 1),
        Thing("web", 0.4, 3),
        Thing("books", 0.12, 3),
        Thing("potions", 0.12, 3),
        Thing("tumble", 0.1, 1),
        Thing("passage", 0.15, 3),
        Thing("portrait", 0.15, 2),
        Thing("candles", 0.16, 9),
        Thing("barrel", 0.12, 6),
        Thing("cauldron", 0.08, 3),
        Thing("rat", 0.07, 3),
    ),
    "puzzled-pyramid": (
        Thing("coffin", 0.35),
        Thing("urn", 0.2),
        Thing("carving-1", 0.14),
        Thing("carving-2", 0.16),
        Thing("carving-3", 0.18),
        Thing("carving-4", 0.2),
        Thing("carving-5", 0.2),
    ),
    "defiant-dinosaurs": (
        Thing("volcano", 1, 1),
        Thing("palm-great", 0.6),
        Thing("palm-tall", 0.4),
        Thing("nest", 0.07, 3),
        Thing("hatching", 0.05, 1),
        Thing("bones", 0.1),
        Thing("fern", 0.4),
        Thing("rock", 0.14),
    ),
}


def scenery(plan: Plan, mood: Mood) -> str:
    adventure = plan.dungeon.adventure
    known = gallery(GALLERIES[adventure])
    free, hand = _free(plan), wobble("scenery", adventure)
    drawn = ""
    for thing in THINGS[adventure]:
        drawn += _planted(plan, thing, known[thing.name], free, hand)
    return backdrop(plan, mood) + inked(drawn)


def _free(plan: Plan) -> set[Cell]:
    """Cells without a room that lie well within the ground."""
    dungeon = plan.dungeon
    across, down = range(-2, dungeon.columns + 3), range(-1, dungeon.rows + 2)
    cells = {(x, y) for x in across for y in down if _is_inside(plan, x, y)}
    return {cell for cell in cells - dungeon.cells if not is_outside(dungeon, *cell)}


def _is_inside(plan: Plan, x: int, y: int) -> bool:
    cell = plan.cell(x, y)
    return (
        cell.x >= GROUND.x - 14
        and cell.x + cell.width <= GROUND.x + GROUND.width + 10
        and cell.y >= GROUND.y - 14
        and cell.y + cell.height <= GROUND.y + GROUND.height + 14
    )


def _planted(plan: Plan, thing: Thing, sketch: Sketch, free: set[Cell], hand: Random) -> str:
    """As many as the share asks for; the cells they take are free no more."""
    wide, tall = int(sketch.width), int(sketch.height)
    places = sorted(cell for cell in free if _cells(cell, wide, tall) <= free)
    wanted = max(1, int(len(places) * thing.share / (wide * tall))) if places else 0
    wanted, drawn = min(wanted, thing.most), ""
    for cell in sorted(places, key=lambda _: hand.random()):
        taken = _cells(cell, wide, tall)
        if not wanted or not taken <= free:
            continue
        free -= taken
        wanted -= 1
        drawn += _stood(plan, thing.name, sketch, cell, hand)
    return drawn


def _cells(corner: Cell, wide: int, tall: int) -> set[Cell]:
    return {(corner[0] + x, corner[1] + y) for x in range(wide) for y in range(tall)}


def _stood(plan: Plan, name: str, sketch: Sketch, cell: Cell, hand: Random) -> str:
    wide, tall = int(sketch.width), int(sketch.height)
    off = 12 if wide * tall == 1 else 5
    x, y = middle(plan.cell(*cell, wide, tall))
    hue = sketch.hues[int(hand.random() * len(sketch.hues))] if sketch.hues else ""
    return use(
        name, round(x + hand.uniform(-off, off)), round(y + hand.uniform(-off, off) * 0.8), hue=hue
    )
