"""Many games side by side, written into arrays that stay where they are.

Compiled with mypyc where a C compiler is at hand; plain Python otherwise.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from rollwrite.kernel.errors import IllegalMove
from rollwrite.kernel.seen.facts import Facts
from rollwrite.kernel.state import State

from .walk import Walk

MIXED = 0x1F3D_5B79_A8C6_E42D  # what tells the seeds of games apart


@final
class Herd:
    """Games of one kind. Each waits for one move of one seat; one that ends begins anew at once.

    ``seen`` has the facts of the seat that decides, ``mask`` its legal moves, ``seats`` who it
    is; ``done`` and ``rewards`` tell of games that ended with the last step.
    """

    def __init__(self, start: State, facts: Facts, count: i64, width: i64, actions: i64) -> None:
        self.start = start
        self.facts = facts
        self.count: i64 = count
        self.width: i64 = width
        self.actions: i64 = actions
        self.seed: i64 = 0
        self.begun: i64 = 0
        self.walks: list[Walk] = [Walk(start, False) for _ in range(count)]
        self.lit: list[list[int]] = [[] for _ in range(count)]
        self.over: list[State] = []  # the ends of games that ended with the last step
        self.seen = vec[i16]([0 for _ in range(count * width)])
        self.mask = vec[u8]([0 for _ in range(count * actions)])
        self.seats = vec[u8]([0 for _ in range(count)])
        self.done = vec[u8]([0 for _ in range(count)])

    def reset(self, seed: i64) -> None:
        """All games anew; their dice follow from the seed."""
        self.seed = seed
        self.begun = 0
        self.over = []
        game: i64 = 0
        while game < self.count:
            self.done[game] = 0
            self.begin(game)
            self.show(game)
            game += 1

    def begin(self, game: i64) -> None:
        self.walks[game].begin(self.seed ^ (self.begun * MIXED))
        self.begun += 1

    def show(self, game: i64) -> None:
        """What the seat that decides sees, and what it may do."""
        walk = self.walks[game]
        seat = walk.deciding()
        self.seats[game] = u8(seat)
        self.facts.write(walk.seen_by(seat), seat, self.seen, game * self.width)
        mask = self.mask
        at: i64 = game * self.actions
        for move in self.lit[game]:
            mask[at + move] = 0
        self.lit[game] = walk.light(seat, mask, at)

    def check(self, moves: bytes) -> None:
        """Refuse all moves if one of them is not legal; nothing is played then."""
        game: i64 = 0
        while game < self.count:
            move: i64 = move_at(moves, game)
            if move >= self.actions or self.mask[game * self.actions + move] == 0:
                raise IllegalMove(f"action {move} is not legal in game {game}")
            game += 1

    def step(self, moves: bytes) -> None:
        """One legal move of each game, two bytes each, the lower first."""
        self.over = []
        game: i64 = 0
        while game < self.count:
            walk = self.walks[game]
            walk.play(walk.deciding(), move_at(moves, game))
            has_ended = walk.is_over()
            self.done[game] = 1 if has_ended else 0
            if has_ended:
                self.over.append(walk.state)
                self.begin(game)
            self.show(game)
            game += 1


def move_at(moves: bytes, game: i64) -> i64:
    return moves[2 * game] | (moves[2 * game + 1] << 8)
