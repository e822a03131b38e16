"""What one thinks of a position of My City."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rollwrite.kernel.mind import Mind
from rollwrite.kernel.state import State

from ..rules.state import MyCityState
from .promise import promise


@final
class MyCityMind(Mind):
    def potential(self, state: State, seat: i64) -> i64:
        return (self.hope(state, seat) + 50) // 100

    def prospect(self, state: State, seat: i64) -> i64:
        return 100 * state.total(seat) + self.hope(state, seat)

    def hope(self, state: State, seat: i64) -> i64:
        """In hundredths of points."""
        assert isinstance(state, MyCityState)
        return promise(state.layout, state.papers[seat], state.row, state.is_raced)
