"""Dungeons a second time: slow, plain, and written from the rules page alone.

Sets, dictionaries and words; no masks, nothing imported from the game it judges
but its maps. Read it next to docs/rules/dungeons.md. Seats count from 0, moves
are texts in notation. Reachability is found anew every time it is needed.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations, permutations

from tests.games.dungeons.rules.naive_map import NaiveMap, NaiveSheet

LIFE_TRACK = [0, 0, -1, -2, -4, -6, -9, -12, -16, -20]  # DD-S3
GEM_BOXES = {"annoyed-animals": 45}  # DD-S5, 36 elsewhere
CLOUD_NUMBERS = [6, 8, 5, 9, 4, 10, 3, 11]  # DD-Q9


@dataclass
class NaiveGame:
    """A whole game."""

    adventure: str
    seats: int
    active: int = -1
    rolls: int = 0
    dice: list[int] = field(default_factory=list)
    owing: set[int] = field(default_factory=set)
    is_settling: bool = False
    is_over: bool = False
    killed: set[str] = field(default_factory=set)
    bonuses: set[int] = field(default_factory=set)
    sheets: list[NaiveSheet] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.map = NaiveMap.of(self.adventure)
        self.sheets = [NaiveSheet() for _ in range(self.seats)]
        if self.seats == 1:
            self.start(0)

    def copy(self) -> NaiveGame:
        return deepcopy(self)

    # -- rolls

    def start(self, seat: int) -> None:
        """DD-R0, DD-A3"""
        self.active = seat
        if self.map.of_kind("cloud"):
            self.owing = set(range(self.seats))

    def needs_roll(self) -> bool:
        return not self.owing and not self.is_over

    def roll(self, faces: str) -> None:
        words = [int(word) for word in faces.split()]
        if self.active < 0:
            self.start(words[0] - 1)
            return
        self.rolls += 1
        self.dice = words
        self.owing = {seat for seat in range(self.seats) if not self.sheets[seat].is_out}

    def ways_to_pair(self, with_black: bool) -> set[str]:
        """DD-R2, DD-R3"""
        found = set()
        for four in combinations(range(5), 4):
            if (4 in four) == with_black:
                for a, b, c, d in permutations([self.dice[die] for die in four]):
                    one, two = sorted([(min(a, b), max(a, b)), (min(c, d), max(c, d))])
                    found.add(f"{one[0]}+{one[1]} {two[0]}+{two[1]}")
        return found

    # -- what is legal

    def legal(self, seat: int) -> set[str]:
        sheet = self.sheets[seat]
        if sheet.asked:
            return {f"strike {sheet.asked[0]}", f"spare {sheet.asked[0]}"}
        if sheet.has_chest:
            return {f"take {it}" for it in ("lives", "torches", "dice") if it not in sheet.rewards}
        if self.rolls == 0:
            number = CLOUD_NUMBERS[len(sheet.clouds)]
            free = [name for name in self.map.of_kind("cloud") if name not in sheet.clouds]
            return {f"cloud {name} = {number}" for name in free}
        if not sheet.pairs:
            return self.legal_pairs(seat) | self.torch_moves(sheet)
        found = self.sum_moves(sheet) | self.torch_moves(sheet)
        return found | {"done"} if self.may_stop(sheet) else found

    def may_stop(self, sheet: NaiveSheet) -> bool:
        """DD-Q2; DD-O1: alone, whoever has hit may give up the other sum."""
        has_tool = self.seats == 1 and sheet.has_hit and len(sheet.unused) < 2
        return has_tool or not self.sum_moves(sheet)

    def legal_pairs(self, seat: int) -> set[str]:
        found = self.ways_to_pair(with_black=False)
        if self.is_free(seat) or self.symbols_left(self.sheets[seat]):
            found |= self.ways_to_pair(with_black=True)
        return found

    def is_free(self, seat: int) -> bool:
        return self.seats > 1 and seat == self.active

    def symbols_left(self, sheet: NaiveSheet) -> int:
        return (6 if "dice" in sheet.rewards else 3) - sheet.symbols_used

    def sum_moves(self, sheet: NaiveSheet) -> set[str]:
        """DD-R4, DD-A4"""
        found = set()
        for unit in sheet.unused:
            number = int(unit.split()[-1])
            for name in self.map.fields:
                if self.map.fits_field(sheet, unit, name):
                    found.add(f"{unit} at {name}")
            for monster, row in self.map.monsters.items():
                can_hit = not row["armoured"] and self.map.can_fight(sheet, monster)
                if can_hit and self.map.takes(sheet, monster, number):
                    found.add(f"{unit} hits {monster}")
        if len(sheet.unused) == 2:
            sums = [int(unit.split()[-1]) for unit in sheet.unused]
            for monster in self.map.having("armoured"):
                fits = all(self.map.takes(sheet, monster, number) for number in sums)
                if self.map.can_fight(sheet, monster) and fits:
                    found.add(f"both hit {monster}")
        return found

    def torch_moves(self, sheet: NaiveSheet) -> set[str]:
        """DD-R8"""
        if "torches" not in sheet.rewards or sheet.torches_used == 2:
            return set()
        fields = [name for name in self.map.fields if name not in sheet.crossed]
        found = {f"torch at {name}" for name in fields if self.map.beside(sheet, name)}
        for monster, row in self.map.monsters.items():
            if not row["armoured"] and self.map.can_fight(sheet, monster):
                found.add(f"torch hits {monster}")
        return found

    # -- what a move does

    def play(self, seat: int, move: str) -> None:
        sheet = self.sheets[seat]
        words = move.split()
        if "+" in words[0]:
            self.form(seat, move)
        elif words[0] == "cloud":
            sheet.clouds[words[1]] = int(words[3])
        elif words[0] == "take":
            self.take(sheet, words[1])
        elif words[0] in ("strike", "spare"):
            sheet.asked.remove(words[1])
            if words[0] == "strike":
                self.hit(sheet, words[1])
        elif words[0] == "both":
            sheet.unused = []
            self.hit(sheet, words[2], 2)
        elif words[0] != "done":
            self.use(sheet, move)
        if move == "done" or not self.goes_on(seat):
            self.finish(seat)

    def form(self, seat: int, move: str) -> None:
        sheet = self.sheets[seat]
        pairs = [tuple(map(int, pair.split("+"))) for pair in move.split()]
        sheet.pairs = tuple((pair[0], pair[1]) for pair in pairs)
        sheet.unused = [f"double {2 * a}" if a == b else str(a + b) for a, b in sheet.pairs]
        if move not in self.ways_to_pair(with_black=False) and not self.is_free(seat):
            sheet.symbols_used += 1

    def use(self, sheet: NaiveSheet, move: str) -> None:
        unit, _, target = move.rpartition(" ")
        unit, _, verb = unit.rpartition(" ")
        if unit == "torch":
            sheet.torches_used += 1
        else:
            sheet.unused.remove(unit)
        if verb == "at":
            self.cross(sheet, target)
        else:
            self.hit(sheet, target)

    def take(self, sheet: NaiveSheet, reward: str) -> None:
        """DD-S4"""
        sheet.has_chest = False
        sheet.rewards.add(reward)
        if reward == "lives":
            self.add_gems(sheet, 1)

    def add_gems(self, sheet: NaiveSheet, count: int) -> None:
        sheet.gems = min(sheet.gems + count, GEM_BOXES.get(self.adventure, 36))

    def cross(self, sheet: NaiveSheet, name: str) -> None:
        row = self.map.fields[name]
        if row["kind"] == "rubble":
            sheet.boxes[name] = sheet.boxes.get(name, 0) + 1
            if sheet.boxes[name] < 2:
                return
        sheet.crossed.add(name)
        if row["kind"] == "gem":
            self.add_gems(sheet, 1)
        if row["kind"] == "gold":
            sheet.gold += 1
        if row["kind"] == "chest":
            sheet.has_chest = True
        if row["kind"] == "portal" and row["number"] == 11:
            sheet.crossed |= set(self.map.of_kind("portal"))
        if row["kind"] == "fist":
            for monster in self.map.monsters:
                if monster not in sheet.killed:
                    self.hit_or_ask(sheet, monster)
        self.look_for_bonuses(sheet)

    def hit_or_ask(self, sheet: NaiveSheet, monster: str) -> None:
        """DD-Q4"""
        is_last = sheet.hits.get(monster, 0) + 1 == self.map.monsters[monster]["hits"]
        if not is_last or monster in self.killed:
            self.hit(sheet, monster)
        elif monster not in sheet.asked:
            sheet.asked.append(monster)

    def hit(self, sheet: NaiveSheet, monster: str, count: int = 1) -> None:
        sheet.hits[monster] = sheet.hits.get(monster, 0) + count
        sheet.has_hit = True
        if sheet.hits[monster] == self.map.monsters[monster]["hits"]:
            self.kill(sheet, monster)

    def kill(self, sheet: NaiveSheet, monster: str) -> None:
        """DD-M1, DD-M4"""
        row = self.map.monsters[monster]
        sheet.killed.add(monster)
        if monster in self.killed:
            self.add_gems(sheet, row["later"] or 0)
        else:
            sheet.firsts.add(monster)
            self.add_gems(sheet, row["first"])
            sheet.to_lose += row["hearts"]
        if row["worm"]:
            for _ in range(3):
                if self.map.boss not in sheet.killed:
                    self.hit_or_ask(sheet, self.map.boss)
        self.look_for_bonuses(sheet)

    def look_for_bonuses(self, sheet: NaiveSheet) -> None:
        for bonus in self.map.reached_bonuses(sheet) - sheet.bonuses:
            sheet.bonuses.add(bonus)
            if bonus in self.bonuses:
                self.add_gems(sheet, 1)
            else:
                sheet.bonus_firsts.add(bonus)
                self.add_gems(sheet, 3)

    # -- the end of a seat's steps, of a roll, of the game

    def goes_on(self, seat: int) -> bool:
        sheet = self.sheets[seat]
        if sheet.asked or sheet.has_chest:
            return True
        if self.is_settling:
            return False
        if self.rolls == 0:
            return len(sheet.clouds) < 8
        if not sheet.pairs:
            return True
        return bool(self.sum_moves(sheet) or self.torch_moves(sheet))

    def finish(self, seat: int) -> None:
        sheet = self.sheets[seat]
        if self.rolls and not self.is_settling:
            lapsed = len(sheet.unused)
            if self.seats == 1:
                lapsed = max(0, lapsed - 1) if sheet.has_hit else lapsed + 1
            sheet.to_lose += lapsed
            sheet.unused, sheet.pairs = [], ()
        self.owing.discard(seat)
        if not self.owing and self.rolls:
            self.settle()

    def settle(self) -> None:
        """DD-M1 to DD-M3, DD-Q1, DD-Q3"""
        self.is_settling = True
        while True:
            fresh = set().union(*(sheet.firsts for sheet in self.sheets)) - self.killed
            self.killed |= fresh
            self.bonuses |= set().union(*(sheet.bonus_firsts for sheet in self.sheets))
            if not fresh:
                break
            for sheet in self.sheets:
                for monster in self.map.monsters:
                    is_armoured = self.map.monsters[monster]["armoured"]
                    if monster in fresh - sheet.killed and not is_armoured and not sheet.is_out:
                        self.hit(sheet, monster)
            self.owing = {seat for seat, sheet in enumerate(self.sheets) if sheet.asked}
            if self.owing:
                return
        self.is_settling = False
        self.end_roll()

    def end_roll(self) -> None:
        for sheet in self.sheets:
            while sheet.to_lose:
                sheet.to_lose -= 1
                if "lives" in sheet.rewards and sheet.extra_used < 3:
                    sheet.extra_used += 1
                else:
                    sheet.track = min(10, sheet.track + 1)
            sheet.has_hit = False
            sheet.is_out = sheet.track == 10
        everybody_out = all(sheet.is_out for sheet in self.sheets)
        if self.killed == set(self.map.monsters) or everybody_out:
            self.is_over = True
            return
        self.active = (self.active + 1) % self.seats
        while self.sheets[self.active].is_out:
            self.active = (self.active + 1) % self.seats

    # -- points

    def total(self, seat: int) -> int:
        """DD-F2, DD-F3; losses of this roll count as if it were over"""
        sheet = self.sheets[seat]
        gems = sheet.gems
        if self.map.boss not in sheet.firsts:
            gems += sheet.hits.get(self.map.boss, 0) // 3
        gems = min(gems, GEM_BOXES.get(self.adventure, 36))
        spare = 3 - sheet.extra_used if "lives" in sheet.rewards else 0
        track = min(9, sheet.track + max(0, sheet.to_lose - spare))
        return 3 * gems + 2 * sheet.gold + (0 if self.seats == 1 else LIFE_TRACK[track])

    def winners(self) -> list[int]:
        if self.seats == 1:
            return [0]
        alive = [seat for seat in range(self.seats) if not self.sheets[seat].is_out]
        ranks = {seat: (self.total(seat), self.sheets[seat].track) for seat in alive}
        return [seat for seat in alive if ranks[seat] == max(ranks.values())]
