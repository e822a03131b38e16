"""The sums of a roll as parts of a move: their dice, their targets, what they could do."""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.kernel.seen.view import Hint, Message, Part

from ..rules import aims, moves, steps
from ..rules.layout import CHEST, CLOUD, FIST, GEM, GOLD, START, TRACK, Layout
from ..rules.pairs import BLACK
from ..rules.paper import Paper
from ..rules.state import DungeonsState
from ..sheet.facts import KINDS
from . import names
from .names import Args
from .view import faces, token_id

MOST_HINTS = 2
RANKS = {CHEST: 1, GEM: 2, FIST: 2, GOLD: 4, TRACK: 5, CLOUD: 5, START: 8}


@dataclass(frozen=True, slots=True)
class Sum:
    """One sum of the pairs that a move would form; ``aims`` are its uses, the best first."""

    unit: int
    aims: tuple[int, ...]
    can_follow: bool

    @property
    def fits(self) -> bool:
        return bool(self.aims) or self.can_follow


def sums_of(state: DungeonsState, seat: int, move: int) -> tuple[Sum, Sum]:
    """DD-R3, DD-R4: what both sums could do, alone or after the other."""
    paired = state.papers[seat].copy()
    steps.form_pairs(paired, move, False)
    units = int(paired.first) - 1, int(paired.second) - 1
    return (
        _sum(state.layout, paired, units[0], units[1]),
        _sum(state.layout, paired, units[1], units[0]),
    )


def _sum(layout: Layout, paired: Paper, unit: int, other: int) -> Sum:
    found = _aims(layout, paired, unit)
    aims.both_aims(layout, paired, found)
    best = sorted(found, key=lambda aim: rank(layout, paired, aim))
    return Sum(unit, tuple(best), not found and _follows(layout, paired, unit, other))


def _aims(layout: Layout, paper: Paper, unit: int) -> list[int]:
    found: list[int] = []
    aims.unit_aims(layout, paper, unit, found)
    return found


def _after(layout: Layout, paper: Paper, aim: int) -> Paper:
    twin = paper.copy()
    steps.use_sums(layout, twin, aim)
    return twin


def _follows(layout: Layout, paired: Paper, unit: int, other: int) -> bool:
    """DD-R4: whether the other sum can open a way for this one."""
    return any(
        _aims(layout, _after(layout, paired, aim), unit) for aim in _aims(layout, paired, other)
    )


def can_hit(state: DungeonsState, seat: int, move: int) -> bool:
    """DD-O1: whether one of the sums can hit a monster, the second one perhaps after the first."""
    layout, paired = state.layout, state.papers[seat].copy()
    steps.form_pairs(paired, move, False)
    found: list[int] = []
    aims.sum_aims(layout, paired, found)
    for aim in found:
        after = _after(layout, paired, aim)
        if after.has_hit:
            return True
        then: list[int] = []
        aims.sum_aims(layout, after, then)
        if any(_after(layout, after, one).has_hit for one in then):
            return True
    return False


def rank(layout: Layout, paper: Paper, move: int) -> int:
    """The lower the better."""
    if move >= moves.HITS:
        monster = steps.called(layout, call_of(move))
        count = 2 if move >= moves.BOTH else 1
        return 0 if paper.hits_on(monster) + count == layout.hits[monster] else 3
    return RANKS.get(layout.kinds[(move - moves.AT) % moves.FIELDS], 6)


def thing(layout: Layout, paper: Paper, move: int) -> Message:
    """What a use of a sum touches, in words."""
    if move >= moves.HITS:
        monster = steps.called(layout, call_of(move))
        return Message("thing-hit", {"monster": names.monster(layout, monster)})
    return names.field(layout, paper, (move - moves.AT) % moves.FIELDS)


def call_of(move: int) -> int:
    return (move - moves.HITS) % moves.KNOWN if move < moves.BOTH else move - moves.BOTH


def target_spot(layout: Layout, move: int) -> str:
    """The field or monster that a use of a sum aims at."""
    if move < moves.HITS:
        return names.field_spot((move - moves.AT) % moves.FIELDS)
    return names.monster_spot(layout, steps.called(layout, call_of(move)))


