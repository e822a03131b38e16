"""Moves as gestures and words: what they touch, how they are called, what they bring."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Choice, Message

from ..rules import moves
from ..rules.dice import CURSE, EXTRA, KEPT, LAST_CURSE, POOL, SUPPLY, TRAY
from ..rules.layout import CHOICE, GEM, JOKER, JOKERS, NO_ACTION, PARTS, REROLL, TRACK_OF
from ..rules.moves import CHAMBER_NAMES, HELPS, NOTATION, SYMBOLS, TRACKS
from ..rules.position import TAKING
from ..rules.state import EscapeState
from .view import (
    PLACES,
    SIDE_LETTERS,
    Args,
    chamber_spot,
    lying,
    part_spot,
    passage_name,
    passage_spot,
    stand_spot,
    symbol_name,
    track_name,
    track_sign,
)

Dice = tuple[tuple[str, ...], ...]


def choice(state: EscapeState, seat: int, move: int) -> Choice:
    for last, build in BUILDERS:
        if move < last:
            return build(state, seat, move)
    return _give_up(state, seat, move)


def _said(
    move: int,
    name: str,
    args: Args,
    *,
    dice: Dice = (),
    spots: tuple[str, ...] = (),
    button: str = "",
    notes: tuple[Message, ...] = (),
    place: str = "",
    origin: str = "",
    signs: tuple[str, ...] = (),
) -> Choice:
    return Choice(
        NOTATION.to_text(move),
        Message(f"move-{name}", args),
        Message(f"title-{name}", args),
        Message(f"verb-{name}", args),
        dice,
        spots,
        button,
        notes=notes,
        place=place,
        origin=origin,
        signs=signs,
    )


# -- before and between rolls ---------------------------------------------------------------


def _side(_state: EscapeState, _seat: int, move: int) -> Choice:
    side = Message(f"side-{moves.SIDES[move]}")
    return _said(move, "side", {"side": side}, spots=(f"side-{SIDE_LETTERS[move]}",))


def _button(state: EscapeState, _seat: int, move: int) -> Choice:
    """Roll, explore, roll again, be done."""
    if move == moves.REROLL:
        left = state.team.left(REROLL)
        spots, signs = ("track-reroll",), ("reroll",)
        args: Args = {"left": left}
        return _said(move, "reroll", args, spots=spots, button="reroll", signs=signs)
    if move == moves.ROLL_ON:
        count = min(2, state.dice_set.how_many(SUPPLY))
        return _said(move, "roll", {"count": count}, button="roll")
    if move == moves.EXPLORE:
        return _said(move, "explore", {}, button="explore")
    name = "done-taking" if state.step == TAKING else "done"
    return _said(move, name, {}, button="done")


def _heal(state: EscapeState, _seat: int, move: int) -> Choice:
    """ES-A1, ES-A2: what it saves, for each place another number of turns."""
    place = move - moves.HEAL
    lies = CURSE + place
    count, turns = state.dice_set.how_many(lies), LAST_CURSE + 1 - lies
    args: Args = {"place": place + 1, "count": count, "turns": turns}
    spots = (f"cursed-{place + 1}", "track-heal")
    button = f"heal-{place + 1}"
    return _said(move, "heal", args, spots=spots, button=button, signs=("heal",))


def _place(state: EscapeState, _seat: int, move: int) -> Choice:
    """Two ways for a die: keep it or give it to the others."""
    name = "keep" if move < moves.POOL else "pool"
    symbol = move - (moves.KEEP if name == "keep" else moves.POOL)
    return _said(
        move,
        name,
        {"symbol": symbol_name(symbol)},
        dice=(lying(state, TRAY, symbol),),
        place=PLACES[KEPT if name == "keep" else POOL],
    )


# -- exploring --------------------------------------------------------------------------------


def _run(state: EscapeState, seat: int, move: int) -> Choice:
    chamber = move - moves.RUN
    args: Args = {"chamber": CHAMBER_NAMES[chamber], "left": state.team.left(0)}
    spots = (chamber_spot(chamber), "track-run")
    return _said(
        move,
        "run",
        args,
        spots=spots,
        notes=_gains(state, seat, chamber),
        origin=stand_spot(state.papers[seat].at),
        signs=("run",),
    )


def _go(state: EscapeState, seat: int, move: int) -> Choice:
    chamber, aid = divmod(move - moves.GO, moves.HELP_COUNT)
    bonuses = HELPS[aid]
    tracks = tuple(dict.fromkeys(f"track-{TRACKS[TRACK_OF + symbol]}" for symbol in bonuses))
    notes = tuple(Message("note-bonus", {"symbol": symbol_name(one)}) for one in bonuses)
    return _said(
        move,
        "go",
        {"chamber": CHAMBER_NAMES[chamber], "price": _price(state, chamber)},
        dice=_paid_with(state, chamber, list(bonuses)),
        spots=(chamber_spot(chamber), *tracks),
        notes=notes + _gains(state, seat, chamber),
        origin=stand_spot(state.papers[seat].at),
        signs=tuple(track_sign(TRACK_OF + symbol) for symbol in bonuses),
    )


def _price(state: EscapeState, chamber: int) -> Message:
    pair = (state.layout.firsts[chamber], state.layout.seconds[chamber])
    first, second = map(symbol_name, pair)
    return Message("pair", {"first": first, "second": second})


def _paid_with(state: EscapeState, chamber: int, bonuses: list[int]) -> Dice:
    """One group a die; a symbol that a bonus pays needs none."""
    found = []
    for symbol in (state.layout.firsts[chamber], state.layout.seconds[chamber]):
        if symbol in bonuses:
            bonuses.remove(symbol)
        else:
            found.append(lying(state, KEPT, symbol))
    return tuple(found)


def _gains(state: EscapeState, seat: int, chamber: int) -> tuple[Message, ...]:
    """What waits in a chamber."""
    layout, found = state.layout, []
    if not (state.papers[seat].crossed >> chamber) & 1:
        found += _action_note(state, layout.actions[chamber])
    secret = layout.secrets[chamber]
    if secret >= 0 and not (state.team.found >> secret) & 1:
        found.append(_secret_note(state, chamber))
    if chamber == layout.exit:
        found.append(Message("note-exit"))
    return tuple(found)


def _action_note(state: EscapeState, action: int) -> list[Message]:
    if action == NO_ACTION or (action == JOKER and state.terms.variant != JOKERS):
        return []
    names = {GEM: "note-gem", CHOICE: "note-choice", JOKER: "note-joker"}
    if action in names:
        return [Message(names[action])]
    is_full = state.team.marks(action) == state.terms.track_length
    return [Message("note-full" if is_full else "note-mark", {"track": track_name(action)})]


def _secret_note(state: EscapeState, chamber: int) -> Message:
    colour = Message(f"colour-{state.layout.colours[state.layout.secrets[chamber]]}")
    for other, paper in enumerate(state.papers):
        if paper.at == state.layout.partners[chamber]:
            return Message("note-secret", {"colour": colour, "seat": other})
    partner = CHAMBER_NAMES[state.layout.partners[chamber]]
    return Message("note-half", {"colour": colour, "chamber": partner})


def _answer(state: EscapeState, _seat: int, move: int) -> Choice:
    if move < moves.JOKER:
        track = REROLL + move - moves.CHOOSE
        name = TRACKS[track]
        args: Args = {"track": track_name(track)}
        spots, button = (f"track-{name}",), f"choose-{name}"
        return _said(move, "choose", args, spots=spots, button=button, signs=(track_sign(track),))
    if move < moves.TAKE_GEMS:
        return _joker(state, move)
    name = "gems" if move == moves.TAKE_GEMS else "die"
    return _said(move, f"take-{name}", {}, button=f"take-{name}")


def _joker(state: EscapeState, move: int) -> Choice:
    """ES-V3"""
    symbol = move - moves.JOKER
    name = SYMBOLS[symbol]
    note = {"adventurer": Message("note-nothing"), "black": Message("note-black")}.get(
        name, Message("note-mark", {"track": track_name(TRACK_OF + min(symbol, 3))})
    )
    return _said(
        move,
        "joker",
        {"symbol": symbol_name(symbol)},
        dice=(lying(state, EXTRA, symbol),),
        button=f"joker-{name}",
        notes=(note,),
    )


def _close(_state: EscapeState, _seat: int, move: int) -> Choice:
    passage = move - moves.CLOSE
    args: Args = {"passage": passage_name(passage)}
    return _said(move, "close", args, spots=(passage_spot(passage),))


# -- the pool -----------------------------------------------------------------------------------


def _cross(state: EscapeState, seat: int, move: int) -> Choice:
    symbol, part = divmod(move - moves.CROSS, PARTS)
    args: Args = {"symbol": symbol_name(symbol), "number": part // 2 + 1}
    return _said(
        move,
        "cross-gem" if part % 2 else "cross-bonus",
        args,
        dice=(lying(state, POOL, symbol),),
        spots=(part_spot(part),),
        notes=_map_notes(state, seat, move, part),
    )


def _map_notes(state: EscapeState, seat: int, move: int, part: int) -> tuple[Message, ...]:
    """Whether the map comes to its end."""
    after = state.papers[seat].copy()
    after.cross(state.layout, part, (move - moves.CROSS) // PARTS)
    bonus = after.is_full(state.layout, part - part % 2)
    gem = after.is_full(state.layout, part - part % 2 + 1)
    track = track_name(state.layout.map_tracks[part // 2])
    if bonus and gem:
        return (Message("note-map", {"track": track}),)
    if bonus and part % 2 == 0:
        return (Message("note-bonus-full", {"track": track}),)
    return ()


def _lose(state: EscapeState, _seat: int, move: int) -> Choice:
    """ES-Q2"""
    symbol = move - moves.LOSE
    dice = (lying(state, POOL, symbol),)
    button = f"lose-{SYMBOLS[symbol]}"
    return _said(move, "lose", {"symbol": symbol_name(symbol)}, dice=dice, button=button)


def _give_up(state: EscapeState, _seat: int, move: int) -> Choice:
    number = move - moves.GIVE_UP
    track = track_name(state.layout.map_tracks[number])
    args: Args = {"number": number + 1, "track": track}
    spots = (part_spot(2 * number + 1),)
    return _said(move, "give-up", args, spots=spots, button=f"give-up-{number + 1}")


BUILDERS = (
    (moves.ROLL_ON, _side),
    (moves.HEAL, _button),
    (moves.KEEP, _heal),
    (moves.RUN, _place),
    (moves.GO, _run),
    (moves.CHOOSE, _go),
    (moves.CLOSE, _answer),
    (moves.CROSS, _close),
    (moves.LOSE, _cross),
    (moves.GIVE_UP, _lose),
)
