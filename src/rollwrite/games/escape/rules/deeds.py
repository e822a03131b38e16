"""What a step does: paying, entering, secrets, maps. Who is next is told in ``rules``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import moves, offers
from .dice import CURSE, DICE, EXTRA, KEPT, POOL, SPENT, SUPPLY, TRAY, Dice
from .layout import (
    BITS,
    BLACK,
    CHOICE,
    DICE_CHAMBERS,
    GEM,
    HEAL,
    JOKER,
    JOKERS,
    NO_ACTION,
    PARTS,
    REROLL,
    RUN,
    TRACK_OF,
    Layout,
    Terms,
)
from .paper import Paper
from .team import Team

# What a chamber asks, before anything else goes on.
NOTHING: Final = 0
WHICH_TRACK: Final = 1
WHICH_JOKER: Final = 2
GEMS_OR_DIE: Final = 3


def mark(terms: Terms, team: Team, track: i64) -> None:
    team.mark(track, terms.track_length, terms.gem_place)


# -- dice -----------------------------------------------------------------------------


def use_dice(team: Team, dice: Dice, move: i64) -> None:
    """ES-A2, ES-A3: healing, keeping, pooling."""
    if move < moves.KEEP:
        team.spend(HEAL)
        dice.move_all(CURSE + move - moves.HEAL, SUPPLY)
    elif move < moves.POOL:
        place_die(dice, move - moves.KEEP, KEPT)
    else:
        place_die(dice, move - moves.POOL, POOL)


def place_die(dice: Dice, symbol: i64, to: i64) -> None:
    dice.put(dice.find(TRAY, symbol), to)
    dice.curse()


# -- exploring ------------------------------------------------------------------------


def pay(layout: Layout, team: Team, dice: Dice, chamber: i64, aid: i64) -> None:
    """ES-A4, ES-A5: each die pays once; bonuses pay for the rest."""
    first: i64 = layout.firsts[chamber]
    second: i64 = layout.seconds[chamber]
    helps: i64 = moves.HELP_USES[aid * 4 + first]
    pay_symbol(team, dice, first, helps > 0)
    if first == second:
        pay_symbol(team, dice, second, helps > 1)
    else:
        helps = moves.HELP_USES[aid * 4 + second]
        pay_symbol(team, dice, second, helps > 0)


def pay_symbol(team: Team, dice: Dice, symbol: i64, is_helped: bool) -> None:
    if is_helped:
        team.spend(TRACK_OF + symbol)
    else:
        dice.put(dice.find(KEPT, symbol), SPENT)


def move_on(
    layout: Layout, terms: Terms, team: Team, dice: Dice, papers: list[Paper], seat: i64, move: i64
) -> i64:
    """ES-A4, ES-A5: run, or pay and go; what the chamber asks."""
    chamber: i64 = move - moves.RUN
    if move < moves.GO:
        team.spend(RUN)
    else:
        chamber = (move - moves.GO) // moves.HELP_COUNT
        pay(layout, team, dice, chamber, (move - moves.GO) % moves.HELP_COUNT)
    papers[seat].at = chamber
    ask = act(layout, terms, team, dice, papers[seat], chamber)
    return ask if ask != NOTHING else open_secret(layout, terms, team, dice, papers, seat)


def act(layout: Layout, terms: Terms, team: Team, dice: Dice, paper: Paper, chamber: i64) -> i64:
    """ES-A4: the first time it is entered. Jokers sleep outside their variant (ES-Q4)."""
    action: i64 = layout.actions[chamber]
    is_asleep = action == JOKER and terms.variant != JOKERS
    if action == NO_ACTION or is_asleep or paper.crossed & BITS[chamber]:
        return NOTHING
    paper.crossed |= BITS[chamber]
    if action == GEM:
        team.chamber_gems += 1
    elif action == CHOICE:
        return WHICH_TRACK if offers.has_track(team, terms.track_length) else NOTHING
    elif action == JOKER:
        return meet_joker(terms, team, dice)
    else:
        mark(terms, team, action)
    return NOTHING


def open_secret(
    layout: Layout, terms: Terms, team: Team, dice: Dice, papers: list[Paper], seat: i64
) -> i64:
    """ES-A6: if somebody is in the other half. ES-V2: gems or a die."""
    at = papers[seat].at
    secret: i64 = layout.secrets[at]
    if secret < 0 or team.found & BITS[secret] or not is_anybody_in(papers, layout.partners[at]):
        return NOTHING
    team.found |= BITS[secret]
    if terms.variant == DICE_CHAMBERS and dice.how_many(EXTRA) > 0:
        return GEMS_OR_DIE
    team.secret_gems += 2
    return NOTHING


def is_anybody_in(papers: list[Paper], chamber: i64) -> bool:
    for paper in papers:
        if paper.at == chamber:
            return True
    return False


def answer(terms: Terms, team: Team, dice: Dice, move: i64) -> None:
    """What a chamber asked."""
    if move < moves.JOKER:
        mark(terms, team, REROLL + move - moves.CHOOSE)
    elif move < moves.TAKE_GEMS:
        use_joker(terms, team, dice, move - moves.JOKER)
    elif move == moves.TAKE_GEMS:
        team.secret_gems += 2
    else:
        take_extra(dice)


def take_extra(dice: Dice) -> None:
    """ES-V2, ES-Q4: it joins the supply at the end of the turn."""
    die: i64 = DICE if dice.place(DICE) == EXTRA else DICE + 1
    dice.put(die, SPENT)


def meet_joker(terms: Terms, team: Team, dice: Dice) -> i64:
    """ES-V3, ES-Q6: two dice that show the same leave no choice."""
    shown = dice.face(DICE)
    if shown != dice.face(DICE + 1):
        return WHICH_JOKER
    use_joker(terms, team, dice, shown)
    return NOTHING


def use_joker(terms: Terms, team: Team, dice: Dice, symbol: i64) -> None:
    """ES-V3"""
    if symbol == BLACK:
        dice.move_curse(SPENT)
    elif symbol > 0:
        mark(terms, team, TRACK_OF + symbol)


# -- the pool -------------------------------------------------------------------------


def use_pool(layout: Layout, terms: Terms, team: Team, dice: Dice, paper: Paper, move: i64) -> None:
    """ES-P2: a die for a map, a die for nothing, or a gem given up."""
    if move >= moves.GIVE_UP:
        finish_map(layout, terms, team, paper, move - moves.GIVE_UP)
        return
    if move >= moves.LOSE:
        dice.put(dice.find(POOL, move - moves.LOSE), SPENT)
        return
    symbol: i64 = (move - moves.CROSS) // PARTS
    part: i64 = (move - moves.CROSS) % PARTS
    dice.put(dice.find(POOL, symbol), SPENT)
    paper.cross(layout, part, symbol)
    first: i64 = part - part % 2
    if paper.is_full(layout, first) and paper.is_full(layout, first + 1):
        team.map_gems += 1
        finish_map(layout, terms, team, paper, part // 2)


def finish_map(layout: Layout, terms: Terms, team: Team, paper: Paper, number: i64) -> None:
    paper.done |= BITS[number]
    mark(terms, team, layout.map_tracks[number])
