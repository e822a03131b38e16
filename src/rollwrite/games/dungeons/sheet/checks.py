"""The validator: DD-S1 to DD-S7, and that all of a dungeon can be reached and won."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from rollwrite.kernel.errors import BadSheet

from .facts import ADVENTURES, CHESTS, EVERYWHERE, LEAST_FIELDS, MOST_FIELDS, STARTS, Facts, Foe
from .plan import Box, Field, Monster, Plan

UNNUMBERED = ("doubles", "cloud")
KEYS = ("activation", "fist", "track")  # kinds that can unlock
GROUPS = ("left", "right")


def check(plan: Plan) -> None:
    """Fit to play, or ``BadSheet`` at the first fault."""
    facts = ADVENTURES[plan.adventure]
    _check_ids(plan)
    _check_grid(plan)
    _check_doors(plan)
    _check_fields(plan, facts)
    _check_counts(plan, facts)
    _check_monsters(plan, facts)
    _check_unlocks(plan)
    _check_groups(plan)
    _check_portals(plan)
    _check_ways(plan)


# -- drawing (DD-S1) -----------------------------------------------------------------


def _check_ids(plan: Plan) -> None:
    for number, field in enumerate(plan.fields, 1):
        if field.id != f"f{number}":
            raise BadSheet(f"fields[{number}].id", f"expected “f{number}”, found “{field.id}”")
    seen: set[str] = set()
    for number, monster in enumerate(plan.monsters, 1):
        if monster.id in seen:
            raise BadSheet(f"monsters[{number}].id", f"there are two of “{monster.id}”")
        seen.add(monster.id)


def _check_grid(plan: Plan) -> None:
    wide, high = plan.size
    boxes = list(boxes_of(plan).items())
    for name, box in boxes:
        if box.x < 0 or box.y < 0 or box.x + box.w > wide or box.y + box.h > high:
            raise BadSheet(name, f"lies outside the grid of {wide} by {high}")
    for (one, box), (two, other) in combinations(boxes, 2):
        if box.covers(other):
            raise BadSheet(two, f"lies on top of {one}")


def _check_doors(plan: Plan) -> None:
    boxes = boxes_of(plan)
    seen: set[frozenset[str]] = set()
    for number, ends in enumerate(plan.doors, 1):
        place = f"doors[{number}]"
        for end in ends:
            if end not in boxes:
                raise BadSheet(place, f"there is no room “{end}”")
        if frozenset(ends) in seen:
            raise BadSheet(place, f"the door {ends[0]}–{ends[1]} is listed twice")
        if not boxes[ends[0]].borders(boxes[ends[1]]):
            raise BadSheet(place, f"{ends[0]} and {ends[1]} share no border")
        seen.add(frozenset(ends))


def boxes_of(plan: Plan) -> dict[str, Box]:
    return {thing.id: thing.box for thing in plan.things}


# -- what has to be there (DD-S2, DD-S6) ---------------------------------------------


def _check_fields(plan: Plan, facts: Facts) -> None:
    allowed = {*EVERYWHERE, *facts.counts, *facts.numbers}
    for number, field in enumerate(plan.fields, 1):
        place = f"fields[{number}]"
        if field.kind not in allowed:
            raise BadSheet(f"{place}.kind", f"{plan.adventure} has no {field.kind} fields")
        if field.kind in UNNUMBERED and field.number is not None:
            raise BadSheet(f"{place}.number", f"a {field.kind} field has no number")
        if field.kind not in (*UNNUMBERED, "portal") and field.number is None:
            raise BadSheet(f"{place}.number", f"a {field.kind} field needs a number")


def _check_counts(plan: Plan, facts: Facts) -> None:
    count = len(plan.fields)
    if not LEAST_FIELDS <= count <= MOST_FIELDS:
        wanted = f"{LEAST_FIELDS} to {MOST_FIELDS}"
        raise BadSheet("fields", f"a dungeon has {wanted} fields, found {count}")
    _expect_numbers(plan, "start", STARTS)
    _expect_numbers(plan, "chest", CHESTS)
    for kind, numbers in facts.numbers.items():
        _expect_numbers(plan, kind, numbers)
    kinds = Counter(field.kind for field in plan.fields)
    for kind, wanted_count in facts.counts.items():
        if kinds[kind] != wanted_count:
            raise BadSheet("fields", f"expected {wanted_count} {kind} fields, found {kinds[kind]}")


def _expect_numbers(plan: Plan, kind: str, wanted: tuple[int, ...]) -> None:
    found = sorted(field.number or 0 for field in plan.fields if field.kind == kind)
    if found != list(wanted):
        raise BadSheet("fields", f"expected {kind} fields {list(wanted)}, found {found}")


def _check_monsters(plan: Plan, facts: Facts) -> None:
    left = list(facts.foes)
    for number, monster in enumerate(plan.monsters, 1):
        foe = _foe(monster)
        if foe not in left:
            raise BadSheet(f"monsters[{number}]", f"{plan.adventure} has no such monster: {foe}")
        left.remove(foe)
    if left:
        raise BadSheet("monsters", f"missing: {left[0]}")


def _foe(monster: Monster) -> Foe:
    black, white = tuple(sorted(monster.black)), tuple(sorted(monster.white))
    gems = monster.first, monster.later
    return Foe(monster.hits, black, white, *gems, monster.hearts, monster.trait)


# -- unlocking, groups, portals (DD-S7, DD-A1, DD-A3) ----------------------------------


def _check_unlocks(plan: Plan) -> None:
    monsters = {monster.id: monster for monster in plan.monsters}
    seen: set[tuple[str, int | None]] = set()
    for number, field in enumerate(plan.fields, 1):
        place = f"fields[{number}].unlocks"
        if field.unlocks:
            _check_key(field, monsters, place, (field.unlocks, field.number) in seen)
            seen.add((field.unlocks, field.number))
        elif field.kind in ("activation", "track"):
            raise BadSheet(place, f"this {field.kind} field unlocks nothing")
    for number, monster in enumerate(plan.monsters, 1):
        for white in monster.white:
            if (monster.id, white) not in seen:
                raise BadSheet(f"monsters[{number}].white", f"no field unlocks the {white}")


def _check_key(field: Field, monsters: dict[str, Monster], place: str, is_double: bool) -> None:
    if field.kind not in KEYS:
        raise BadSheet(place, f"a {field.kind} field unlocks nothing")
    if field.unlocks not in monsters:
        raise BadSheet(place, f"there is no monster “{field.unlocks}”")
    monster = monsters[field.unlocks]
    if field.number not in monster.white:
        raise BadSheet(place, f"{monster.id} has no white {field.number}")
    if is_double:
        raise BadSheet(place, f"the {field.number} of {monster.id} is unlocked twice")
    if field.kind != "track" and not field.box.borders(monster.box):
        raise BadSheet(place, f"{field.id} does not lie beside {monster.id}")


def _check_groups(plan: Plan) -> None:
    """Left and right starts, in Annoyed Animals alone."""
    is_grouped = plan.adventure == "annoyed-animals"
    found: set[str] = set()
    for number, field in enumerate(plan.fields, 1):
        allowed = GROUPS if is_grouped and field.kind == "start" else ("",)
        if field.group not in allowed:
            wanted = " or ".join(allowed) or "none"
            raise BadSheet(f"fields[{number}].group", f"expected {wanted}, found “{field.group}”")
        found.add(field.group)
    if is_grouped and not set(GROUPS) <= found:
        raise BadSheet("fields", "the start fields need a left and a right group")


def _check_portals(plan: Plan) -> None:
    portals = [field for field in plan.fields if field.kind == "portal"]
    if not portals:
        return
    near = [field for field in portals if field.number == 11]
    far = [field for field in portals if field.number is None]
    if len(near) != 1 or len(far) != 1:
        raise BadSheet("fields", "one portal is numbered 11, the other has no number")
    if far[0].box.x <= near[0].box.x:
        raise BadSheet("fields", f"the portal {far[0].id} has to lie on the far right")


# -- all can be won ---------------------------------------------------------------------


def _check_ways(plan: Plan) -> None:
    """Every field and monster is reachable; no monster guards its own key."""
    crossed, killed = explored(plan)
    for thing in plan.things:
        if thing.id not in crossed | killed:
            verb = "killed" if isinstance(thing, Monster) else "reached"
            raise BadSheet(thing.id, f"can never be {verb}")


def explored(plan: Plan) -> tuple[set[str], set[str]]:
    """All fields and monsters that somebody without torches, fists and help can win."""
    near: dict[str, set[str]] = {name: set() for name in boxes_of(plan)}
    for one, two in plan.doors:
        near[one].add(two)
        near[two].add(one)
    crossed = {field.id for field in plan.fields if field.kind == "start"}
    killed: set[str] = set()
    while True:
        before = len(crossed) + len(killed)
        passed = crossed | killed
        crossed |= {field.id for field in plan.fields if near[field.id] & passed}
        crossed |= _portals(plan, crossed)
        killed |= {
            monster.id
            for monster in plan.monsters
            if near[monster.id] & passed and _can_hit(plan, monster, crossed)
        }
        if len(crossed) + len(killed) == before:
            return crossed, killed


def _portals(plan: Plan, crossed: set[str]) -> set[str]:
    portals = {field.id for field in plan.fields if field.kind == "portal"}
    numbered = {field.id for field in plan.fields if field.kind == "portal" and field.number}
    return portals if numbered & crossed else set()


def _can_hit(plan: Plan, monster: Monster, crossed: set[str]) -> bool:
    unlocked = any(field.unlocks == monster.id and field.id in crossed for field in plan.fields)
    return bool(monster.black) or unlocked
