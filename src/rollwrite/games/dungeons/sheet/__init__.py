"""The sheets as data: read, checked, and packed."""

from __future__ import annotations

import json
from functools import cache

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.room.shelf import Shelf, named

from ..rules import moves
from ..rules.layout import ALWAYS, CLOUD, DOUBLES, FIST, HALF, NEVER, NUMBERS, START, Layout
from .checks import check
from .facts import ADVENTURES, KINDS
from .plan import Field, Monster, Plan, read_plan

NAMES = named(tuple(ADVENTURES), 1)


@cache
def plan(name: str) -> Plan:
    """What is printed on a shipped sheet, named ``annoyed-animals@1``."""
    return planned(SHELF.text(name))


def planned(text: str) -> Plan:
    """A dungeon from data, or ``BadSheet`` with the place and the reason."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSheet("file", f"this is no JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadSheet("file", "expected a JSON object")
    found = read_plan(data)
    check(found)
    return found


def read(text: str) -> Layout:
    return packed(planned(text))


SHELF = Shelf(
    package=__name__,
    ending=".json",
    names=NAMES,
    read=read,
    option="adventure",
    by_value=dict(zip(ADVENTURES, NAMES, strict=True)),
)


# -- packing -----------------------------------------------------------------------


def packed(plan: Plan) -> Layout:
    found = Layout(f"{plan.adventure}@{plan.version}", plan.adventure)
    found.count = len(plan.fields)
    _pack_fields(plan.fields, found)
    _pack_monsters(plan.monsters, found)
    _pack_keys(plan, found)
    _pack_doors(plan, found)
    _pack_facts(plan, found)
    return found


def _pack_fields(fields: tuple[Field, ...], found: Layout) -> None:
    found.kinds = [KINDS.index(field.kind) for field in fields]
    found.numbers = [field.number or 0 for field in fields]
    found.boxes = [
        sum(other.kind == field.kind for other in fields[:place])
        for place, field in enumerate(fields)
    ]
    places = range(len(fields))
    found.fits = [[place for place in places if _fits(found, place, unit)] for unit in range(17)]
    found.clouds = [place for place in places if found.kinds[place] == CLOUD]
    starts = [place for place in places if found.kinds[place] == START]
    found.start_low, found.start_high = _halves(starts)
    found.left_starts = [place for place in starts if fields[place].group == "left"]
    found.right_starts = [place for place in starts if fields[place].group == "right"]
    for place, field in enumerate(fields):
        if field.kind == "portal" and field.number:
            found.portal = place
        elif field.kind == "portal":
            found.far_portal = place


def _fits(found: Layout, place: int, unit: int) -> bool:
    """DD-R6: which sums cross a field; a cloud's number is not printed."""
    is_double = unit >= moves.PLAIN
    if found.kinds[place] == DOUBLES:
        return is_double
    if found.kinds[place] == FIST and not is_double:
        return False
    return found.numbers[place] == moves.sum_of(unit)


def _pack_monsters(monsters: tuple[Monster, ...], found: Layout) -> None:
    found.calls = [moves.MONSTERS.index(monster.id) for monster in monsters]
    found.hits = [monster.hits for monster in monsters]
    found.firsts = [monster.first for monster in monsters]
    found.laters = [monster.later or 0 for monster in monsters]
    found.hearts = [monster.hearts for monster in monsters]
    found.monsters = (1 << len(monsters)) - 1
    found.armoured = _having(monsters, "armoured")
    found.worms = _having(monsters, "worm")
    found.boss = next(place for place, monster in enumerate(monsters) if monster.trait == "boss")


def _having(monsters: tuple[Monster, ...], trait: str) -> int:
    return sum(1 << place for place, monster in enumerate(monsters) if monster.trait == trait)


def _pack_keys(plan: Plan, found: Layout) -> None:
    found.keys = [NEVER] * (NUMBERS * len(plan.monsters))
    places = {monster.id: place for place, monster in enumerate(plan.monsters)}
    for place, monster in enumerate(plan.monsters):
        for number in monster.black:
            found.keys[place * NUMBERS + number] = ALWAYS
    for place, field in enumerate(plan.fields):
        if field.unlocks and field.number:
            found.keys[places[field.unlocks] * NUMBERS + field.number] = place


def _pack_doors(plan: Plan, found: Layout) -> None:
    count = len(plan.fields)
    nodes = {thing.id: node for node, thing in enumerate(plan.things)}
    found.doors = [[] for _ in nodes]
    for one, two in plan.doors:
        found.doors[nodes[one]].append(nodes[two])
        found.doors[nodes[two]].append(nodes[one])
    halves = [_halves([node for node in near if node < count]) for near in found.doors]
    rooms = [sum(1 << (node - count) for node in near if node >= count) for near in found.doors]
    found.low, found.room_low = _parted([low for low, _ in halves], count)
    found.high, found.room_high = _parted([high for _, high in halves], count)
    found.rooms, found.room_rooms = _parted(rooms, count)


def _parted(values: list[int], count: int) -> tuple[list[int], list[int]]:
    return values[:count], values[count:]


def _halves(places: list[int]) -> tuple[int, int]:
    low = sum(1 << place for place in places if place < HALF)
    return low, sum(1 << (place - HALF) for place in places if place >= HALF)


def _pack_facts(plan: Plan, found: Layout) -> None:
    facts = ADVENTURES[plan.adventure]
    kind, goal, bonus = facts.counted
    found.gem_boxes = facts.gem_boxes
    found.has_gold = "gold" in facts.counts
    found.counted = KINDS.index(kind)
    found.counted_goal = goal
    found.counted_bonus = bonus
    found.hunted = _having(plan.monsters, facts.hunted) if facts.hunted else 0
