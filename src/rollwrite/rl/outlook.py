"""A game as programs see it: what can be seen and done, in arrays of fixed shapes."""

from __future__ import annotations

from functools import cached_property

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from rollwrite.catalogue import find
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game, Setup
from rollwrite.kernel.seen.facts import Row
from rollwrite.kernel.state import State

from .walk import Walk

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


class Outlook:
    """One game with its setup, by as few seats as can play if none are named. ``rows`` describe
    what is seen; everything else follows."""

    def __init__(
        self, game: str, seats: int = 0, options: dict[str, str] | None = None, sheet: str = ""
    ) -> None:
        self.game: Game = find(game)
        fewest = self.game.min_seats
        self.setup: Setup = self.game.setup(seats or fewest, options, sheet)
        self.start: State = self.game.start(self.setup)
        self.rows: tuple[Row, ...] = self.game.facts.rows(self.start)
        if not self.rows:
            raise InvalidNotation(f"{game} does not say what can be seen of it as numbers")
        self.width = sum(row.size for row in self.rows)
        self.actions = self.game.move_count()
        self._numbers = vec[i16]([i16(0) for _ in range(self.width)])

    def __reduce__(self) -> tuple[type[Outlook], tuple[object, ...]]:
        setup = self.setup
        return Outlook, (self.game.id, setup.seats, setup.options, setup.sheet)

    def __deepcopy__(self, known: object) -> Outlook:
        """Nothing of it changes."""
        return self

    # -- spaces -------------------------------------------------------------------

    @cached_property
    def flat(self) -> spaces.Box:
        """All rows, one after another."""
        low = [np.full(row.size, row.least, np.int16) for row in self.rows]
        high = [np.full(row.size, row.most, np.int16) for row in self.rows]
        return spaces.Box(np.concatenate(low), np.concatenate(high), dtype=np.int16)

    @cached_property
    def by_name(self) -> spaces.Dict:
        """Each row by its name, in its shape."""
        return spaces.Dict(
            {
                row.name: spaces.Box(row.least, row.most, row.shape or (1,), np.int16)
                for row in self.rows
            }
        )

    def parted(self, numbers: Numbers) -> dict[str, Numbers]:
        """A flat observation as rows by their names."""
        found, at = {}, 0
        for row in self.rows:
            found[row.name] = numbers[at : at + row.size].reshape(row.shape or (1,))
            at += row.size
        return found

    # -- what is seen and legal ----------------------------------------------------------

    def seen(self, walk: Walk, seat: int) -> Numbers:
        """What a seat may know."""
        self.game.facts.write(walk.seen_by(seat), seat, self._numbers, 0)
        return np.frombuffer(memoryview(self._numbers), np.int16).copy()

    def legal(self, walk: Walk, seat: int, actions: int) -> Mask:
        """A 1 for every legal move; nothing else where the seat owes no decision."""
        mask = np.zeros(actions, np.int8)
        if walk.owes(seat):
            mask[walk.moves(seat)] = 1
        return mask
