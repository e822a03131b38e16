"""The rules once more, without haste: names, lists and sets instead of masks.

It shares nothing with the engine but the data files and the notation.
"""

from __future__ import annotations

from tests.games.escape.rules.naive.temple import LETTERS, SIDES, Seat, Temple, load

GIVES = {"r": "reroll", "h": "heal", "k": "key", "t": "torch", "g": "golden"}
PAYING = ("key", "torch", "golden")
CHOICES = ("reroll", "key", "torch", "golden")


class NaiveGame:
    """Faces are words; ``phase`` says what is going on."""

    def __init__(self, seats: int, variant: str, difficulty: str) -> None:
        team = load("team")
        self.temple = Temple("standard" if variant == "standard" else "variant")
        self.variant, self.seats = variant, seats
        self.rounds: int = team["rounds"][variant][difficulty][seats - 2]
        self.needed: int = team["gems"][variant][difficulty][seats - 2]
        self.gem_place: int = team["gem_place"][variant][seats - 2]
        self.length: int = team["tracks"]["length"]
        self.sheets = [Seat(self.temple) for _ in range(seats)]
        self.marked = dict.fromkeys(team["tracks"]["names"], 0)
        self.spent = dict.fromkeys(team["tracks"]["names"], 0)
        self.gems = {"chambers": 0, "secrets": 0, "maps": 0, "tracks": 0}
        self.found: set[str] = set()
        self.supply = 8
        self.later = 0  # dice that come back at the end of the turn
        self.tray: list[str] = []
        self.kept: list[str] = []
        self.pool: list[str] = []
        self.curse = [0, 0, 0]
        self.extras: list[str] = []  # faces shown
        self.extras_left = 0 if variant == "standard" else 2
        self.phase = "draw"
        self.asks = ""
        self.start = self.active = self.seat = -1
        self.turn = self.round = self.taken = 0
        self.rolled_fresh = False
        self.won = False

    # -- small questions ------------------------------------------------------------------

    def left(self, track: str) -> int:
        return self.marked[track] - self.spent[track]

    def near(self, seat: int) -> set[str]:
        sheet = self.sheets[seat]
        if sheet.at in SIDES:
            return self.temple.doors[sheet.at]
        found = {other for one, other in self.temple.joins if one == sheet.at}
        return {other for other in found if frozenset((sheet.at, other)) not in sheet.closed}

    def runs(self) -> set[str]:
        return {f"run {name}" for name in self.near(self.active)} if self.left("run") else set()

    def price(self, chamber: str) -> str | None:
        """The move that enters a chamber; None if it cannot be paid."""
        kept, missing = list(self.kept), []
        for symbol in self.temple.pairs[chamber]:
            if symbol in kept:
                kept.remove(symbol)
            else:
                missing.append(symbol)
        for symbol in missing:
            if symbol not in PAYING or missing.count(symbol) > self.left(symbol):
                return None
        missing.sort(key=PAYING.index)
        return " ".join(["go", chamber, *(["with", *missing] if missing else [])])

    def closings(self, seat: int) -> set[str]:
        fitting = [name for name, pair in self.temple.pairs.items() if pair == self.extras]
        names = list(self.temple.pairs)
        found = set()
        for one, other in self.temple.joins:
            is_closed = frozenset((one, other)) in self.sheets[seat].closed
            if (one in fitting or other in fitting) and not is_closed:
                first, second = sorted((one, other), key=lambda name: (name[1], name[0]))
                assert names.index(first) < names.index(second)
                found.add(f"close {first}-{second}")
        return found

    # -- what can be done -------------------------------------------------------------------

    def owing(self) -> list[int]:
        return [self.seat] if self.phase in ASKING else []

    def legal(self) -> set[str]:
        """What the deciding seat may play."""
        if self.asks == "track":
            return {f"choose {name}" for name in CHOICES if self.marked[name] < self.length}
        if self.asks == "joker":
            return {f"joker {face}" for face in self.extras}
        if self.asks == "reward":
            return {"take gems", "take die"}
        return getattr(self, f"legal_{self.phase}")()  # type: ignore[no-any-return]

    def legal_sides(self) -> set[str]:
        taken = {sheet.at for sheet in self.sheets}
        return {f"side {side}" for side in SIDES if side not in taken}

    def legal_closing(self) -> set[str]:
        return self.closings(self.seat)

    def legal_before(self) -> set[str]:
        heals = [place for place, dice in enumerate(self.curse, 1) if dice and self.left("heal")]
        return {f"heal {place}" for place in heals} | self.runs() | {self.onward()}

    def onward(self) -> str:
        return "roll" if self.supply else "explore"

    def legal_place(self) -> set[str]:
        found = self.runs()
        bright = [face for face in self.tray if face != "black"]
        found |= {f"{way} {face}" for face in bright for way in ("keep", "pool")}
        if self.tray and self.rolled_fresh and self.left("reroll"):
            found.add("reroll")
        return found if bright else found | {self.onward()}

    def legal_explore(self) -> set[str]:
        prices = {self.price(name) for name in self.near(self.active)} - {None}
        return {price for price in prices if price} | self.runs() | {"done"}

    def legal_take(self) -> set[str]:
        sheet, found = self.sheets[self.seat], set()
        for face in set(self.pool) if self.taken < 2 else set():
            parts = [
                f"{face} on map {number + 1} {part}"
                for number, one in enumerate(sheet.maps)
                for part in one
                if number not in sheet.done and face in one[part]
            ]
            found |= set(parts or [f"lose {face}"])
        if self.taken:
            found |= self.give_ups() | {"done"}
        return found

    def give_ups(self) -> set[str]:
        sheet = self.sheets[self.seat]
        open_maps = [n for n, one in enumerate(sheet.maps) if n not in sheet.done]
        return {f"give up map {n + 1}" for n in open_maps if not sheet.maps[n]["bonus"]}

    # -- what is done ---------------------------------------------------------------------------

    def roll(self, text: str) -> None:
        faces = text.split()
        if self.phase == "draw":
            self.start = self.seat = int(text) - 1
            self.phase = "sides"
        elif self.phase == "extras":
            self.extras = faces
            self.use_extras()
        else:
            self.tray, self.phase, self.rolled_fresh = faces, "place", True
        self.go_on()

    def use_extras(self) -> None:
        self.phase = "before"
        if self.variant != "locked":
            return
        blacks = self.extras.count("black")
        if not blacks:
            self.phase = "closing"
        cursed = min(blacks, self.supply)
        self.supply -= cursed
        self.curse[0] += cursed

    def play(self, text: str) -> None:
        words = text.split()
        if text in ("done", "roll", "explore"):
            self.onwards()
        elif text.startswith("give up"):
            self.finish_map(int(words[3]) - 1)
        elif words[0] in LETTERS.values():
            self.take(words[0], int(words[3]) - 1, words[4])
        else:
            getattr(self, f"play_{words[0]}")(*words[1:])
        self.go_on()

    def play_side(self, side: str) -> None:
        self.sheets[self.seat].at = side
        self.seat = (self.seat + 1) % self.seats

    def play_heal(self, place: str) -> None:
        self.spent["heal"] += 1
        self.supply += self.curse[int(place) - 1]
        self.curse[int(place) - 1] = 0

    def play_reroll(self) -> None:
        self.spent["reroll"] += 1
        self.phase = "pair"

    def play_keep(self, face: str) -> None:
        self.set_aside(face, self.kept)

    def play_pool(self, face: str) -> None:
        self.set_aside(face, self.pool)

    def set_aside(self, face: str, pile: list[str]) -> None:
        self.tray.remove(face)
        pile.append(face)
        self.rolled_fresh = False
        self.bury()

    def bury(self) -> None:
        self.curse[0] += self.tray.count("black")
        self.tray = [face for face in self.tray if face != "black"]

    def play_run(self, chamber: str) -> None:
        self.spent["run"] += 1
        self.enter(chamber)

    def play_go(self, chamber: str, *helps: str) -> None:
        bonuses = list(helps[1:])
        for symbol in self.temple.pairs[chamber]:
            if symbol in bonuses:
                bonuses.remove(symbol)
                self.spent[symbol] += 1
            else:
                self.kept.remove(symbol)
                self.later += 1
        self.enter(chamber)

    def enter(self, chamber: str) -> None:
        sheet = self.sheets[self.active]
        sheet.at = chamber
        action = self.temple.actions[chamber]
        is_asleep = action == "." or (action == "J" and self.variant != "joker")
        if not is_asleep and chamber not in sheet.crossed:
            sheet.crossed.add(chamber)
            self.act(action)
        if not self.asks:
            self.look_for_secret()

    def act(self, action: str) -> None:
        if action == "*":
            self.gems["chambers"] += 1
        elif action == "?":
            if any(self.marked[name] < self.length for name in CHOICES):
                self.asks = "track"
        elif action == "J":
            if self.extras[0] == self.extras[1]:
                self.use_joker(self.extras[0])
            else:
                self.asks = "joker"
        else:
            self.mark(GIVES[action])

    def mark(self, track: str) -> None:
        if self.marked[track] < self.length:
            self.marked[track] += 1
            self.gems["tracks"] += self.marked[track] == self.gem_place

    def use_joker(self, face: str) -> None:
        if face == "black":
            self.later += self.curse[2]
            self.curse = [0, *self.curse[:2]]
        elif face != "adventurer":
            self.mark(face)

    def look_for_secret(self) -> None:
        stand = [sheet.at for sheet in self.sheets]
        here = self.sheets[self.active].at
        for colour, halves in self.temple.secrets.items():
            if here in halves and set(halves) <= set(stand) and colour not in self.found:
                self.found.add(colour)
                if self.variant == "dice" and self.extras_left:
                    self.asks = "reward"
                else:
                    self.gems["secrets"] += 2

    def play_choose(self, track: str) -> None:
        self.asks = ""
        self.mark(track)
        self.look_for_secret()

    def play_joker(self, face: str) -> None:
        self.asks = ""
        self.use_joker(face)
        self.look_for_secret()

    def play_take(self, what: str) -> None:
        self.asks = ""
        if what == "gems":
            self.gems["secrets"] += 2
        else:
            self.extras_left -= 1
            self.later += 1

    def play_close(self, passage: str) -> None:
        self.sheets[self.seat].closed.add(frozenset(passage.split("-")))
        self.onwards()

    def play_lose(self, face: str) -> None:
        self.pool.remove(face)
        self.later += 1
        self.taken += 1

    def take(self, face: str, number: int, part: str) -> None:
        self.play_lose(face)
        one = self.sheets[self.seat].maps[number]
        one[part].remove(face)
        if not one["bonus"] and not one["gem"]:
            self.gems["maps"] += 1
            self.finish_map(number)

    def finish_map(self, number: int) -> None:
        self.sheets[self.seat].done.add(number)
        self.mark(self.temple.map_tracks[number])

    # -- what follows ---------------------------------------------------------------------------

    def go_on(self) -> None:
        inside = all(sheet.at == self.temple.exit for sheet in self.sheets)
        if inside and sum(self.gems.values()) >= self.needed:
            self.won, self.phase, self.asks = True, "over", ""
        while self.phase in ASKING and not self.has_choice():
            self.onwards()

    def has_choice(self) -> bool:
        if self.asks:
            return True
        if self.phase == "sides":
            return not self.sheets[self.seat].at
        if self.phase == "take":
            return bool(self.pool and self.taken < 2) or bool(self.taken and self.give_ups())
        forced = {"before": {self.onward()}, "place": {self.onward()}, "explore": {"done"}}
        if self.phase == "place" and not self.tray and not self.supply:
            return False
        return bool(self.legal() - forced.get(self.phase, set()))

    def onwards(self) -> None:
        if self.phase == "sides":
            self.begin(self.start)
        elif self.phase == "closing":
            self.next_closing()
        elif self.phase in ("before", "place"):
            self.next_pair()
        else:
            self.next_taker()

    def begin(self, seat: int) -> None:
        self.active = self.seat = seat
        self.turn += 1
        self.round += seat == self.start
        self.supply += self.curse[2]
        self.curse = [0, *self.curse[:2]]
        is_joker = self.variant == "joker" and seat == self.start
        self.phase = "extras" if self.variant == "locked" or is_joker else "before"

    def next_closing(self) -> None:
        if self.seat == self.active:
            self.seat = (self.seat + 1) % self.seats
        else:
            self.seat, self.phase = self.active, "before"

    def next_pair(self) -> None:
        self.bury()
        count = min(2, self.supply)
        self.supply -= count
        self.tray, self.rolled_fresh = ["?"] * count, False
        self.phase = "pair" if count else "explore"

    def next_taker(self) -> None:
        self.later += len(self.kept)
        self.kept, self.phase, self.taken = [], "take", 0
        self.seat = (self.seat + 1) % self.seats
        if self.seat == self.active or not self.pool:
            self.end_turn()

    def end_turn(self) -> None:
        self.supply += self.later + len(self.pool)
        self.later, self.pool = 0, []
        following = (self.active + 1) % self.seats
        if following == self.start and self.round == self.rounds:
            self.phase = "over"
        else:
            self.begin(following)


ASKING = ("sides", "closing", "before", "place", "explore", "take")
