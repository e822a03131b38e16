"""Moves as gestures: what they touch, how they are called, what they bring."""

from __future__ import annotations

from dataclasses import replace

from rollwrite.kernel.view import Choice, Message

from . import aims, deeds, moves, names, steps
from .layout import CHEST, CLOUD, FIST, GEM, GOLD, START, TRACK, Layout
from .names import Args
from .pairs import BLACK
from .rules import DungeonsState
from .state import Sheet
from .view import faces, token_id


def choice(state: DungeonsState, seat: int, move: int) -> Choice:
    sheet = state.sheets[seat]
    if move < moves.AT:
        return _pairs(state, seat, move)
    if move < moves.TORCH_AT:
        return _use(state, sheet, move)
    if move < moves.STRIKE:
        return _torch(state, sheet, move)
    if move < moves.TAKE:
        return _answer(state, sheet, move)
    if move < moves.DONE:
        return _reward(move)
    if move == moves.DONE:
        return _done(sheet)
    return _cloud(move)


def _named(move: int, name: str, args: Args, verb: str) -> Choice:
    words = Message(f"move-{name}", args), Message(f"title-{name}", args), Message(f"verb-{verb}")
    return Choice(moves.to_text(move), *words)


# -- pairs ---------------------------------------------------------------------------


def _pairs(state: DungeonsState, seat: int, move: int) -> Choice:
    """DD-R3: both sums, what each could do, and what it costs."""
    pairs = moves.dice_of(move)
    units = moves.FIRST_UNITS[move], moves.SECOND_UNITS[move]
    args: Args = {"first": sum(pairs[0]), "second": sum(pairs[1])}
    is_dark = move not in state.plain
    notes = [_sum_note(state, seat, move, place) for place in (0, 1)]
    if is_dark and not state.is_free(seat):
        notes.append(Message("note-black", {"left": int(state.sheets[seat].dice_left()) - 1}))
    return replace(
        _named(move, "pairs-black" if is_dark else "pairs", args, "pairs"),
        dice=_dice(state, seat, move),
        spots=_pair_spots(state, seat, units),
        notes=tuple(notes),
    )