# -- hints ---------------------------------------------------------------------------


def _sign(layout: Layout, move: int) -> str:
    if move < moves.HITS:
        return f"field-{KINDS[layout.kinds[(move - moves.AT) % moves.FIELDS]]}"
    monster = steps.called(layout, call_of(move))
    return "boss" if names.is_boss(layout, monster) else "monster"


def _hints(state: DungeonsState, seat: int, found: Sum, is_free: bool) -> tuple[Hint, ...]:
    """The best things, each picture once; else that it waits for the other, or lapses."""
    layout, paper = state.layout, state.papers[seat]
    best: dict[str, Hint] = {}
    for aim in found.aims:
        sign = _sign(layout, aim)
        best.setdefault(sign, Hint(sign, thing(layout, paper, aim)))
    if best:
        return tuple(best.values())[:MOST_HINTS]
    if found.can_follow:
        return (Hint("then", Message("hint-then")),)
    if is_free:
        return (Hint("free", Message("hint-free")),)
    return (Hint("broken", Message("hint-lapse"), True),)


def costs(state: DungeonsState, seat: int, move: int) -> tuple[Hint, ...]:
    """What the whole combination costs: a symbol, and alone a life where nothing is hit."""
    found = []
    if move not in state.plain and not state.is_free(seat):
        left = int(state.papers[seat].dice_left()) - 1
        found.append(Hint("black", Message("note-black", {"left": left}), True))
    if state.is_solo() and not can_hit(state, seat, move):
        found.append(Hint("broken", Message("note-no-hit"), True))
    return tuple(found)


# -- parts ---------------------------------------------------------------------------


def of_pairs(
    state: DungeonsState, seat: int, move: int, sums: tuple[Sum, Sum]
) -> tuple[Part, Part]:
    is_free = state.is_solo() and can_hit(state, seat, move)
    dice = dice_of(state, seat, move)
    first, second = (
        _part(
            one.unit,
            dice[2 * place : 2 * place + 2],
            tuple(target_spot(state.layout, aim) for aim in one.aims),
            tuple(moves.NOTATION.to_text(aim) for aim in one.aims),
            _hints(state, seat, one, is_free),
        )
        for place, one in enumerate(sums)
    )
    return first, second


def of_use(state: DungeonsState, seat: int, units: tuple[int, ...], spot: str) -> tuple[Part, ...]:
    """The sums that a step uses up, with the dice they were formed of.

    Of two that are equal it is the one that is left.
    """
    paper = state.papers[seat]
    formed = int(paper.pairs) - 1
    dice = _taken(dice_of(state, seat, formed))
    known = moves.FIRST_UNITS[formed], moves.SECOND_UNITS[formed]
    left = int(paper.first) - 1, int(paper.second) - 1
    places = (0, 1) if len(units) > 1 else (left.index(units[0]),)
    return tuple(_part(known[place], dice[2 * place : 2 * place + 2], (spot,)) for place in places)


def _taken(groups: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """One die a group, the first that is free: they lie with their sums now."""
    found: list[str] = []
    for group in groups:
        found.append(next(die for die in group if die not in found))
    return tuple((die,) for die in found)


def _part(
    unit: int,
    dice: tuple[tuple[str, ...], ...],
    spots: tuple[str, ...],
    uses: tuple[str, ...] = (),
    hints: tuple[Hint, ...] = (),
) -> Part:
    total = int(moves.sum_of(unit))
    is_double = unit >= moves.PLAIN
    args: Args = {"sum": total}
    label = Message("part-double" if is_double else "part-sum", args)
    name = f"double {total}" if is_double else str(total)
    return Part(name, str(total), label, dice, spots, uses, hints)


def dice_of(state: DungeonsState, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """One group a die: all dice that show the same, the black one where it may be used."""
    may_be_black = move not in state.plain or state.is_free(seat)
    shown = faces(state)[: BLACK + 1 if may_be_black else BLACK]
    first, second = moves.dice_of(move)
    return tuple(
        tuple(token_id(die) for die, face in enumerate(shown) if face == str(wanted))
        for wanted in (*first, *second)
    )
