"""Moves as gestures: what they touch, how they are called, what they bring."""

from __future__ import annotations

from msgspec.structs import replace

from rollwrite.kernel.seen.view import Choice, Message

from ..rules import deeds, moves, steps
from ..rules.layout import FIST, Layout
from ..rules.paper import Paper
from ..rules.state import DungeonsState
from . import names, parts
from .names import Args
from .view import cloud_token, lives_gone

REWARD_SIGNS = {"lives": "lives", "torches": "torch", "dice": "black"}
TORCH = "torch"  # all that a torch can do lies behind one button


def choice(state: DungeonsState, seat: int, move: int) -> Choice:
    paper = state.papers[seat]
    if move < moves.AT:
        return _pairs(state, seat, move)
    if move < moves.TORCH_AT:
        return _use(state, seat, move)
    if move < moves.STRIKE:
        return _torch(state, paper, move)
    if move < moves.TAKE:
        return _answer(state, paper, move)
    if move < moves.DONE:
        return _reward(move)
    if move == moves.DONE:
        return _done(state, seat)
    return _cloud(move)


def _named(move: int, name: str, args: Args, verb: str) -> Choice:
    words = Message(f"move-{name}", args), Message(f"title-{name}", args), Message(f"verb-{verb}")
    return Choice(moves.NOTATION.to_text(move), *words)


# -- pairs ---------------------------------------------------------------------------


def _pairs(state: DungeonsState, seat: int, move: int) -> Choice:
    """DD-R3: both sums, what each could do, and what it costs."""
    pairs = moves.dice_of(move)
    args: Args = {"first": sum(pairs[0]), "second": sum(pairs[1])}
    sums = parts.sums_of(state, seat, move)
    both = parts.of_pairs(state, seat, move, sums)
    costs = parts.costs(state, seat, move)
    most = 1 if costs else 2  # all of it has to be read beside the cost
    notes = [_sum_note(state, seat, one, most) for one in sums] + [cost.label for cost in costs]
    return replace(
        _named(move, "pairs" if move in state.plain else "pairs-black", args, "pairs"),
        dice=both[0].dice + both[1].dice,
        spots=tuple(dict.fromkeys(both[0].spots + both[1].spots)),
        parts=both,
        hints=costs,
        notes=tuple(notes),
    )


def _sum_note(state: DungeonsState, seat: int, found: parts.Sum, most: int) -> Message:
    """The best one or two things a sum can do; or that it has to wait, or lapses."""
    args: Args = {"sum": int(moves.sum_of(found.unit))}
    things = [parts.thing(state.layout, state.papers[seat], aim) for aim in found.aims]
    things = [thing for at, thing in enumerate(things) if thing not in things[:at]]
    if len(things) > 1 and most > 1:
        return Message("note-sums", args | {"best": things[0], "next": things[1]})
    if things:
        return Message("note-sum", args | {"best": things[0]})
    if found.can_follow:
        return Message("note-sum-then", args)
    return Message("note-sum-solo" if state.is_solo() else "note-sum-lapse", args)


# -- sums and torches ------------------------------------------------------------------


def _use(state: DungeonsState, seat: int, move: int) -> Choice:
    layout, paper = state.layout, state.papers[seat]
    after = paper.copy()
    steps.use_sums(layout, after, move)
    spot = parts.target_spot(layout, move)
    used = parts.of_use(state, seat, _units(paper, move), spot)
    return replace(
        _called(layout, paper, move),
        dice=tuple(die for part in used for die in part.dice),
        spots=(spot,),
        parts=used,
        notes=brings(layout, paper, after) + _leaves(state, after),
        is_light=True,
    )


def _leaves(state: DungeonsState, after: Paper) -> tuple[Message, ...]:
    """DD-R5, DD-O1: what the end of the roll costs, if this step ends it."""
    if after.asked or after.chest or steps.has_use(state.layout, after):
        return ()
    is_solo = state.is_solo()
    miss = (Message("note-no-hit"),) if is_solo and not after.has_hit else ()
    if not after.first and not after.second:
        return miss
    lapse = "note-then-free" if is_solo and after.has_hit else "note-then-lapse"
    return (Message(lapse, {"sum": names.left_sum(after)}), *miss)