def _dice(state: DungeonsState, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """One group a die: all dice that show the same, the black one where it may be used."""
    may_be_black = move not in state.plain or state.is_free(seat)
    shown = faces(state)[: BLACK + 1 if may_be_black else BLACK]
    first, second = moves.dice_of(move)
    return tuple(
        tuple(token_id(die) for die, face in enumerate(shown) if face == str(wanted))
        for wanted in (*first, *second)
    )


def _pair_spots(state: DungeonsState, seat: int, units: tuple[int, int]) -> tuple[str, ...]:
    """All that either sum could be used on at once."""
    found: list[int] = []
    for unit in dict.fromkeys(units):
        aims.unit_aims(state.layout, state.sheets[seat], unit, found)
    return tuple(dict.fromkeys(target_spot(state.layout, aim) for aim in found))


def target_spot(layout: Layout, move: int) -> str:
    """The field or monster that a use of a sum aims at."""
    if move < moves.HITS:
        return names.field_spot((move - moves.AT) % moves.FIELDS)
    return names.monster_spot(layout, steps.called(layout, _call(move)))


def _call(move: int) -> int:
    return (move - moves.HITS) % moves.KNOWN if move < moves.BOTH else move - moves.BOTH


def _sum_note(state: DungeonsState, seat: int, move: int, place: int) -> Message:
    """The best two things a sum can do; or that it has to wait, or lapses."""
    paired = state.sheets[seat].copy()
    steps.form_pairs(paired, move, False)
    unit = (paired.first, paired.second)[place] - 1
    args: Args = {"sum": int(moves.sum_of(unit))}
    found: list[int] = []
    aims.unit_aims(state.layout, paired, unit, found)
    aims.both_aims(state.layout, paired, found)
    if found:
        best = sorted(found, key=lambda aim: _rank(state.layout, paired, aim))
        things = [_thing(state.layout, paired, aim) for aim in best]
        things = [thing for at, thing in enumerate(things) if thing not in things[:at]]
        args |= {"best": things[0]}
        if len(things) == 1:
            return Message("note-sum", args)
        return Message("note-sums", args | {"next": things[1]})
    if _can_follow(state.layout, paired, unit, place):
        return Message("note-sum-then", args)
    return Message("note-sum-solo" if state.is_solo() else "note-sum-lapse", args)


def _can_follow(layout: Layout, paired: Sheet, unit: int, place: int) -> bool:
    """DD-R4: whether the other sum can open a way for this one."""
    other = (paired.second, paired.first)[place] - 1
    found: list[int] = []
    aims.unit_aims(layout, paired, other, found)
    for aim in found:
        after = paired.copy()
        steps.use_sums(layout, after, aim)
        then: list[int] = []
        aims.unit_aims(layout, after, unit, then)
        if then:
            return True
    return False


def _rank(layout: Layout, sheet: Sheet, move: int) -> int:
    """The lower the better."""
    if move >= moves.HITS:
        monster = steps.called(layout, _call(move))
        count = 2 if move >= moves.BOTH else 1
        return 0 if sheet.hits_on(monster) + count == layout.hits[monster] else 3
    kind = layout.kinds[(move - moves.AT) % moves.FIELDS]
    order = {CHEST: 1, GEM: 2, FIST: 2, GOLD: 4, TRACK: 5, CLOUD: 5, START: 8}
    return order.get(kind, 6)


def _thing(layout: Layout, sheet: Sheet, move: int) -> Message:
    if move >= moves.HITS:
        monster = steps.called(layout, _call(move))
        return Message("thing-hit", {"monster": names.monster(layout, monster)})
    return names.field(layout, sheet, (move - moves.AT) % moves.FIELDS)


# -- sums and torches ------------------------------------------------------------------


def _use(state: DungeonsState, sheet: Sheet, move: int) -> Choice:
    layout = state.layout
    after = sheet.copy()
    steps.use_sums(layout, after, move)
    notes = brings(layout, sheet, after)
    spots = (target_spot(layout, move),)
    if move >= moves.BOTH:
        args: Args = {"monster": names.monster(layout, steps.called(layout, _call(move)))}
        return replace(_named(move, "both", args, "hit"), spots=spots, notes=notes)
    if move >= moves.HITS:
        unit = (move - moves.HITS) // moves.KNOWN
        args = {"monster": names.monster(layout, steps.called(layout, _call(move)))}
        args["sum"] = int(moves.sum_of(unit))
        return replace(_named(move, "hit", args, "hit"), spots=spots, notes=notes)
    unit, field = divmod(move - moves.AT, moves.FIELDS)
    args = {"sum": int(moves.sum_of(unit)), "field": names.field(layout, sheet, field)}
    return replace(_named(move, "cross", args, "cross"), spots=spots, notes=notes)


def _torch(state: DungeonsState, sheet: Sheet, move: int) -> Choice:
    layout = state.layout
    after = sheet.copy()
    steps.burn_torch(layout, after, move)
    torch = f"torch-{sheet.torches + 1}"
    notes = brings(layout, sheet, after)
    if move >= moves.TORCH_HITS:
        monster = steps.called(layout, move - moves.TORCH_HITS)
        args: Args = {"monster": names.monster(layout, monster)}
        spots = torch, names.monster_spot(layout, monster)
        return replace(_named(move, "torch-hit", args, "torch"), spots=spots, notes=notes)
    field = move - moves.TORCH_AT
    args = {"field": names.field(layout, sheet, field)}
    spots = torch, names.field_spot(field)
    return replace(_named(move, "torch-cross", args, "torch"), spots=spots, notes=notes)


def brings(layout: Layout, before: Sheet, after: Sheet) -> tuple[Message, ...]:
    """What a step changes beyond its own cross."""
    found = [
        Message("note-kill", {"monster": names.monster(layout, monster)})
        for monster in names.each_bit(after.killed & ~before.killed)
    ]
    if after.lost > before.lost:
        found.append(Message("note-hearts", {"count": int(after.lost - before.lost)}))
    if after.gems > before.gems:
        found.append(Message("note-gems", {"count": int(after.gems - before.gems)}))
    if after.gold > before.gold:
        found.append(Message("note-gold"))
    if after.chest:
        found.append(Message("note-chest"))
    for bonus in names.each_bit(after.bonuses & ~before.bonuses):
        found.append(Message(f"bonus-{layout.adventure}-{bonus + 1}"))
    return (*found, *_opens(layout, before, after))


def _opens(layout: Layout, before: Sheet, after: Sheet) -> list[Message]:
    found = []
    for monster in range(len(layout.hits)):
        for number, key in names.whites(layout, monster):
            if _is_new(before, after, key):
                args: Args = {"number": number, "monster": names.monster(layout, monster)}
                found.append(Message("note-unlock", args))
    for monster in names.each_bit(after.reached & ~before.reached & ~after.killed):
        found.append(Message("note-reach", {"monster": names.monster(layout, monster)}))
    if after.half != before.half:
        found.append(Message("note-rubble"))
    if layout.counted == FIST and after.counted > before.counted:
        found.append(Message("note-fist"))
    if _is_new(before, after, layout.portal):
        found.append(Message("note-portal"))
    return found


def _is_new(before: Sheet, after: Sheet, field: int) -> bool:
    return field >= 0 and after.is_crossed(field) and not before.is_crossed(field)


# -- answers ---------------------------------------------------------------------------


def _answer(state: DungeonsState, sheet: Sheet, move: int) -> Choice:
    """DD-Q4"""
    layout = state.layout
    strikes = move < moves.SPARE
    monster = steps.called(layout, move - (moves.STRIKE if strikes else moves.SPARE))
    args: Args = {"monster": names.monster(layout, monster)}
    if not strikes:
        return replace(_named(move, "spare", args, "spare"), button="spare")
    after = sheet.copy()
    deeds.hit(layout, after, monster, 1)
    notes = brings(layout, sheet, after)
    spots = (names.monster_spot(layout, monster),)
    return replace(_named(move, "strike", args, "hit"), spots=spots, button="strike", notes=notes)


def _reward(move: int) -> Choice:
    """DD-S4"""
    reward = moves.REWARDS[move - moves.TAKE]
    spots = (f"chest-{reward}",)
    return replace(_named(move, f"take-{reward}", {}, "take"), spots=spots, button=f"take-{reward}")


def _done(sheet: Sheet) -> Choice:
    left = (1 if sheet.first else 0) + (1 if sheet.second else 0)
    notes = () if left == 0 else (Message("note-lapse", {"count": left}),)
    return replace(_named(moves.DONE, "done", {}, "done"), button="done", notes=notes)


def _cloud(move: int) -> Choice:
    place, field = divmod(move - moves.WRITE, moves.FIELDS)
    args: Args = {"number": moves.CLOUD_NUMBERS[place]}
    return replace(_named(move, "cloud", args, "cloud"), spots=(names.field_spot(field),))
