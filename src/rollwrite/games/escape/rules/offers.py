"""What can be done in each part of a turn: moves, listed."""

from __future__ import annotations

from mypy_extensions import i64

from . import moves
from .dice import CURSE, EXTRA, KEPT, POOL, TRAY, Dice
from .layout import (
    ADVENTURER,
    BITS,
    BLACK,
    CHAMBERS,
    DOORS,
    HEAL,
    MAPS,
    OUTSIDE,
    PARTS,
    REROLL,
    RUN,
    TRACK_OF,
    TRACKS,
    Layout,
    joined,
)
from .paper import Paper
from .team import Team


def sides(papers: list[Paper], found: list[int]) -> None:
    """ES-T3: each seat a different one."""
    side: i64 = 0
    while side < 4:
        if not is_taken(papers, side):
            found.append(moves.CHOOSE_SIDE + side)
        side += 1


def is_taken(papers: list[Paper], side: i64) -> bool:
    for paper in papers:
        if paper.at == OUTSIDE + side:
            return True
    return False


# -- before and between rolls ---------------------------------------------------------


def heals(team: Team, dice: Dice, found: list[int]) -> None:
    """ES-A2"""
    if team.left(HEAL) == 0:
        return
    place: i64 = 0
    while place < 3:
        if dice.how_many(CURSE + place):
            found.append(moves.HEAL + place)
        place += 1


def can_heal(team: Team, dice: Dice) -> bool:
    if team.left(HEAL) == 0:
        return False
    return dice.how_many(CURSE) + dice.how_many(CURSE + 1) + dice.how_many(CURSE + 2) > 0


def runs(layout: Layout, paper: Paper, team: Team, found: list[int]) -> None:
    """ES-A5, ES-Q1"""
    if team.left(RUN) == 0:
        return
    near: i64 = joined(layout, paper.at, paper.closed)
    chamber: i64 = 0
    while near:
        if near & 1:
            found.append(moves.RUN + chamber)
        near >>= 1
        chamber += 1


def can_run(layout: Layout, paper: Paper, team: Team) -> bool:
    return team.left(RUN) > 0 and joined(layout, paper.at, paper.closed) != 0


def placings(team: Team, dice: Dice, is_fresh: bool, found: list[int]) -> None:
    """ES-A3: keep or pool, by symbol; a re-roll only before the first die is placed."""
    tray = dice.counts(TRAY)
    symbol: i64 = 0
    while symbol < BLACK:
        if (tray >> (4 * symbol)) & 15:
            found.append(moves.KEEP + symbol)
            found.append(moves.POOL + symbol)
        symbol += 1
    if can_reroll(team, tray, is_fresh):
        found.append(moves.REROLL)


def can_reroll(team: Team, tray: i64, is_fresh: bool) -> bool:
    return is_fresh and tray != 0 and team.left(REROLL) > 0


def has_placings(tray: i64) -> bool:
    """Whether a die in the tray shows something else than a black mask."""
    return tray & 0xFFFF != 0


def first_symbol(tray: i64) -> i64:
    """Of those that can be placed."""
    symbol: i64 = 0
    while (tray >> (4 * symbol)) & 15 == 0:
        symbol += 1
    return symbol


# -- exploring ------------------------------------------------------------------------


def goings(layout: Layout, paper: Paper, team: Team, dice: Dice, found: list[int]) -> None:
    """ES-A4: what kept dice and bonuses pay for."""
    kept = dice.counts(KEPT)
    near: i64 = joined(layout, paper.at, paper.closed)
    chamber: i64 = 0
    while near:
        if near & 1:
            aid = help_for(layout, team, kept, chamber)
            if aid >= 0:
                found.append(moves.go(chamber, aid))
        near >>= 1
        chamber += 1


def help_for(layout: Layout, team: Team, kept: i64, chamber: i64) -> i64:
    """ES-Q5: dice pay first; the bonuses that have to aid out, or -1 if they cannot."""
    first: i64 = layout.firsts[chamber]
    second: i64 = layout.seconds[chamber]
    one: i64 = 1
    needs_first = (kept >> (4 * first)) & 15 == 0
    if not needs_first:
        kept -= one << (4 * first)
    needs_second = (kept >> (4 * second)) & 15 == 0
    if needs_first and needs_second:
        return two_helps(team, first, second)
    if needs_first:
        return one_help(team, first)
    if needs_second:
        return one_help(team, second)
    return 0


def one_help(team: Team, symbol: i64) -> i64:
    if symbol == ADVENTURER or team.left(TRACK_OF + symbol) == 0:
        return -1
    return symbol


def two_helps(team: Team, first: i64, second: i64) -> i64:
    if one_help(team, first) < 0 or one_help(team, second) < 0:
        return -1
    if first == second and team.left(TRACK_OF + first) < 2:
        return -1
    aid: i64 = moves.TWO_HELPS[first * 4 + second]
    return aid


def tracks(team: Team, length: i64, found: list[int]) -> None:
    """ES-T1, ES-Q6: re-roll, key, torch or golden mask, as far as there is room."""
    track: i64 = REROLL
    while track < TRACKS:
        if team.marks(track) < length:
            found.append(moves.CHOOSE + track - REROLL)
        track += 1


def has_track(team: Team, length: i64) -> bool:
    track: i64 = REROLL
    while track < TRACKS:
        if team.marks(track) < length:
            return True
        track += 1
    return False


def jokers(dice: Dice, found: list[int]) -> None:
    """ES-V3: one of the two extra dice."""
    shown = dice.counts(EXTRA)
    symbol: i64 = 0
    while symbol <= BLACK:
        if (shown >> (4 * symbol)) & 15:
            found.append(moves.JOKER + symbol)
        symbol += 1


# -- the pool -------------------------------------------------------------------------


def takings(layout: Layout, paper: Paper, dice: Dice, found: list[int]) -> None:
    """ES-P2, ES-Q2: each symbol of the pool on each part that needs it."""
    pool = dice.counts(POOL)
    symbol: i64 = 0
    while symbol < BLACK:
        if (pool >> (4 * symbol)) & 15:
            crossings(layout, paper, symbol, found)
        symbol += 1


def crossings(layout: Layout, paper: Paper, symbol: i64, found: list[int]) -> None:
    if not paper.has_use(layout, symbol):
        found.append(moves.LOSE + symbol)
        return
    part: i64 = 0
    while part < PARTS:
        if paper.free_tiles(layout, part, symbol):
            found.append(moves.cross(symbol, part))
        part += 1


def give_ups(layout: Layout, paper: Paper, found: list[int]) -> None:
    number: i64 = 0
    while number < MAPS:
        if paper.can_give_up(layout, number):
            found.append(moves.GIVE_UP + number)
        number += 1


def has_give_up(layout: Layout, paper: Paper) -> bool:
    number: i64 = 0
    while number < MAPS:
        if paper.can_give_up(layout, number):
            return True
        number += 1
    return False


# -- locked passages --------------------------------------------------------------------


def closable(layout: Layout, paper: Paper, first: i64, second: i64) -> i64:
    """ES-V1: open passages of chambers that show this pair in this order."""
    fitting: i64 = layout.fits[first * 4 + second]
    found: i64 = 0
    chamber: i64 = 0
    while chamber < CHAMBERS:
        if fitting & BITS[chamber]:
            found |= DOORS[chamber]
        chamber += 1
    return found & layout.passages & ~paper.closed


def closings(closable: i64, found: list[int]) -> None:
    place: i64 = 0
    while closable:
        if closable & 1:
            found.append(moves.CLOSE + place)
        closable >>= 1
        place += 1
