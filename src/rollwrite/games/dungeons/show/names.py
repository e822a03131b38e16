"""Fields, monsters and spots by name."""

from __future__ import annotations

from functools import cache

from rollwrite.kernel.seen.remembered import remembered
from rollwrite.kernel.seen.view import Message

from ..rules import moves
from ..rules.layout import ALWAYS, CLOUD, NEVER, NUMBERS, Layout
from ..rules.paper import Paper
from ..sheet.facts import KINDS

Args = dict[str, str | int | Message]


def field_id(field: int) -> str:
    return f"f{field + 1}"


@cache
def field_spot(field: int) -> str:
    return f"field-{field_id(field)}"


def monster_id(layout: Layout, monster: int) -> str:
    return moves.MONSTERS[layout.calls[monster]]


def monster_spot(layout: Layout, monster: int) -> str:
    return f"monster-{monster_id(layout, monster)}"


def monster(layout: Layout, monster: int) -> Message:
    return Message(f"monster-{layout.adventure}-{monster_id(layout, monster)}")


def is_boss(layout: Layout, monster: int) -> bool:
    return monster == layout.boss


def field(layout: Layout, paper: Paper, field: int) -> Message:
    """A field by its kind and number; an unwritten cloud has 0."""
    return Message(
        f"field-{KINDS[layout.kinds[field]]}", {"number": number_at(layout, paper, field)}
    )


def number_at(layout: Layout, paper: Paper, field: int) -> int:
    if layout.kinds[field] == CLOUD:
        return paper.cloud(layout.boxes[field])
    return layout.numbers[field]


@remembered(lambda layout, monster: (layout, monster))
def whites(layout: Layout, monster: int) -> list[tuple[int, int]]:
    """The locked numbers of a monster, each with the field that is its key."""
    keys = layout.keys[monster * NUMBERS : (monster + 1) * NUMBERS]
    return [(number, key) for number, key in enumerate(keys) if key not in (ALWAYS, NEVER)]


def left_sum(paper: Paper) -> int:
    """The sum of the roll that is still unused."""
    return int(moves.sum_of((paper.first or paper.second) - 1))


def each_bit(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if (mask >> place) & 1]
