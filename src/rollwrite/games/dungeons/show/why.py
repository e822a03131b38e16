"""Why a thing cannot be done. Each reason is a message, and its id an error code."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Message

from ..rules import aims, moves
from ..rules.layout import CLOUD, DOUBLES, FIST, PORTAL, START, Layout
from ..rules.paper import Paper
from ..rules.state import DungeonsState
from . import names
from .names import Args


def why_illegal(state: DungeonsState, seat: int, move: int) -> Message:
    paper = state.papers[seat]
    if first := _comes_first(state, paper, move):
        return first
    if move < moves.AT:
        return _why_not_pairs(state, paper, move)
    if move < moves.TORCH_AT:
        return _why_not_use(state, paper, move)
    if move < moves.STRIKE:
        return _why_not_torch(state, paper, move)
    if move < moves.TAKE:
        return Message("why-no-question")
    if move < moves.DONE:
        return Message("why-no-chest")
    if move == moves.DONE:
        return Message("why-must-use" if paper.pairs else "why-pair-first")
    return Message("why-clouds-written")


def _comes_first(state: DungeonsState, paper: Paper, move: int) -> Message | None:
    """What has to be answered before anything else."""
    if paper.asked:
        return Message("why-answer-first")
    if paper.chest:
        is_taken = moves.TAKE <= move < moves.DONE
        return Message("why-reward-taken" if is_taken else "why-chest-first")
    if state.turns == 0:
        return _why_not_cloud(state.layout, paper, move)
    return None


def _why_not_cloud(layout: Layout, paper: Paper, move: int) -> Message:
    """DD-A3, DD-Q9"""
    if move < moves.WRITE:
        return Message("why-clouds-first")
    place, field = divmod(move - moves.WRITE, moves.FIELDS)
    if field not in layout.clouds:
        return Message("why-no-cloud")
    if paper.cloud(layout.boxes[field]):
        return Message("why-cloud-full")
    wanted = moves.CLOUD_NUMBERS[paper.written]
    return Message("why-cloud-order", {"number": moves.CLOUD_NUMBERS[place], "wanted": wanted})


def _why_not_pairs(state: DungeonsState, paper: Paper, move: int) -> Message:
    """DD-R3, DD-Q1"""
    if paper.pairs:
        return Message("why-paired")
    if move in state.dark:
        return Message("why-no-symbol")
    return Message("why-no-dice")


# -- sums --------------------------------------------------------------------------------


def _why_not_use(state: DungeonsState, paper: Paper, move: int) -> Message:
    if not paper.pairs:
        return Message("why-pair-first")
    if move >= moves.BOTH:
        return _why_not_both(state.layout, paper, move - moves.BOTH)
    width = moves.FIELDS if move < moves.HITS else moves.KNOWN
    unit, target = divmod(move - (moves.AT if move < moves.HITS else moves.HITS), width)
    if unit + 1 not in (paper.first, paper.second):
        is_double = "yes" if unit >= moves.PLAIN else "no"
        return Message("why-no-sum", {"sum": int(moves.sum_of(unit)), "double": is_double})
    if move < moves.HITS:
        return why_not_field(state.layout, paper, target, unit)
    return _why_not_hit(state.layout, paper, target, int(moves.sum_of(unit)))


def why_not_field(layout: Layout, paper: Paper, field: int, unit: int) -> Message:
    """DD-R4, DD-R6: why a sum cannot cross it; a negative unit stands for none that fits."""
    if field >= layout.count:
        return Message("why-no-field", {"field": names.field_id(field)})
    if paper.is_crossed(field):
        return Message("why-crossed")
    if not aims.can_cross(layout, paper, field):
        return Message("why-far")
    kind, number = layout.kinds[field], names.number_at(layout, paper, field)
    if kind == DOUBLES:
        return Message("why-doubles")
    if kind == FIST and (unit < 0 or moves.sum_of(unit) == number):
        return Message("why-fist", {"number": number, "face": number // 2})
    if kind == PORTAL and number == 0:
        return Message("why-far-portal")
    return Message("why-cloud-number" if kind == CLOUD else "why-number", {"number": number})


def _why_not_hit(layout: Layout, paper: Paper, call: int, number: int) -> Message:
    if call not in layout.calls:
        return Message("why-no-monster")
    monster = layout.calls.index(call)
    if reason := why_not_monster(layout, paper, monster):
        return reason
    if (layout.armoured >> monster) & 1:
        return Message("why-armoured")
    args: Args = {"number": number, "monster": names.monster(layout, monster)}
    is_locked = number in [white for white, _ in names.whites(layout, monster)]
    return Message("why-locked" if is_locked else "why-monster-number", args)


def why_not_monster(layout: Layout, paper: Paper, monster: int) -> Message | None:
    """DD-R4: it has to be reached and alive."""
    args: Args = {"monster": names.monster(layout, monster)}
    if (paper.killed >> monster) & 1:
        return Message("why-killed", args)
    if not (paper.reached >> monster) & 1:
        return Message("why-not-reached", args)
    return None


def _why_not_both(layout: Layout, paper: Paper, call: int) -> Message:
    """DD-A4"""
    if call not in layout.calls:
        return Message("why-no-monster")
    monster = layout.calls.index(call)
    if not (layout.armoured >> monster) & 1:
        return Message("why-not-armoured")
    if reason := why_not_monster(layout, paper, monster):
        return reason
    return Message("why-both")


# -- torches -------------------------------------------------------------------------------


def _why_not_torch(state: DungeonsState, paper: Paper, move: int) -> Message:
    """DD-R8, DD-Q5"""
    layout = state.layout
    if paper.torches_left() == 0:
        return Message("why-no-torch")
    if move >= moves.TORCH_HITS:
        return _why_not_torch_hit(layout, paper, move - moves.TORCH_HITS)
    field = move - moves.TORCH_AT
    if field >= layout.count:
        return Message("why-no-field", {"field": names.field_id(field)})
    if paper.is_crossed(field):
        return Message("why-crossed")
    return Message("why-torch-start" if layout.kinds[field] == START else "why-far")


def _why_not_torch_hit(layout: Layout, paper: Paper, call: int) -> Message:
    if call not in layout.calls:
        return Message("why-no-monster")
    monster = layout.calls.index(call)
    return why_not_monster(layout, paper, monster) or Message("why-torch-armour")


# -- taps ------------------------------------------------------------------------------------


def why_not(state: DungeonsState, seat: int, touched: str) -> Message:
    """The answer to a tap that fits no move."""
    paper = state.papers[seat]
    if paper.asked:
        return Message("why-answer-first")
    if paper.chest:
        return Message("why-chest-first")
    return _why_not_spot(state, paper, touched.split()[-1] if touched.split() else "")


def _why_not_spot(state: DungeonsState, paper: Paper, spot: str) -> Message:
    layout = state.layout
    kind, _, rest = spot.partition("-")
    if state.turns == 0:
        is_cloud = kind == "field" and _field(rest) in layout.clouds
        return Message("why-cloud-full" if is_cloud else "why-no-cloud")
    if kind == "field" and 0 <= _field(rest) < layout.count:
        return why_not_field(layout, paper, _field(rest), -1)
    if kind in ("monster", "hit", "open", "first", "later", "heart"):
        return _why_not_room(layout, paper, rest.partition("-")[0])
    if kind == "torch":
        return Message("why-torch-aim" if paper.torches_left() else "why-no-torch")
    known = {"die": "why-die", "black": "why-symbol", "life": "why-life", "chest": "why-no-chest"}
    return Message(known.get(kind, "why-nothing"))


def _field(name: str) -> int:
    digits = name.partition("-")[0].removeprefix("f")
    return int(digits) - 1 if digits.isdecimal() else -1


def _why_not_room(layout: Layout, paper: Paper, name: str) -> Message:
    for monster in range(len(layout.hits)):
        if names.monster_id(layout, monster) == name:
            args: Args = {"monster": names.monster(layout, monster)}
            is_armoured = (layout.armoured >> monster) & 1
            fits = Message("why-both") if is_armoured else Message("why-no-hit", args)
            return why_not_monster(layout, paper, monster) or fits
    return Message("why-nothing")
