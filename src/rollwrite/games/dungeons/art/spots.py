"""The spots of the sheet: invisible shapes that say where marks are fitted.

``data-hit`` is the area that answers to a finger. A field answers with its whole cell.
A monster's room answers as one: whatever lies in it has the same area, and where areas
are the same the first spot is meant, ``monster-<id>``.
"""

from __future__ import annotations

from rollwrite.sheets.ink import Box, Point, circle, rect

from .header import legend_boxes
from .maps import Field, Monster
from .plan import Plan, chest_life, grown, life, middle
from .strip.layout import REWARDS, Strip
from .strip.lives import VALUES


def spots(plan: Plan, strip: Strip) -> str:
    """Every spot of the sheet, once."""
    fields = "".join(_field(plan, field) for field in plan.dungeon.fields)
    monsters = "".join(_monster(plan, monster) for monster in plan.dungeon.monsters)
    cards = _lives() + _bonuses(strip) + _chest(strip) + _counts(strip)
    return fields + monsters + cards + _legend(plan)


def _legend(plan: Plan) -> str:
    """Nothing is ever written there, but somebody may ask what a sign means."""
    signs = legend_boxes(plan.dungeon).items()
    return "".join(_square(f"legend-{name}", box) for name, box in signs)


# -- the dungeon ------------------------------------------------------------------


def _field(plan: Plan, field: Field) -> str:
    room, area = plan.room(field.id), field.area
    cell = plan.cell(area.x, area.y, area.width, area.height)
    name = f"field-{field.id}"
    # A cloud holds a number before it holds a cross: both stay within the cloud.
    box = grown(room, -10) if field.kind != "cloud" else Box(room.x + 13, room.y + 23, 76, 60)
    return _square(name, box, cell) + (_rubble(name, room, cell) if field.kind == "rubble" else "")


def _rubble(name: str, room: Box, cell: Box) -> str:
    x, y = middle(room)
    return "".join(
        _square(f"{name}-{nth}", Box(x + left, y + 9, 42, 39), cell)
        for nth, left in ((1, -45), (2, 3))
    )


def _monster(plan: Plan, monster: Monster) -> str:
    name, area = monster.id, monster.area
    cell = plan.cell(area.x, area.y, area.width, area.height)
    tag = plan.tag(monster)
    hits = enumerate(plan.hits(monster), 1)
    drawn = _square(f"monster-{name}", plan.room(name), cell)
    drawn += "".join(_square(f"hit-{name}-{nth}", grown(box, 5), cell) for nth, box in hits)
    drawn += _locks(plan, monster, cell) + _square(f"first-{name}", grown(tag.first, 4), cell)
    if tag.later is not None:
        drawn += _square(f"later-{name}", grown(tag.later, 2), cell)
    hearts = (plan.heart(monster, index) for index in range(monster.hearts))
    return drawn + "".join(
        _round(f"heart-{name}-{nth}", heart, 19, cell) for nth, heart in enumerate(hearts, 1)
    )


def _locks(plan: Plan, monster: Monster, cell: Box) -> str:
    white = plan.numbers(monster)[len(monster.black) :]
    radius = 40 if monster.is_boss else 34
    return "".join(
        _round(f"open-{monster.id}-{value}", place, radius, cell) for value, place in white
    )


# -- the cards --------------------------------------------------------------------


def _lives() -> str:
    track = "".join(_life(box) for box in range(1, len(VALUES) + 1))
    extra = "".join(_round(f"chest-life-{box}", chest_life(box), 25) for box in (1, 2, 3))
    return track + extra


def _life(box: int) -> str:
    x, y = life(box)
    return _square(f"life-{box}", Box(x - 46, y - 46, 92, 92), Box(x - 92, y - 65, 184, 130))


def _bonuses(strip: Strip) -> str:
    drawn = ""
    for nth, card in enumerate(strip.bonuses, 1):
        above = Box(card.x, card.y, card.width, card.height - 84)
        drawn += _square(f"bonus-{nth}", above)
        drawn += _square(f"bonus-{nth}-first", strip.first(nth))
        drawn += _square(f"bonus-{nth}-later", strip.later(nth))
    return drawn


def _chest(strip: Strip) -> str:
    card, drawn = strip.chest, ""
    for index, name in enumerate(REWARDS):
        x, y = strip.reward(index)
        row = Box(card.x + 10, y - 38, card.width - 20, 76)
        drawn += _round(f"chest-{name}", (x, y), 34, row)
    drawn += "".join(_square(f"torch-{box}", strip.torch(box)) for box in (1, 2))
    # Larger than the die: on paper a cross has to show beyond the black.
    for box in range(1, 7):
        drawn += _around(f"black-{box}", strip.black(box), 46 if box <= 3 else 38)
    return drawn


def _counts(strip: Strip) -> str:
    gems = "".join(_around(f"gem-{n}", strip.gem(n), 26) for n in range(1, strip.gem_count + 1))
    gold = "".join(_round(f"gold-{n}", strip.coin(n), 34) for n in range(1, strip.gold_count + 1))
    total, sums = strip.total(), strip.sums
    inner = Box(total.x + 8, total.y + 56, total.width - 16, 128)
    name = Box(sums.x + 110, sums.y + 216, sums.width - 130, 68)
    scores = "".join(_score(strip, line) for line in strip.lines())
    return gems + gold + scores + _square("total", inner) + _square("name", name)


def _score(strip: Strip, line: str) -> str:
    box = strip.line(line)
    return _square(f"score-{line}", Box(box.x + 54, box.y, box.width - 54, box.height))


# -- shapes -----------------------------------------------------------------------


def _square(name: str, box: Box, hit: Box | None = None) -> str:
    sides = (round(side, 1) for side in (box.x, box.y, box.width, box.height))
    return rect(Box(*sides), data_spot=name, data_hit=_hit(hit))


def _around(name: str, place: Point, reach: float) -> str:
    return _square(name, Box(place[0] - reach, place[1] - reach, 2 * reach, 2 * reach))


def _round(name: str, place: Point, radius: float, hit: Box | None = None) -> str:
    x, y = (round(part, 1) for part in place)
    return circle(x, y, radius, data_spot=name, data_hit=_hit(hit))


def _hit(box: Box | None) -> str | None:
    return None if box is None else str(box)
