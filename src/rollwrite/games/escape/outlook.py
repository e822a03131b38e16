"""The parts of what a team can hope for; see ``promise``."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from .layout import (
    ADVENTURER,
    BITS,
    CHAMBERS,
    CHOICE,
    GEM,
    HEAL,
    JOKER,
    JOKERS,
    MAPS,
    NOWHERE,
    PART_TILES,
    REROLL,
    RUN,
    TRACK_OF,
    TRACKS,
    Layout,
    Terms,
    joined,
)
from .state import CURSE, Dice, Sheet, Team
from .ways import ways_for

GEM_WORTH: Final = 100
BEYOND: Final = 4  # a gem more than needed
UNITS: Final = 1000  # of chances
# What an unspent mark is good for, by track.
USES: Final = [55, 22, 18, 30, 30, 30]
TRACK_GEM: Final = 70  # on the way to the gem of a track
PACE: Final = 215  # effort one turn pays for
DIE_PACE: Final = 36
REACH: Final = 190  # how fast the pull of a chamber fades
PULL: Final = 620
SECRET: Final = 200
SAFE: Final = 170  # effort to spare on the way to the exit
LATE: Final = 4
LOST: Final = 900
HURRY: Final = 120
DIE: Final = 11  # one die in one turn
MAP_RATE: Final = 6  # pool dice a seat gets in ten turns of others
DEPTH: Final = 3


def _fading() -> list[int]:
    return [round(UNITS * exp(-10 * step / REACH)) for step in range(201)]


def _chances() -> list[int]:
    """That one of so many dice shows a symbol, by dice * 2 (adventurers), + 1 (others)."""
    found: list[int] = []
    for dice in range(11):
        found.append(round(UNITS * (1 - (2 / 3) ** dice)))
        found.append(round(UNITS * (1 - (5 / 6) ** dice)))
    return found


def _hopes() -> list[int]:
    """That a map comes about, by pool dice to come * 16 + symbols missing."""
    found: list[int] = []
    for coming in range(41):
        rate = coming / (coming + 3.0)
        found += [round(UNITS * rate**missing) for missing in range(16)]
    return found


FADING: Final = _fading()
CHANCES: Final = _chances()
HOPES: Final = _hopes()


@final
class Outlook:
    """One position, looked at once."""

    def __init__(
        self, layout: Layout, terms: Terms, team: Team, sheets: list[Sheet], turns: i64
    ) -> None:
        self.layout = layout
        self.terms = terms
        self.team = team
        self.sheets = sheets
        self.turns: i64 = turns
        self.seats: i64 = len(sheets)
        self.missing: i64 = terms.needed - team.gems()
        self.gem: i64 = GEM_WORTH if self.missing > 0 else BEYOND
        self.turns_of_all: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            self.turns_of_all += (turns >> (4 * seat)) & 15
            seat += 1
        self.worths: list[int] = []
        action: i64 = 0
        while action <= JOKER:
            self.worths.append(self.action_worth(action))
            action += 1
        # the mover
        self.ways: list[int] = []
        self.budget: i64 = 0
        self.base: list[int] = [0, 0, 0, 0]
        self.halves: list[int] = [0] * CHAMBERS

    # -- gems and tracks ------------------------------------------------------------------

    def gem_worth(self) -> i64:
        if self.missing > 0:
            return GEM_WORTH * (self.terms.needed - self.missing)
        return GEM_WORTH * self.terms.needed - BEYOND * self.missing

    def use_worth(self, track: i64) -> i64:
        """Of one more unspent mark: less when few turns are left."""
        use: i64 = USES[track]
        turns: i64 = self.turns_of_all + 1
        return use if turns >= 4 else use * turns // 4

    def track_worth(self) -> i64:
        found: i64 = 0
        track: i64 = 0
        while track < TRACKS:
            marks = self.team.marks(track)
            found += self.use_worth(track) * self.team.left(track)
            if marks < self.terms.gem_place and self.missing > 0:
                found += TRACK_GEM * marks // self.terms.gem_place
            track += 1
        return found

    def mark_worth(self, track: i64) -> i64:
        """Of marking the next place."""
        marks = self.team.marks(track)
        if marks >= self.terms.track_length:
            return 0
        worth = self.use_worth(track)
        if self.missing > 0 and marks < self.terms.gem_place:
            worth += TRACK_GEM // self.terms.gem_place
            if marks + 1 == self.terms.gem_place:
                worth += GEM_WORTH - TRACK_GEM
        return worth

    def action_worth(self, action: i64) -> i64:
        if action < CHOICE:
            return self.mark_worth(action)
        if action == GEM:
            return self.gem
        if action == JOKER:
            return 20 if self.terms.variant == JOKERS else 0
        best: i64 = 0
        track: i64 = REROLL
        while track < TRACKS:
            worth = self.mark_worth(track)
            if worth > best:
                best = worth
            track += 1
        return best

    # -- maps -----------------------------------------------------------------------------

    def map_worth(self) -> i64:
        found: i64 = 0
        for sheet in self.sheets:
            number: i64 = 0
            while number < MAPS:
                if (sheet.done >> number) & 1 == 0:
                    found += self.one_map(sheet.tiles, number)
                number += 1
        return found

    def one_map(self, tiles: i64, number: i64) -> i64:
        """The gem and the mark, or the mark alone: what is likelier to pay."""
        bonus = self.lacks(tiles, 2 * number)
        both: i64 = bonus + self.lacks(tiles, 2 * number + 1)
        coming: i64 = self.turns_of_all * MAP_RATE // 10
        if coming > 40:
            coming = 40
        mark = self.mark_worth(self.layout.map_tracks[number])
        whole: i64 = (self.gem + mark) * HOPES[coming * 16 + both] // UNITS
        alone: i64 = mark * HOPES[coming * 16 + bonus] // UNITS
        return whole if whole > alone else alone

    def lacks(self, tiles: i64, part: i64) -> i64:
        left: i64 = self.layout.full[part] & ~((tiles >> (PART_TILES * part)) & 31)
        count: i64 = 0
        while left:
            left &= left - 1
            count += 1
        return count

    def pool_worth(self, taker: i64, active: i64, pool: i64) -> i64:
        """What the seats that still take can make of the pool."""
        found: i64 = 0
        seat = taker
        while seat != active and pool:
            following: i64 = seat + 1 if seat + 1 < self.seats else 0
            taken: i64 = 0
            tiles = self.sheets[seat].tiles
            while pool and taken < 2:
                best: i64 = -1
                best_symbol: i64 = 0
                best_tile: i64 = 0
                symbol: i64 = 0
                while symbol < 4:
                    if (pool >> (4 * symbol)) & 15:
                        tile = self.best_tile(seat, tiles, symbol)
                        gain: i64 = tile >> 8
                        if gain > best:
                            best = gain
                            best_symbol = symbol
                            best_tile = tile & 255
                    symbol += 1
                if taken == 1 and (best <= 0 or following != active):
                    break
                one: i64 = 1
                pool -= one << (4 * best_symbol)
                if best > 0:
                    tiles |= BITS[best_tile]
                    found += best
                taken += 1
            seat = following
        return found

    def best_tile(self, seat: i64, tiles: i64, symbol: i64) -> i64:
        """The gain of crossing a symbol on the best map, and the tile: gain * 256 + tile."""
        sheet = self.sheets[seat]
        best: i64 = 0
        part: i64 = 0
        while part < 2 * MAPS:
            if (sheet.done >> (part // 2)) & 1 == 0:
                free: i64 = self.layout.tiles[part * 4 + symbol] & ~(
                    (tiles >> (PART_TILES * part)) & 31
                )
                if free:
                    place: i64 = PART_TILES * part
                    while free & 1 == 0:
                        free >>= 1
                        place += 1
                    number: i64 = part // 2
                    gain = self.one_map(tiles | BITS[place], number) - self.one_map(
                        tiles, number
                    )
                    if gain * 256 + place > best:
                        best = gain * 256 + place
            part += 1
        return best

    # -- adventurers ----------------------------------------------------------------------

    def turns_of(self, seat: i64) -> i64:
        return (self.turns >> (4 * seat)) & 15

    def stand(self, seat: i64) -> i64:
        """What a place promises a seat that does not move now."""
        sheet = self.sheets[seat]
        if sheet.at == NOWHERE:
            return 0
        ways = ways_for(self.layout, sheet.closed)
        return self.place_worth(ways, sheet.at, sheet.crossed, self.turns_of(seat) * PACE)

    def place_worth(self, ways: list[int], at: i64, crossed: i64, budget: i64) -> i64:
        """Chambers that pull, as far as there is time for them, and the way out."""
        row: i64 = at * CHAMBERS
        home: i64 = ways[row + self.layout.exit]
        found: i64 = 0
        chamber: i64 = 0
        while chamber < CHAMBERS:
            action: i64 = self.layout.actions[chamber]
            if action >= 0 and crossed & BITS[chamber] == 0:
                far: i64 = ways[row + chamber]
                back: i64 = ways[chamber * CHAMBERS + self.layout.exit]
                if far + back <= budget:
                    worth: i64 = self.worths[action]
                    found += worth * FADING[far // 10] // UNITS
            chamber += 1
        return found * PULL // UNITS - self.lateness(home, budget)

    def lateness(self, home: i64, budget: i64) -> i64:
        """ES-F1: all have to be out in time; with the gems in hand the sooner the better."""
        found: i64 = 0
        if self.missing <= 0:
            found = home * HURRY // 100
        if home == 0:
            return 0
        spare: i64 = budget - home
        if spare < SAFE:
            late: i64 = (SAFE - spare) * LATE
            found += late if late < LOST else LOST
        return found

    # -- secrets --------------------------------------------------------------------------

    def near_half(self, seat: i64, chamber: i64) -> i64:
        """How near a seat is to a half, fading; 0 if it cannot come back in time."""
        sheet = self.sheets[seat]
        if sheet.at == NOWHERE:
            return 0
        ways = ways_for(self.layout, sheet.closed)
        far: i64 = ways[sheet.at * CHAMBERS + chamber]
        back: i64 = ways[chamber * CHAMBERS + self.layout.exit]
        if far + back > self.turns_of(seat) * PACE and far > 0:
            return 0
        near: i64 = FADING[far // 10]
        return near

    def look_for_secrets(self, mover: i64) -> None:
        """For each secret the best pair without the mover; for each half the best mate."""
        chamber: i64 = 0
        while chamber < CHAMBERS:
            secret: i64 = self.layout.secrets[chamber]
            if secret >= 0 and self.team.found & BITS[secret] == 0:
                self.halves[chamber] = self.best_mate(chamber, mover, -1)
                pair = self.best_pair(chamber, mover)
                if pair > self.base[secret]:
                    self.base[secret] = pair
            chamber += 1

    def best_mate(self, chamber: i64, mover: i64, other: i64) -> i64:
        best: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if seat != mover and seat != other:
                near = self.near_half(seat, chamber)
                if near > best:
                    best = near
            seat += 1
        return best

    def best_pair(self, chamber: i64, mover: i64) -> i64:
        """Two seats other than the mover in both halves."""
        partner: i64 = self.layout.partners[chamber]
        if partner < chamber:
            return 0
        best: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if seat != mover:
                near: i64 = (
                    self.near_half(seat, chamber) * self.best_mate(partner, mover, seat) // UNITS
                )
                if near > best:
                    best = near
            seat += 1
        return best

    def secret_worth(self) -> i64:
        """With nobody moving."""
        self.look_for_secrets(-1)
        worth: i64 = self.base[0] + self.base[1] + self.base[2] + self.base[3]
        return worth * self.secret_prize() // UNITS

    def secret_prize(self) -> i64:
        return SECRET if self.missing > 0 else 2 * BEYOND

    def secrets_from(self, at: i64, opened: i64) -> i64:
        """With the mover at a place; ``opened`` on the way there."""
        found: i64 = 0
        secret: i64 = 0
        while secret < 4:
            if (self.team.found | opened) & BITS[secret] == 0:
                found += self.base[secret]
            secret += 1
        row: i64 = at * CHAMBERS
        chamber: i64 = 0
        while chamber < CHAMBERS:
            secret = self.layout.secrets[chamber]
            if secret >= 0 and (self.team.found | opened) & BITS[secret] == 0:
                mate: i64 = self.halves[self.layout.partners[chamber]]
                near: i64 = mate * FADING[self.ways[row + chamber] // 10] // UNITS
                base: i64 = self.base[secret]
                if near > base:
                    found += near - base
            chamber += 1
        return found * self.secret_prize() // UNITS

    # -- the mover ------------------------------------------------------------------------

    def journey(self, mover: i64, kept: i64, coming: i64) -> i64:
        """Where it stands, and what its kept dice add to that."""
        sheet = self.sheets[mover]
        self.ways = ways_for(self.layout, sheet.closed)
        self.look_for_secrets(mover)
        self.budget = self.turns_of(mover) * PACE
        now: i64 = self.budget
        self.budget = now + coming * DIE_PACE
        here = self.spot_worth(sheet.at, sheet.crossed, 0)
        if coming == 0:
            best = self.explore(sheet, sheet.at, kept, 0, sheet.crossed, 0, 4, self.helps())
            return best
        self.budget = now + coming * DIE_PACE
        with_kept = self.explore(sheet, sheet.at, kept, coming, sheet.crossed, 0, DEPTH, 0)
        without = self.explore(sheet, sheet.at, 0, coming, sheet.crossed, 0, DEPTH, 0)
        return here + with_kept - without

    def helps(self) -> i64:
        """Bonuses that can pay: run, then the symbols, four bits each."""
        found: i64 = self.team.left(RUN)
        symbol: i64 = 1
        while symbol < 4:
            found |= self.team.left(TRACK_OF + symbol) << (4 * symbol)
            symbol += 1
        return found

    def spot_worth(self, at: i64, crossed: i64, opened: i64) -> i64:
        found = self.place_worth(self.ways, at, crossed, self.budget)
        return found + self.secrets_from(at, opened)

    def explore(
        self,
        sheet: Sheet,
        at: i64,
        kept: i64,
        coming: i64,
        crossed: i64,
        opened: i64,
        depth: i64,
        helps: i64,
    ) -> i64:
        """The best way from here, with dice that are kept, may come, or are bonuses."""
        stay = self.spot_worth(at, crossed, opened)
        best = stay
        if depth == 0:
            return best
        near = joined(self.layout, at, sheet.closed)
        chamber: i64 = 0
        while near:
            if near & 1:
                worth = self.enter(
                    sheet, stay, chamber, kept, coming, crossed, opened, depth, helps
                )
                if worth > best:
                    best = worth
            near >>= 1
            chamber += 1
        return best

    def enter(
        self,
        sheet: Sheet,
        stay: i64,
        chamber: i64,
        kept: i64,
        coming: i64,
        crossed: i64,
        opened: i64,
        depth: i64,
        helps: i64,
    ) -> i64:
        """One step on: its price, its chance, what it brings and where it leads."""
        chance: i64 = UNITS
        price: i64 = 0
        one: i64 = 1
        turn: i64 = 0
        can_pay = True
        kept_left = kept
        helps_left = helps
        while turn < 2:
            symbol: i64 = self.layout.firsts[chamber] if turn == 0 else self.layout.seconds[chamber]
            if (kept_left >> (4 * symbol)) & 15:
                kept_left -= one << (4 * symbol)
            elif coming > 0:
                chance = chance * CHANCES[2 * coming + (0 if symbol == ADVENTURER else 1)] // UNITS
                coming -= 1
            elif symbol > 0 and (helps_left >> (4 * symbol)) & 15:
                helps_left -= one << (4 * symbol)
                price += self.use_worth(TRACK_OF + symbol)
            else:
                can_pay = False
            turn += 1
        if not can_pay or price > self.use_worth(RUN):
            if helps & 15 == 0:
                return stay - LOST if not can_pay else stay - price
            kept_left = kept
            helps_left = helps - 1
            price = self.use_worth(RUN)
            chance = UNITS
        gain: i64 = -price
        action: i64 = self.layout.actions[chamber]
        if action >= 0 and crossed & BITS[chamber] == 0:
            gain += self.worths[action]
            crossed |= BITS[chamber]
        secret: i64 = self.layout.secrets[chamber]
        if secret >= 0 and (self.team.found | opened) & BITS[secret] == 0:
            if self.is_mate_in(self.layout.partners[chamber]):
                gain += self.secret_prize()
                opened |= BITS[secret]
        gain += self.explore(
            sheet, chamber, kept_left, coming, crossed, opened, depth - 1, helps_left
        )
        return stay + (gain - stay) * chance // UNITS

    def is_mate_in(self, chamber: i64) -> bool:
        for sheet in self.sheets:
            if sheet.at == chamber:
                return True
        return False

    # -- dice -----------------------------------------------------------------------------

    def dice_worth(self, dice: Dice, coming: i64) -> i64:
        """Dice to be rolled, less those that will be missed in the next turns."""
        missed: i64 = 2 * dice.how_many(CURSE) + dice.how_many(CURSE + 1)
        if self.turns_of_all < 2:
            missed = missed * self.turns_of_all // 2
        return DIE * (coming - missed)


assert HEAL == 1
