"""A game that can be reckoned on paper: four coins, each kept for its face or left for a point.

A coin shows 0 or 2. Who plays well leaves a 0 and keeps a 2: one and a half points a coin. Two
can play it as a team, which wins with six points.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.mind import Mind
from rollwrite.kernel.state import DECIDE, OVER, ROLL, State
from rollwrite.kernel.turn import Outcome

COINS = 4
KEEP, LEAVE = 0, 1
BEST = 1.5  # points a coin
GOAL = 6  # of a team
SEEN = 16  # points and less


class ToyMind(Mind):
    """Sees how many coins were thrown, and nothing else."""

    def weights(self, state: State) -> str:
        return "toy/four"

    def sights(self, state: State) -> int:
        return COINS + 1

    def features(self, state: State, seat: int, into: vec[i64]) -> int:
        into[0] = state.turns
        return 1


class Coins(State):
    def __init__(self) -> None:
        super().__init__(1)
        self.active = 0
        self.mind = ToyMind()
        self.points = 0
        self.coin = 0

    def sides(self) -> list[int]:
        return [2]

    def roll(self, faces: list[int]) -> None:
        self.coin = 2 * faces[0]
        self.turns += 1
        self.waiting = 1
        self.phase = DECIDE

    def moves(self, seat: int) -> list[int]:
        return [KEEP, LEAVE]

    def play(self, seat: int, move: int) -> None:
        self.points += self.coin if move == KEEP else 1
        self.waiting = 0
        self.phase = OVER if self.turns == COINS else ROLL

    def total(self, seat: int) -> int:
        return self.points

    def copy(self) -> Coins:
        twin = Coins()
        twin.resume(self)
        twin.points, twin.coin = self.points, self.coin
        return twin


class TeamMind(ToyMind):
    """Sees the points, too."""

    def weights(self, state: State) -> str:
        return "toy/team"

    def sights(self, state: State) -> int:
        return (COINS + 1) * SEEN

    def features(self, state: State, seat: i64, into: vec[i64]) -> int:
        into[0] = state.turns * SEEN + state.total(0)
        return 1


class Together(Coins):
    """The first seat decides for both."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.mind = TeamMind()

    def outcome(self) -> Outcome:
        winners = (0, 1) if self.points >= GOAL and self.phase == OVER else ()
        return Outcome((self.points, self.points), winners, ((0, 1),))

    def copy(self) -> Together:
        twin = Together()
        twin.resume(self)
        twin.points, twin.coin = self.points, self.coin
        return twin
