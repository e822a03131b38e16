"""The sheet in words: fields with their doors, monsters, and what lies below the map."""

from __future__ import annotations

from functools import cache

from rollwrite.kernel.seen.reading import Place, Region
from rollwrite.kernel.seen.view import Message

from .. import sheet
from ..rules import moves, scoring
from ..rules.layout import ALWAYS, NUMBERS, RUBBLE, TRACK, Layout
from ..rules.paper import EXTRA_LIVES, LIFE_BOXES
from ..rules.paper import Paper as Written
from ..rules.state import DungeonsState
from ..sheet.facts import KINDS
from ..sheet.plan import Box
from . import names
from .names import Args
from .view import BONUSES, tokens

BOXES = (1, 2)  # of rubble
MOST_GOLD = 6
MOST_TOOLS = {"torch": 2, "black": 6}


def regions(state: DungeonsState, seat: int) -> tuple[Region, ...]:
    """The map row by row, monster by monster, then bonuses, tools, lives and treasure."""
    layout, own = state.layout, state.papers[seat]
    rows = [_row(layout, own, number, row) for number, row in enumerate(_rows(layout.name), 1)]
    monsters = [_room(layout, own, monster) for monster in range(len(layout.hits))]
    cards = (_bonuses(layout), _tools(), _lives(), *_treasure(layout, own))
    return (*rows, *monsters, *cards, _legend())


def _legend() -> Region:
    """What the signs mean, as far as they are drawn."""
    signs = (*LEGEND, *OWN_FIELDS)
    return Region(
        Message("region-legend"),
        tuple(Place(f"legend-{sign}", Message("spot-legend", {"sign": sign})) for sign in signs),
    )


# -- the map --------------------------------------------------------------------------


@cache
def _rows(name: str) -> tuple[tuple[int, ...], ...]:
    """Fields by their upper edge, from the west."""
    fields = sheet.plan(name).fields
    tops = sorted({field.box.y for field in fields})
    places = sorted(range(len(fields)), key=lambda place: fields[place].box.x)
    return tuple(tuple(at for at in places if fields[at].box.y == top) for top in tops)


def _row(layout: Layout, own: Written, number: int, row: tuple[int, ...]) -> Region:
    found: list[Place] = []
    for field in row:
        spot, name = names.field_spot(field), names.field(layout, own, field)
        found.append(Place(spot, name, _printed(layout, own, field)))
        if layout.kinds[field] == RUBBLE:
            found += [
                Place(f"{spot}-{box}", Message("spot-box", {"field": name, "box": box}))
                for box in BOXES
            ]
    return Region(Message("region-row", {"row": number}), tuple(found))


def _printed(layout: Layout, own: Written, field: int) -> tuple[Message, ...]:
    """What it opens, and where its doors lead."""
    found = []
    plan = sheet.plan(layout.name)
    if plan.fields[field].unlocks:
        monster = [one.id for one in plan.monsters].index(plan.fields[field].unlocks)
        found.append(Message("printed-unlocks", {"monster": names.monster(layout, monster)}))
    return (*found, *_doors(layout, own, field))


def _doors(layout: Layout, own: Written, node: int) -> list[Message]:
    things = sheet.plan(layout.name).things
    return [
        Message(
            f"door-{side_of(things[node].box, things[other].box)}",
            {"thing": _thing(layout, own, other)},
        )
        for other in layout.doors[node]
    ]


def _thing(layout: Layout, own: Written, node: int) -> Message:
    if node < layout.count:
        return names.field(layout, own, node)
    return names.monster(layout, int(node - layout.count))


def side_of(one: Box, other: Box) -> str:
    """On which side of a box another lies."""
    if other.y + other.h <= one.y:
        return "north"
    if other.y >= one.y + one.h:
        return "south"
    return "west" if other.x < one.x else "east"


# -- monsters ---------------------------------------------------------------------------


def _room(layout: Layout, own: Written, monster: int) -> Region:
    name, title = names.monster_id(layout, monster), names.monster(layout, monster)
    args: Args = {"monster": title, "hits": int(own.hits_on(monster)), "of": layout.hits[monster]}
    state = "felled" if (own.killed >> monster) & 1 else _reach(own, monster)
    room = Place(f"monster-{name}", title, _printed_room(layout, own, monster))
    found = [room, *_count(f"hit-{name}", "spot-hit", args | {}, layout.hits[monster])]
    for number, _ in names.whites(layout, monster):
        words = Message("spot-locked", {"monster": title, "number": number})
        found.append(Place(f"open-{name}-{number}", words))
    found.append(Place(f"first-{name}", Message("spot-first", {"monster": title})))
    found.append(Place(f"later-{name}", Message("spot-later", {"monster": title})))
    found += _count(f"heart-{name}", "spot-heart", {"monster": title}, layout.hearts[monster])
    return Region(Message(f"region-{state}", args), tuple(found))


def _reach(own: Written, monster: int) -> str:
    return "reached" if (own.reached >> monster) & 1 else "far"


def _printed_room(layout: Layout, own: Written, monster: int) -> tuple[Message, ...]:
    keys = layout.keys[monster * NUMBERS : (monster + 1) * NUMBERS]
    always = [
        Message("printed-always", {"number": n}) for n, key in enumerate(keys) if key == ALWAYS
    ]
    armour = [Message("printed-armour")] if (layout.armoured >> monster) & 1 else []
    return (*always, *armour, *_doors(layout, own, int(layout.count) + monster))


def _count(spot: str, words: str, args: Args, count: int) -> list[Place]:
    """Spots in a row that differ by their number."""
    return [
        Place(f"{spot}-{place}", Message(words, {**args, "place": place}))
        for place in range(1, count + 1)
    ]


