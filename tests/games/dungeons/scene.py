"""Positions for tests, arranged by hand."""

from __future__ import annotations

from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.rules import moves, reach
from rollwrite.games.dungeons.rules.layout import RUBBLE
from rollwrite.games.dungeons.rules.paper import HITS_BITS, Paper
from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.games.dungeons.show import names
from rollwrite.testing import follow
from rollwrite.testing import legal as legal_moves

ANIMALS, CULTISTS = "annoyed-animals", "clumsy-cultists"
PYRAMID, DINOSAURS = "puzzled-pyramid", "defiant-dinosaurs"
# The combinations of a roll of 2 2 4 5 and a black 1.
NINE = {
    *("1+2 2+4", "1+2 2+5", "1+2 4+5", "1+4 2+2", "1+4 2+5", "1+5 2+2", "1+5 2+4"),
    *("2+2 4+5", "2+4 2+5"),
}


def dungeon(adventure: str, seats: int = 2, active: int = 1) -> DungeonsState:
    """Before the first roll; clouds hold their numbers in the order of the map."""
    state = GAME.start(GAME.setup(seats, {"adventure": adventure}))
    assert isinstance(state, DungeonsState)
    if seats > 1:
        follow(GAME, state, f"roll {active}")
    for seat in state.owing():
        while seat in state.owing():
            state.play(seat, state.moves(seat)[0])
    return state


def reached(adventure: str, fields: str = "", *, reward: str = "", **hits: int) -> DungeonsState:
    """Seat 1 has crossed these fields, taken this reward and marked these hits; it is its roll."""
    state = dungeon(adventure)
    cross(state, 1, fields)
    wound(state, 1, **hits)
    if reward:
        give(state, 1, reward)
    return state


def cross(state: DungeonsState, seat: int, fields: str) -> None:
    """Crosses without what they bring; seats count from 1."""
    sheet = state.papers[seat - 1]
    for name in fields.split():
        field = int(name[1:]) - 1
        if state.layout.kinds[field] == RUBBLE:
            sheet.half |= 1 << state.layout.boxes[field]
        if state.layout.kinds[field] == state.layout.counted:
            sheet.counted += 1
        reach.cross(state.layout, sheet, field)


def wound(state: DungeonsState, seat: int, **hits: int) -> None:
    """Hits that are marked already; none of them the last."""
    for name, count in hits.items():
        monster = monster_called(state, name)
        state.papers[seat - 1].hits += count << (HITS_BITS * monster)


def felled(state: DungeonsState, first: int, monster: str) -> None:
    """Somebody was first: the others have struck the monster's first gems out."""
    bit = 1 << monster_called(state, monster)
    state.killed |= bit
    for seat, paper in enumerate(state.papers, 1):
        if seat == first:
            paper.killed |= bit
            paper.firsts |= bit
        else:
            paper.struck |= bit


def give(state: DungeonsState, seat: int, reward: str) -> None:
    state.papers[seat - 1].rewards |= 1 << moves.REWARDS.index(reward)


def monster_called(state: DungeonsState, name: str) -> int:
    return state.layout.calls.index(moves.MONSTERS.index(name))


def has_killed(state: DungeonsState, seat: int, name: str) -> bool:
    return bool((sheet(state, seat).killed >> monster_called(state, name)) & 1)


def hits(state: DungeonsState, seat: int, name: str) -> int:
    return int(sheet(state, seat).hits_on(monster_called(state, name)))


def crossed(state: DungeonsState, seat: int) -> set[str]:
    found = sheet(state, seat)
    return {names.field_id(f) for f in range(state.layout.count) if found.is_crossed(f)}


def sheet(state: DungeonsState, seat: int) -> Paper:
    return state.papers[seat - 1]


def play(state: DungeonsState, *lines: str) -> DungeonsState:
    """Lines like ``roll 1 2 3 4 5`` or ``1: 7 at f1``, all checked."""
    for line in lines:
        follow(GAME, state, line)
    return state


def legal(state: DungeonsState, seat: int) -> set[str]:
    return legal_moves(GAME, state, seat)


def pass_roll(state: DungeonsState, *seats: int) -> None:
    """Let these seats finish the roll with whatever comes first, up to the first wave."""
    for seat in seats:
        while seat - 1 in state.owing() and not state.is_settling:
            state.play(seat - 1, state.moves(seat - 1)[0])
