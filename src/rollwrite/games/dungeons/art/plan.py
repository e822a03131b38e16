"""Where everything lies: the same numbers for the drawing, its spots and its marks.

2970 by 2100 units, A4 across, a tenth of a millimetre each.
"""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.sheets.ink import Box, Point

from .maps import Dungeon, Monster

PAGE = Box(0, 0, 2970, 2100)
PITCH, ROOM, WALL = 126, 102, 24
GROUND = Box(58, 206, 2642, 1506)  # where the dungeon may lie
DOOR = 22  # half the width of a door

# The strip of cards below the dungeon.
STRIP_Y, STRIP_HEIGHT, STRIP_RIGHT = 1738, 300, 2914


@dataclass(frozen=True, slots=True)
class Door:
    """A gap between two rooms; ``is_upright`` if the wall stands."""

    rooms: tuple[str, str]
    x: float
    y: float
    is_upright: bool


@dataclass(frozen=True, slots=True)
class Tag:
    """The gems a monster brings: ``first`` of them, then the later one."""

    box: Box
    first: Box
    later: Box | None


class Plan:
    """The geometry of one dungeon, centred on its ground."""

    def __init__(self, dungeon: Dungeon) -> None:
        self.dungeon = dungeon
        wide, tall = dungeon.columns * PITCH - WALL, dungeon.rows * PITCH - WALL
        self.left = round(GROUND.x + GROUND.width / 2 - wide / 2)
        self.top = round(GROUND.y + GROUND.height / 2 - tall / 2)

    def crop(self) -> Box:
        """What a phone shows first: the dungeon alone."""
        wide, tall = self.dungeon.columns * PITCH, self.dungeon.rows * PITCH
        return Box(self.left - WALL, self.top - WALL, wide + WALL, tall + WALL)

    def room(self, name: str) -> Box:
        """The floor of a field or a monster."""
        area = self.dungeon.areas[name]
        return Box(
            self.left + area.x * PITCH,
            self.top + area.y * PITCH,
            area.width * PITCH - WALL,
            area.height * PITCH - WALL,
        )

    def cell(self, x: int, y: int, width: int = 1, height: int = 1) -> Box:
        """Cells of the grid with half the walls around them."""
        half = WALL // 2
        left, top = self.left + x * PITCH - half, self.top + y * PITCH - half
        return Box(left, top, width * PITCH, height * PITCH)

    def doors(self) -> list[Door]:
        return [self._door(one, other) for one, other in self.dungeon.doors]

    def _door(self, one: str, other: str) -> Door:
        first, second = self.dungeon.areas[one], self.dungeon.areas[other]
        low = max(first.y, second.y)
        shared = min(first.y + first.height, second.y + second.height) - low
        if shared > 0:
            x = self.left + max(first.x, second.x) * PITCH - WALL / 2
            y = self.top + (low + (shared - 1) // 2) * PITCH + ROOM / 2
            return Door((one, other), x, y, is_upright=True)
        near = max(first.x, second.x)
        shared = min(first.x + first.width, second.x + second.width) - near
        x = self.left + (near + (shared - 1) // 2) * PITCH + ROOM / 2
        y = self.top + max(first.y, second.y) * PITCH - WALL / 2
        return Door((one, other), x, y, is_upright=False)

    # -- monsters ---------------------------------------------------------------

    def hits(self, monster: Monster) -> list[Box]:
        """The hit boxes, along the lower edge of the room."""
        return self._boss_hits(monster) if monster.is_boss else self._plain_hits(monster)

    def _plain_hits(self, monster: Monster) -> list[Box]:
        room = self.room(monster.id)
        step = min(41, (room.width - 24) / monster.hits)
        pair = 12 if monster.is_armoured else 0
        return [
            Box(room.x + 14 + hit * step + hit // 2 * pair, room.y + room.height - 47, step - 4, 38)
            for hit in range(monster.hits)
        ]

    def _boss_hits(self, monster: Monster) -> list[Box]:
        """Trays of three; more than twelve boxes stand in two rows."""
        room, count = self.room(monster.id), monster.hits
        rows, size, gap, step = (1, 34, 9, 48) if count <= 12 else (2, 40, 12, 54)
        row = count if rows == 1 else 12
        left = room.x + (room.width - row * size - (row // 3 - 1) * gap) / 2
        top = room.y + room.height - rows * step + (8 if rows == 2 else 0)
        return [
            Box(
                left + hit % row * size + hit % row // 3 * gap,
                top + hit // row * step,
                size - 4,
                38,
            )
            for hit in range(count)
        ]

    def stage(self, monster: Monster) -> float:
        """The height at which a creature stands."""
        return min(hit.y for hit in self.hits(monster)) - 8

    def numbers(self, monster: Monster) -> list[tuple[int, Point]]:
        """The numbers that hit, black ones first, and where they stand."""
        room, values = self.room(monster.id), monster.numbers
        right = room.x + room.width
        if monster.is_boss:
            places = [
                (right - 112 + index % 2 * 70, room.y + 82 + index // 2 * 64)
                for index in range(len(values))
            ]
        else:
            start, step = (40, 52) if len(values) > 2 else (72, 58)
            places = [(right - 36, room.y + start + index * step) for index in range(len(values))]
        return list(zip(values, places))

    def tag(self, monster: Monster) -> Tag:
        """The gems, in the lower right corner where the hits leave room for them."""
        room = self.room(monster.id)
        right = room.x + room.width
        if monster.is_boss:
            top = room.y + 54 + (len(monster.numbers) + 1) // 2 * 64
            box = Box(right - 120, top, 90, 40)
            return Tag(box, box, None)
        first = 9 + monster.first * 20
        is_narrow = room.width < 300 and (monster.is_worm or monster.hits > 3)
        top = room.y + 118 if is_narrow else room.y + room.height - 45
        box = Box(right - first - 39, top, first + 30, 36)
        return Tag(box, Box(box.x, top, first, 36), Box(box.x + first + 4, top, 26, 36))

    def heart(self, monster: Monster, index: int) -> Point:
        room = self.room(monster.id)
        x, y = (34, 72) if monster.is_boss else (32, 66)
        return room.x + x + index * 33, room.y + y


def life(box: int) -> Point:
    """The middle of a box of the life track, 1 to 10."""
    return 2818, 456 + (box - 1) * 131


def chest_life(box: int) -> Point:
    """The middle of an extra life, 1 to 3."""
    return 2768 + (box - 1) * 50, 340


def middle(box: Box) -> Point:
    return box.x + box.width / 2, box.y + box.height / 2


def grown(box: Box, by: float) -> Box:
    return Box(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by)
