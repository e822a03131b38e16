"""What a team can hope for: the value of a position, for the greedy player.

A gem is worth 100. Chambers, secrets and the exit draw an adventurer on, the
more the nearer they are and while there is time to come back; maps promise
more the fewer symbols they lack; kept dice are worth the best way they pay for,
with what may still be rolled. The rates were found by simulation; they are
advice, not rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from .layout import Layout, Terms
from .outlook import Outlook
from .state import CURSE, KEPT, POOL, SUPPLY, TRAY, Dice, Sheet, Team


def promise(
    layout: Layout,
    terms: Terms,
    team: Team,
    dice: Dice,
    sheets: list[Sheet],
    turns: i64,
    active: i64,
    taker: i64,
    is_rolling: bool,
) -> i64:
    """In hundredths of a gem. While the active seat explores, ``taker`` is -1."""
    outlook = Outlook(layout, terms, team, sheets, turns)
    found = outlook.gem_worth() + outlook.track_worth() + outlook.map_worth()
    mover: i64 = active if taker < 0 else -1
    seat: i64 = 0
    while seat < len(sheets):
        if seat != mover:
            found += outlook.stand(seat)
        seat += 1
    coming: i64 = dice.count - dice.how_many(CURSE) - dice.how_many(CURSE + 1)
    if mover >= 0:
        coming = dice.how_many(SUPPLY)
        if is_rolling:
            coming += dice.how_many(TRAY)
        found += outlook.journey(mover, dice.counts(KEPT), coming)
        taker = active + 1 if active + 1 < len(sheets) else 0
    else:
        found += outlook.secret_worth()
    found += outlook.pool_worth(taker, active, dice.counts(POOL))
    return found + outlook.dice_worth(dice, coming)
