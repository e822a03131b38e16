"""A player for tests: random, but it tries each way to pair and keeps the one that costs least.

Random play dies before it has seen a dungeon; this one gets deep into it, cheaply.
"""

from __future__ import annotations

from rollwrite.games.dungeons.rules import moves
from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.kernel.chance import Chance
from rollwrite.kernel.state import State


def choose(state: State, seat: int, chance: Chance) -> int:
    legal = state.moves(seat)
    pairs = [move for move in legal if move < moves.AT]
    if not pairs or chance.below(20) == 0:
        return legal[chance.below(len(legal))]
    worths = [tried(state, seat, move, chance) for move in pairs]
    best = [move for move, worth in zip(pairs, worths, strict=True) if worth == max(worths)]
    return best[chance.below(len(best))]


def tried(state: State, seat: int, move: int, chance: Chance) -> int:
    """Lives kept, and hits, after one random way to use these pairs."""
    after = state.copy()
    assert isinstance(after, DungeonsState)
    number, before = after.turns, int(after.papers[seat].hits)
    after.play(seat, move)
    while seat in after.owing() and after.turns == number:
        legal = after.moves(seat)
        after.play(seat, legal[chance.below(len(legal))])
    sheet = after.papers[seat]
    return (2 if sheet.hits != before else 0) - 3 * int(sheet.life_after() + sheet.extra_after())