# -- below the map ------------------------------------------------------------------------


def _bonuses(layout: Layout) -> Region:
    found = []
    for bonus in BONUSES:
        title = Message(f"bonus-{layout.adventure}-{bonus}")
        found.append(Place(f"bonus-{bonus}", title))
        for part in ("first", "later"):
            found.append(
                Place(f"bonus-{bonus}-{part}", Message(f"spot-bonus-{part}", {"bonus": title}))
            )
    return Region(Message("rules-bonus"), tuple(found))


def _tools() -> Region:
    rewards = [Place(f"chest-{name}", Message(f"move-take-{name}")) for name in moves.REWARDS]
    tools = [
        place
        for name, most in MOST_TOOLS.items()
        for place in _count(name, f"spot-{name}", {}, most)
    ]
    return Region(Message("region-tools"), (*rewards, *tools))


def _lives() -> Region:
    found = _count("chest-life", "spot-extra-life", {}, EXTRA_LIVES)
    for place in range(1, LIFE_BOXES + 1):
        points = scoring.LIFE_POINTS[place - 1]
        printed = (Message("printed-points", {"points": points}),)
        found.append(Place(f"life-{place}", Message("spot-life", {"place": place}), printed))
    return Region(Message("line-lives"), tuple(found))


def _treasure(layout: Layout, own: Written) -> tuple[Region, Region]:
    boxes = int(layout.gem_boxes)
    gems = Message("region-gems", {"count": int(own.gems), "of": boxes})
    gold = Message("region-gold", {"count": int(own.gold), "of": MOST_GOLD})
    return (
        Region(gems, tuple(_count("gem", "spot-gem", {}, boxes))),
        Region(gold, tuple(_count("gold", "spot-gold", {}, MOST_GOLD))),
    )


# -- rules ----------------------------------------------------------------------------------

RULES = {
    **dict.fromkeys(("monster", "hit", "open"), "monster"),
    **dict.fromkeys(("first", "later", "heart"), "kill"),
    **dict.fromkeys(("chest", "torch"), "chest"),
    **dict.fromkeys(("gem", "gold", "score", "total"), "score"),
    **{"bonus": "bonus", "black": "black", "life": "lapse", "token": "roll", "name": "goal"},
}
BUTTONS = {
    **dict.fromkeys(("spare", "strike"), "kill"),
    **dict.fromkeys(("torch", *(f"take-{name}" for name in moves.REWARDS)), "chest"),
    "done": "lapse",
}
TALLIES = {"lives": "lapse", "dice": "black", "torches": "chest", "gems": "score", "gold": "score"}
FIELDS = dict.fromkeys(("gem", "gold", "doubles", "rubble"), "symbols") | {
    "activation": "monster",
    "chest": "chest",
}

LEGEND = FIELDS | {
    **dict.fromkeys(("black", "white", "open"), "monster"),
    **{"start": "cross", "heart": "kill"},
}
# Told by the card of their adventure.
OWN_FIELDS = ("track", "fist", "cloud", "portal", "armour", "worm")


def rule_of(state: DungeonsState, thing: str) -> str:
    kind, _, rest = thing.partition("-")
    if kind == "button":
        return BUTTONS.get(rest, "roll")
    if kind == "tally":
        return TALLIES.get(rest, "score")
    if kind == "field":
        return _rule_of_field(state.layout, rest)
    if kind == "legend":
        return LEGEND.get(rest, state.layout.adventure)
    if kind == "monster" and rest == names.monster_id(state.layout, int(state.layout.boss)):
        return "boss"
    black = [token.id for token in tokens(state) if token.die == "black"]
    return "black" if kind == "token" and rest in black else RULES.get(kind, "goal")


def _rule_of_field(layout: Layout, name: str) -> str:
    """Fists, clouds, portals and tracks are told by the card of their adventure."""
    field = field_of(name)
    kind = KINDS[layout.kinds[field]] if 0 <= field < layout.count else "normal"
    own = kind in ("fist", "cloud", "portal") or layout.kinds[field] == TRACK
    return layout.adventure if own else FIELDS.get(kind, "cross")


def field_of(name: str) -> int:
    """``f15-2`` is a box of the field with number 14."""
    digits = name.partition("-")[0].removeprefix("f")
    return int(digits) - 1 if digits.isdecimal() else -1


# -- worth ------------------------------------------------------------------------------------


def worth(state: DungeonsState, seat: int, thing: str) -> tuple[Message, ...]:
    kind, _, rest = thing.partition("-")
    if kind in ("monster", "hit", "open", "first", "later", "heart"):
        return _worth_of_monster(state.layout, state.papers[seat], rest.partition("-")[0])
    field = field_of(rest) if kind == "field" else -1
    if 0 <= field < state.layout.count:
        kind = KINDS[state.layout.kinds[field]]
    points = {"gem": scoring.GEM_POINTS, "gold": scoring.GOLD_POINTS}.get(kind)
    return (Message("worth-points", {"points": points}),) if points else ()


def _worth_of_monster(layout: Layout, own: Written, name: str) -> tuple[Message, ...]:
    known = [names.monster_id(layout, monster) for monster in range(len(layout.hits))]
    if name not in known:
        return ()
    monster = known.index(name)
    args: Args = {"hits": layout.hits[monster], "first": layout.firsts[monster]}
    later = Message("worth-later", {"gems": layout.laters[monster]})
    reach = "felled" if (own.killed >> monster) & 1 else _reach(own, monster)
    found = (Message("worth-monster", args), *((later,) if layout.laters[monster] else ()))
    return (*found, Message(f"worth-{reach}"))