def _units(paper: Paper, move: int) -> tuple[int, ...]:
    if move >= moves.BOTH:
        return int(paper.first) - 1, int(paper.second) - 1
    if move >= moves.HITS:
        return ((move - moves.HITS) // moves.KNOWN,)
    return ((move - moves.AT) // moves.FIELDS,)


def _called(layout: Layout, paper: Paper, move: int) -> Choice:
    if move < moves.HITS:
        unit, field = divmod(move - moves.AT, moves.FIELDS)
        args: Args = {"sum": int(moves.sum_of(unit)), "field": names.field(layout, paper, field)}
        return _named(move, "cross", args, "cross")
    monster = names.monster(layout, steps.called(layout, parts.call_of(move)))
    if move >= moves.BOTH:
        return _named(move, "both", {"monster": monster}, "hit")
    unit = (move - moves.HITS) // moves.KNOWN
    return _named(move, "hit", {"monster": monster, "sum": int(moves.sum_of(unit))}, "hit")


def _torch(state: DungeonsState, paper: Paper, move: int) -> Choice:
    layout = state.layout
    after = paper.copy()
    steps.burn_torch(layout, after, move)
    named, spot = _lit_by_torch(layout, paper, move)
    return replace(
        named,
        button=TORCH,
        signs=(TORCH,),
        spots=(f"torch-{paper.torches + 1}", spot),
        notes=brings(layout, paper, after),
        is_light=True,
    )


def _lit_by_torch(layout: Layout, paper: Paper, move: int) -> tuple[Choice, str]:
    if move >= moves.TORCH_HITS:
        monster = steps.called(layout, move - moves.TORCH_HITS)
        args: Args = {"monster": names.monster(layout, monster)}
        named = _named(move, "torch-hit", args, "torch")
        return named, names.monster_spot(layout, monster)
    field = move - moves.TORCH_AT
    args = {"field": names.field(layout, paper, field)}
    return _named(move, "torch-cross", args, "torch"), names.field_spot(field)


def brings(layout: Layout, before: Paper, after: Paper) -> tuple[Message, ...]:
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


def _opens(layout: Layout, before: Paper, after: Paper) -> list[Message]:
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


def _is_new(before: Paper, after: Paper, field: int) -> bool:
    return field >= 0 and after.is_crossed(field) and not before.is_crossed(field)


# -- answers ---------------------------------------------------------------------------


def _answer(state: DungeonsState, paper: Paper, move: int) -> Choice:
    """DD-Q4"""
    layout = state.layout
    strikes = move < moves.SPARE
    monster = steps.called(layout, move - (moves.STRIKE if strikes else moves.SPARE))
    args: Args = {"monster": names.monster(layout, monster)}
    if not strikes:
        later = Message("note-spare-alone" if state.is_solo() else "note-spare")
        spared = replace(_named(move, "spare", args, "spare"), button="spare", signs=("monster",))
        return replace(spared, notes=(later,))
    after = paper.copy()
    deeds.hit(layout, after, monster, 1)
    notes = brings(layout, paper, after)
    spots = (names.monster_spot(layout, monster),)
    named = replace(_named(move, "strike", args, "strike"), button="strike", signs=("kill",))
    return replace(named, spots=spots, notes=notes)


def _reward(move: int) -> Choice:
    """DD-S4"""
    reward = moves.REWARDS[move - moves.TAKE]
    return replace(
        _named(move, f"take-{reward}", {}, "take"),
        spots=(f"chest-{reward}",),
        button=f"take-{reward}",
        signs=(REWARD_SIGNS[reward],),
        notes=(Message(f"note-take-{reward}"),),
    )


def _done(state: DungeonsState, seat: int) -> Choice:
    """DD-R5: with the lives it costs; DD-O1: alone a sum that fits may be dropped."""
    paper, after = state.papers[seat], state.copy()
    if state.moves(seat)[0] < moves.TORCH_AT:
        args: Args = {"sum": names.left_sum(paper)}
        dropped = _named(moves.DONE, "drop", args, "drop")
        return replace(dropped, button="done", notes=(Message("note-drop"),))
    after.play(seat, moves.DONE)
    left = (1 if paper.first else 0) + (1 if paper.second else 0)
    lives = lives_gone(after.papers[seat]) - lives_gone(paper)
    notes = [Message("note-lapse", {"count": left})] if left else []
    notes += [Message("note-lives", {"count": lives})] if lives else []
    return replace(_named(moves.DONE, "done", {}, "done"), button="done", notes=tuple(notes))


def _cloud(move: int) -> Choice:
    place, field = divmod(move - moves.WRITE, moves.FIELDS)
    args: Args = {"number": moves.CLOUD_NUMBERS[place]}
    named = _named(move, "cloud", args, "cloud")
    number = moves.CLOUD_NUMBERS[place]
    dice, spots = ((cloud_token(number),),), (names.field_spot(field),)
    return replace(named, dice=dice, spots=spots, is_light=True)
