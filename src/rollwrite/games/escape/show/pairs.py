"""A pair of rolled dice that goes the same way: one tap instead of two."""

from __future__ import annotations

from ..rules import moves
from ..rules.deeds import NOTHING
from ..rules.dice import TRAY
from ..rules.layout import BLACK
from ..rules.position import PLACE
from ..rules.state import EscapeState

Bundle = tuple[str, tuple[int, ...]]


def bundles(state: EscapeState, seat: int) -> tuple[Bundle, ...]:
    """ES-A3: keep both, pool both; a die beside a black mask goes alone."""
    if state.step != PLACE or state.ask != NOTHING or state.seat != seat:
        return ()
    rolled = [
        int(state.dice_set.face(die))
        for die in range(state.dice_set.count)
        if state.dice_set.place(die) == TRAY and state.dice_set.face(die) != BLACK
    ]
    if len(rolled) < 2:
        return ()
    return (
        ("keep", tuple(moves.KEEP + symbol for symbol in rolled)),
        ("pool", tuple(moves.POOL + symbol for symbol in rolled)),
    )
