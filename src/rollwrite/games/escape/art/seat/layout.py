"""Where things lie on a seat's sheet.

1360 by 1924 units, A4. On a phone the crops are shown, three units a pixel.
"""

from __future__ import annotations

from rollwrite.sheets.ink import Box, Point

from ..temples import Cell, Entrance, Passage

PAGE = Box(0, 0, 1360, 1924)

SIZE = 5  # chambers a row, and rows
PITCH = 198
CHAMBER = 180
FRAME = 11

# The temple with the ground around it, and the walls.
GROUND = Box(140, 176, 1080, 1080)
WALLS = Box(GROUND.x + 45, GROUND.y + 45, SIZE * PITCH, SIZE * PITCH)

MAP_WIDTH, MAP_HEIGHT, MAP_GAP = 346, 286, 17
_MAPS_LEFT, _MAPS_TOP = GROUND.x + 4, GROUND.y + GROUND.height + 20
_MAPS_HEIGHT = 2 * MAP_HEIGHT + MAP_GAP

CROP = Box(GROUND.x, GROUND.y, GROUND.width, _MAPS_TOP + _MAPS_HEIGHT + 8 - GROUND.y)
CROP_TEMPLE = GROUND
CROP_MAPS = Box(GROUND.x, _MAPS_TOP - 8, GROUND.width, _MAPS_HEIGHT + 16)

# Inside a chamber, from its corner: the pair above, the gain below left, an amulet right.
TILE = 71
TILES = ((50, 55), (130, 55))
GAIN = (49, 131)
GAIN_RADIUS = 32
AMULET = (130, 131)
AMULET_RADIUS = 35
# Each seat's token has a corner of its own.
TOKENS = ((15, 13), (165, 13), (15, 166), (165, 166))

OPENING = 66  # how wide a passage is

SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


# -- the temple ---------------------------------------------------------------------------


def room(cell: Cell) -> Box:
    """A chamber with its frame."""
    row, column = cell
    gap = (PITCH - CHAMBER) / 2
    return Box(WALLS.x + column * PITCH + gap, WALLS.y + row * PITCH + gap, CHAMBER, CHAMBER)


def middle(cell: Cell) -> Point:
    box = room(cell)
    return box.x + CHAMBER / 2, box.y + CHAMBER / 2


def within(cell: Cell, place: Point) -> Point:
    """A place inside a chamber, on the page."""
    box = room(cell)
    return box.x + place[0], box.y + place[1]


def between(passage: Passage) -> Point:
    """The middle of a passage."""
    (left, top), (right, bottom) = (middle(cell) for cell in passage)
    return (left + right) / 2, (top + bottom) / 2


def runs_east(passage: Passage) -> bool:
    return passage[0][0] == passage[1][0]


def outside(entrance: Entrance, distance: float) -> Point:
    """A point in front of an entrance, so far from the middle of its chamber."""
    side, cell = entrance
    (x, y), (across, down) = middle(cell), SIDES[side]
    return x + across * distance, y + down * distance


# -- treasure maps --------------------------------------------------------------------------


def map_box(index: int) -> Box:
    """A map, in two rows of three; the sixth is the legend."""
    left = _MAPS_LEFT + index % 3 * (MAP_WIDTH + MAP_GAP)
    return Box(left, _MAPS_TOP + index // 3 * (MAP_HEIGHT + MAP_GAP), MAP_WIDTH, MAP_HEIGHT)


_PART_MIDDLE = {"bonus": 103, "gem": 221}
_PART_HEIGHT = 118
PRIZE = MAP_WIDTH - 52  # from the left of a map: its coin above, its gem below


def part_box(index: int, part: str) -> Box:
    """Half of a map, around the height of its symbols."""
    box = map_box(index)
    top = box.y + _PART_MIDDLE[part] - _PART_HEIGHT / 2
    return Box(box.x, top, MAP_WIDTH, _PART_HEIGHT)


def part_tiles(index: int, part: str, count: int) -> list[Box]:
    """Up to three symbols have air between them, more are one strip; all leave room for a glow."""
    gap, start = (6, 22) if count < 4 else (0, 18)
    size = min(65.0, (MAP_WIDTH - 106) / count - gap)
    tall = size * 1.1
    box = map_box(index)
    top = box.y + _PART_MIDDLE[part] - tall / 2
    return [Box(box.x + start + place * (size + gap), top, size, tall) for place in range(count)]


def part_glow(index: int, part: str) -> Box:
    """Around the symbols of a part and what they bring; below the name of the map."""
    box = map_box(index)
    return Box(box.x + 6, box.y + _PART_MIDDLE[part] - 46, MAP_WIDTH - 13, 92)


def name_box() -> Box:
    """The line for a name, on the legend."""
    box = map_box(5)
    return Box(box.x + 22, box.y + MAP_HEIGHT - 104, MAP_WIDTH - 44, 80)
