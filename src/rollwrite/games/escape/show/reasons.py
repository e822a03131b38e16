"""Why a move is not legal, and why a tap leads nowhere: each reason its own message."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Message

from ..rules import moves, offers
from ..rules.deeds import NOTHING
from ..rules.dice import CURSE, DICE, EXTRA, KEPT, POOL, TRAY
from ..rules.layout import ENDS, HEAL, LOCKED, OUTSIDE, PARTS, REROLL, RUN, SIDE, joined
from ..rules.moves import CHAMBER_NAMES, TRACKS
from ..rules.position import BEFORE, CLOSING, EXPLORING, PLACE, SIDES, TAKING
from ..rules.state import EscapeState
from .view import SIDE_LETTERS, Args, passage_name, symbol_name, track_name


def why_illegal(state: EscapeState, seat: int, move: int) -> Message:
    """The first thing that stands in the way."""
    if state.step == SIDES:
        return _why_not_side(state, move) if move < moves.ROLL_ON else Message("why-side-first")
    if move < moves.ROLL_ON:
        return Message("why-side-now")
    if state.ask != NOTHING:
        return _why_no_answer(state, move)
    if moves.CHOOSE <= move < moves.CLOSE:
        return Message("why-no-question")
    if moves.CLOSE <= move < moves.CROSS:
        return _why_not_close(state, seat, move - moves.CLOSE)
    if state.step == CLOSING:
        return Message("why-close-first")
    if move >= moves.CROSS:
        return _why_not_pool(state, seat, move)
    if state.step == TAKING:
        return Message("why-take-first" if move == moves.DONE else "why-pool-now")
    return _why_not_turn(state, seat, move)


def _why_not_side(state: EscapeState, move: int) -> Message:
    """Who stands there."""
    standing = [paper.at for paper in state.papers]
    return Message("why-side-taken", {"seat": standing.index(OUTSIDE + move)})


# -- a turn -------------------------------------------------------------------------------


def _why_not_turn(state: EscapeState, seat: int, move: int) -> Message:
    if move < moves.HEAL:
        return _why_no_button(state, move)
    if move < moves.KEEP:
        return _why_not_heal(state, move - moves.HEAL)
    if move < moves.RUN:
        return _why_not_place(state, (move - moves.KEEP) % 4)
    chamber = move - moves.RUN if move < moves.GO else (move - moves.GO) // moves.HELP_COUNT
    is_joined = joined(state.layout, state.papers[seat].at, state.papers[seat].closed)
    if not is_joined >> chamber & 1:
        return _why_not_joined(state, seat, chamber)
    if move < moves.GO:
        return Message("why-no-run")
    if state.step != EXPLORING:
        return _still_rolling(state)
    return _why_not_pay(state, chamber)


def _still_rolling(state: EscapeState) -> Message:
    has_dice = state.step == PLACE and offers.has_placings(state.dice_set.counts(TRAY))
    return Message("why-place-first" if has_dice else "why-roll-first")


def _why_no_button(state: EscapeState, move: int) -> Message:
    if move == moves.REROLL:
        return _why_not_reroll(state)
    if state.step == EXPLORING:
        return Message("why-all-rolled")
    if move == moves.DONE or (state.step == PLACE and _has_placings(state)):
        return _still_rolling(state)
    return Message("why-dice-left" if move == moves.EXPLORE else "why-no-dice-left")


def _has_placings(state: EscapeState) -> bool:
    return offers.has_placings(state.dice_set.counts(TRAY))


def _why_not_reroll(state: EscapeState) -> Message:
    if state.step != PLACE or not state.dice_set.how_many(TRAY):
        return Message("why-reroll-now")
    return Message("why-no-reroll" if state.is_fresh else "why-reroll-late")


def _why_not_heal(state: EscapeState, place: int) -> Message:
    if state.step != BEFORE:
        return Message("why-heal-late")
    if not state.team.left(HEAL):
        return Message("why-no-heal")
    return Message("why-not-cursed", {"place": place + 1})


def _why_not_place(state: EscapeState, symbol: int) -> Message:
    if state.step != PLACE:
        return Message("why-nothing-rolled")
    return Message("why-not-rolled", {"symbol": symbol_name(symbol)})


def _why_not_joined(state: EscapeState, seat: int, chamber: int) -> Message:
    """A wall, a closed passage, too far, or here already."""
    at = state.papers[seat].at
    args: Args = {"chamber": CHAMBER_NAMES[chamber]}
    if at == chamber:
        return Message("why-here", args)
    if at >= len(CHAMBER_NAMES):
        return Message("why-no-entrance", args)
    if state.layout.near[at] >> chamber & 1:
        return Message("why-way-closed", args)
    ends = (min(at, chamber), max(at, chamber))
    return Message("why-wall" if ends in ENDS else "why-far", args)


def _why_not_pay(state: EscapeState, chamber: int) -> Message:
    layout = state.layout
    args: Args = {
        "chamber": CHAMBER_NAMES[chamber],
        "first": symbol_name(layout.firsts[chamber]),
        "second": symbol_name(layout.seconds[chamber]),
    }
    aid = offers.help_for(layout, state.team, state.dice_set.counts(KEPT), chamber)
    if aid < 0:
        return Message("why-cannot-pay", args)
    move = moves.NOTATION.to_text(moves.go(chamber, aid))
    return Message("why-other-price", args | {"move": move})


def _why_no_answer(state: EscapeState, move: int) -> Message:
    if moves.CHOOSE <= move < moves.JOKER and moves.CHOOSE in _kinds(state):
        track = REROLL + move - moves.CHOOSE
        return Message("why-track-full", {"track": track_name(track)})
    if moves.JOKER <= move < moves.TAKE_GEMS and moves.JOKER in _kinds(state):
        return Message("why-not-shown", {"symbol": symbol_name(move - moves.JOKER)})
    return Message("why-answer-first")


def _kinds(state: EscapeState) -> set[int]:
    """Which kind of answer is asked for."""
    legal = state.moves(state.seat)
    return {
        moves.JOKER if moves.JOKER <= move < moves.TAKE_GEMS else moves.CHOOSE for move in legal
    }


# -- the pool -----------------------------------------------------------------------------


def _why_not_pool(state: EscapeState, seat: int, move: int) -> Message:
    if state.step != TAKING:
        return Message("why-pool-later")
    paper = state.papers[seat]
    if move >= moves.GIVE_UP:
        return _why_not_give_up(state, seat, move - moves.GIVE_UP)
    if state.taken == 2:
        return Message("why-two-dice")
    symbol = (move - moves.CROSS) // PARTS if move < moves.LOSE else move - moves.LOSE
    if not (state.dice_set.counts(POOL) >> (4 * symbol)) & 15:
        return Message("why-not-in-pool", {"symbol": symbol_name(symbol)})
    if move >= moves.LOSE:
        return Message("why-has-use", {"symbol": symbol_name(symbol)})
    part = (move - moves.CROSS) % PARTS
    args: Args = {"symbol": symbol_name(symbol), "number": part // 2 + 1}
    return Message("why-map-done" if paper.done >> (part // 2) & 1 else "why-no-tile", args)


def _why_not_give_up(state: EscapeState, seat: int, number: int) -> Message:
    paper = state.papers[seat]
    args: Args = {"number": number + 1}
    if paper.done >> number & 1:
        return Message("why-map-done", args)
    is_full = paper.is_full(state.layout, 2 * number)
    return Message("why-take-first" if is_full else "why-not-full", args)


# -- locked passages -------------------------------------------------------------------------


def _why_not_close(state: EscapeState, seat: int, passage: int) -> Message:
    if state.terms.variant != LOCKED:
        return Message("why-never-close")
    if state.step != CLOSING:
        return Message("why-close-now")
    args: Args = {"passage": passage_name(passage)}
    if not state.layout.passages >> passage & 1:
        return Message("why-no-passage", args)
    if state.papers[seat].closed >> passage & 1:
        return Message("why-closed", args)
    first, second = (symbol_name(state.dice_set.face(DICE + die)) for die in (0, 1))
    return Message("why-wrong-pair", args | {"first": first, "second": second})


# -- taps -----------------------------------------------------------------------------------


def why_not(state: EscapeState, seat: int, touched: str) -> Message:
    """The answer to taps that fit no move; the last one counts."""
    spot = touched.split()[-1] if touched.split() else ""
    kind, _, rest = spot.partition("-")
    answer = TAPS.get(kind)
    found = answer(state, seat, rest) if answer else None
    return found or Message("why-nothing")


def _refused(state: EscapeState, seat: int, *tries: int) -> Message | None:
    """Why the first of some moves is illegal; nothing if one of them is legal."""
    legal = state.moves(seat)
    return None if set(tries) & set(legal) else why_illegal(state, seat, tries[0])


def _tapped_chamber(state: EscapeState, seat: int, place: str) -> Message | None:
    row, _, column = place.partition("-")
    chamber = (int(row) - 1) * SIDE + int(column) - 1
    goings = [moves.go(chamber, aid) for aid in range(moves.HELP_COUNT)]
    return _refused(state, seat, *goings, moves.RUN + chamber)


def _tapped_side(state: EscapeState, seat: int, letter: str) -> Message | None:
    return _refused(state, seat, moves.CHOOSE_SIDE + SIDE_LETTERS.index(letter))


def _tapped_entrance(state: EscapeState, seat: int, place: str) -> Message | None:
    """An arrow stands for its side."""
    return _tapped_side(state, seat, place.partition("-")[0])


def _tapped_passage(state: EscapeState, seat: int, place: str) -> Message | None:
    one, two, three, four = map(int, place.split("-"))
    ends = ((one - 1) * SIDE + two - 1, (three - 1) * SIDE + four - 1)
    return _refused(state, seat, moves.CLOSE + ENDS.index(ends))


def _tapped_map(state: EscapeState, seat: int, place: str) -> Message | None:
    words = place.split("-")
    number = int(words[0]) - 1
    if state.step != TAKING:
        return _refused(state, seat, moves.GIVE_UP + number)
    parts = [2 * number + ("bonus", "gem").index(words[1])] if len(words) > 1 else []
    parts = parts or [2 * number, 2 * number + 1]
    pool = state.dice_set.counts(POOL)
    crossings = [
        moves.cross(symbol, part)
        for part in parts
        for symbol in range(4)
        if (pool >> (4 * symbol)) & 15
    ]
    return _refused(state, seat, *crossings, moves.GIVE_UP + number)


def _tapped_track(state: EscapeState, seat: int, place: str) -> Message | None:
    """Marks are spent by what they are good for."""
    track = TRACKS.index(place.split("-")[0])
    if not state.team.left(track):
        return Message("why-no-mark", {"track": track_name(track)})
    tries = {RUN: moves.RUN, HEAL: moves.HEAL, REROLL: moves.REROLL}
    if track in (HEAL, REROLL):
        return _refused(state, seat, tries[track])
    return Message("why-mark-run" if track == RUN else "why-mark-pays")


def _tapped_cursed(state: EscapeState, seat: int, place: str) -> Message | None:
    return _refused(state, seat, moves.HEAL + int(place) - 1)


def _tapped_die(state: EscapeState, seat: int, number: str) -> Message | None:
    """By the place it lies in."""
    place = state.dice_set.place(int(number) - 1)
    if CURSE <= place < CURSE + 3:
        return _refused(state, seat, moves.HEAL + place - CURSE)
    names = {TRAY: "why-die-tray", KEPT: "why-die-kept", POOL: "why-die-pool", EXTRA: "why-extra"}
    return Message(names.get(place, "why-die"))


TAPS = {
    "chamber": _tapped_chamber,
    "action": _tapped_chamber,
    "side": _tapped_side,
    "entrance": _tapped_entrance,
    "passage": _tapped_passage,
    "map": _tapped_map,
    "track": _tapped_track,
    "cursed": _tapped_cursed,
    "die": _tapped_die,
}
